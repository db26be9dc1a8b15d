/**
 * Which mana abilities only tap a permanent that is untapped now, and what they give in all: kept until one of the
 * player's permanents is tapped or untapped, or may be used for the first time; of more, only those are looked at.
 */
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import type { Act } from '../../work/decision.ts';
import { type Activatable, ready } from './ready.ts';
import { NO_SUPPLY, type Supply, Tally } from './supply.ts';

export type Open = {
  readonly acts: readonly Act[];
  /** Null where some ability gives mana that is not the same in every game. */
  readonly supply: Supply | null;
  /** Whether some creature is too new. */
  readonly sick: boolean;
  /** How many abilities have been looked at. */
  readonly of: number;
};

const NO_ABILITIES: readonly Activatable[] = [];
const NOTHING_OPEN: Open = { acts: [], supply: NO_SUPPLY, sick: false, of: 0 };

/**
 * What is open to a player; null where some mana ability costs more than tapping, has limits or may be forbidden, so that
 * each must be looked at.
 */
export function openMana(game: Game, seat: Seat): Open | null {
  const abilities = ready(game).mana[seat] ?? NO_ABILITIES;
  const all = game.open ?? game.players.map(() => undefined);
  const known = all[seat];
  if (known === null || known?.of === abilities.length) return known;
  const found = look(game, abilities, known ?? NOTHING_OPEN);
  game.open = all.with(seat, found);
  return found;
}

/** Something of a player, or of anybody, has been tapped or untapped. */
export function closeMana(game: Game, seat: Seat | null = null): void {
  if (game.open === null) return;
  if (seat === null) game.open = null;
  else if (game.open[seat] !== undefined) game.open = game.open.with(seat, undefined);
}

/** A player's turn begins: what was too new is so no longer [CR 302.6 | 2007: 212.3d]. */
export function openNew(game: Game, seat: Seat): void {
  if (game.open?.[seat]?.sick) closeMana(game, seat);
}

/** What is open, `known` being so of the first abilities. */
function look(game: Game, abilities: readonly Activatable[], known: Open): Open | null {
  const acts = known.acts.slice();
  const tally = new Tally(known.supply ?? NO_SUPPLY);
  let fixed = known.supply !== null;
  let { sick } = known;
  for (let at = known.of; at < abilities.length; at++) {
    const one = must(abilities[at], 'a list has no gaps', game);
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
  return { acts, supply: fixed ? tally.done() : null, sick, of: abilities.length };
}

const justTaps = ({ ability: { cost, limits } }: Activatable): boolean =>
  cost.length === 1 && cost[0]?.pay === 'tap' && limits === undefined;

function isRuledOut(game: Game, id: ObjectId): boolean {
  const rules = rulesOn(game, id);
  return rules.length > 0 && rules.some(({ rule }) => rule.rule === 'cantActivate');
}
