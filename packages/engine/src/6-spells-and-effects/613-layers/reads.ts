/**
 * What words read: which characteristics, whose, and which happenings may change the answer. Derived once from the words,
 * so that the layers know which effects can concern each other, and when what they made must be made anew.
 */
import { CARD_TYPES, type Condition, type Count, type PlayerStat, SUPERTYPES, type Trait } from '@lawmage/ability';
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

/** Characteristics as bits and kinds of events; or any event may change it. */
type Read = readonly [bits: number, events: readonly EventKind[]] | 'anything';

const ATTACHING: readonly EventKind[] = ['attach', 'unattach', 'move'];
const TARGETING: readonly EventKind[] = ['cast', 'activate', 'target'];
/** Only its parts read something, or words that are settled when it begins. */
const NOTHING: Read = [0, []];

/** What a word with `is` reads, where its own parts do not say it. */
const TRAITS: Readonly<Record<Exclude<Trait['is'], 'type' | 'state' | 'stat' | 'extreme'>, Read>> = {
  color: [COLOR, []],
  keyword: [ABILITIES, []],
  named: [NAME, []],
  inset: NOTHING,
  chosenType: [SUBTYPES, []],
  chosenName: [NAME, []],
  chosenWord: [COLOR | SUBTYPES, []],
  mostCommonColor: [COLOR, MOVES],
  counter: [0, ['counters', 'move', 'create']],
  attached: [0, ATTACHING],
  attachedBy: [CARDTYPES | SUBTYPES, ATTACHING],
  marked: [0, ['mark']],
  history: 'anything',
  shares: [EVERYTHING & ~ABILITIES, MOVES],
  exiledBefore: [NAME, MOVES],
  differentName: [NAME, MOVES],
  owned: NOTHING,
  targets: [0, TARGETING],
  targetsObject: [0, TARGETING],
  targetsPlayer: [0, TARGETING],
  singleTarget: [0, TARGETING],
  xInCost: NOTHING,
  mostVotes: NOTHING,
  attacking: [0, FIGHT],
  combatWith: [0, FIGHT],
  among: NOTHING,
  both: NOTHING,
  not: NOTHING,
  either: NOTHING,
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
  paired: ['move'],
};

const PLAYER_STATS: Readonly<Record<PlayerStat, readonly EventKind[]>> = {
  life: ['life', 'damage'],
  handSize: MOVES,
  librarySize: MOVES,
  graveyardSize: MOVES,
  startingLife: [],
  poison: ['counters', 'damage'],
  rad: ['counters'],
  energy: ['counters'],
  experience: ['counters'],
  speed: ['mark', 'life'],
  tempted: ['mark'],
};

type CountName = Exclude<Count, number>['count'];

/** What an amount reads, where its own parts do not say it. */
const COUNTS: Readonly<Record<Exclude<CountName, 'stat' | 'player'>, Read>> = {
  x: NOTHING,
  y: NOTHING,
  objects: [0, MOVES],
  players: [0, ['leave', 'lose']],
  counters: [0, ['counters', 'move', 'create']],
  that: NOTHING,
  found: 'anything',
  of: [0, MOVES],
  happened: 'anything',
  different: [EVERYTHING, MOVES],
  party: [CONTROL | CARDTYPES | SUBTYPES, MOVES],
  devotion: [CONTROL, MOVES],
  symbols: [0, MOVES],
  spentMana: 'anything',
  chosenNumber: 'anything',
  lifePaid: 'anything',
  noted: 'anything',
  excess: NOTHING,
  targetsBeyondFirst: 'anything',
  timesKicked: 'anything',
  commanderCasts: 'anything',
  timesPaid: 'anything',
  mutations: [0, ['merge']],
  castBefore: 'anything',
  votes: NOTHING,
  stored: 'anything',
  times: NOTHING,
  plus: NOTHING,
  minus: NOTHING,
  half: NOTHING,
};

const CONDITIONS: Readonly<Record<Condition['if'], Read>> = {
  exists: [0, MOVES],
  compare: NOTHING,
  fits: NOTHING,
  ownAndControl: [CONTROL, MOVES],
  alike: [EVERYTHING & ~ABILITIES, MOVES],
  mostCommon: [COLOR, MOVES],
  turn: [0, TIME],
  step: [0, TIME],
  happened: 'anything',
  allHappened: 'anything',
  paid: 'anything',
  additionalPaid: 'anything',
  wonClash: NOTHING,
  doubles: NOTHING,
  mostVotes: NOTHING,
  wasCast: 'anything',
  found: 'anything',
  designation: [0, ['mark', 'act']],
  anchor: [0, []],
  resolved: [0, ['resolve']],
  daytime: [0, ['daytime']],
  castLastTurn: [0, TIME],
  edition: NOTHING,
  all: NOTHING,
  any: NOTHING,
  not: NOTHING,
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

/** Other words use the same keys (`is` of a comparison, `count` of "any number"): those are in none of the tables. */
function readWord(words: Words, into: Reader): void {
  readTrait(words as unknown as Trait, into);
  readCount(words as unknown as Exclude<Count, number>, into);
  if (isIn(CONDITIONS, words.if)) addRead(into, CONDITIONS[words.if]);
  if (Array.isArray(words.types)) for (const type of words.types) add(into, typeBit(String(type)), []);
  if (words.by === 'controller') add(into, CONTROL, []);
  if (typeof words.in === 'object') add(into, 0, MOVES);
  readPlayers(words.who, into);
  if (words.what === 'bearer') add(into, 0, ATTACHING);
  if (words.what === 'linked') add(into, 0, [...MOVES, 'mark']);
  if (words.what === 'top' || words.what === 'bottom') add(into, 0, [...MOVES, 'shuffle']);
}

const isIn = <T extends object>(table: T, key: unknown): key is keyof T =>
  typeof key === 'string' && Object.hasOwn(table, key);

function addRead(into: Reader, read: Read): void {
  if (read === 'anything') into.anything = true;
  else add(into, read[0], read[1]);
}

function readPlayers(who: unknown, into: Reader): void {
  if (who === 'controller') add(into, CONTROL, []);
  if (who === 'defending' || who === 'attacking') add(into, 0, FIGHT);
  if (who === 'active') add(into, 0, TIME);
  if (who === 'enchanted') add(into, 0, ATTACHING);
  if (who === 'monarch') add(into, 0, ['mark', 'leave']);
}

function readTrait(words: Trait, into: Reader): void {
  switch (words.is) {
    case 'type':
      return add(into, typeBit(words.type), []);
    case 'state':
      return readState(words.state, into);
    case 'stat':
      return readStat(words.stat, into);
    case 'extreme':
      readStat(words.stat, into);
      return add(into, 0, MOVES);
    default:
      if (isIn(TRAITS, words.is)) addRead(into, TRAITS[words.is]);
  }
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

function readCount(words: Exclude<Count, number>, into: Reader): void {
  switch (words.count) {
    case 'stat':
      readStat(words.stat, into);
      return add(into, 0, MOVES);
    case 'player':
      return add(into, 0, PLAYER_STATS[words.stat]);
    default:
      if (isIn(COUNTS, words.count)) addRead(into, COUNTS[words.count]);
  }
}
