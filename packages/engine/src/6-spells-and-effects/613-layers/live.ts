/** The continuous effects that there are, ready for the layers. Made anew whenever a stamp ends. */

import type { Ability, Condition, Modification, ObjectRule, Objects, PlayerRule, Static } from '@lawmage/ability';
import { worksIn } from '../../1-concepts/113-abilities/where.ts';
import { citeMeaning } from '../../7-additional/702-keywords/rules.ts';
import { copiableValues, valuesWithout } from '../../7-additional/707-copying/copiable.ts';
import type { Copier } from '../../7-additional/707-copying/static-copies.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { LiveAbility } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventKind } from '../../work/event.ts';
import { type Defined, isCircular } from './circular.ts';
import { type Compiled, compile, type Part } from './compile.ts';
import { isKnotted } from './knots.ts';
import { isVariable, readsOf, SIZE } from './reads.ts';
import { type LayerSystem, layersOf, type Origin } from './systems.ts';

type LastingChange = Extract<Lasting, { readonly is: 'modify' }>;

/** One continuous effect on objects. */
export type Continuous = {
  readonly origin: Origin;
  readonly timestamp: number;
  readonly source: ObjectId;
  readonly what: Objects | null;
  readonly condition: Condition | null;
  readonly compiled: Compiled;
  /** The static ability that makes it, which its source must have. */
  readonly ability: LiveAbility | null;
  /** The resolved spell or ability that made it. */
  readonly lasting: LastingChange | null;
  /** What its words stand for, once known; kept only where no effect changes who controls its source. */
  scope: Scope | null;
};

/** One effect in one layer. */
export type Step = { readonly effect: Continuous; readonly part: Part };

/** The same; `alike`: all effects that do the same to the same objects, this one included, or null. */
export type QuickStep = Step & { readonly alike: readonly Continuous[] | null };

export type RuleName = ObjectRule['rule'] | PlayerRule['rule'];

export type Live = {
  readonly stamp: number;
  /** All effects, oldest first. */
  readonly effects: readonly Continuous[];
  /** By place in the order of layers: defining ones first, then oldest first. */
  readonly steps: readonly (readonly QuickStep[])[];
  /** Some effect writes what another reads in the same layer or before: the board must be looked at as a whole. */
  readonly knotted: boolean;
  /** Some effect reads objects other than the one it changes. */
  readonly entangled: boolean;
  /** Events after which some effect may do something else; `anything`: all of them. */
  readonly fresh: ReadonlySet<EventKind>;
  readonly anything: boolean;
  readonly controls: boolean;
  /** The kinds of rules on objects and players that some effect makes. */
  readonly rules: ReadonlySet<RuleName>;
  /** Whether some static ability changes costs. */
  readonly costs: boolean;
  /** Objects with static abilities that players may act to ignore. */
  readonly ignorable: readonly ObjectId[];
  /** Static abilities that make copies. */
  readonly copiers: readonly Copier[];
  /** What the board-wide path found out: which effects exist at all. Null until it has run. */
  settled: ReadonlySet<Continuous> | null;
  /** The steps as the quick path takes them, see `alike.ts`. Null until it has. */
  quick: readonly (readonly QuickStep[])[] | null;
};

/** The continuous effects on objects now. */
export function liveEffects(game: Game): Live {
  if (game.live !== null && game.live.stamp === game.stamp) return game.live;
  const live = gather(game);
  game.live = live;
  return live;
}

