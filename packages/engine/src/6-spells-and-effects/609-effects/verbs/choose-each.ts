/** Choosing one of each of several kinds [CR 608.2d | 2007: 413.2c]. */
import { BASIC_LAND_TYPES, type Filter } from '@lawmage/ability';
import { CLASSES } from '../../../nouns/count/party.ts';
import { candidatesOf, fitting } from '../../../nouns/objects.ts';
import { readBy } from '../../../nouns/scope.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { ask, type Done, nothing, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import { isSettled } from '../../../work/forced.ts';
import { bind, memory as memoryOf } from '../../../work/memory.ts';
import { actor } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';

export type ChooseEachFrame = {
  readonly do: 'chooseEach';
  readonly verb: EffectOf<'chooseEach'>;
  readonly at: number;
  readonly chosen: readonly ObjectId[];
  /** What was offered of the kind at hand; null before it is asked for. */
  readonly among: readonly ObjectId[] | null;
  readonly memory: MemoryId;
};

const LANDS: readonly Filter[] = BASIC_LAND_TYPES.map(type => ({ types: [type], sort: 'permanent' }));
const PARTY: readonly Filter[] = CLASSES.map(type => ({ types: [type], sort: 'permanent' }));
const kindsOf = ({ kinds }: EffectOf<'chooseEach'>): readonly Filter[] =>
  kinds === 'basicLandType' ? LANDS : kinds === 'party' ? PARTY : kinds;

export const chooseEach: Executor<'chooseEach'> = (game, verb, memory) =>
  goOnChoosingEach(game, { do: 'chooseEach', verb, at: 0, chosen: [], among: null, memory }, []);

/** One kind after another; of a kind of which there is none, none is chosen. */
export function goOnChoosingEach(game: Game, frame: ChooseEachFrame, reply: Reply): Done {
  const { verb, memory, among } = frame;
  if (among !== null)
    return take(
      game,
      frame,
      reply.map(at => must(among[at], 'a checked reply is among them', game)),
    );
  const kind = kindsOf(verb)[frame.at];
  if (kind === undefined) return done(game, frame);
  const scope = memoryOf(game, memory);
  const seat: Seat = actor(game, verb.who, scope);
  const these = fitting(game, candidatesOf(game, verb.from, scope), kind, readBy(scope, seat));
  const least = verb.kinds === 'party' ? 0 : 1;
  if (least === 0) cite('700.8d|');
  if (these.length === 0 || isSettled(these.length === least)) return take(game, frame, these);
  return ask(
    game,
    {
      kind: 'pick',
      seat,
      why: why('chooseObjects', '608.2d|413.2c', scope.source, verb),
      options: these.map(id => ({ is: 'object', id })),
      least,
      most: 1,
    },
    { ...frame, among: these },
  );
}

const take = (game: Game, frame: ChooseEachFrame, ids: readonly ObjectId[]): Done =>
  goOnChoosingEach(
    game,
    { ...frame, at: frame.at + 1, among: null, chosen: [...new Set([...frame.chosen, ...ids])] },
    [],
  );

function done(game: Game, { verb, chosen, memory }: ChooseEachFrame): Done {
  if (verb.slot !== undefined) bind(game, memory, verb.slot, { ids: chosen, seats: [], n: chosen.length });
  return nothing();
}
