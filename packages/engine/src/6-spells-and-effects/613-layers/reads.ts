/**
 * What words read: which characteristics, whose, and which happenings may change the answer. Derived once from the words,
 * so that the layers know which effects can concern each other, and when what they made must be made anew.
 */
import { CARD_TYPES, SUPERTYPES } from '@lawmage/ability';
import type { EventKind } from '../../work/event.ts';

/** Characteristics as bits. */
export const CONTROL = 1;
export const NAME = 2;
export const CARDTYPES = 4;
export const SUPERS = 8;
export const SUBTYPES = 16;
export const COLOR = 32;
export const ABILITIES = 64;
export const SIZE = 128;
export const EVERYTHING = 255;

/** Bits of characteristics, and kinds of events after which the words may say something else; or any event may change it. */
export type Reads = { readonly bits: number; readonly fresh: ReadonlySet<EventKind>; readonly anything: boolean };

type Words = Readonly<Record<string, unknown>>;

const MOVES: readonly EventKind[] = [
  'move',
  'create',
  'draw',
  'cease',
  'playLand',
  'cast',
  'phaseIn',
  'phaseOut',
  'leave',
];
const FIGHT: readonly EventKind[] = ['attack', 'block', 'blocked', 'removeFromCombat', 'step', 'move', 'create'];
const TIME: readonly EventKind[] = ['turn', 'step'];

/** What a word with `is` reads. */
const TRAITS: Readonly<Record<string, readonly [number, readonly EventKind[]]>> = {
  color: [COLOR, []],
  keyword: [ABILITIES, []],
  named: [NAME, []],
  chosenType: [SUBTYPES, []],
  chosenName: [NAME, []],
  counter: [0, ['counters', 'move', 'create']],
  attached: [0, ['attach', 'unattach', 'move']],
  attachedBy: [CARDTYPES | SUBTYPES, ['attach', 'unattach', 'move']],
  marked: [0, ['mark']],
  attacking: [0, FIGHT],
  combatWith: [0, FIGHT],
  targets: [0, ['cast', 'activate', 'target']],
  targetsPlayer: [0, ['cast', 'activate', 'target']],
};

const STATES: Readonly<Record<string, readonly EventKind[]>> = {
  tapped: ['tap', 'untap'],
  untapped: ['tap', 'untap'],
  attacking: FIGHT,
  blocking: FIGHT,
  blocked: FIGHT,
  unblocked: FIGHT,
  token: [],
  faceDown: ['turnFaceUp', 'turnFaceDown'],
  faceUp: ['turnFaceUp', 'turnFaceDown'],
  enchanted: ['attach', 'unattach', 'move'],
  equipped: ['attach', 'unattach', 'move'],
  modified: ['attach', 'unattach', 'move', 'counters'],
  historic: [],
  commander: [],
  transformed: ['transform'],
  ringBearer: ['mark'],
};

const PLAYER_STATS: Readonly<Record<string, readonly EventKind[]>> = {
  life: ['life', 'damage'],
  handSize: MOVES,
  librarySize: MOVES,
  graveyardSize: MOVES,
  startingLife: [],
  poison: ['counters', 'damage'],
  energy: ['counters'],
  experience: ['counters'],
  speed: ['mark', 'life'],
  tempted: ['mark'],
};

const CONDITIONS: Readonly<Record<string, readonly EventKind[]>> = {
  exists: MOVES,
  turn: TIME,
  step: TIME,
  daytime: ['daytime'],
  designation: ['mark', 'act'],
};

type Reader = { bits: number; readonly fresh: Set<EventKind>; anything: boolean };

function add(into: Reader, bits: number, events: readonly EventKind[]): void {
  into.bits |= bits;
  for (const event of events) into.fresh.add(event);
}

const typeBit = (word: string): number => {
  if ((CARD_TYPES as readonly string[]).includes(word)) return CARDTYPES;
  return (SUPERTYPES as readonly string[]).includes(word) ? SUPERS : SUBTYPES;
};

