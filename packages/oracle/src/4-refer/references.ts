import type { Filter, Objects } from '@lawmage/ability';
import type { Candidate } from './candidate.ts';
import { isPart, isTargetEither, type Part } from './record.ts';
import { setSubject, type Walk } from './walk.ts';
import { PAID, referenceOf } from './wording.ts';

/**
 * "it", "that creature", "the exiled cards". A target that may be a player deals no damage. What an instruction acts on is not its own subject: that would be
 * "itself".
 */
export function refersToObject(walk: Walk, part: Part & Extract<Objects, { readonly what: 'that' }>): void {
  const said = part.said ?? 'it';
  if (said === 'same') return again(walk, part, walk.earlier.object);
  if (said === 'those counters') return ofThoseCounters(walk, part);
  const { many, noun, done } = referenceOf(said);
  const { object } = walk.subject;
  const acted = walk.verb !== undefined && walk.depth === 0;
  const isDealer = walk.verb?.do === 'damage' && walk.verb.source === part;
  const fits = (candidate: Candidate): boolean =>
    candidate.kind === 'object' &&
    (candidate.unseen !== true || walk.verb?.do === 'reveal') &&
    !(acted && candidate === object) &&
    !(isDealer && isTargetEither(candidate.at)) &&
    (many === undefined ? candidate.stands === undefined : candidate.many === many) &&
    (noun === undefined || candidate.called(noun)) &&
    !(noun === 'card' && isStanding(candidate)) &&
    (done === undefined || isDone(candidate, done));
  const each = said === 'it' ? described(walk) : undefined;
  if (each !== undefined) return link(walk, part, each);
  const isNear = walk.inAmount > 0 || walk.candidates.last(fits) === object;
  if (noun === undefined && object !== undefined && fits(object) && isNear) return link(walk, part, object);
  const named = (candidate: Candidate): boolean => candidate.own === undefined;
  const exactly = (candidate: Candidate): boolean => noun !== undefined && candidate.exactly?.(noun) === true;
  const made = (candidate: Candidate): boolean => candidate.made === true;
  const prefers =
    noun === undefined ? [(candidate: Candidate) => candidate.subject === true, made, named] : [named, exactly];
  const choice = walk.candidates.choose(fits, prefers);
  if ('found' in choice) return link(walk, part, choice.found);
  const isSelf =
    choice.among === 0 &&
    walk.inNoun === 0 &&
    noun === undefined &&
    many === false &&
    !(acted && object === walk.standing.get('self'));
  if (isSelf) return link(walk, part, self(part));
  if (choice.among === 0 && said === 'them') return refersToPlayer(walk, part, said);
  if (choice.among > 0 || !isElsewhere(walk, part, said)) walk.unclear ??= { said, among: choice.among };
}

/**
 * "Each other creature", after a target or something that was spoken of again: another than that one. After anything else it is
 * another than this object.
 */
export function refersToOther(walk: Walk, filter: Filter): void {
  if ('anyOf' in filter) {
    for (const one of filter.anyOf) refersToOther(walk, one);
    return;
  }
  if (walk.inEvent || walk.verb === undefined || filter.other !== true) return;
  const noun = filter.types?.[0] ?? filter.sort;
  const again = new Set(walk.links.values());
  const meant = walk.candidates.last(
    candidate =>
      candidate.kind === 'object' &&
      !candidate.many &&
      candidate.stands === undefined &&
      candidate.delayed !== true &&
      (candidate.at.what === 'target' || again.has(candidate)) &&
      candidate.called(noun),
  );
  if (meant !== undefined) walk.others.set(filter as unknown as Part, meant);
}

/** The counters of what was said to have had some. */
function ofThoseCounters(walk: Walk, part: Part): void {
  if (walk.counted === undefined) walk.unclear ??= { said: 'those counters', among: 0 };
  else link(walk, part, walk.counted);
}

/** Permanents that nothing was done to: nobody calls them "those cards". */
function isStanding({ many, done, at: { what, filter } }: Candidate): boolean {
  return many && done === undefined && what === 'each' && isPart(filter) && filter.sort === 'permanent';
}

/** "Each artifact is a creature with power equal to its mana value": what is described, one after another. */
function described({ verb, inEvent, inAmount, subject: { object } }: Walk): Candidate | undefined {
  const isOwn = verb === undefined && !inEvent && inAmount > 0;
  return isOwn && object?.at.what === 'each' && object.at.said === 'each' ? object : undefined;
}

/** What another ability was paid with, exiled or chose; false if the words do not say such a thing. */
function isElsewhere(walk: Walk, part: Part, said: string): boolean {
  if (walk.isSpell && PAID_WITH.test(said)) {
    walk.paid.add(part);
    laterIt(walk, said, () => ({ what: 'that', slot: PAID }));
    return true;
  }
  const by = /^the (exiled|chosen) /u.exec(said)?.[1];
  if (by !== 'exiled' && by !== 'chosen') return false;
  walk.linked.set(part, by);
  laterIt(walk, said, () => ({ what: 'linked', by }));
  return true;
}

