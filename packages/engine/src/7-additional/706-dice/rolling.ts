/** Rolling dice [CR 706 | 2007: none]: they fall, what changes them is considered die by die, then the results stand. */
import type { Effect, Verb } from '@lawmage/ability';
import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import { into } from '../../6-spells-and-effects/609-effects/scope.ts';
import { ROLLED } from '../../nouns/outcomes.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, Seat } from '../../state/ids.ts';
import { randomInt } from '../../state/random.ts';
import { type Done, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { happen } from '../../work/happen.ts';
import { bind, memory as memoryOf } from '../../work/memory.ts';
import { addStored, type Place } from './stored.ts';

type Roll = Extract<Verb, { readonly do: 'roll' }>;

/** A die that has been rolled: what it shows, and by how much its result is more than that. */
export type Die = { readonly natural: number; readonly change: number };

/** Dice that are rolled at once. */
export type Rolling = {
  readonly seat: Seat;
  readonly sides: number;
  readonly dice: readonly Die[];
  /** Everything that was seen, also of dice that are ignored or rolled again. */
  readonly shown: readonly number[];
  /** The instruction, with its table; null where results are only stored. */
  readonly verb: Roll | null;
  readonly memory: MemoryId;
  /** Where the results are stored; null: nowhere. */
  readonly store: Place | null;
};

/** [CR 706.1a, 706.6] The dice fall; of some more dice the lowest are ignored, as though they had not been rolled. */
export function thrown(game: Game, seat: Seat, sides: number, count: number): Pick<Rolling, 'dice' | 'shown'> {
  const all = count <= 0 ? 0 : count + moreDice(game, seat);
  const shown = Array.from({ length: all }, () => randomInt(game, 1, sides));
  return { shown, dice: counted(shown, Math.max(0, count)).map(natural => ({ natural, change: 0 })) };
}

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

/** [CR 706.2, 706.3a, 706.8a] The results stand: they are told and stored, and the table says what happens for each. */
export function finish(game: Game, rolling: Rolling, plus: number): Done {
  const { seat, sides, shown, verb, memory, store } = rolling;
  const results = rolling.dice.map(({ natural, change }) => natural + change + plus);
  const { source } = memoryOf(game, memory);
  if (store !== null) addStored(game, store, sides, results);
  bind(game, memory, ROLLED, { ids: [], seats: [], n: results.length, words: results.map(String) });
  if (verb !== null) for (const result of results.toReversed()) goByTable(game, verb, result, memory);
  return happen(
    game,
    results.map((result, n) => ({
      ...({ what: 'roll', rule: '706.2|', source, seat, sides, result } as const),
      ...(n === 0 && { shown }),
    })),
    into(memory, undefined, verb?.amount),
  );
}

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
