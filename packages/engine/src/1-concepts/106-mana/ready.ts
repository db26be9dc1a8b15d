/**
 * Which permanents have mana abilities and other activated abilities, by player: kept until characteristics change or a
 * permanent comes or goes, so that legal lists and payments look only at these. The roster is kept with them.
 */
import type { Activated, Objects } from '@lawmage/ability';
import { isManaAbility } from '../../6-spells-and-effects/605-mana-abilities/is-mana-ability.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import type { Act } from '../../work/decision.ts';
import { Growing } from '../110-permanents/growing.ts';
import { emptyRoster, enrolled, type Roster, rosterWithout, without, withPhasing } from '../110-permanents/roster.ts';
import { fixedWays, type Way } from './sources.ts';

/** An activated ability of an object: `at` is its index among the present ones, `act` what activating it is called. */
export type Activatable = {
  readonly id: ObjectId;
  readonly at: number;
  readonly ability: Activated;
  readonly act: Act;
  /** The ways in which a mana ability gives mana, where they are the same in every game. */
  readonly ways: readonly Way[] | null;
};

export type BySeat<T> = readonly T[];
export type Ready = {
  readonly battlefield: readonly ObjectId[];
  readonly stamp: number;
  readonly mana: BySeat<readonly Activatable[]>;
  readonly others: BySeat<readonly Activatable[]>;
  /** Abilities that any player may activate. */
  readonly byAny: readonly Activatable[];
  readonly faceDown: readonly ObjectId[];
  readonly roster: Roster;
  /** Whether some static ability may change what spells or abilities of others cost. */
  readonly costs: boolean;
  /** Whether some static ability may change cards off the battlefield. */
  readonly wide: boolean;
};

/** An ability as it can be activated. */
export const activatable = (
  id: ObjectId,
  at: number,
  ability: Activated,
  mana: boolean,
  ways: readonly Way[] | null = null,
): Activatable => ({
  id,
  at,
  ability,
  ways,
  act: { is: 'act', act: 'activate', id, face: 0, ability: at, way: 'normal', mana },
});

type Listed = { readonly at: number; readonly ability: Activated; readonly ways: readonly Way[] | null };
const NOTHING_LISTED: readonly Listed[] = [];
const LISTED = new WeakMap<Characteristics['abilities'], readonly Listed[]>();

/** What is ready now. */
export function ready(game: Game): Ready {
  const known = game.ready;
  if (known === null || known.stamp !== game.stamp) {
    game.ready = look(game);
    game.open = null;
  } else if (known.battlefield !== game.battlefield) game.ready = follow(game, known);
  return game.ready ?? look(game);
}

type Draft = { -readonly [K in keyof Ready]: Ready[K] };

const NO_ABILITIES: readonly Activatable[] = [];

function look(game: Game): Ready {
  const { battlefield, stamp, players } = game;
  const draft: Draft = {
    battlefield,
    stamp,
    mana: players.map(() => NO_ABILITIES),
    others: players.map(() => NO_ABILITIES),
    byAny: NO_ABILITIES,
    faceDown: [],
    roster: emptyRoster(players),
    costs: false,
    wide: false,
  };
  const growing = new Growing();
  for (const id of game.command) note(draft, characteristics(game, id));
  for (const id of battlefield) add(game, draft, growing, id);
  return draft;
}

/** What was ready, without the permanents that have gone and with those that have come: new ones are the last. */
function follow(game: Game, known: Ready): Ready {
  const { battlefield } = game;
  const gone = goneFrom(known.battlefield, battlefield);
  const draft: Draft = gone.size === 0 ? { ...known } : left(game, known, gone);
  draft.battlefield = battlefield;
  const growing = new Growing();
  for (let at = known.battlefield.length - gone.size; at < battlefield.length; at++)
    add(game, draft, growing, must(battlefield[at], 'a list has no gaps', game));
  return draft;
}

/** What is left of what was ready; mana that has gone is not open any more. */
function left(game: Game, known: Ready, gone: ReadonlySet<ObjectId>): Draft {
  const of = (list: readonly Activatable[]): readonly Activatable[] =>
    list.some(({ id }) => gone.has(id)) ? list.filter(({ id }) => !gone.has(id)) : list;
  const mana = known.mana.map(of);
  if (game.open !== null)
    game.open = game.open.map((open, seat) => (mana[seat] === known.mana[seat] ? open : undefined));
  return {
    ...known,
    mana,
    others: known.others.map(of),
    byAny: of(known.byAny),
    faceDown: without(known.faceDown, gone),
    roster: rosterWithout(known.roster, gone),
  };
}

