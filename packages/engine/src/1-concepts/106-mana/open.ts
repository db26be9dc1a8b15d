/**
 * Which mana abilities only tap a permanent that is untapped now, and what they give in all: kept with `Ready` until
 * one of the player's permanents is tapped or untapped, or may be used for the first time.
 */
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import type { Act } from '../../work/decision.ts';
import { type Supply, Tally } from './affordable.ts';
import { type Activatable, ready } from './ready.ts';

export type Open = {
  readonly acts: readonly Act[];
  /** Null where some ability gives mana that is not the same in every game. */
  readonly supply: Supply | null;
  /** Whether some creature is too new. */
  readonly sick: boolean;
};

/**
 * What is open to a player; null where some mana ability costs more than tapping, has limits or may be forbidden, so that
 * each must be looked at.
 */
export function openMana(game: Game, seat: Seat): Open | null {
  const { open } = ready(game);
  let known = open[seat];
  if (known === undefined) {
    known = look(game, ready(game).mana[seat] ?? []);
    open[seat] = known;
  }
  return known;
}

/** Something of a player, or of anybody, has been tapped or untapped. */
export function closeMana(game: Game, seat: Seat | null = null): void {
  const { ready } = game;
  if (ready === null || ready.open.length === 0) return;
  if (seat === null) game.ready = { ...ready, open: [] };
  else if (ready.open[seat] !== undefined) game.ready = { ...ready, open: ready.open.with(seat, undefined) };
}

/** A player's turn begins: what was too new is so no longer [CR 302.6 | 2007: 212.3d]. */
export function openNew(game: Game, seat: Seat): void {
  if (game.ready?.open[seat]?.sick) closeMana(game, seat);
}

function look(game: Game, abilities: readonly Activatable[]): Open | null {
  const acts: Act[] = [];
  const tally = new Tally();
  let fixed = true;
  let sick = false;
  for (const one of abilities) {
    const { id, ways } = one;
    if (!justTaps(one) || isRuledOut(game, id)) return null;
    if (thing(game, id).tapped) continue;
    if (isSick(game, id)) {
      sick = true;
      continue;
    }
    acts.push(one.act);
    if (ways === null) fixed = false;
    else tally.addWays(id, ways);
  }
  return { acts, supply: fixed ? tally.done() : null, sick };
}

const justTaps = ({ ability: { cost, limits } }: Activatable): boolean =>
  cost.length === 1 && cost[0]?.pay === 'tap' && limits === undefined;

function isRuledOut(game: Game, id: ObjectId): boolean {
  const rules = rulesOn(game, id);
  return rules.length > 0 && rules.some(({ rule }) => rule.rule === 'cantActivate');
}
