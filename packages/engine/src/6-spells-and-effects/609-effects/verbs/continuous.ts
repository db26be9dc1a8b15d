/** Continuous, replacement and prevention effects of resolving spells and abilities [CR 611.2, 614, 615 | 2007: 418.3, 419]. */

import type { Ability, Count, Duration, Modification, Objects } from '@lawmage/ability';
import { isSameAbility } from '../../../1-concepts/113-abilities/same.ts';
import { countOf } from '../../../nouns/count.ts';
import { candidatesOf, objectsOf } from '../../../nouns/objects.ts';
import { playersOf } from '../../../nouns/players.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game, Memory } from '../../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { touchAll } from '../../../state/touch.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import { bind, memory as memoryOf, openSlot } from '../../../work/memory.ts';
import { characteristics, controllerOf } from '../../613-layers/characteristics.ts';
import { stale } from '../../613-layers/stale.ts';
import { addLasting } from '../lasting.ts';
import { actors, didSome, permanentsOf } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';
import { recipientsOf } from './damage.ts';

/**
 * [CR 611.2c, 608.2h | 2007: 418.3b, 413.2f] The objects it affects and the values it counts are fixed as it begins; what
 * it says about the rules is about whatever fits at any time.
 */
export const modify: Executor<'modify'> = (game, effect, memory) => {
  const verb = withAlike(game, effect, memory);
  const choice = verb.changes.findIndex(({ change }) => change === 'gainOneOf');
  if (choice >= 0) return chooseAbility(game, verb, choice, memory);
  const given = verb.changes.findIndex(change => change.change === 'control' && change.who.who === 'some');
  if (given >= 0) return chooseController(game, verb, given, memory);
  const shared = verb.changes.findIndex(change => change.change === 'control' && change.who.who === 'each');
  if (shared >= 0) return giveToEach(game, verb, shared, memory);
  const scope = memoryOf(game, memory);
  const until = verb.until ?? null;
  const isOpen = (change: Modification): boolean => verb.what.what === 'each' && change.change === 'rule';
  const rules = verb.changes.filter(isOpen);
  if (rules.length > 0) {
    addLasting(game, memory, until, { is: 'modify', ids: null, what: verb.what, changes: rules, condition: null });
  }
  const ids = didSome(game, memory, presentOf(game, verb.what, scope));
  const changes = verb.changes.filter(change => !isOpen(change)).map(change => lockedIn(game, change, scope));
  if (ids.length > 0) for (const change of verb.changes) citeDoubling(game, verb.what, change, scope);
  if (ids.length > 0 && changes.length > 0) {
    cite('611.2c|418.3b', '611.2a|418.3a');
    addLasting(game, memory, until, { is: 'modify', ids, changes, condition: null });
  }
  stale(game);
  touchAll(game);
  return nothing();
};

/** [CR 702.1c | 2007: none] "The same is true for …": what some objects have now, in each of its variants, is what is gained. */
function withAlike(game: Game, verb: EffectOf<'modify'>, memory: MemoryId): EffectOf<'modify'> {
  if (!verb.changes.some(({ change }) => change === 'gainAlike')) return verb;
  const scope = memoryOf(game, memory);
  const changes = verb.changes.map((change): Modification => {
    if (change.change !== 'gainAlike') return change;
    cite('702.1c|');
    const among = candidatesOf(game, change.among, scope);
    const had = among.flatMap(id => characteristics(game, id).abilities.map(({ ability }) => ability));
    const wanted = had.filter(one => one.is === 'keyword' && change.keywords.includes(one.keyword));
    return {
      change: 'gain',
      abilities: wanted.filter((one, at) => !wanted.slice(0, at).some(before => isSameAbility(before, one))),
    };
  });
  return { ...verb, changes };
}

/** An ability is to be chosen among those that one of the changes offers. */
export type ChooseAbilityFrame = {
  readonly do: 'chooseAbility';
  readonly effect: EffectOf<'modify'>;
  readonly at: number;
  readonly memory: MemoryId;
};

