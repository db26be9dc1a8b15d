/** Rolling dice [CR 706 | 2007: none]. */
import { consider } from '../../../7-additional/706-dice/changes.ts';
import { thrown } from '../../../7-additional/706-dice/rolling.ts';
import { placeOf } from '../../../7-additional/706-dice/stored.ts';
import { countOf } from '../../../nouns/count.ts';
import { type Done, nothing } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actor, permanentsOf } from '../scope.ts';
import type { Executor } from '../types.ts';

/** [CR 901.3, 101.3 | 2007: 103.3] Only a game of that variant has a planar die: nothing is rolled. */
function noPlanarDie(): Done {
  cite('101.3|103.3');
  return nothing();
}

/** [CR 706.1–706.4] The dice are rolled at once; then the table of results says what happens for each. */
export const roll: Executor<'roll'> = (game, verb, memory) => {
  const { sides } = verb;
  if (sides === 'planar') return noPlanarDie();
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const dice = thrown(game, seat, sides, verb.count === undefined ? 1 : countOf(game, verb.count, scope));
  cite('706.1|', '706.1a|');
  if (verb.amount !== undefined) cite('706.4|');
  const plus = verb.plus === undefined ? 0 : countOf(game, verb.plus, scope);
  const [on] = verb.store === undefined ? [] : permanentsOf(game, verb.store, memory);
  const store = on === undefined ? null : { on, place: placeOf(game, on, scope.item) };
  return consider(game, { ...dice, seat, sides, verb, memory, store }, plus);
};

/** Outside a table there are no dice to be rolled again. */
export const rollAgain: Executor<'rollAgain'> = () => nothing();
