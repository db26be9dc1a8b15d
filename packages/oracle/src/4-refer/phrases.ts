// size: one exhaustive switch over the phrases that introduce
import type { Objects, Players, TargetEither } from '@lawmage/ability';
import type { Candidate } from './candidate.ts';
import { type Called, calledAsBearer, calledBy, namedBy } from './nouns.ts';
import { below, isObjects, isPart, isPlayers, isTargetEither, isThatEither, type Part } from './record.ts';
import {
  refersToAmount,
  refersToEither,
  refersToFound,
  refersToObject,
  refersToOther,
  refersToPlayer,
  refersToWord,
} from './references.ts';
import { follow, introduce, setSubject, type Walk } from './walk.ts';

/** What a phrase introduces or refers to; false if the part is no noun phrase. */
export function noun(walk: Walk, part: Part): boolean {
  if (isThatEither(part)) refersToEither(walk, part);
  else if (isTargetEither(part)) targetEither(walk, part);
  else if (isObjects(part)) objects(walk, part);
  else if (isPlayers(part)) players(walk, part);
  else if (part.if === 'ownAndControl') pair(walk, part);
  else if (part.count === 'that') refersToAmount(walk, part);
  else if (part.count === 'found' || part.if === 'found') refersToFound(walk, part);
  else if (part.is === 'chosenWord') refersToWord(walk, part);
  else return false;
  return true;
}

/** "You both own and control this creature and a creature named …": "them" is both of these. */
function pair(walk: Walk, part: Part): void {
  inside(walk, part);
  const { clause } = walk;
  const called = (): boolean => true;
  const stands = (): Part => ({ what: 'both', of: [{ what: 'self' }, { what: 'some', filter: part.with }] });
  walk.candidates.add({ kind: 'object', many: true, called, at: part, field: 'slot', clause, stands });
}

/** "A creature dealt damage this way". */
const DEALT = / dealt$/u;

const inside = (walk: Walk, part: Part): void => {
  walk.depth += 1;
  for (const item of below(part)) follow(walk, item, noun);
  walk.depth -= 1;
};

function objects(walk: Walk, part: Part & Objects): void {
  if (part.what === 'that') {
    inside(walk, part);
    refersToObject(walk, part);
    return;
  }
  if (DEALT.test(String(part.said)) && walk.dealer?.own !== true) walk.unclear ??= { said: 'this way', among: 0 };
  if (part.what === 'each') refersToOther(walk, part.filter);
  walk.inNoun += 1;
  inside(walk, part);
  walk.inNoun -= 1;
  const introduced = objectsOf(walk, part);
  if (introduced === undefined) return;
  const candidate =
    introduced.stands === undefined ? introduce(walk, introduced) : standing(walk, part.what, introduced);
  walk.byPhrase.set(part, candidate);
  setSubject(walk, candidate);
  controllerIn(walk, part, candidate);
}

/** This object and what it is attached to are mentioned again rather than introduced again. */
function standing(walk: Walk, what: string, introduced: Candidate): Candidate {
  const known = walk.standing.get(what) ?? walk.candidates.add(introduced);
  walk.standing.set(what, known);
  walk.candidates.mention(known, walk.clause);
  known.subject = introduced.subject === true;
  return known;
}

const bearer = { stands: (): Part => ({ what: 'bearer' }) };

function objectsOf(walk: Walk, part: Part & Objects): Candidate | undefined {
  const common = {
    kind: 'object',
    clause: walk.clause,
    subject: walk.inEvent && walk.subject.object === undefined,
  } as const;
  const noted = walk.notedBy?.what === part && part.what !== 'target' ? walk.notedBy : part;
  const place = { at: noted, field: 'slot' };
  switch (part.what) {
    case 'self':
      return { ...common, ...place, own: true, many: false, called: () => false, stands: () => ({ what: 'self' }) };
    case 'bearer':
      return {
        ...common,
        ...place,
        own: true,
        many: false,
        called: calledAsBearer(part),
        ...(!walk.inEvent && bearer),
      };
    case 'target':
      walk.targets.push(part);
      return {
        ...common,
        ...place,
        many: isMany(part.count),
        called: calledBy(part.filter),
        exactly: namedBy(part.filter),
      };
    case 'some':
      return {
        ...common,
        ...place,
        many: isMany(part.count),
        called: calledBy(part.filter),
        exactly: namedBy(part.filter),
      };
    case 'each':
      return { ...common, ...place, many: true, called: calledBy(part.filter), exactly: namedBy(part.filter) };
    case 'top':
    case 'bottom':
      return { ...common, ...place, many: part.count !== 1, called: noun => noun === 'card' };
    default:
      return undefined;
  }
}