/** [CR 608.2d | 2007: 413.2c] "Gains your choice of …": its controller chooses as the effect begins. */
function chooseAbility(game: Game, effect: EffectOf<'modify'>, at: number, memory: MemoryId): Done {
  const { you, source } = memoryOf(game, memory);
  const options = abilitiesOffered(effect, at).map((_, mode): Option => ({ is: 'mode', mode }));
  const asking = { kind: 'modes' as const, seat: you, why: why('modes', '608.2d|413.2c', source, effect), options };
  return ask(game, asking, { do: 'chooseAbility', effect, at, memory });
}

function abilitiesOffered({ changes }: EffectOf<'modify'>, at: number): readonly Ability[] {
  const change = changes[at];
  return change?.change === 'gainOneOf' ? change.abilities : [];
}

export function abilityChosen(game: Game, { effect, at, memory }: ChooseAbilityFrame, reply: Reply): Done {
  const chosen = abilitiesOffered(effect, at)[reply[0] ?? 0];
  const gain: Modification = { change: 'gain', abilities: chosen === undefined ? [] : [chosen] };
  return modify(game, { ...effect, changes: effect.changes.with(at, gain) }, memory);
}

/** [CR 608.2d | 2007: 413.2c] "An opponent gains control of …": which one is chosen as the effect begins. */
function chooseController(game: Game, effect: EffectOf<'modify'>, at: number, memory: MemoryId): Done {
  const change = effect.changes[at];
  if (change?.change !== 'control') return nothing();
  const slot = openSlot(game, memory);
  const changes = effect.changes.with(at, { ...change, who: { who: 'that', slot } });
  return pushInOrder(game, [
    { do: 'effect', effect: { do: 'choosePlayer', from: change.who, slot }, memory },
    { do: 'effect', effect: { ...effect, changes }, memory },
  ]);
}

/** "Each player gains control of all permanents they own": to each what is theirs. */
function giveToEach(game: Game, effect: EffectOf<'modify'>, at: number, memory: MemoryId): Done {
  const change = effect.changes[at];
  if (change?.change !== 'control' || change.who.who !== 'each') return nothing();
  const { slot = openSlot(game, memory), ...who } = change.who;
  const changes = effect.changes.with(at, { ...change, who: { who: 'that', slot } });
  return pushInOrder(game, [
    { do: 'effect', effect: { do: 'forEach', of: who, slot, effect: { ...effect, changes } }, memory },
  ]);
}

/** Numbers that the effect counts are counted now. */
function lockedIn(game: Game, change: Modification, scope: Memory): Modification {
  const now = (count: Count): number => {
    if (typeof count !== 'number') cite('611.2d|418.3c', '608.2h|413.2f');
    return countOf(game, count, scope);
  };
  if (change.change === 'gets') return { ...change, power: now(change.power), toughness: now(change.toughness) };
  if (change.change === 'base') {
    return {
      ...change,
      ...(change.power === undefined ? {} : { power: now(change.power) }),
      ...(change.toughness === undefined ? {} : { toughness: now(change.toughness) }),
    };
  }
  return change;
}

/** [CR 701.10a–701.10c | 2007: none] To double power or toughness is to give as much as there is; below zero, to take it. */
function citeDoubling(game: Game, what: Objects, change: Modification, scope: Memory): void {
  if (change.change !== 'gets') return;
  for (const count of [change.power, change.toughness]) {
    if (typeof count === 'number' || count.count !== 'stat' || !isSame(count.of, what)) continue;
    cite('701.10a|', '701.10b|');
    if (countOf(game, count, scope) < 0) cite('701.10c|');
  }
}

/** Whether two phrases stand for the same object. */
const isSame = (a: Objects, b: Objects): boolean =>
  a.what === 'self' ? b.what === 'self' : 'slot' in a && 'slot' in b && a.slot === b.slot;

