import type { Effect, Modification, Objects, Players, Verb } from '@lawmage/ability';
import { ofEach, oneByOne } from './each-player.ts';

type Without<V, K extends string> = V extends unknown ? Omit<V, K> : never;

/** What is said of objects, without them: the subject gives `what`, or the `source` of damage. */
export type ObjectVerb =
  | Without<Extract<Verb, { readonly what: Objects }>, 'what'>
  | Extract<Verb, { readonly do: 'damage' }>
  | { readonly do: 'sequence'; readonly said?: string; readonly steps: readonly ObjectVerb[] };

/** The same subject as the verb before: it has no words. */
const samePlayer: Players = { who: 'that', slot: -1, said: 'same' };
export const sameObject: Objects = { what: 'that', slot: -1, said: 'same' };

const isSame = (subject: Players | Objects | undefined): boolean =>
  subject !== undefined && 'slot' in subject && 'said' in subject && subject.said === 'same';

/** Verbs of the vocabulary that name the player who acts. */
// biome-ignore format: a list of names reads best filled
const DOERS: ReadonlySet<Effect['do']> = new Set([
  'draw', 'discard', 'mill', 'gainLife', 'loseLife', 'setLife', 'sacrifice', 'move', 'exileUntil', 'exchangeCards', 'tap', 'untap',
  'create', 'copySpell', 'putCounters', 'removeCounters', 'getCounters', 'addMana', 'pay', 'search', 'shuffle', 'scry',
  'surveil', 'fateseal', 'reveal', 'look', 'dig', 'revealUntil', 'choose', 'chooseEach', 'choosePlayer', 'chooseWord', 'cast',
  'playFrom', 'act', 'turn', 'skip', 'winGame', 'loseGame', 'emblem', 'flip', 'roll', 'rule', 'payTimes', 'loseMana', 'activateLands',
]);

type Doer = Extract<Effect, { readonly who?: Players; readonly do: 'draw' }>;
const isDoer = (effect: Effect): effect is Doer => DOERS.has(effect.do);

/** Gives a verb without subject the player who does it; undefined where the vocabulary has no place for one. */
export const byPlayer = (effect: Effect, who: Players): Effect | undefined =>
  oneByOne(effect, who, each => done(effect, each));

function done(effect: Effect, who: Players): Effect | undefined {
  if (effect.do === 'sequence') return sequenceBy(effect, who);
  if (effect.do === 'may') return mayBy(effect, who);
  if (effect.do === 'modify') return controlledBy(effect, who);
  if (!isDoer(effect) || effect.who !== undefined) return undefined;
  const { do: verb, ...rest } = effect;
  return { do: verb, who, ...rest };
}

const isYou = (who: Players): boolean => who.who === 'you';

function sequenceBy(effect: Extract<Effect, { do: 'sequence' }>, who: Players): Effect | undefined {
  const steps: Effect[] = [];
  for (const step of effect.steps) {
    const done = steps.length === 0 ? byPlayer(step, who) : isYou(who) ? step : byPlayer(step, samePlayer);
    if (done === undefined) return undefined;
    steps.push(done);
  }
  return { ...effect, steps };
}

/** What a player may do, that player does. */
function mayBy({ do: verb, effect, ...rest }: Extract<Effect, { do: 'may' }>, who: Players): Effect | undefined {
  if (rest.who !== undefined) return undefined;
  return { do: verb, who, effect: isYou(who) ? effect : (byPlayer(effect, samePlayer) ?? effect), ...rest };
}

function controlledBy(effect: Extract<Effect, { do: 'modify' }>, who: Players): Effect | undefined {
  const [change, ...more] = effect.changes;
  if (change?.change !== 'control' || more.length > 0 || !isYou(change.who) || effect.said !== undefined)
    return undefined;
  if (isYou(who)) return { ...effect, said: 'you' };
  return { ...effect, changes: [{ change: 'control', who }] };
}

/** The inverse of `byPlayer`: the subject, and the verb without it. */
export function playerOf(effect: Effect): { readonly who: Players; readonly verb: Effect } | undefined {
  const each = ofEach(effect);
  if (each === undefined) return doerOf(effect);
  const inner = doerOf(each.effect);
  return inner && isSame(inner.who) ? { who: each.of, verb: inner.verb } : undefined;
}

function doerOf(effect: Effect): { readonly who: Players; readonly verb: Effect } | undefined {
  if (effect.do === 'sequence') return playerOfSequence(effect);
  if (effect.do === 'modify') return controllerOf(effect);
  if (effect.do === 'may') return playerOfMay(effect);
  if (!isDoer(effect) || effect.who === undefined) return undefined;
  const { who, ...verb } = effect;
  return { who, verb };
}

function playerOfSequence(effect: Extract<Effect, { do: 'sequence' }>) {
  const [first, ...rest] = effect.steps;
  const found = first && playerOf(first);
  if (found === undefined) return undefined;
  const steps: Effect[] = [found.verb];
  for (const step of rest) {
    const other = isYou(found.who) ? { who: samePlayer, verb: step } : playerOf(step);
    if (other === undefined || !isSame(other.who)) return undefined;
    steps.push(other.verb);
  }
  return { who: found.who, verb: { ...effect, steps } };
}

function playerOfMay({ who, effect, ...rest }: Extract<Effect, { do: 'may' }>) {
  if (who === undefined) return undefined;
  const inner = isYou(who) ? undefined : playerOf(effect);
  return { who, verb: { ...rest, effect: inner && isSame(inner.who) ? inner.verb : effect } };
}

const YOURS: Modification = { change: 'control', who: { who: 'you' } };

function controllerOf(effect: Extract<Effect, { do: 'modify' }>) {
  const [change, ...more] = effect.changes;
  if (change?.change !== 'control' || more.length > 0) return undefined;
  if (!isYou(change.who)) return { who: change.who, verb: { ...effect, changes: [YOURS] } };
  if (effect.said !== 'you') return undefined;
  const { said: _, ...verb } = effect;
  return { who: change.who, verb };
}

/** Gives a verb of objects its subject. */
export function ofObject(verb: ObjectVerb, what: Objects): Effect {
  if (verb.do === 'sequence') {
    return { ...verb, steps: verb.steps.map((step, at) => ofObject(step, at === 0 ? what : sameObject)) };
  }
  if (verb.do === 'damage') {
    const { do: deals, ...rest } = verb;
    return { do: deals, source: what, ...rest };
  }
  const { do: does, ...rest } = verb;
  return { do: does, what, ...rest } as Effect;
}

/** The inverse of `ofObject`. */
export function objectOf(effect: Effect): { readonly what: Objects; readonly verb: ObjectVerb } | undefined {
  if (effect.do === 'sequence') return objectOfSequence(effect);
  if (effect.do === 'damage') {
    const { source, ...verb } = effect;
    return source && { what: source, verb };
  }
  if (!('what' in effect) || !('what' in effect.what)) return undefined;
  const { what, ...verb } = effect;
  return { what: what as Objects, verb: verb as ObjectVerb };
}

function objectOfSequence(effect: Extract<Effect, { do: 'sequence' }>) {
  const found = effect.steps.map(objectOf);
  const [first] = found;
  const steps: ObjectVerb[] = [];
  for (const [at, each] of found.entries()) {
    if (each === undefined || (at > 0 && !isSame(each.what))) return undefined;
    steps.push(each.verb);
  }
  return first && { what: first.what, verb: { ...effect, steps } };
}