/** "Whenever a creature an opponent controls dies, that player …": the controller of what was introduced. */
function controllerIn(walk: Walk, phrase: Objects, object: Candidate): void {
  const filter = 'filter' in phrase ? phrase.filter : undefined;
  if (filter === undefined || 'anyOf' in filter || filter.whose?.who.who !== 'some') return;
  const { by } = filter.whose;
  walk.candidates.add({
    kind: 'player',
    many: false,
    called: () => true,
    at: object.at,
    field: object.field,
    clause: walk.clause,
    needs: object,
    stands: slotOf => ({ who: by, of: { what: 'that', slot: slotOf(object) } }),
  });
}

const isMany = (count: unknown): boolean =>
  typeof count === 'object' &&
  count !== null &&
  !('upTo' in count && count.upTo === 1) &&
  !('exactly' in count && count.exactly === 1);

function targetEither(walk: Walk, part: Part & TargetEither): void {
  inside(walk, part);
  walk.targets.push(part);
  const { filter } = part;
  const called: Called = filter === undefined ? noun => EITHER.has(noun) : calledBy(filter);
  const common = { many: isMany(part.count), at: part, field: 'slot', clause: walk.clause } as const;
  walk.byPhrase.set(part, introduce(walk, { ...common, kind: 'object', called }));
  introduce(walk, { ...common, kind: 'player', called: () => true });
}

const EITHER = new Set(['creature', 'permanent', 'planeswalker', 'battle', 'creature or planeswalker']);

function players(walk: Walk, part: Part & Players): void {
  if (part.who === 'that') {
    refersToPlayer(walk, part, part.said ?? 'that player');
    return;
  }
  inside(walk, part);
  if ('of' in part && part.who !== 'both' && walk.inNoun > 0 && isOwn(walk, part))
    walk.unclear ??= { said: 'it', among: 0 };
  const candidate = playersOf(walk, part);
  if (candidate === undefined) return;
  walk.byPhrase.set(part, candidate);
  setSubject(walk, candidate);
}

/** Its own controller is "you": in a description, "its controller" is that of what is described, which has no slot yet. */
const isOwn = (walk: Walk, { of }: Part): boolean => isPart(of) && walk.links.get(of)?.own === true;

function playersOf(walk: Walk, part: Part & Players): Candidate | undefined {
  const common = { kind: 'player', called: () => true, at: part, field: 'slot', clause: walk.clause } as const;
  switch (part.who) {
    case 'you':
    case 'that':
      return undefined;
    case 'both':
      return part.said === 'or' ? oneOfBoth(walk, part) : undefined;
    case 'target':
      walk.targets.push(part);
      return introduce(walk, { ...common, many: isMany(part.count) });
    case 'some':
      return introduce(walk, { ...common, many: false });
    case 'each':
      return introduce(walk, { ...common, many: part.said !== undefined });
    case 'controller':
    case 'owner':
      return walk.candidates.add({ ...common, ...ownerOf(walk, part), many: part.said === 'many' });
    default:
      return walk.candidates.add({ ...common, many: false, stands: () => ({ who: part.who }) });
  }
}

/** "That player or that permanent's controller": whoever of the two it is, rather than either of them. */
function oneOfBoth(walk: Walk, part: Part): Candidate {
  walk.clause += 1;
  const { clause } = walk;
  const called = (): boolean => true;
  return walk.candidates.add({
    kind: 'player',
    called,
    many: false,
    at: part,
    field: 'slot',
    clause,
    stands: () => part,
  });
}

/** What stands for a controller or owner that is spoken of again: the same of the same object. */
function ownerOf(
  walk: Walk,
  { who, of }: Extract<Players, { readonly of: Objects }>,
): Pick<Candidate, 'stands' | 'needs'> {
  const object = walk.byPhrase.get(of);
  if (object === undefined || object.stands !== undefined) return { stands: () => ({ who, of }) };
  return { needs: object, stands: slotOf => ({ who, of: { what: 'that', slot: slotOf(object) } }) };
}