export const rule: Executor<'rule'> = (game, verb, memory) => {
  const seats = actors(game, verb.who, memoryOf(game, memory));
  addLasting(game, memory, verb.until ?? { until: 'endOfTurn' }, { is: 'rule', seats, rule: verb.rule });
  stale(game);
  return nothing();
};

export const replace: Executor<'replace'> = (game, verb, memory) => {
  cite('614.3|419.3');
  addLasting(game, memory, verb.until ?? { until: 'endOfTurn' }, {
    is: 'replace',
    replacement: verb.replacement,
    once: verb.once ?? false,
  });
  return nothing();
};

/** [CR 615.7 | 2007: 419.7a] A shield counts down by what it prevents. */
export const prevent: Executor<'prevent'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  cite('615.3|419.3', '615.7|419.7b');
  const { amount, to } = verb.shield;
  const guarded = to === undefined ? [] : recipientsOf(game, to, scope);
  addLasting(game, memory, verb.until ?? { until: 'endOfTurn' }, {
    is: 'prevent',
    shield: verb.shield,
    left: amount === undefined ? -1 : countOf(game, amount, scope),
    ids: guarded.flatMap(({ id }) => (id === NONE ? [] : [id])),
    seats: guarded.flatMap(({ id, seat }) => (id === NONE ? [seat] : [])),
  });
  return nothing();
};

/** [CR 701.19a | 2007: 419.6b] */
export const regenerate: Executor<'regenerate'> = (game, verb, memory) => {
  for (const id of objectsOf(game, verb.what, memoryOf(game, memory))) {
    addLasting(game, memory, { until: 'endOfTurn' }, { is: 'regenerate', id });
  }
  return nothing();
};

/** [CR 701.12b] Control is exchanged only if both can be. */
export const exchangeControl: Executor<'exchangeControl'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [a] = permanentsOf(game, verb.a, memory);
  const [b] = permanentsOf(game, verb.b, memory);
  if (a === undefined || b === undefined) cite('701.12a|');
  if (a === undefined || b === undefined || a === b) return nothing();
  const [ofA] = playersOf(game, { who: 'controller', of: verb.a }, scope);
  const [ofB] = playersOf(game, { who: 'controller', of: verb.b }, scope);
  if (ofA === undefined || ofB === undefined || didSome(game, memory, ofA === ofB ? [] : [a, b]).length === 0)
    return nothing();
  cite('701.12b|');
  giveControl(game, memory, null, [
    { ids: [a], to: ofB },
    { ids: [b], to: ofA },
  ]);
  return nothing();
};

type Gift = { readonly ids: readonly ObjectId[]; readonly to: Seat };

/** Each of some players gains control of some objects, all at once. */
function giveControl(game: Game, memory: MemoryId, until: Duration | null, gifts: readonly Gift[]): void {
  const { found } = memoryOf(game, memory);
  const slot = found.length;
  for (const { ids, to } of gifts)
    addLasting(game, memory, until, {
      is: 'modify',
      ids,
      changes: [{ change: 'control', who: { who: 'that', slot } }],
      condition: null,
      found: [...found, { ids: [], seats: [to], n: 1 }],
    });
  stale(game);
  touchAll(game);
}

/** [CR 611.2c | 2007: 418.3b] What each of the two controls as it begins. */
export const swapControl: Executor<'swapControl'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [other] = playersOf(game, verb.with, scope);
  const all = permanentsOf(game, { what: 'each', filter: verb.of }, memory);
  const ofPlayer = (seat: Seat): readonly ObjectId[] => all.filter(id => controllerOf(game, id) === seat);
  if (other === undefined || other === scope.you) return nothing();
  const gifts = [
    { ids: ofPlayer(scope.you), to: other },
    { ids: ofPlayer(other), to: scope.you },
  ];
  const ids = gifts.flatMap(gift => gift.ids);
  giveControl(game, memory, verb.until, gifts);
  if (verb.slot !== undefined) bind(game, memory, verb.slot, { ids, seats: [], n: ids.length });
  return nothing();
};
