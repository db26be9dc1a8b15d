/** What triggered abilities are like, read once from their patterns and kept outside the game. */
import type {
  Ability,
  EventPattern,
  Modification,
  Objects,
  Quantity,
  Static,
  Triggered,
  ZoneName,
} from '@lawmage/ability';
import { levelMeaning } from '../../2-parts/levels.ts';
import { meaning } from '../../7-additional/702-keywords/meaning.ts';
import type { ListenKey } from '../../state/indexes.ts';
import { keysOfPattern } from './keys.ts';

/** What some abilities listen to. */
export type Listening = {
  /** Events of other objects, of players or of the turn: these need an index. */
  readonly others: ReadonlySet<ListenKey>;
  /** Events of the object itself: found through the event. */
  readonly self: ReadonlySet<ListenKey>;
  /** What the abilities listen to that it grants to objects. */
  readonly grants: ReadonlySet<ListenKey>;
};

const SUBJECTS = ['what', 'source', 'to', 'whom', 'by'] as const;

/** Whether a pattern is about the object that has the ability, so that the event leads to it. */
export function isAboutSelf(pattern: EventPattern): boolean {
  const parts = pattern as unknown as Readonly<Record<string, { readonly what?: string } | undefined>>;
  return SUBJECTS.some(name => parts[name]?.what === 'self');
}

/** The alternatives of a pattern. */
export const alternatives = (pattern: EventPattern): readonly EventPattern[] =>
  pattern.on === 'any' ? pattern.of.flatMap(alternatives) : [pattern];

/** [CR 603.2c | 2007: 410.6] "One or more": how many at least; 0 for a pattern that each occurrence matches. */
export function atLeast(pattern: EventPattern): number {
  const what = 'what' in pattern ? pattern.what : 'source' in pattern ? pattern.source : undefined;
  return what !== undefined && 'what' in what ? leastOf(what) : 0;
}

/** "This and/or one or more others" are at least one of all these. */
function leastOf(what: Objects): number {
  if (what.what === 'either') return Math.max(...what.of.map(leastOf));
  const count: Quantity | undefined = what.what === 'some' ? what.count : undefined;
  return count !== undefined && 'atLeast' in count && typeof count.atLeast === 'number' ? count.atLeast : 0;
}

/** [CR 113.6, 114.4 | 2007: 402.8] Whether an ability works in a zone: by default on the battlefield, and on emblems. */
export const worksIn = ({ from }: Triggered | Static, zone: ZoneName | null): boolean =>
  from === undefined ? zone === 'battlefield' || zone === 'command' : from === 'all' || zone === from;

/**
 * [CR 113.6k, 702.55c | 2007: 402.8f, 502.51c] Whether one condition of an ability works in a zone: what happens to the creature
 * that a card haunts is seen from exile, whatever other conditions the ability has.
 */
export const conditionWorksIn = (ability: Triggered, condition: EventPattern, zone: ZoneName | null): boolean =>
  isAboutHaunted(condition) ? zone === 'exile' : worksIn(ability, zone);

export const isAboutHaunted = (pattern: EventPattern): boolean =>
  pattern.on === 'move' && pattern.what.what === 'linked' && pattern.what.by === 'haunted';

const NO_LISTENING: Listening = { others: new Set(), self: new Set(), grants: new Set() };
const listeningKept = new WeakMap<readonly Ability[], Map<ZoneName | 'any', Listening>>();

/** What abilities listen to in a zone; `any`: wherever they work. */
export function listeningOf(abilities: readonly Ability[], zone: ZoneName | 'any'): Listening {
  let byZone = listeningKept.get(abilities);
  if (byZone === undefined) {
    byZone = new Map();
    listeningKept.set(abilities, byZone);
  }
  let listening = byZone.get(zone);
  if (listening === undefined) {
    listening = gather(abilities, zone);
    byZone.set(zone, listening);
  }
  return listening;
}

function gather(abilities: readonly Ability[], zone: ZoneName | 'any'): Listening {
  const found = { others: new Set<ListenKey>(), self: new Set<ListenKey>(), grants: new Set<ListenKey>() };
  for (const ability of abilities) gatherOne(ability, zone, found);
  return found.others.size + found.self.size + found.grants.size === 0 ? NO_LISTENING : found;
}

type Gathering = { readonly [K in keyof Listening]: Set<ListenKey> };

function gatherOne(ability: Ability, zone: ZoneName | 'any', found: Gathering): void {
  switch (ability.is) {
    case 'triggered':
      gatherPattern(ability, zone, found);
      break;
    case 'keyword':
      for (const meant of meaning(ability)) gatherOne(meant, zone, found);
      break;
    case 'chapter':
      found.self.add('counters');
      break;
    case 'level':
      for (const one of [...levelMeaning(ability), ...ability.abilities]) gatherOne(one, zone, found);
      break;
    case 'static':
      if (ability.rule.static === 'modify' && (zone === 'any' || worksIn(ability, zone))) {
        gatherGrants(ability.rule.changes, found.grants);
      }
      if (ability.rule.static === 'define') gatherOwn(ability.rule.changes, zone, found);
      break;
    case 'activated':
    case 'spell':
      break;
  }
}

/** [CR 707.9a | 2007: 503.9] What a copy has besides is its own. */
function gatherOwn(changes: readonly Modification[], zone: ZoneName | 'any', found: Gathering): void {
  for (const change of changes) {
    if (change.change === 'gain') for (const ability of change.abilities) gatherOne(ability, zone, found);
  }
}

function gatherPattern(ability: Triggered, zone: ZoneName | 'any', found: Gathering): void {
  for (const one of alternatives(ability.event)) {
    const self = isAboutSelf(one);
    if (!self && zone !== 'any' && !conditionWorksIn(ability, one, zone)) continue;
    for (const key of keysOfPattern(one)) (self ? found.self : found.others).add(key);
  }
}

/** The keys of the abilities that modifications grant. */
export function gatherGrants(changes: readonly Modification[], into: Set<ListenKey>): void {
  for (const change of changes) {
    if (change.change !== 'gain' && change.change !== 'gainOneOf') continue;
    const { others, self } = listeningOf(change.abilities, 'any');
    for (const key of others) into.add(key);
    for (const key of self) into.add(key);
  }
}
