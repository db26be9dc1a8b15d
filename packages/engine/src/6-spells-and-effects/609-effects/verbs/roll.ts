/** Rolling dice [CR 706 | 2007: none]. */
import type { Effect, Verb } from '@lawmage/ability';
import { countOf } from '../../../nouns/count.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, Seat } from '../../../state/ids.ts';
import { randomInt } from '../../../state/random.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { playerRules } from '../../604-static/rules.ts';
import { actor, into } from '../scope.ts';
import type { Executor } from '../types.ts';

type Roll = Extract<Verb, { readonly do: 'roll' }>;

/** [CR 901.3, 101.3 | 2007: 103.3] Only a game of that variant has a planar die: nothing is rolled. */
function noPlanarDie(): Done {
  cite('101.3|103.3');
  return nothing();
}

/** [CR 706.1–706.4] The dice are rolled at once; then the table of results says what happens for each. */
export const roll: Executor<'roll'> = (game, verb, memory) => {
  if (verb.sides === 'planar') return noPlanarDie();
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const count = verb.count === undefined ? 1 : countOf(game, verb.count, scope);
  cite('706.1|', '706.1a|');
  const shown = thrown(game, seat, verb.sides, count);
  const results = counted(shown, count).map(natural => natural + plusOf(game, verb, memory));
  if (verb.amount !== undefined) cite('706.4|');
  for (const result of results.toReversed()) goByTable(game, verb, result, memory);
  const { sides } = verb;
  return happen(
    game,
    results.map((result, n) => ({
      ...({ what: 'roll', rule: '706.2|', source: scope.source, seat, sides, result } as const),
      ...(n === 0 && { shown }),
    })),
    into(memory, undefined, verb.amount),
  );
};

/** What all the dice show that are rolled at once. */
const thrown = (game: Game, seat: Seat, sides: number, count: number): readonly number[] =>
  Array.from({ length: count === 0 ? 0 : count + moreDice(game, seat) }, () => randomInt(game, 1, sides));

/** [CR 706.6] Of some more dice the lowest are ignored, as though they had not been rolled. */
function counted(shown: readonly number[], count: number): readonly number[] {
  if (shown.length === count) return shown;
  cite('706.6|');
  const ignored = shown.toSorted((a, b) => a - b).slice(0, shown.length - count);
  return shown.filter(natural => {
    const at = ignored.indexOf(natural);
    if (at >= 0) ignored.splice(at, 1);
    return at < 0;
  });
}

const moreDice = (game: Game, seat: Seat): number =>
  playerRules(game, seat).reduce((sum, { rule }) => sum + (rule.rule === 'moreDice' ? rule.count : 0), 0);

/** [CR 706.2] What is added to what a die shows. */
const plusOf = (game: Game, { plus }: Roll, memory: MemoryId): number =>
  plus === undefined ? 0 : countOf(game, plus, memoryOf(game, memory));

/** [CR 706.3a, 706.3b] What the table says of a result. */
function goByTable(game: Game, verb: Roll, result: number, memory: MemoryId): void {
  const row = verb.rows?.find(({ from, to }) => from <= result && (to === undefined || result <= to));
  if (row === undefined) return;
  cite('706.3a|', '706.3b|');
  push(game, { do: 'effect', effect: withSameDice(row.effect, verb), memory });
}

/** [CR 706.3c] "Roll again": the same dice, with the same modifiers and the same table. */
function withSameDice(effect: Effect, verb: Roll): Effect {
  if (effect.do === 'rollAgain') {
    cite('706.3c|');
    return verb;
  }
  if (effect.do === 'sequence') return { ...effect, steps: effect.steps.map(step => withSameDice(step, verb)) };
  return effect;
}

/** Outside a table there are no dice to be rolled again. */
export const rollAgain: Executor<'rollAgain'> = () => nothing();
