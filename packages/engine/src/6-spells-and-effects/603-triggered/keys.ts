/**
 * Which kinds of events a pattern listens to, as keys of the indexes. A pattern's keys and an event's keys meet exactly
 * when the pattern could match the event; triggers and replacements are found through them.
 */
import type { EventPattern, StepName } from '@lawmage/ability';
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
  attack: ['attack'],
  attackWith: ['attack'],
  block: ['block'],
  blocked: ['block', 'blocked'],
  unblocked: ['blocked'],
  damage: ['damage'],
  draw: ['draw'],
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
  exert: ['act', 'mark'],
  mutate: ['act'],
  explore: ['act'],
  cycle: ['cycle'],
  search: ['search'],
  shuffle: ['shuffle'],
  lose: ['lose'],
  state: ['state'],
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

const keysByKind = new Map<EventKind, readonly ListenKey[]>();
const moveKeys = new Map<string, readonly ListenKey[]>();
const CREATED: readonly ListenKey[] = ['create', 'move>battlefield', 'move'];
const DREW: readonly ListenKey[] = ['draw', 'move>hand', 'move<library', 'move'];

/** The keys under which listeners to an event are found. */
export function keysOfEvent(event: GameEvent): readonly ListenKey[] {
  if (event.what === 'move') return keysOfMove(event.from ?? '', event.to);
  if (event.what === 'step') return keptUnder(moveKeys, event.step, () => [`step:${event.step}`]);
  if (event.what === 'create') return CREATED;
  if (event.what === 'draw') return DREW;
  return keptUnder(keysByKind, event.what, () => [event.what]);
}

function keysOfMove(from: string, to: string): readonly ListenKey[] {
  return keptUnder(moveKeys, `${from}>${to}`, () => [`move>${to}`, `move<${from}`, 'move']);
}

function keptUnder<K>(
  kept: Map<K, readonly ListenKey[]>,
  key: K,
  make: () => readonly ListenKey[],
): readonly ListenKey[] {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