function gather(game: Game): Live {
  const system = layersOf(game);
  const effects: Continuous[] = [];
  const defined: Defined[] = [];
  const rules = new Set<RuleName>();
  let costs = false;
  const ignorable: ObjectId[] = [];
  const copiers: Copier[] = [];
  for (const id of game.index.statics) {
    const record = thing(game, id);
    if (record.zone === null || record.phasedOut) continue;
    const { abilities, types } = copiableValues(game, record);
    if (abilities.some(({ ability }) => ability.is === 'static' && ability.ignore !== undefined)) ignorable.push(id);
    for (const live of abilities) {
      addStatic(system, record, types, live, effects);
      addRuleNames(live.ability, rules);
      costs ||= live.ability.is === 'static' && live.ability.rule.static === 'cost' && live.ability.rule.of !== 'this';
      const { ability } = live;
      if (ability.is === 'static' && ability.rule.static === 'copy' && worksIn(ability, record.zone, types))
        copiers.push({ source: id, at: live.at, ability, rule: ability.rule });
      if (ability.is === 'static' && ability.rule.static === 'define')
        defined.push(definedBy(system, id, ability.while, ability.rule.changes));
    }
  }
  for (const lasting of game.lasting) {
    if (lasting.is === 'copy') addOwnCopier(game, lasting, copiers);
    if (lasting.is === 'modify') effects.push(resolvedEffect(system, lasting));
    if (lasting.is === 'modify') addRulesOf(lasting.changes, rules);
    if (lasting.is === 'rule') rules.add(lasting.rule.rule);
  }
  effects.sort((a, b) => a.timestamp - b.timestamp);
  if (effects.length > 1) cite('613.7|');
  return { ...summaryOf(game.stamp, system, effects, defined), rules, costs, ignorable, copiers };
}

/** [CR 613.6 | 2007: 418.5b] What is a copy by its own static ability does not lose the effect with the ability. */
function addOwnCopier(game: Game, effect: Extract<Lasting, { readonly is: 'copy' }>, into: Copier[]): void {
  const { source, by: at, ids } = effect;
  if (at === undefined || !ids.includes(source)) return;
  const record = thing(game, source);
  if (record.zone === null || record.phasedOut || into.some(one => one.source === source && one.at === at)) return;
  const ability = valuesWithout(game, record, effect).abilities.find(live => live.at === at)?.ability;
  if (ability?.is === 'static' && ability.rule.static === 'copy')
    into.push({ source, at, ability, rule: ability.rule });
}

const definedBy = (
  system: LayerSystem,
  source: ObjectId,
  condition: Condition | undefined,
  changes: readonly Modification[],
): Defined => ({
  source,
  reads: readsOf([condition, changes]),
  place: Math.max(...changes.map(change => system.placeOf(change.change, 'defining'))),
});

/** Adds the effect of an ability, if it is a static one that changes objects and works where its object is. */
export function addStatic(
  system: LayerSystem,
  record: Thing,
  types: number,
  live: LiveAbility,
  into: Continuous[],
): void {
  const { ability } = live;
  const rule = ability.is === 'static' ? modifyingRule(live, ability.rule) : null;
  if (ability.is !== 'static' || rule === null || !worksIn(ability, record.zone, types)) return;
  cite('604.2|412.1', '611.3b|418.4b');
  citeMeaning({ abilities: [] }, live.meaningOf);
  into.push(staticEffect(system, record, live, ability, rule));
}

/** [CR 604.3a | 2007: 405.2] What an effect gives an object to say of itself does not define its characteristics: it changes them. */
function modifyingRule({ granted }: LiveAbility, rule: Static['rule']): Modifying | null {
  if (rule.static === 'modify') return rule;
  if (rule.static !== 'define' || !granted) return null;
  cite('604.3a|405.2');
  return { static: 'modify', what: { what: 'self' }, changes: rule.changes };
}

type Modifying = Extract<Static['rule'], { readonly static: 'modify' }>;

/** [CR 613.7a | 2007: 418.5f] The timestamp of the object, or of what gave it the ability if that is later. */
function staticEffect(
  system: LayerSystem,
  record: Thing,
  live: LiveAbility,
  ability: Static,
  rule: Modifying,
): Continuous {
  return {
    origin: 'static',
    timestamp: Math.max(record.timestamp, live.timestamp),
    source: record.id,
    what: rule.what,
    condition: ability.while ?? null,
    compiled: compiledStatic(system, ability, rule),
    ability: live,
    lasting: null,
    scope: null,
  };
}

