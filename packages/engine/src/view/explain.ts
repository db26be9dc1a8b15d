/** Why an object is what it is [CR 613 | 2007: 418.5]: what it started as, and each change in the order of the layers. */
import type { Duration, Modification, ObjectRule } from '@lawmage/ability';
import { appliedTo } from '../6-spells-and-effects/613-layers/layers.ts';
import { type Layer, layersOf } from '../6-spells-and-effects/613-layers/systems.ts';
import type { Applied, Cause } from '../6-spells-and-effects/613-layers/watch.ts';
import { copiableValues, copiedBy } from '../7-additional/707-copying/copiable.ts';
import { type Rule, ruleIn } from '../editions/rule.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game, Thing } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { thing, thingOrNone } from '../state/store.ts';
import { mayKnow } from './knowing.ts';
import { type Facts, facts } from './see-object.ts';
import { nameOf } from './tell.ts';

/** What an object is at one point of the layers. */
export type Standing = Facts & { readonly controller: Seat };

/** Where a change comes from, as far as the seat may know. */
export type Origin = {
  /** `own`: it defines this itself; `ability`: a static ability; `resolved`: a spell or ability that resolved. */
  readonly by: 'own' | 'counters' | 'ability' | 'resolved';
  /** The object, or NONE where there is none to be named; `name` is '' then. */
  readonly source: ObjectId;
  readonly name: string;
  /** Whose effect it is. */
  readonly seat: Seat;
  readonly counters: { readonly kind: string; readonly n: number } | null;
  readonly timestamp: number;
  /** Null for as long as its source says so, or for ever. */
  readonly until: Duration | null;
};

export type Change = {
  /** The layer and sublayer as the edition numbers them, e.g. `7c`. */
  readonly layer: string;
  readonly rule: string;
  /** Null for counters, which change what `result` shows. */
  readonly change: Exclude<Modification, { readonly change: 'rule' }> | null;
  readonly before: Standing;
  readonly result: Standing;
  readonly from: Origin;
  /** It waited for a newer effect on which it depends [CR 613.8 | 2007: 418.5c]; the rule, or ''. */
  readonly waited: string;
};

/** A restriction, requirement or permission in force on the object. */
export type RuleInForce = { readonly rule: ObjectRule; readonly cites: string; readonly from: Origin };

export type Explanation = {
  readonly id: ObjectId;
  /** What the layers began with: its own values, those it copies, or what face-down status leaves of it. */
  readonly began: 'printed' | 'copied' | 'faceDown';
  readonly rule: string;
  readonly start: Standing;
  readonly changes: readonly Change[];
  readonly rules: readonly RuleInForce[];
};

/** The number of each layer, and the rule that sets it. */
const LAYERS: Readonly<Record<Layer, readonly [label: Rule, rule: Rule]>> = {
  copy: ['1|1', '613.1a|418.5a'],
  control: ['2|2', '613.1b|418.5a'],
  text: ['3|3', '613.1c|418.5a'],
  type: ['4|4', '613.1d|418.5a'],
  color: ['5|5', '613.1e|418.5a'],
  ability: ['6|5', '613.1f|418.5a'],
  definedSize: ['7a|6a', '613.4a|418.5a'],
  size: ['7b|6b', '613.4b|418.5a'],
  counters: ['7c|6c', '613.4c|418.5a'],
  modifySize: ['7c|6d', '613.4c|418.5a'],
  switch: ['7d|6e', '613.4d|418.5a'],
  rules: ['|', '613.11|418.5j'],
};

const BEGAN = { printed: '613.1|418.5a', copied: '707.2|503.2', faceDown: '708.2|504.2' } as const;

/**
 * Explains an object to a seat, or to a spectator; null where the seat may not know what it is. The layers themselves are
 * run and watched, so nothing is said that they do not do.
 */
export function explain(game: Game, id: ObjectId, seat: Seat = NOBODY): Explanation | null {
  const record = thingOrNone(game, id);
  if (record === undefined || record.zone === null || !isOpen(game, seat, record)) return null;
  const applied = appliedTo(game, id);
  const first = { ...copiableValues(game, record), controller: record.controller };
  const began = beganAs(game, record);
  return {
    id,
    began,
    rule: ruleIn(game.edition, BEGAN[began]),
    start: standing(first),
    changes: changesOf(game, seat, id, first, applied),
    rules: applied.flatMap(one => ruleOf(game, seat, id, one)),
  };
}

/** Face-down permanents are explained as the creatures they are for now; hidden cards are not explained. */
const isOpen = (game: Game, seat: Seat, { id, home }: Thing): boolean =>
  home === 'battlefield' || home === 'stack' || mayKnow(game, seat, id);

function beganAs(game: Game, record: Thing): Explanation['began'] {
  if (record.faceDown !== 'no') return 'faceDown';
  return copiedBy(game, record) === null ? 'printed' : 'copied';
}

const standing = (is: Characteristics): Standing => ({ ...facts(is), controller: is.controller });

function changesOf(
  game: Game,
  seat: Seat,
  id: ObjectId,
  first: Characteristics,
  applied: readonly Applied[],
): readonly Change[] {
  const changes: Change[] = [];
  let before = standing(first);
  let last: Applied | null = null;
  for (const one of applied) {
    const result = standing(one.after);
    if (one.change?.change !== 'rule')
      changes.push({
        ...layerIn(game, one.place),
        change: one.change,
        before,
        result,
        from: originOf(game, seat, id, one.cause),
        waited: last !== null && hasWaited(one, last) ? ruleIn(game.edition, '613.8|418.5c') : '',
      });
    before = result;
    last = one;
  }
  return changes;
}

function layerIn(game: Game, place: number): { readonly layer: string; readonly rule: string } {
  const [label, rule] = LAYERS[layersOf(game).order[place] ?? 'rules'];
  return { layer: ruleIn(game.edition, label), rule: ruleIn(game.edition, rule) };
}

/** Effects of a layer go by timestamps, so an older one that comes later has waited. */
const hasWaited = (one: Applied, last: Applied): boolean =>
  one.place === last.place &&
  one.cause.by === 'effect' &&
  last.cause.by === 'effect' &&
  one.cause.effect.timestamp < last.cause.effect.timestamp;

function ruleOf(game: Game, seat: Seat, id: ObjectId, { place, change, cause }: Applied): readonly RuleInForce[] {
  if (change?.change !== 'rule') return [];
  return [{ rule: change.rule, cites: layerIn(game, place).rule, from: originOf(game, seat, id, cause) }];
}

function originOf(game: Game, seat: Seat, id: ObjectId, cause: Cause): Origin {
  const self = { source: id, name: nameFor(game, seat, id), seat: NOBODY, counters: null, until: null };
  if (cause.by === 'defining') return { ...self, by: 'own', timestamp: thing(game, id).timestamp };
  if (cause.by === 'counters') {
    const { kind, n, timestamp } = cause;
    return { ...self, by: 'counters', source: NONE, name: '', counters: { kind, n }, timestamp };
  }
  const { source, timestamp, lasting } = cause.effect;
  return {
    by: lasting === null ? 'ability' : 'resolved',
    source: thingOrNone(game, source) === undefined ? NONE : source,
    name: nameFor(game, seat, source),
    seat: lasting?.controller ?? thingOrNone(game, source)?.controller ?? NOBODY,
    counters: null,
    timestamp,
    until: lasting?.until ?? null,
  };
}

/** The name of what made an effect, where the seat may know it. */
const nameFor = (game: Game, seat: Seat, id: ObjectId): string =>
  thingOrNone(game, id) !== undefined && mayKnow(game, seat, id) ? nameOf(game, id) : '';
