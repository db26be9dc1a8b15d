/** Scry, surveil, fateseal: looking at the top cards and arranging them [CR 701.22, 701.25, 701.29 | 2007: 502.36]. */

import type { Destination, Effect, Verb } from '@lawmage/ability';
import { hasVerb } from '../../../1-concepts/113-abilities/words.ts';
import type { Rule } from '../../../editions/rule.ts';
import { countOf } from '../../../nouns/count.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { opponentsOf } from '../../../state/seats.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import type { GameEvent } from '../../../work/event.ts';
import { actEvent } from '../../../work/events.ts';
import type { Frame } from '../../../work/frames.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { namedBy } from '../../../work/named-by.ts';
import { playerRules } from '../../604-static/rules.ts';
import { actors } from '../scope.ts';
import type { Executor } from '../types.ts';
import { topOf } from './library.ts';

type Arranging = 'scry' | 'surveil' | 'fateseal';
const RULES: Readonly<Record<Arranging, Rule>> = { scry: '701.22a|502.36a', surveil: '701.25a|', fateseal: '701.29a|' };

export type ArrangeFrame = {
  readonly do: 'arrange';
  readonly verb: Arranging;
  /** Who arranges, in the order in which they decide [CR 701.22c]. */
  readonly seats: readonly Seat[];
  /** Whose turn it is to decide. */
  readonly at: number;
  readonly count: number;
  readonly memory: MemoryId;
  /** The cards of the one who decides. */
  readonly seen: readonly ObjectId[];
  /** What has been decided, which is done when everybody has. */
  readonly moves: readonly Frame[];
};

const arranging =
  (verb: Arranging): Executor<Extract<Verb['do'], Arranging>> =>
  (game, effect, memory) => {
    const scope = memoryOf(game, memory);
    const count = countOf(game, effect.count, scope);
    if (verb === 'scry' && game.agenda.some(frame => hasScryLeft(frame, memory))) cite('|502.36b');
    if (count <= 0) {
      if (verb !== 'fateseal') cite(NO_EVENT[verb]);
      return nothing();
    }
    const seats = actors(game, effect.who, scope);
    if (seats.length > 1 && verb === 'scry') cite('701.22c|');
    const looks = seats.flatMap((seat): readonly GameEvent[] => {
      const ids = topOf(game, libraryOf(game, verb, seat), seenBy(game, verb, seat, count));
      return ids.length === 0 ? [] : [{ what: 'look', rule: RULES[verb], source: scope.source, ids, seat }];
    });
    const frame: Frame = { do: 'arrange', verb, seats, at: -1, count, memory, seen: [], moves: [] };
    return pushInOrder(game, [{ do: 'tell', batch: looks }, frame]);
  };

const NO_EVENT = { scry: '701.22b|', surveil: '701.25c|' } as const;
const NOTHING_SEEN = { scry: '701.22d|', surveil: '701.25d|' } as const;

/** [2007: 502.36b] Another scry that is still to come works by itself. */
const hasScryLeft = (frame: Frame, memory: MemoryId): boolean =>
  frame.do === 'steps' &&
  frame.memory === memory &&
  frame.steps.slice(frame.at).some((step: Effect) => hasVerb(step, 'scry'));

export const scry = arranging('scry');
export const surveil = arranging('surveil');
export const fateseal = arranging('fateseal');

const libraryOf = (game: Game, verb: Arranging, seat: Seat): Seat =>
  verb === 'fateseal' ? (opponentsOf(game, seat)[0] ?? seat) : seat;

/** [CR 701.25b | 2007: none] How many cards somebody looks at; who surveils may look at more, and arranges these too. */
function seenBy(game: Game, verb: Arranging, seat: Seat, count: number): number {
  if (verb !== 'surveil') return count;
  const more = playerRules(game, seat).reduce(
    (sum, { rule }) => sum + (rule.rule === 'surveilsMore' ? rule.count : 0),
    0,
  );
  if (more > 0) cite('701.25b|');
  return count + more;
}

/** One after another says which cards leave the top; then both parts of each are put where they belong. */
export function goOnArranging(game: Game, frame: ArrangeFrame, reply: Reply): Done {
  const { verb, seats, count, memory } = frame;
  const moves = frame.at < 0 ? frame.moves : [...frame.moves, ...movesOf(frame, reply)];
  const source = memoryOf(game, memory).source;
  for (let at = frame.at + 1; at < seats.length; at++) {
    const seat = must(seats[at], 'a place in a list is in it', game);
    const seen = topOf(game, libraryOf(game, verb, seat), seenBy(game, verb, seat, count));
    if (seen.length > 0) return askWhich(game, { ...frame, at, seen, moves }, seat, source);
    if (verb !== 'fateseal') cite(NOTHING_SEEN[verb]);
  }
  return pushInOrder(game, [...moves, ...seats.map(seat => performed(frame, seat, source))]);
}

const askWhich = (game: Game, frame: ArrangeFrame, seat: Seat, source: ObjectId): Done =>
  ask(
    game,
    {
      kind: 'pick',
      seat,
      why: why('library', RULES[frame.verb], source, { do: frame.verb }),
      options: frame.seen.map(id => ({ is: 'object', id })),
      least: 0,
      most: frame.seen.length,
    },
    frame,
  );

function movesOf({ verb, seats, at, memory, seen }: ArrangeFrame, reply: Reply): readonly Frame[] {
  const seat = seats[at];
  if (seat === undefined) return [];
  const away = namedBy(reply, seen);
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
  return [put(away, elsewhere), put(kept, { zone: 'library', at: 'top' })];
}

/** The action is told when it is complete, so that abilities notice it [CR 701.22d, 701.25d]. */
const performed = ({ verb, count }: ArrangeFrame, seat: Seat, source: ObjectId): Frame => ({
  do: 'tell',
  batch: [actEvent(verb, seat, count, RULES[verb], source)],
});
