/** Scry, surveil, fateseal: looking at the top cards and arranging them [CR 701.22, 701.25, 701.29 | 2007: 502.36]. */
import type { Destination, Effect, Verb } from '@lawmage/ability';
import { hasVerb } from '../../../1-concepts/113-abilities/words.ts';
import type { Rule } from '../../../editions/rule.ts';
import { countOf } from '../../../nouns/count.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { opponentsOf } from '../../../state/seats.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import type { GameEvent } from '../../../work/event.ts';
import { actEvent } from '../../../work/events.ts';
import type { Frame } from '../../../work/frames.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actors } from '../scope.ts';
import type { Executor } from '../types.ts';
import { topOf } from './library.ts';

type Arranging = 'scry' | 'surveil' | 'fateseal';
const RULES: Readonly<Record<Arranging, Rule>> = { scry: '701.22a|502.36a', surveil: '701.25a|', fateseal: '701.29a|' };

export type ArrangeFrame = {
  readonly do: 'arrange';
  readonly verb: Arranging;
  readonly seat: Seat;
  readonly of: Seat;
  readonly count: number;
  readonly memory: MemoryId;
  /** The cards that were looked at. */
  readonly seen: readonly ObjectId[];
  readonly stage: 'look' | 'choose' | 'arrange';
};

const arranging =
  (verb: Arranging): Executor<Extract<Verb['do'], Arranging>> =>
  (game, effect, memory) => {
    const scope = memoryOf(game, memory);
    const count = countOf(game, effect.count, scope);
    if (verb === 'scry' && game.agenda.some(frame => hasScryLeft(frame, memory))) cite('|502.36b');
    const frames = actors(game, effect.who, scope).map((seat): Frame => {
      const of = verb === 'fateseal' ? (opponentsOf(game, seat)[0] ?? seat) : seat;
      return { do: 'arrange', verb, seat, of, count, memory, seen: [], stage: 'look' };
    });
    return pushInOrder(game, frames);
  };
/** [2007: 502.36b] Another scry that is still to come works by itself. */
const hasScryLeft = (frame: Frame, memory: MemoryId): boolean =>
  frame.do === 'steps' &&
  frame.memory === memory &&
  frame.steps.slice(frame.at).some((step: Effect) => hasVerb(step, 'scry'));

export const scry = arranging('scry');
export const surveil = arranging('surveil');
export const fateseal = arranging('fateseal');

/** The player looks, chooses which cards leave the top, and puts both parts where they belong in an order of choice. */
export function goOnArranging(game: Game, frame: ArrangeFrame, reply: Reply): Done {
  const { verb, seat, of, memory } = frame;
  const source = memoryOf(game, memory).source;
  if (frame.count <= 0) return nothing();
  switch (frame.stage) {
    case 'look': {
      const seen = topOf(game, of, frame.count);
      if (seen.length === 0) return push(game, performed(frame, source));
      const look: GameEvent = { what: 'look', rule: RULES[verb], source, ids: seen, seat };
      return pushInOrder(game, [
        { do: 'tell', batch: [look] },
        { ...frame, seen, stage: 'choose' },
      ]);
    }
    case 'choose':
      return askWhich(game, { ...frame, stage: 'arrange' }, source);
    case 'arrange':
      return arrange(game, frame, source, reply);
  }
}

const askWhich = (game: Game, frame: ArrangeFrame, source: ObjectId): Done =>
  ask(
    game,
    {
      kind: 'pick',
      seat: frame.seat,
      why: why('library', RULES[frame.verb], source, { do: frame.verb }),
      options: frame.seen.map(id => ({ is: 'object', id })),
      least: 0,
      most: frame.seen.length,
    },
    frame,
  );

function arrange(game: Game, frame: ArrangeFrame, source: ObjectId, reply: Reply): Done {
  const { verb, seat, memory, seen } = frame;
  const away = reply.flatMap(n => seen[n] ?? []);
  const kept = seen.filter(id => !away.includes(id));
  const put = (ids: readonly ObjectId[], to: Destination): Frame => ({
    do: 'put',
    ids,
    to,
    cause: verb === 'surveil' && to.zone === 'graveyard' ? 'surveil' : 'put',
    seat,
    memory,
    into: null,
    stage: 'start',
  });
  const elsewhere: Destination = verb === 'surveil' ? { zone: 'graveyard' } : { zone: 'library', at: 'bottom' };
  return pushInOrder(game, [put(away, elsewhere), put(kept, { zone: 'library', at: 'top' }), performed(frame, source)]);
}

/** The action is told when it is complete, so that abilities notice it [CR 701.22d, 701.25d]. */
const performed = ({ verb, seat, count }: ArrangeFrame, source: ObjectId): Frame => ({
  do: 'tell',
  batch: [actEvent(verb, seat, count, RULES[verb], source)],
});
