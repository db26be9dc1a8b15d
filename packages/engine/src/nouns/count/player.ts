/** Numbers of a player that the game keeps. */
import type { PlayerStat } from '@lawmage/ability';
import type { Game, Player } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import { by } from '../../work/cite.ts';

type Read = (player: Player, game: Game) => number;

const STATS: { readonly [K in PlayerStat]: Read } = {
  life: ({ life }) => life,
  handSize: ({ hand }) => hand.length,
  librarySize: ({ library }) => library.length,
  graveyardSize: ({ graveyard }) => graveyard.length,
  startingLife: (_, game) => game.format.life,
  poison: ({ counters }) => counters.poison ?? 0,
  rad: ({ counters }) => counters.rad ?? 0,
  energy: ({ counters }) => counters.energy ?? 0,
  experience: ({ counters }) => counters.experience ?? 0,
  speed: ({ marks }) => speedAmong(marks),
  tempted: ({ marks }) => numberOf(marks, 'tempted:'),
};

export const playerStat = (game: Game, seat: Seat, stat: PlayerStat): number => STATS[stat](player(game, seat), game);

/** [CR 702.179f | 2007: none] 0 for a player who has no speed. */
function speedAmong(marks: readonly string[]): number {
  const speed = numberOf(marks, 'speed:');
  by('702.179f|', speed === 0);
  return speed;
}

/** The number in a mark such as `speed:2`; 0 without one. */
export function numberOf(marks: readonly string[], prefix: string): number {
  const mark = marks.find(one => one.startsWith(prefix));
  return mark === undefined ? 0 : Number(mark.slice(prefix.length));
}
