/** What is done to the game as a whole: turns, steps, winning and losing, chance. */

import type { Effect } from '@lawmage/ability';
import { controlNextTurn } from '../../../7-additional/723-controlling/controlling.ts';
import { controlCaster, controlWhile } from '../../../7-additional/723-controlling/while-resolving.ts';
import { countOf } from '../../../nouns/count.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, Seat } from '../../../state/ids.ts';
import { randomInt } from '../../../state/random.ts';
import { writePlayer } from '../../../state/store.ts';
import { nothing, push } from '../../../work/agenda.ts';
import { by, cite } from '../../../work/cite.ts';
import type { GameEvent } from '../../../work/event.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { playerRules } from '../../604-static/rules.ts';
import { actor, actors } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';

type Outcome = EffectOf<'winGame'> | EffectOf<'loseGame'>;

/** [CR 104.2b, 104.3e | 2007: 102.2b, 413.2b] Where the old rules name no such loss, the instruction is followed all the same. */
export const winGame: Executor<'winGame'> = (game, verb, memory) => happen(game, outcomesOf(game, verb, memory));
export const loseGame: Executor<'loseGame'> = (game, verb, memory) => happen(game, outcomesOf(game, verb, memory));

/** Who wins or loses by an instruction. */
export function outcomesOf(game: Game, verb: Outcome, memory: MemoryId): readonly GameEvent[] {
  const scope = memoryOf(game, memory);
  const { source } = scope;
  return actors(game, verb.who, scope).map(seat =>
    verb.do === 'winGame'
      ? { what: 'win', rule: '104.2b|102.2b', source, seat }
      : { what: 'lose', rule: '104.3e|413.2b', source, seat, reason: 'effect' },
  );
}

export const isOutcome = (effect: Effect): effect is Outcome => effect.do === 'winGame' || effect.do === 'loseGame';

/** [CR 104.4c | 2007: 413.2b] */
export const drawGame: Executor<'drawGame'> = (game, _verb, memory) =>
  happen(game, [{ what: 'drawGame', rule: '104.4c|413.2b', source: memoryOf(game, memory).source, reason: 'effect' }]);

/** [CR 500.7–500.10 | 2007: 300.6–300.8] What there is "after this phase" is added to the turn that is, whoever says so. */
export const turn: Executor<'turn'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const count = verb.count === undefined ? 1 : countOf(game, verb.count, scope);
  const { adds, after } = verb;
  const seats = verb.who === undefined && adds !== 'turn' ? [game.active] : actors(game, verb.who, scope);
  const { you, source, x, found } = scope;
  const atEnd = verb.atEnd === undefined ? null : { you, source, x, found, effect: verb.atEnd };
  return push(game, { do: 'addTurns', seats, adds, after: after ?? null, count, atEnd });
};

/** [CR 614.10] The next one that would begin is skipped. */
export const skip: Executor<'skip'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const count = verb.count === undefined ? 1 : countOf(game, verb.count, scope);
  for (const seat of actors(game, verb.who, scope)) {
    const record = writePlayer(game, seat);
    record.skips = [...record.skips, ...Array.from({ length: count }, () => verb.step)];
  }
  return nothing();
};

/** [CR 723.1, 723.2 | 2007: 507.1] */
export const controlPlayer: Executor<'controlPlayer'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  if (typeof verb.while === 'object') {
    for (const id of objectsOf(game, verb.while, scope)) controlCaster(game, id, scope.you);
    return nothing();
  }
  for (const seat of playersOf(game, verb.whom, scope)) {
    if (verb.while === 'resolving') controlWhile(game, seat, scope.you, scope.item);
    else controlNextTurn(game, seat, scope.you);
  }
  return nothing();
};

/** [CR 724.1, 724.2 | 2007: 509.1] */
export const endTurn: Executor<'endTurn'> = (game, { only }) =>
  push(game, { do: only === 'combat' ? 'endCombatPhase' : 'endTurn' });

/** [CR 705.3] Whether a player wins a flip whatever it comes to. */
const winsAnyway = (game: Game, seat: Seat): boolean =>
  !game.history.events.some(event => event.what === 'flip' && event.seat === seat) &&
  by(
    '705.3|',
    playerRules(game, seat).some(({ rule }) => rule.rule === 'winsFirstFlips'),
  );

type Called = { readonly win?: Effect; readonly lose?: Effect };
type Uncalled = { readonly heads?: Effect; readonly tails?: Effect };
const outcome = (verb: Called | Uncalled, heads: boolean): Effect | undefined =>
  isUncalled(verb) ? verb[heads ? 'heads' : 'tails'] : verb[heads ? 'win' : 'lose'];
const isUncalled = (verb: Called | Uncalled): verb is Uncalled => 'heads' in verb || 'tails' in verb;

/** [CR 705.1, 705.2 | 2007: 511.1, 511.2] A flip that nobody calls is heads or tails; a called one is won or lost. */
export const flip: Executor<'flip'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  cite('705.2|511.1');
  const seat = actor(game, verb.who, scope);
  const called = !isUncalled(verb);
  if (!called) cite('705.2|511.2');
  const fell = randomInt(game, 0, 1) === 1;
  const heads = called ? winsAnyway(game, seat) || fell : fell;
  const effect = outcome(verb, heads);
  if (effect) push(game, { do: 'effect', effect, memory });
  const won = called ? heads : null;
  return happen(game, [{ what: 'flip', rule: '705.1|', source: scope.source, seat, heads, won }]);
};