const compiledStatics = new WeakMap<LayerSystem, WeakMap<Static, Compiled>>();

function compiledStatic(system: LayerSystem, ability: Static, rule: Modifying): Compiled {
  return keptFor(compiledStatics, system, ability, () =>
    compile(system, 'static', rule.what, ability.while ?? null, rule.changes),
  );
}

const compiledResolved = new WeakMap<LayerSystem, WeakMap<readonly Modification[], Compiled>>();

function resolvedEffect(system: LayerSystem, lasting: LastingChange): Continuous {
  return {
    origin: 'resolved',
    timestamp: lasting.timestamp,
    source: lasting.source,
    what: lasting.what ?? null,
    condition: lasting.condition,
    compiled: keptFor(compiledResolved, system, lasting.changes, () =>
      compile(system, 'resolved', lasting.what ?? null, lasting.condition, lasting.changes),
    ),
    ability: null,
    lasting,
    scope: null,
  };
}

/** What has been made for a system and some words, made once. */
export function keptFor<K extends object, V>(
  kept: WeakMap<LayerSystem, WeakMap<K, V>>,
  system: LayerSystem,
  key: K,
  make: () => V,
): V {
  let bySystem = kept.get(system);
  if (bySystem === undefined) {
    bySystem = new WeakMap();
    kept.set(system, bySystem);
  }
  let known = bySystem.get(key);
  if (known === undefined) {
    known = make();
    bySystem.set(key, known);
  }
  return known;
}

/** `defined`: what the characteristic-defining abilities of permanents and spells read. */
function summaryOf(
  stamp: number,
  system: LayerSystem,
  effects: readonly Continuous[],
  defined: readonly Defined[],
): Omit<Live, 'rules' | 'costs' | 'ignorable' | 'copiers'> {
  const reads = [
    ...defined.map(one => one.reads),
    ...effects.flatMap(({ compiled }) => [compiled.affected, compiled.elsewhere]),
  ];
  const control = system.placeOf('control', 'static');
  const fresh = new Set<EventKind>();
  for (const read of reads) for (const kind of read.fresh) fresh.add(kind);
  return {
    stamp,
    effects,
    steps: stepsOf(system, effects),
    knotted:
      isKnotted(system, effects) ||
      defined.some(({ reads: { bits } }) => (bits & SIZE) !== 0) ||
      isCircular(effects, defined),
    entangled:
      defined.some(one => isVariable(one.reads)) || effects.some(({ compiled }) => isVariable(compiled.elsewhere)),
    fresh,
    anything: reads.some(({ anything }) => anything),
    controls: effects.some(({ compiled }) => compiled.parts.some(({ place }) => place === control)),
    settled: null,
    quick: null,
  };
}

function addRuleNames(ability: Ability, into: Set<RuleName>): void {
  if (ability.is !== 'static') return;
  if (ability.rule.static === 'players') into.add(ability.rule.rule.rule);
  if (ability.rule.static === 'modify') addRulesOf(ability.rule.changes, into);
}

/** Rules among changes, and among the abilities that they give. */
function addRulesOf(changes: readonly Modification[], into: Set<RuleName>): void {
  for (const change of changes) {
    if (change.change === 'rule') into.add(change.rule.rule);
    if (change.change === 'gain') for (const ability of change.abilities) addRuleNames(ability, into);
  }
}

function stepsOf(system: LayerSystem, effects: readonly Continuous[]): Live['steps'] {
  const steps: QuickStep[][] = system.order.map(() => []);
  for (const effect of effects)
    for (const part of effect.compiled.parts) steps[part.place]?.push({ effect, part, alike: null });
  return steps;
}

/** The player whose effect it is: who controls the source now, or controlled what resolved. */
export const controllerOfEffect = (effect: Continuous, of: (id: ObjectId) => Seat): Seat =>
  effect.lasting === null ? of(effect.source) : effect.lasting.controller;
