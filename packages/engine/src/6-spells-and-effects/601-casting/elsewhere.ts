/** Cards outside the hand that a player may be allowed to play. */
import { ready } from '../../1-concepts/106-mana/ready.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { livingSeats } from '../../state/seats.ts';
import { player, thing } from '../../state/store.ts';
import type { LivePlayerRule } from '../604-static/rules.ts';
import { factsOf, zoneBit } from './facts.ts';

const GRAVEYARD = zoneBit('graveyard');
const EXILE = zoneBit('exile');
const NONE_THERE: readonly ObjectId[] = [];

/** Cards in graveyards, exile and on top of libraries for which something may give a permission. */
export function playedFrom(game: Game, seat: Seat, rules: readonly LivePlayerRule[]): readonly ObjectId[] {
  const { wide } = ready(game);
  if (isNothingElsewhere(game, wide, rules)) return NONE_THERE;
  const ids: ObjectId[] = [];
  const allBuried =
    wide || rules.some(({ rule }) => rule.rule === 'castFromGraveyard' || isPlayFrom(rule, 'graveyard'));
  addPlayed(game, ids, player(game, seat).graveyard, GRAVEYARD, allBuried);
  addPlayed(
    game,
    ids,
    game.exile,
    EXILE,
    wide || factsOf(game).marks || rules.some(({ rule }) => isPlayFrom(rule, 'exile')),
  );
  const allCommanding = game.command.length > 0 && rules.some(({ rule }) => isPlayFrom(rule, 'command'));
  for (const id of game.command) {
    const { kind, marks } = thing(game, id);
    if (kind === 'card' && (allCommanding || marks.includes('commander'))) ids.push(id);
  }
  if (rules.length > 0) addTops(game, ids, rules);
  if (game.lasting.length > 0) for (const id of granted(game)) if (!ids.includes(id)) ids.push(id);
  return ids.length === 0 ? NONE_THERE : ids;
}

/** Whether nothing at all speaks of playing cards from elsewhere. */
const isNothingElsewhere = (game: Game, wide: boolean, rules: readonly LivePlayerRule[]): boolean =>
  !wide &&
  rules.length === 0 &&
  game.lasting.length === 0 &&
  game.command.length === 0 &&
  !factsOf(game).marks &&
  (factsOf(game).played & (GRAVEYARD | EXILE)) === 0;

/** Cards of a zone that print lets be played from there, or all. */
function addPlayed(game: Game, ids: ObjectId[], zone: readonly ObjectId[], bit: number, all: boolean): void {
  const facts = factsOf(game);
  if (zone.length === 0 || (!all && (facts.played & bit) === 0)) return;
  for (const id of zone) if (all || ((facts.of[thing(game, id).card]?.played ?? 0) & bit) !== 0) ids.push(id);
}

const isPlayFrom = (rule: LivePlayerRule['rule'], zone: 'graveyard' | 'exile' | 'library' | 'command'): boolean =>
  rule.rule === 'play' && rule.from.zone === zone;

/** Cards off the battlefield that effects of resolved spells and abilities have changed or given a permission for. */
export function granted(game: Game): readonly ObjectId[] {
  if (game.lasting.length === 0) return NONE_THERE;
  return game.lasting.flatMap(lasting => {
    if (lasting.is !== 'modify' || lasting.ids === null) return [];
    return lasting.ids.filter(id => isElsewhere(thing(game, id).zone));
  });
}

const isElsewhere = (zone: string | null): boolean => zone === 'graveyard' || zone === 'exile' || zone === 'library';

/** Top cards that somebody lets a player play. */
function addTops(game: Game, ids: ObjectId[], rules: readonly LivePlayerRule[]): void {
  if (!rules.some(({ rule }) => isPlayFrom(rule, 'library'))) return;
  for (const owner of livingSeats(game)) {
    const top = player(game, owner).library.at(-1);
    if (top !== undefined) ids.push(top);
  }
}
