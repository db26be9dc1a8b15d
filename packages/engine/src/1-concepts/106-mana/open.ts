/**
 * Which mana abilities only tap a permanent that is untapped now, and what they give in all: kept with `Ready` until
 * something is tapped or untapped or a turn begins.
 */
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import type { Act } from '../../work/decision.ts';
import { type Supply, Tally } from './affordable.ts';
import { type Activatable, ready } from './ready.ts';
import { areFixed, waysOf } from './sources.ts';

export type Open = {
  readonly acts: readonly Act[];
  /** Null where some ability gives mana that is not the same in every game. */
  readonly supply: Supply | null;
};

/**
 * What is open to a player; null where some mana ability costs more than tapping, has limits or may be forbidden, so that
 * each must be looked at.
 */
export function openMana(game: Game, seat: Seat): Open | null {
  const { open } = ready(game);
  let known = open[seat];
  if (known === undefined) {
    known = look(game, seat, ready(game).mana[seat] ?? []);
    open[seat] = known;
  }
  return known;
}

/** Something has been tapped or untapped, or has been under control for long enough. */
export function closeMana(game: Game): void {
  if (game.ready !== null && game.ready.open.length > 0) game.ready = { ...game.ready, open: [] };
}

function look(game: Game, seat: Seat, abilities: readonly Activatable[]): Open | null {
  const acts: Act[] = [];
  const tally = new Tally();
  let fixed = true;
  for (const one of abilities) {
    const { id, at, ability } = one;
    if (!justTaps(one) || isRuledOut(game, id)) return null;
    if (thing(game, id).tapped || isSick(game, id)) continue;
    acts.push(one.act);
    tally.addWays(id, waysOf(game, seat, id, at, ability));
    fixed &&= areFixed(ability, at);
  }
  return { acts, supply: fixed ? tally.done() : null };
}

const justTaps = ({ ability: { cost, limits } }: Activatable): boolean =>
  cost.length === 1 && cost[0]?.pay === 'tap' && limits === undefined;

function isRuledOut(game: Game, id: ObjectId): boolean {
  const rules = rulesOn(game, id);
  return rules.length > 0 && rules.some(({ rule }) => rule.rule === 'cantActivate');
}
