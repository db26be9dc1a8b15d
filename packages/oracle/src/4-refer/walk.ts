// size: one walk follows every kind of instruction
import type { Objects } from '@lawmage/ability';
import { type Candidate, Candidates } from './candidate.ts';
import { AMOUNT_FIELDS, EVENT_AMOUNTS, NOTES_OBJECTS, participleOf } from './done.ts';
import { type Called, calledBy } from './nouns.ts';
import { productOf } from './products.ts';
import { below, isEffect, isInnerAbility, isObjects, isPart, type Part } from './record.ts';

/** A reference that means nothing known, or more than one thing. */
export interface Unclear {
  readonly said: string;
  readonly among: number;
}

/** The first object and the first player of an instruction. */
export interface Subject {
  object?: Candidate;
  player?: Candidate;
}

/** What is found while an ability is followed in reading order. */
export interface Walk {
  /** What each reference stands for. */
  readonly links: Map<Part, Candidate>;
  /** References to what another ability of the same object chose or exiled. */
  readonly linked: Map<Part, 'exiled' | 'chosen'>;
  /** What "other" is another than, where that is not this object. */
  readonly others: Map<Part, Candidate>;
  /** Target phrases in reading order. */
  readonly targets: Part[];
  /** Phrases that always have a slot: what a repeated instruction is done for. */
  readonly loops: Part[];
  /** Everything else that was introduced, in order. */
  readonly introduced: Candidate[];
  /** The candidate that a phrase introduced. */
  readonly byPhrase: Map<Part, Candidate>;
  /** This object and what it is attached to: one candidate each, however often they are spoken of. */
  readonly standing: Map<unknown, Candidate>;
  /** Abilities inside this one: they have references of their own. */
  readonly inner: Part[];
  readonly candidates: Candidates;
  unclear: Unclear | undefined;
  /** Counts instructions and events: what one of them introduces is equally near. */
  clause: number;
  /** What the instruction or event at hand is about. */
  subject: Subject;
  /** What the instruction before was about: the same is the subject of a verb joined to it. */
  earlier: Subject;
  /** What the last instruction that deals damage deals it to, and what deals it. */
  damaged: Candidate | undefined;
  dealer: Candidate | undefined;
  /** What a condition says had counters. */
  counted: Candidate | undefined;
  /** References to what was paid with in another ability: "the sacrificed creature". */
  readonly paid: Set<Part>;
  /** The instructions of a spell may speak of what its additional cost was paid with. */
  isSpell: boolean;
  /** The instruction at hand. */
  verb: Part | undefined;
  /** How many noun phrases and amounts are around: only outside of them stand subject and objects of an instruction. */
  depth: number;
  /** How many amounts and durations are around: "its power" there is that of the subject. */
  inAmount: number;
  /** How many descriptions of objects are around: "it" there may be what is described, which no slot can say. */
  inNoun: number;
  /** The instruction whose objects are noted by itself, not by their phrase. */
  notedBy: Part | undefined;
  inEvent: boolean;
}

export const startWalk = (): Walk => ({
  links: new Map(),
  linked: new Map(),
  others: new Map(),
  targets: [],
  loops: [],
  introduced: [],
  byPhrase: new Map(),
  standing: new Map(),
  inner: [],
  candidates: new Candidates(),
  unclear: undefined,
  clause: 0,
  subject: {},
  earlier: {},
  damaged: undefined,
  dealer: undefined,
  counted: undefined,
  paid: new Set(),
  isSpell: false,
  verb: undefined,
  depth: 0,
  inAmount: 0,
  inNoun: 0,
  notedBy: undefined,
  inEvent: false,
});

type Visit = (walk: Walk, part: Part) => void;

/** Follows the parts of an ability. `nouns` says what to do with objects, players, and references. */
export function follow(walk: Walk, value: unknown, nouns: (walk: Walk, part: Part) => boolean): void {
  const enter = (item: unknown): void => follow(walk, item, nouns);
  const inside: Visit = (_, part) => {
    const depth = typeof part.count === 'string' || typeof part.until === 'string' ? 1 : 0;
    walk.depth += depth;
    walk.inAmount += depth;
    for (const item of below(part)) enter(item);
    walk.depth -= depth;
    walk.inAmount -= depth;
  };
  if (Array.isArray(value)) for (const item of value) enter(item);
  if (!isPart(value)) return;
  if (isInnerAbility(value)) walk.inner.push(value);
  else if (typeof value.do === 'string') followEffect(walk, value, enter);
  else if (typeof value.on === 'string') followEvent(walk, value, inside);
  else if (value.enters === 'asCopy') followCopying(walk, value, enter);
  else if (isShield(value)) followShield(walk, value, enter);
  else if (!nouns(walk, value)) {
    inside(walk, value);
    if (value.if === 'fits') countsOn(walk, value);
  }
}

