/** What is done to the game as a whole: turns, steps, winning and losing, chance. */

import { countOf } from '../../../nouns/count.ts';
import { randomInt } from '../../../state/random.ts';
import { writePlayer } from '../../../state/store.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { happen } from '../../../work/happen.ts';
import { bind, memory as memoryOf } from '../../../work/memory.ts';
import { actor, actors } from '../scope.ts';
import type { Executor } from '../types.ts';

/** [CR 104.2b, 104.3e | 2007: 102.2b] */
export const winGame: Executor<'winGame'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  return happen(
    game,
    actors(game, verb.who, scope).map(seat => ({ what: 'win', rule: '104.2b|102.2b', source: scope.source, seat })),
  );
};
export const loseGame: Executor<'loseGame'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  return happen(
    game,
    actors(game, verb.who, scope).map(seat => ({
      what: 'lose',
      rule: '104.3e|',
      source: scope.source,
      seat,
      reason: 'effect',
    })),
  );
};
/** [CR 104.4c] */
export const drawGame: Executor<'drawGame'> = (game, _verb, memory) =>
  happen(game, [{ what: 'drawGame', rule: '104.4c|', source: memoryOf(game, memory).source, reason: 'effect' }]);

/** [CR 500.7, 500.8 | 2007: 300.6] */
export const turn: Executor<'turn'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const count = verb.count === undefined ? 1 : countOf(game, verb.count, scope);
  return push(game, { do: 'addTurns', seats: actors(game, verb.who, scope), adds: verb.adds, count });
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

/** [CR 724.1, 724.2 | 2007: 509.1] */
export const endTurn: Executor<'endTurn'> = (game, { only }) =>
  push(game, { do: only === 'combat' ? 'endCombatPhase' : 'endTurn' });

/** [CR 705.1, 705.2] A flip that nobody calls is heads or tails; a called one is won or lost. */
export const flip: Executor<'flip'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  cite('705.2|511.1');
  const seat = actor(game, verb.who, scope);
  const won = randomInt(game, 0, 1) === 1;
  const effect = won ? verb.win : verb.lose;
  if (effect) push(game, { do: 'effect', effect, memory });
  return happen(game, [{ what: 'flip', rule: '705.1|', source: scope.source, seat, heads: won, won }]);
};

/** [CR 901.3, 101.3 | 2007: 103.3] Only a game of that variant has such a die: nothing is rolled. */
function noPlanarDie(): Done {
  cite('101.3|103.3');
  return nothing();
}

/** [CR 706.2] */
export const roll: Executor<'roll'> = (game, verb, memory) => {
  if (verb.sides === 'planar') return noPlanarDie();
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  cite('706.1|', '706.1a|');
  const result = randomInt(game, 1, verb.sides);
  const row = verb.rows?.find(({ from, to }) => from <= result && result <= to);
  if (row) cite('706.3a|', '706.3b|');
  else if (verb.slot !== undefined) cite('706.4|');
  if (row) push(game, { do: 'effect', effect: row.effect, memory });
  if (verb.slot !== undefined) bind(game, memory, verb.slot, { ids: [], seats: [], n: result });
  return happen(game, [{ what: 'roll', rule: '706.2|', source: scope.source, seat, sides: verb.sides, result }]);
};
