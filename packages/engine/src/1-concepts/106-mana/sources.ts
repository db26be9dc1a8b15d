/** Sources of mana as the payment solver sees them. */
import type { Activated, ManaProduced, SpendLimit } from '@lawmage/ability';
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { mayActivate } from '../../6-spells-and-effects/602-activating/may-activate.ts';
import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import { isSupertype, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { type ManaNeed, needOf } from './need.ts';
import { type Output, outputsOf, ownMana, stepsOf } from './outputs.ts';
import { manaAbilitiesOf } from './ready.ts';
import type { TypeSet } from './types.ts';
import { isManaChanged, tapsForMana, unitsInstead } from './units-instead.ts';

/** One way to get mana from a permanent. */
export type Way = {
  readonly at: number;
  readonly units: readonly TypeSet[];
  readonly limit: SpendLimit | null;
  /** How much worse it is than just tapping: what else it costs or does. */
  readonly burden: number;
  /** Mana that it costs itself, paid with mana of other sources; null: none. */
  readonly feed: ManaNeed | null;
};

/** A permanent that may give mana now. */
export type Source = {
  readonly id: ObjectId;
  readonly snow: boolean;
  readonly creature: boolean;
  readonly ways: readonly Way[];
};

/** What it costs to use a source, on the scale of `worth.ts`, where a plain land costs about 10. */
const BURDEN = { effect: 25, life: 30, sacrifice: 80 } as const;

/** How an ability's cost can be paid without asking: nothing more, some life, itself. Null: the solver leaves it alone. */
type CostKind = {
  readonly tap: boolean;
  readonly life: number;
  readonly sacrifice: boolean;
  readonly feed: ManaNeed | null;
};
const COSTS = new WeakMap<Activated, CostKind | 'other'>();

/** The sources that a player may use now. */
export function sourcesOf(game: Game, seat: Seat, except: readonly ObjectId[] = []): readonly Source[] {
  const sources: { id: ObjectId; ways: Way[] }[] = [];
  eachWay(game, seat, (id, ways) => {
    if (except.includes(id)) return;
    const last = sources.at(-1);
    if (last !== undefined && last.id === id) last.ways.push(...ways);
    else sources.push({ id, ways: [...ways] });
  });
  return sources.map(({ id, ways }) => ({
    id,
    snow: isSupertype(game, id, 'snow'),
    creature: isType(game, id, 'creature'),
    ways,
  }));
}

/** Visits the mana abilities that a player may activate now and pay without asking; those of one permanent in a row. */
export function eachWay(game: Game, seat: Seat, visit: (id: ObjectId, ways: readonly Way[]) => void): void {
  const abilities = manaAbilitiesOf(game, seat);
  if (abilities.length === 0) return;
  const rules = playerRules(game, seat);
  const changed = isManaChanged(game);
  for (const { id, at, ability, ways: fixed } of abilities) {
    const cost = costKind(ability);
    if (cost === 'other' || !payableNow(game, seat, id, cost) || !mayActivate(game, seat, id, ability, at, rules))
      continue;
    const ways = fixed ?? waysOf(game, seat, id, at, ability);
    if (ways.length > 0) visit(id, changed && tapsForMana(ability) ? waysInstead(game, seat, id, ways) : ways);
  }
}

const waysInstead = (game: Game, seat: Seat, id: ObjectId, ways: readonly Way[]): readonly Way[] =>
  ways.map(way => ({ ...way, units: unitsInstead(game, seat, id, way) }));

type Fixed = { readonly at: number; readonly ways: readonly Way[] };
const FIXED = new WeakMap<Activated, Fixed>();

/** The ways in which a mana ability gives mana, if they are the same whatever the game; null if not. */
export function fixedWays(game: Game, ability: Activated, at: number): readonly Way[] | null {
  const mana = ownMana(ability);
  return mana !== null && isFixed(mana.mana) ? waysOf(game, NOBODY, NONE, at, ability) : null;
}

/** The ways in which a mana ability may give mana now, whatever it costs. */
export function waysOf(game: Game, seat: Seat, id: ObjectId, at: number, ability: Activated): readonly Way[] {
  const known = FIXED.get(ability);
  if (known?.at === at) return known.ways;
  const mana = ownMana(ability);
  if (mana === null) return [];
  const outputs: readonly Output[] = outputsOf(game, mana.mana, { you: seat, source: id, x: 0, found: [] });
  const burden = burdenOf(ability);
  const cost = costKind(ability);
  const feed = cost === 'other' ? null : cost.feed;
  const ways = outputs.map(({ units, limit }) => ({ at, units, limit, burden, feed }));
  if (isFixed(mana.mana)) FIXED.set(ability, { at, ways });
  return ways;
}

/** Whether the words alone say what is added, whatever the game. */
function isFixed(mana: ManaProduced): boolean {
  if (mana.mana === 'restricted') return isFixed(mana.produced);
  if (mana.mana === 'fixed') return mana.times === undefined || typeof mana.times === 'number';
  return mana.mana === 'oneOf' || (mana.mana === 'anyColor' && typeof mana.count === 'number');
}

function burdenOf(ability: Activated): number {
  const cost = costKind(ability);
  if (cost === 'other') return 0;
  const effects = stepsOf(ability.effect).length > 1 ? BURDEN.effect : 0;
  return cost.life * BURDEN.life + (cost.sacrifice ? BURDEN.sacrifice : 0) + effects;
}

function payableNow(game: Game, seat: Seat, id: ObjectId, cost: CostKind): boolean {
  if (cost.tap && (thing(game, id).tapped || isSick(game, id))) return false;
  return cost.life === 0 || (game.players[seat]?.life ?? 0) > cost.life;
}

function costKind(ability: Activated): CostKind | 'other' {
  const known = COSTS.get(ability);
  if (known !== undefined) return known;
  const kind = readCost(ability);
  COSTS.set(ability, kind);
  return kind;
}

function readCost(ability: Activated): CostKind | 'other' {
  let tap = false;
  let life = 0;
  let sacrifice = false;
  let feed: ManaNeed | null = null;
  for (const part of ability.cost) {
    if (part.pay === 'tap') tap = true;
    else if (part.pay === 'mana' && feed === null && !part.cost.includes('X')) feed = needOf(part.cost);
    else if (part.pay === 'do' && part.effect.do === 'loseLife' && typeof part.effect.amount === 'number')
      life += part.effect.amount;
    else if (part.pay === 'do' && part.effect.do === 'sacrifice' && part.effect.what.what === 'self') sacrifice = true;
    else return 'other';
  }
  return tap || sacrifice ? { tap, life, sacrifice, feed } : 'other';
}