const NONE_GONE: ReadonlySet<ObjectId> = new Set();

/** What a list has lost; what is new stands behind what is left. */
function goneFrom(before: readonly ObjectId[], now: readonly ObjectId[]): ReadonlySet<ObjectId> {
  if (now[before.length - 1] === before.at(-1)) return NONE_GONE;
  const gone = new Set<ObjectId>();
  let at = 0;
  for (const id of before) {
    if (now[at] === id) at++;
    else gone.add(id);
  }
  return gone;
}

function note(draft: Draft, is: Characteristics): void {
  const statics = staticsOf(is);
  draft.costs ||= statics.costs;
  draft.wide ||= statics.wide;
}

/** [CR 702.26b | 2007: 217.8a] What is phased out is passed over. */
function add(game: Game, draft: Draft, growing: Growing, id: ObjectId): void {
  const { phasedOut, faceDown } = thing(game, id);
  if (phasedOut) {
    draft.roster = withPhasing(draft.roster, growing, id);
    return;
  }
  const is = characteristics(game, id);
  note(draft, is);
  draft.roster = enrolled(draft.roster, growing, id, is);
  if (faceDown !== 'no') draft.faceDown = growing.with(draft.faceDown, id);
  for (const { at, ability, ways } of listed(game, is)) {
    const isMana = isManaAbility(game, ability);
    const one = activatable(id, at, ability, isMana, ways);
    if (isForAll(ability)) draft.byAny = growing.with(draft.byAny, one);
    else if (isMana) draft.mana = growing.withAt(draft.mana, is.controller, one);
    else draft.others = growing.withAt(draft.others, is.controller, one);
  }
}

/** The abilities to be activated on the battlefield; which of them make mana is a question of the edition. */
function listed(game: Game, { abilities }: Characteristics): readonly Listed[] {
  if (abilities.length === 0) return NOTHING_LISTED;
  const known = LISTED.get(abilities);
  if (known !== undefined) return known;
  const list: Listed[] = [];
  abilities.forEach(({ ability }, at) => {
    if (ability.is !== 'activated' || (ability.from !== undefined && ability.from !== 'battlefield')) return;
    list.push({ at, ability, ways: fixedWays(game, ability, at) });
  });
  const kept = list.length === 0 ? NOTHING_LISTED : list;
  LISTED.set(abilities, kept);
  return kept;
}

type Statics = { readonly costs: boolean; readonly wide: boolean };
const NO_STATICS: Statics = Object.freeze({ costs: false, wide: false });
const STATICS = new WeakMap<Characteristics['abilities'], Statics>();

/** What an object's static abilities do beyond the battlefield. */
function staticsOf({ abilities }: Characteristics): Statics {
  if (abilities.length === 0) return NO_STATICS;
  const known = STATICS.get(abilities);
  if (known !== undefined) return known;
  const rules = abilities.flatMap(({ ability }) => (ability.is === 'static' ? [ability.rule] : []));
  const costs = rules.some(rule => rule.static === 'cost' && rule.of !== 'this');
  const wide = rules.some(rule => rule.static === 'asCast' || (rule.static === 'modify' && reachesCards(rule.what)));
  const found = { costs, wide };
  STATICS.set(abilities, found);
  return found;
}

/** Whether a noun may stand for cards off the battlefield. */
function reachesCards(what: Objects): boolean {
  if (what.what === 'top' || what.what === 'bottom') return true;
  if (what.what !== 'each' && what.what !== 'some') return false;
  const filters = 'anyOf' in what.filter ? what.filter.anyOf : [what.filter];
  return filters.some(
    filter => 'anyOf' in filter || filter.sort === 'card' || filter.in !== undefined || filter.whose?.by === 'caster',
  );
}

const isForAll = ({ limits }: Activated): boolean => limits?.some(limit => limit.only === 'byAny') === true;

/** The mana abilities of a player's permanents. */
export const manaAbilitiesOf = (game: Game, seat: Seat): readonly Activatable[] => ready(game).mana[seat] ?? [];
