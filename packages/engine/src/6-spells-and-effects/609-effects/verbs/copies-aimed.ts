/** Copies that target what the effect says [CR 707.10d, 707.10e | 2007: none]. */
import { type Aiming, isLegalTarget, sameTarget, targetObject } from '../../../1-concepts/115-targets/legal.ts';
import { placesOf } from '../../../1-concepts/115-targets/new-targets.ts';
import { allOnto } from '../../../7-additional/707-copying/copy-on-stack.ts';
import { candidatesOf } from '../../../nouns/objects.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game, Target } from '../../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { thing } from '../../../state/store.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import type { EventOf, Into } from '../../../work/event.ts';
import type { Frame } from '../../../work/frames.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { namedBy } from '../../../work/named-by.ts';
import { boundTargets } from '../../601-casting/bound-targets.ts';
import { aimOf } from '../../608-resolving/targets.ts';
import { actor, into } from '../scope.ts';
import type { EffectOf } from '../types.ts';

/** One copy for each of some targets, in an order that is chosen; or for one of them. */
export type AimCopiesFrame = {
  readonly do: 'aimCopies';
  readonly id: ObjectId;
  readonly seat: Seat;
  readonly among: readonly Target[];
  readonly memory: MemoryId;
  readonly into: Into | null;
};

/** What each copy is to target is looked at once; a copy that could not is not made. */
export function copyAimed(game: Game, verb: EffectOf<'copySpell'>, id: ObjectId, memory: MemoryId): Done {
  const scope = memoryOf(game, memory);
  if (id === NONE || thing(game, id).stack === null) return nothing();
  const seat = actor(game, verb.who, scope);
  const wanted =
    verb.onto === undefined
      ? candidatesOf(game, verb.each ?? { sort: 'permanent' }, scope)
      : presentOf(game, verb.onto, scope);
  const among = wanted.map(targetObject).filter(target => couldTarget(game, id, seat, target, verb.each !== undefined));
  const frame: AimCopiesFrame = { do: 'aimCopies', id, seat, among, memory, into: into(memory, verb.slot) };
  cite(verb.onto === undefined ? '707.10d|' : '707.10e|');
  if (among.length < 2) return copies(game, frame, among);
  const isOrder = verb.onto === undefined;
  const about = why(isOrder ? 'order' : 'target', isOrder ? '707.10d|' : '707.10e|', id);
  const options = among.map((target): Option => ({ is: 'object', id: target.id }));
  return ask(
    game,
    { kind: isOrder ? 'order' : 'pick', seat, why: about, options, ...(isOrder && { least: among.length }) },
    frame,
  );
}

/** Whether each instance of the word "target" could be that; `others`: not what it targets already. */
function couldTarget(game: Game, id: ObjectId, seat: Seat, target: Target, others: boolean): boolean {
  const item = must(thing(game, id).stack, 'a spell or ability that is copied has its item', game);
  const places = placesOf(game, id, item);
  if (places.length === 0 || (others && places.some(({ now }) => sameTarget(now, target)))) return false;
  const by: Aiming = { ...aimOf(id, item), you: seat, found: boundTargets(item.found, allOnto(item, target)) };
  return places.every(({ phrase }) => phrase !== undefined && isLegalTarget(game, phrase, target, by));
}

/** What is named first is put on the stack last, so that it resolves first. */
export const aimCopies = (game: Game, frame: AimCopiesFrame, reply: Reply): Done =>
  copies(game, frame, namedBy(reply, frame.among).toReversed());

function copies(game: Game, { id, seat, memory, into: slot }: AimCopiesFrame, targets: readonly Target[]): Done {
  const { source } = memoryOf(game, memory);
  return pushInOrder(
    game,
    targets.map((onto): Frame => {
      const event: EventOf<'copySpell'> = {
        what: 'copySpell',
        rule: '707.10|503.10',
        source,
        id,
        seat,
        without: '',
        onto,
        newId: NONE,
      };
      return { do: 'copy', event, newTargets: false, memory, into: slot };
    }),
  );
}