/** "If it had counters on it": those counters are spoken of afterwards. */
function countsOn(walk: Walk, { what, filter }: Part): void {
  if (!isPart(what) || !isPart(filter) || !Array.isArray(filter.with)) return;
  if (filter.with.some(trait => isPart(trait) && trait.is === 'counter' && trait.kind === 'any'))
    walk.counted = walk.links.get(what) ?? walk.standing.get(what.what);
}

/** A shield against damage that does more: "prevent that damage and put that many counters on it" [CR 615.5]. */
const isShield = (part: Part): boolean => isPart(part.then) && typeof part.then.do === 'string';

function followShield(walk: Walk, shield: Part, enter: (item: unknown) => void): void {
  const { then, ...before } = shield;
  for (const item of below(before)) enter(item);
  amount(walk, shield, 'prevented');
  enter(then);
}

/** "… enter as a copy of any creature …. When you do, tap the copied creature." */
function followCopying(walk: Walk, how: Part, enter: (item: unknown) => void): void {
  for (const [key, item] of Object.entries(how)) {
    enter(item);
    const copied = key === 'of' && isPart(item) ? walk.byPhrase.get(item) : undefined;
    if (copied !== undefined) copied.done = 'copied';
  }
}

function followEvent(walk: Walk, event: Part, inside: Visit): void {
  const before = { subject: walk.subject, inEvent: walk.inEvent, depth: walk.depth };
  walk.depth = 0;
  walk.clause += 1;
  walk.subject = {};
  walk.inEvent = true;
  inside(walk, event);
  if (EVENT_AMOUNTS.has(event.on)) amount(walk, event, 'amount');
  Object.assign(walk, before);
}

function followEffect(walk: Walk, effect: Part, enter: (item: unknown) => void): void {
  switch (effect.do) {
    case 'modes':
      for (const mode of Array.isArray(effect.modes) ? effect.modes : []) walk.candidates.branch(() => enter(mode));
      return;
    case 'if':
    case 'may':
    case 'ifDone':
      return followChoice(walk, effect, enter);
    case 'forEach':
      return followLoop(walk, effect, enter);
    case 'process':
      return followProcess(walk, effect, enter);
    case 'again':
      return isAgain(walk, effect);
    case 'sequence':
    case 'unless':
    case 'repeat':
    case 'where':
    case 'whenDone':
      for (const item of below(effect)) enter(item);
      return;
    case 'later':
      walk.candidates.delay(() => {
        for (const item of below(effect)) enter(item);
      });
      return;
    default:
      followVerb(walk, effect, enter);
  }
}

/** Who may do something is the subject of what is done. */
function whoMay(walk: Walk, enter: () => void): void {
  const before = walk.subject;
  walk.subject = {};
  enter();
  walk.earlier = walk.subject;
  walk.subject = before;
}

/**
 * What was introduced where something is done is not known where it is not; "instead" stands behind what it replaces. Nor is
 * anything known of what a condition asks whether it has happened.
 */
function followChoice(walk: Walk, effect: Part, enter: (item: unknown) => void): void {
  let hasThen = false;
  for (const [key, item] of Object.entries(effect)) {
    if (key === 'otherwise' && hasThen) walk.candidates.branch(() => enter(item));
    else if (key === 'condition' && isPart(item) && item.if === 'happened') walk.candidates.branch(() => enter(item));
    else if (key === 'who') whoMay(walk, () => enter(item));
    else enter(item);
    hasThen ||= key === 'then';
  }
}

function followVerb(walk: Walk, effect: Part, enter: (item: unknown) => void): void {
  const before = { subject: walk.subject, notedBy: walk.notedBy, verb: walk.verb, depth: walk.depth };
  walk.depth = 0;
  walk.verb = effect;
  walk.clause += 1;
  walk.subject = {};
  walk.notedBy = NOTES_OBJECTS.has(effect.do) ? effect : undefined;
  for (const item of below(effect)) enter(item);
  const done = participleOf(effect);
  if (done !== undefined && walk.subject.object) doTo(walk.subject.object, done);
  if (effect.do === 'damage') deals(walk, effect);
  makes(walk, effect, done);
  if (done !== undefined) doesToTargets(walk, effect, done);
  if (effect.do === 'chooseWord') choosesWord(walk, effect);
  if (effect.do === 'search' && effect.also !== undefined) searches(walk, effect);
  sendsHome(walk, effect);
  const noted = AMOUNT_FIELDS.get(effect.do);
  if (noted !== undefined) amount(walk, effect, noted);
  walk.earlier = walk.subject;
  Object.assign(walk, before);
}

/** What was chosen stays chosen, whatever is done to it. */
function doTo(candidate: Candidate, done: string): void {
  if (candidate.done === 'chosen') candidate.chosen = true;
  candidate.done = done;
}

