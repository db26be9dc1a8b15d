/**
 * Which kinds of events a pattern listens to, as keys of the indexes. A pattern's keys and an event's keys meet exactly
 * when the pattern could match the event; triggers and replacements are found through them.
 */
import type { EventPattern, StepName, ZoneName } from '@lawmage/ability';
import type { ListenKey } from '../../state/indexes.ts';
import type { EventKind, GameEvent } from '../../work/event.ts';

const STEPS_OF: Readonly<Record<string, readonly StepName[]>> = {
  combat: ['beginCombat'],
  eachMain: ['precombatMain', 'postcombatMain'],
};

type Plain = Exclude<EventPattern['on'], 'any' | 'move' | 'step'>;

/** The kinds of events behind each pattern that needs no finer key. */
const KINDS: { readonly [K in Plain]: readonly (EventKind | 'state' | `move${string}`)[] } = {
  cast: ['cast'],
  copy: ['copySpell'],
  activate: ['activate'],
  playLand: ['move>battlefield'],
  attack: ['attack'],
  attackWith: ['attack'],
  block: ['block'],
  blocked: ['block', 'blocked'],
  blocksOrBlocked: ['block', 'blocked'],
  unblocked: ['blocked'],
  damage: ['damage'],
  turn: ['turn'],
  draw: ['draw'],
  draws: ['draws'],
  mills: ['mills'],
  destroy: ['move<battlefield'],
  discard: ['move<hand'],
  sacrifice: ['move<battlefield'],
  gainLife: ['life'],
  loseLife: ['life'],
  tap: ['tap'],
  untap: ['untap'],
  tapForMana: ['addMana'],
  counters: ['counters'],
  target: ['target'],
  attach: ['attach'],
  unattach: ['unattach', 'attach', 'move<battlefield'],
  create: ['create'],
  act: ['act', 'flip', 'roll', 'mark', 'cast'],
  turnFaceUp: ['turnFaceUp'],
  transform: ['transform'],
  phaseIn: ['phaseIn'],
  phaseOut: ['phaseOut'],
  countered: ['move<stack'],
  exert: ['act'],
  mutate: ['merge'],
  mentor: ['act'],
  explore: ['act'],
  evolve: ['act'],
  crewed: ['act'],
  miracle: ['act'],
  crew: ['act'],
  saddle: ['act'],
  connive: ['act'],
  exploit: ['mark'],
  become: ['mark'],
  cycle: ['cycle'],
  search: ['search'],
  shuffle: ['shuffle'],
  finalChapter: ['trigger', 'resolve'],
  loseControl: ['move<battlefield'],
  prevented: ['prevent'],
  lose: ['lose'],
  state: ['state'],
  resolved: ['resolve'],
  reflexive: [],
};

/** The keys under which a pattern is listed. */
export function keysOfPattern(pattern: EventPattern): readonly ListenKey[] {
  switch (pattern.on) {
    case 'any':
      return [...new Set(pattern.of.flatMap(keysOfPattern))];
    case 'step':
      return (STEPS_OF[pattern.step] ?? [pattern.step]).map(step => `step:${step}`);
    case 'move':
      if (pattern.to !== undefined) return [`move>${pattern.to}`];
      return [pattern.from === undefined ? 'move' : `move<${pattern.from}`];
    default:
      return KINDS[pattern.on];
  }
}

/** The keys of an event: those of listeners, and those of objects that grant abilities which listen. */
export type EventKeys = { readonly keys: readonly ListenKey[]; readonly granted: readonly ListenKey[] };

/** The key under which those are listed that grant abilities listening to a key. */
export const grantedKey = (key: ListenKey): ListenKey => `granted:${key}`;

const keysOf = (...keys: readonly ListenKey[]): EventKeys => ({ keys, granted: keys.map(grantedKey) });

const CREATED = keysOf('create', 'move>battlefield', 'move');
const DREW = keysOf('draw', 'move>hand', 'move<library', 'move');
const byKind = new Map<EventKind, EventKeys>();
const bySteps = new Map<StepName, EventKeys>();
const byZones = new Map<ZoneName | null, Map<ZoneName, EventKeys>>();

/** The keys under which listeners to an event are found. */
export function keysOfEvent(event: GameEvent): EventKeys {
  switch (event.what) {
    case 'move':
      return keysOfMove(event.from, event.to);
    case 'step':
      return kept(bySteps, event.step, () => keysOf(`step:${event.step}`));
    case 'create':
      return CREATED;
    case 'draw':
      return DREW;
    default:
      return kept(byKind, event.what, () => keysOf(event.what));
  }
}

function keysOfMove(from: ZoneName | null, to: ZoneName): EventKeys {
  const targets = kept(byZones, from, () => new Map<ZoneName, EventKeys>());
  return kept(targets, to, () => keysOf(`move>${to}`, `move<${from ?? ''}`, 'move'));
}

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