/** What words read, with everything below them but the abilities that they grant. */
export function readsOf(words: unknown): Reads {
  const reader: Reader = { bits: 0, fresh: new Set(), anything: false };
  visit(words, reader);
  return reader;
}

/** Whether what was read can change while the words stay. */
export const isVariable = ({ bits, fresh, anything }: Reads): boolean => bits !== 0 || fresh.size > 0 || anything;

function visit(node: unknown, into: Reader): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, into);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const words = node as Words;
  readWord(words, into);
  for (const [key, part] of Object.entries(words)) if (key !== 'abilities') visit(part, into);
}

function readWord(words: Words, into: Reader): void {
  if (typeof words.is === 'string') readTrait(words, into);
  if (Array.isArray(words.types)) for (const type of words.types) add(into, typeBit(String(type)), []);
  if (words.by === 'controller') add(into, CONTROL, []);
  if (typeof words.count === 'string') readCount(words, into);
  if (typeof words.if === 'string') readCondition(words, into);
  if (words.who === 'controller') add(into, CONTROL, []);
  if (words.who === 'defending' || words.who === 'attacking') add(into, 0, FIGHT);
  if (words.who === 'active') add(into, 0, TIME);
  if (words.what === 'bearer') add(into, 0, ['attach', 'unattach', 'move']);
  if (words.what === 'top' || words.what === 'bottom') add(into, 0, [...MOVES, 'shuffle']);
}

function readTrait(words: Words, into: Reader): void {
  if (words.is === 'type') add(into, typeBit(String(words.type)), []);
  else if (words.is === 'state') readState(String(words.state), into);
  else if (words.is === 'stat' || words.is === 'extreme') readStat(String(words.stat), into);
  else if (words.is === 'history') into.anything = true;
  else if (words.is === 'shares') add(into, EVERYTHING & ~ABILITIES, MOVES);
  else {
    const known = TRAITS[String(words.is)];
    if (known !== undefined) add(into, known[0], known[1]);
  }
  if (words.is === 'extreme') add(into, 0, MOVES);
}

function readState(state: string, into: Reader): void {
  const events = STATES[state];
  if (events === undefined) into.anything = true;
  else add(into, state === 'historic' ? CARDTYPES | SUPERS | SUBTYPES : 0, events);
}

function readStat(stat: string, into: Reader): void {
  if (stat === 'power' || stat === 'toughness' || stat === 'totalPowerToughness') add(into, SIZE, ['counters']);
  else if (stat === 'loyalty' || stat === 'defense') add(into, 0, ['counters']);
}

function readCount(words: Words, into: Reader): void {
  switch (words.count) {
    case 'objects':
      return add(into, 0, MOVES);
    case 'different':
      return add(into, EVERYTHING, MOVES);
    case 'devotion':
      return add(into, CONTROL, MOVES);
    case 'stat':
      return readCountedStat(String(words.stat), into);
    case 'counters':
      return add(into, 0, ['counters', 'move', 'create']);
    case 'player':
      return add(into, 0, PLAYER_STATS[String(words.stat)] ?? MOVES);
    case 'players':
      return add(into, 0, ['leave', 'lose']);
    case 'happened':
    case 'found':
    case 'spentMana':
    case 'timesKicked':
    case 'targetsBeyondFirst':
    case 'timesPaid':
    case 'castBefore':
      into.anything = true;
      return undefined;
    default:
      return undefined;
  }
}

function readCountedStat(stat: string, into: Reader): void {
  readStat(stat, into);
  add(into, 0, MOVES);
}

function readCondition(words: Words, into: Reader): void {
  const events = CONDITIONS[String(words.if)];
  if (events !== undefined) add(into, 0, events);
  else if (['happened', 'paid', 'wasCast', 'found'].includes(String(words.if))) into.anything = true;
}
