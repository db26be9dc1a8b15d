/** Speed [CR 702.179 | 2007: none]: a mark of a player with a number. */
import type { Triggered } from '@lawmage/ability';
import { sourceless } from '../../6-spells-and-effects/603-triggered/sourceless.ts';
import type { Matched } from '../../6-spells-and-effects/603-triggered/waiting.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { isOpponent } from '../../state/seats.ts';
import { player, writePlayer } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { markEvent } from '../../work/events.ts';

/** [CR 702.179e | 2007: none] The most there is. */
export const MAX_SPEED = 4;
const SPEED = 'speed:';
/** Its player's speed has been about to increase this turn. */
const TRIGGERED = 'sped:';

const INCREASES: Triggered = {
  is: 'triggered',
  event: { on: 'loseLife', who: { who: 'some', of: 'opponent' } },
  if: { if: 'compare', a: { count: 'player', stat: 'speed', of: { who: 'you' } }, is: 'less', b: MAX_SPEED },
  effect: { do: 'act', act: 'increaseSpeed' },
};

/** A player's speed; 0 for a player who has none [CR 702.179f | 2007: none]. */
export function speedOf(game: Game, seat: Seat): number {
  const mark = player(game, seat).marks.find(one => one.startsWith(SPEED));
  return mark === undefined ? 0 : Number(mark.slice(SPEED.length));
}

/** Whether some card of the game could give a player speed. */
const hasEngines = someCardSays(abilities =>
  abilities.some(one => one.is === 'keyword' && one.keyword === 'start your engines!'),
);

const NO_MATCHES: readonly Matched[] = [];

/** [CR 702.179b, 702.179d | 2007: none] Once in each of a player's turns, when an opponent loses life. */
export function speedTriggers(game: Game, event: GameEvent): readonly Matched[] {
  if (event.what !== 'life' || event.change >= 0) return NO_MATCHES;
  const seat = game.active;
  if (!isOpponent(game, event.seat, seat)) return NO_MATCHES;
  const speed = speedOf(game, seat);
  if (speed === 0) by('702.179b|', hasEngines(game));
  if (speed === 0 || by('702.179e|', speed >= MAX_SPEED)) return NO_MATCHES;
  const mark = `${TRIGGERED}${game.turn}`;
  const { marks } = player(game, seat);
  if (marks.includes(mark)) return NO_MATCHES;
  cite('702.179d|');
  writePlayer(game, seat).marks = [...marks.filter(one => !one.startsWith(TRIGGERED)), mark];
  return [sourceless(seat, INCREASES)];
}

/** [CR 702.179c | 2007: none] One more. */
export function faster(game: Game, seat: Seat, source: ObjectId): readonly GameEvent[] {
  const speed = speedOf(game, seat);
  if (speed >= MAX_SPEED) return [];
  const more = markEvent({ seat }, `${SPEED}${speed + 1}`, '702.179c|', { source });
  return speed === 0 ? [more] : [markEvent({ seat }, `${SPEED}${speed}`, '702.179c|', { source, on: false }), more];
}
