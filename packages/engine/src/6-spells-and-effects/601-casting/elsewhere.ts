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
const NONE_THERE: readonly ObjectId[] = Object.freeze([]);

/** Cards in graveyards, exile and on top of libraries for which something may give a permission. */
export function playedFrom(game: Game, seat: Seat, rules: readonly LivePlayerRule[]): readonly ObjectId[] {
  const ids: ObjectId[] = [];
  const facts = factsOf(game);
  const { wide } = ready(game);
  const all = wide || rules.some(({ rule }) => rule.rule === 'castFromGraveyard' || isPlayFrom(rule, 'graveyard'));
  for (const id of player(game, seat).graveyard) {
    if (all || ((facts[thing(game, id).card]?.played ?? 0) & GRAVEYARD) !== 0) ids.push(id);
  }
  const allExiled = wide || rules.some(({ rule }) => isPlayFrom(rule, 'exile'));
  for (const id of game.exile) {
    const { card, marks } = thing(game, id);
    if (allExiled || marks.length > 0 || ((facts[card]?.played ?? 0) & EXILE) !== 0) ids.push(id);
  }
  for (const id of game.command) if (thing(game, id).marks.includes('commander')) ids.push(id);
  for (const owner of topsOf(game, rules)) {
    const top = player(game, owner).library.at(-1);
    if (top !== undefined) ids.push(top);
  }
  for (const id of granted(game)) if (!ids.includes(id)) ids.push(id);
  return ids.length === 0 ? NONE_THERE : ids;
}

const isPlayFrom = (rule: LivePlayerRule['rule'], zone: 'graveyard' | 'exile' | 'library'): boolean =>
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

/** Whose top card somebody lets a player play. */
const topsOf = (game: Game, rules: readonly LivePlayerRule[]): readonly Seat[] =>
  rules.some(({ rule }) => isPlayFrom(rule, 'library')) ? livingSeats(game) : [];