/** What was really done to targets: "if a land was destroyed this way". */
function doesToTargets(walk: Walk, effect: Part, done: string): void {
  const { object } = walk.subject;
  if (!NOTES_OBJECTS.has(effect.do) || object === undefined || object.at === effect) return;
  const { many, called } = object;
  introduce(walk, { kind: 'done', many, called, at: effect, field: 'slot', clause: walk.clause, done });
}

function deals(walk: Walk, { source, to }: Part): void {
  const candidateOf = (part: unknown) => (isPart(part) ? (walk.byPhrase.get(part) ?? walk.links.get(part)) : undefined);
  walk.damaged = candidateOf(to);
  walk.dealer = candidateOf(source);
}

/** "For each …": what the instruction is repeated for is the one at hand inside it. */
function followLoop(walk: Walk, effect: Part, enter: (item: unknown) => void): void {
  walk.loops.push(effect);
  enter(effect.of);
  const of = isPart(effect.of) ? effect.of : {};
  walk.candidates.branch(() => {
    walk.clause += 1;
    const kind = 'who' in of ? 'player' : 'object';
    const called = isObjects(of) ? calledAs(of) : () => true;
    const each = walk.candidates.add({
      kind,
      many: false,
      called,
      at: effect,
      field: 'slot',
      clause: walk.clause,
    });
    walk.earlier = { [kind]: each };
    enter(effect.effect);
  });
}

/** Instructions that are repeated: what they did at one time is not what they did in all, so that nothing speaks of it afterwards. */
function followProcess(walk: Walk, effect: Part, enter: (item: unknown) => void): void {
  walk.loops.push(effect);
  walk.candidates.branch(() => {
    const { clause } = walk;
    const called = (): boolean => false;
    walk.candidates.add({ kind: 'process', many: false, called, at: effect, field: 'slot', clause });
    enter(effect.effect);
  });
}

function isAgain(walk: Walk, effect: Part): void {
  const process = walk.candidates.last(({ kind }) => kind === 'process');
  if (process === undefined) walk.unclear ??= { said: 'this process', among: 0 };
  else walk.links.set(effect, process);
}

const calledAs = (objects: Objects): Called =>
  'filter' in objects && objects.filter !== undefined ? calledBy(objects.filter) : () => true;

function amount(walk: Walk, at: Part, field: string): void {
  introduce(walk, { kind: 'amount', many: false, called: () => true, at, field, clause: walk.clause });
}

/** Notes what the instruction or event at hand is about: the first of its own noun phrases. */
export function setSubject(walk: Walk, candidate: Candidate): void {
  if (walk.depth > 0) return;
  if (candidate.kind === 'object') walk.subject.object ??= candidate;
  else if (candidate.kind === 'player') walk.subject.player ??= candidate;
}

/** Adds what later phrases may refer to. */
export function introduce(walk: Walk, candidate: Candidate): Candidate {
  walk.introduced.push(candidate);
  return walk.candidates.add(candidate);
}

/** "… to its owner's hand, then that player …": the owner, if no other player was spoken of. */
function sendsHome(walk: Walk, effect: Part): void {
  const object = walk.subject.object;
  if (effect.do !== 'move' || object === undefined || object.many || object.stands !== undefined) return;
  if (!isPart(effect.to) || !HOME.has(effect.to.zone) || walk.candidates.has(({ kind }) => kind === 'player')) return;
  walk.candidates.add({
    kind: 'player',
    many: false,
    called: () => true,
    at: object.at,
    field: object.field,
    clause: walk.clause,
    needs: object,
    stands: slotOf => ({ who: 'owner', of: { what: 'that', slot: slotOf(object) } }),
  });
}

/** A search of several zones may leave out the library. */
function searches(walk: Walk, effect: Part): void {
  introduce(walk, {
    kind: 'search',
    many: false,
    called: () => false,
    at: effect,
    field: 'searched',
    clause: walk.clause,
  });
}

/** A word that each of several players chooses is several words. */
function choosesWord(walk: Walk, effect: Part): void {
  const many = isPart(effect.who) && effect.who.who === 'each';
  const called = (kind: string): boolean => kind === effect.kind;
  introduce(walk, { kind: 'word', many, called, at: effect, field: 'slot', clause: walk.clause });
}

const HOME: ReadonlySet<unknown> = new Set(['hand', 'library']);

/** What an instruction makes or finds rather than names: tokens, milled cards, cards from a library. */
function makes(walk: Walk, effect: Part, done: string | undefined): void {
  const product = isEffect(effect) ? productOf(effect) : undefined;
  if (product === undefined) return;
  introduce(walk, {
    kind: 'object',
    ...product,
    made: true,
    at: effect,
    field: 'slot',
    clause: walk.clause,
    ...(done !== undefined && { done }),
  });
}