/** What another ability exiled, chose or paid with is spoken of again: "the exiled card … it". */
function laterIt(walk: Walk, said: string, stands: () => Part): void {
  const { many = false, noun: name = '' } = referenceOf(said);
  const { clause } = walk;
  const at: Part = {};
  const called = (noun: string): boolean => noun === name;
  const candidate = walk.candidates.add({ kind: 'object', own: true, many, called, at, field: 'slot', clause, stands });
  setSubject(walk, candidate);
}

/** Milled cards are put into a graveyard as well [CR 701.17a]. */
function isDone({ done, chosen }: Candidate, words: string): boolean {
  if (words === 'chosen' && chosen === true) return true;
  return words.startsWith('put ')
    ? done === 'put' || (done === 'milled' && words.endsWith('graveyard'))
    : done === words;
}

/** "If you search your library this way". */
function refersToSearch(walk: Walk, part: Part): void {
  const choice = walk.candidates.choose(({ kind }) => kind === 'search', []);
  if ('found' in choice) link(walk, part, choice.found);
  else walk.unclear ??= { said: 'this way', among: choice.among };
}

/** What an instruction was to deal damage to, or such a target: "that permanent or player". */
export function refersToEither(walk: Walk, part: Part): void {
  const found = part.said === undefined ? walk.damaged : walk.candidates.last(({ at }) => isTargetEither(at));
  if (found === undefined || found.stands !== undefined)
    walk.unclear ??= { said: String(part.said ?? 'damage'), among: 0 };
  else link(walk, part, found);
}

/** What an additional cost can do with objects: "for each creature sacrificed this way". */
const PAYING: ReadonlySet<string> = new Set(['sacrificed', 'discarded', 'revealed', 'exiled']);
const PAID_WITH = /^the (?:sacrificed|discarded|revealed|exiled) \S+$/u;

/** Where nothing was spoken of before, "it" is the object itself. */
const self = (part: Part): Candidate => ({
  kind: 'object',
  own: true,
  many: false,
  called: () => false,
  at: part,
  field: 'slot',
  clause: 0,
  stands: () => ({ what: 'self' }),
});

/** The subject of the verb before, which has no words where verbs are joined. */
function again(walk: Walk, part: Part, candidate: Candidate | undefined): void {
  if (candidate === undefined) walk.unclear ??= { said: 'the same', among: 0 };
  else link(walk, part, candidate);
}

function link(walk: Walk, part: Part, candidate: Candidate): void {
  if (candidate.delayed) walk.unclear ??= { said: String(part.said ?? 'it'), among: 0 };
  if (candidate.unseen) candidate.unseen = false;
  walk.links.set(part, candidate);
  walk.candidates.mention(candidate, walk.clause);
  setSubject(walk, candidate);
}

/** "that player", "they", "their". */
export function refersToPlayer(walk: Walk, part: Part, said: string): void {
  if (said === 'same') return again(walk, part, walk.earlier.player);
  const either = said === 'they' || said === 'them';
  const fits = ({ kind, many }: Candidate): boolean =>
    kind === 'player' && (either || many === said.startsWith('those'));
  const { player } = walk.subject;
  if (player !== undefined && fits(player)) return link(walk, part, player);
  const choice = walk.candidates.choose(fits, [candidate => candidate.stands === undefined]);
  if ('found' in choice) link(walk, part, choice.found);
  else walk.unclear ??= { said, among: choice.among };
}

/** "that much", "that many": the last amount, or how many objects the last instruction was about. */
export function refersToAmount(walk: Walk, part: Part): void {
  const said = typeof part.said === 'string' ? part.said : 'that much';
  const counts = ({ kind, many, stands, unseen }: Candidate): boolean =>
    kind === 'amount' || (kind === 'object' && many && stands === undefined && unseen !== true);
  const choice = walk.candidates.choose(counts, [({ kind }) => kind === 'amount']);
  if ('found' in choice) link(walk, part, choice.found);
  else walk.unclear ??= { said, among: choice.among };
}

/** "of that color", "of a type chosen this way": the word that was chosen last, or those that players chose. */
export function refersToWord(walk: Walk, part: Part): void {
  const several = part.said === 'this way';
  const fits = ({ kind, many, called }: Candidate): boolean =>
    kind === 'word' && called(String(part.kind)) && (several || !many);
  const choice = walk.candidates.choose(fits, []);
  if ('found' in choice) link(walk, part, choice.found);
  else walk.unclear ??= { said: `that ${part.kind === 'color' ? 'color' : 'type'}`, among: choice.among };
}

/** "… discarded this way": what the last instruction of that kind was about. */
export function refersToFound(walk: Walk, part: Part): void {
  const done = typeof part.said === 'string' ? part.said.replace(/^is /u, '') : undefined;
  if (done === 'searched') return refersToSearch(walk, part);
  const fits = (candidate: Candidate): boolean =>
    ((candidate.kind === 'object' && candidate.unseen !== true) || candidate.kind === 'done') &&
    (done === undefined || isDone(candidate, done));
  const choice = walk.candidates.choose(fits, [({ kind }) => kind === 'done', ({ stands }) => stands === undefined]);
  if ('found' in choice) link(walk, part, choice.found);
  else if (choice.among === 0 && walk.isSpell && done !== undefined && PAYING.has(done)) walk.paid.add(part);
  else walk.unclear ??= { said: `${done ?? ''} this way`, among: choice.among };
}
