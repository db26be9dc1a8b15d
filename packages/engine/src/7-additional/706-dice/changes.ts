/** What changes dice that have been rolled [CR 706.2a, 706.2b | 2007: none]. */
import type { PlayerRule } from '@lawmage/ability';
import { canPay } from '../../1-concepts/118-costs/can-pay.ts';
import { type LivePlayerRule, playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { randomInt } from '../../state/random.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { forget, memory as memoryOf, openMemory } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { type Die, finish, type Rolling } from './rolling.ts';

type ChangesRolls = Extract<PlayerRule, { readonly rule: 'changesRolls' }>;
/** An effect that changes dice, and a name by which it is known again. */
type Changer = Omit<LivePlayerRule, 'rule'> & { readonly rule: ChangesRolls; readonly key: string };

/** Dice that are looked at one after another. */
export type RollingFrame = Rolling & {
  readonly do: 'rolling';
  /** What the instruction adds to each. */
  readonly plus: number;
  readonly at: number;
  /** Rerolls are considered first, then what makes the result more or less. */
  readonly step: 'reroll' | 'amount';
  /** What has been applied to this die, or declined for it. */
  readonly settled: readonly string[];
};
/** Which of several effects is applied. */
type ChooseChangeFrame = { readonly do: 'chooseChange'; readonly rolling: RollingFrame };
/** Whether an effect is applied, whether its cost was paid, and which way it goes. */
type ChangeFrame = { readonly rolling: RollingFrame; readonly changer: Changer };
type MayChangeFrame = ChangeFrame & { readonly do: 'mayChange' };
type ChangePaidFrame = ChangeFrame & { readonly do: 'changePaid'; readonly memory: MemoryId };
type ChangeByFrame = ChangeFrame & { readonly do: 'changeBy' };
export type DiceFrame = RollingFrame | ChooseChangeFrame | MayChangeFrame | ChangePaidFrame | ChangeByFrame;

export const diceHandlers: Handlers<DiceFrame> = {
  rolling: goOnRolling,
  chooseChange: chosen,
  mayChange: decided,
  changePaid: paid,
  changeBy: (game, { rolling, changer }, [at]) =>
    changed(game, rolling, changer, (at === 1 ? -1 : 1) * Number(changer.rule.by)),
};

/** Begins to look at dice that have fallen; where nothing changes rolls they stand at once. */
export function consider(game: Game, rolling: Rolling, plus: number): Done {
  const isOpen = playerRules(game, rolling.seat).some(({ rule }) => rule.rule === 'changesRolls');
  if (!isOpen) return finish(game, rolling, plus);
  return push(game, { ...rolling, do: 'rolling', plus, at: 0, step: 'reroll', settled: [] });
}

/** [CR 706.2b] For each die: rerolls, then what makes its result more or less. */
function goOnRolling(game: Game, frame: RollingFrame): Done {
  const die = frame.dice[frame.at];
  if (die === undefined) return finish(game, frame, frame.plus);
  const [first, ...others] = changersOf(game, frame, die);
  if (first !== undefined) return others.length === 0 ? change(game, frame, first) : choose(game, frame, die);
  const next =
    frame.step === 'reroll' ? ({ step: 'amount' } as const) : ({ step: 'reroll', at: frame.at + 1 } as const);
  return push(game, { ...frame, ...next, settled: [] });
}

/** The effects that may change a die in this step and have not been applied or declined. */
function changersOf(game: Game, { seat, sides, step, settled }: RollingFrame, die: Die): readonly Changer[] {
  const count = new Map<number, number>();
  const found: Changer[] = [];
  for (const live of playerRules(game, seat)) {
    const { rule, source } = live;
    if (rule.rule !== 'changesRolls') continue;
    const nth = (count.get(source) ?? 0) + 1;
    count.set(source, nth);
    const changer = { ...live, rule, key: `${source}:${nth}` };
    const isNext = (rule.by === 'reroll') === (step === 'reroll') && !settled.includes(changer.key);
    const { showing } = rule;
    const isMeant = showing === undefined || (showing.sides === sides && showing.natural === die.natural);
    if (isNext && isMeant && isOffered(game, changer)) found.push(changer);
  }
  return found;
}

function isOffered(game: Game, { rule, source, controller, x, found }: Changer): boolean {
  if (rule.perTurn !== undefined && thingOrNone(game, source)?.marks.includes(markOf(game)) === true) return false;
  return rule.cost === undefined || canPay(game, controller, rule.cost, { you: controller, source, x, found });
}

const markOf = ({ turn }: Game): string => `changedRoll:${turn}`;

/** [CR 706.2b] The player who rolled chooses which of several is applied. */
function choose(game: Game, rolling: RollingFrame, die: Die): Done {
  const options = changersOf(game, rolling, die).map(
    ({ source, rule }) => ({ is: 'effect', source, about: inWords(rule) }) as const,
  );
  const about = why('changeRoll', '706.2b|', NONE, seen(rolling));
  return ask(game, { kind: 'pick', seat: rolling.seat, why: about, options }, { do: 'chooseChange', rolling });
}

function chosen(game: Game, { rolling }: ChooseChangeFrame, [at = 0]: Reply): Done {
  const die = must(rolling.dice[rolling.at], 'a die is being looked at', game);
  return change(game, rolling, must(changersOf(game, rolling, die)[at], 'what was offered can be chosen', game));
}

/** An effect as the static ability that says it, and what is known of the die, for the question. */
const inWords = (rule: ChangesRolls): unknown => ({ static: 'players', who: { who: 'you' }, rule });
const seen = ({ dice, at, sides }: RollingFrame, rule?: ChangesRolls): unknown => ({
  sides,
  natural: dice[at]?.natural,
  ...(rule && { rule: inWords(rule) }),
});

/** [CR 706.2a] It may be optional. */
function change(game: Game, rolling: RollingFrame, changer: Changer): Done {
  const { rule, source, controller } = changer;
  if (rule.may !== true) return goWhichWay(game, rolling, changer);
  const about = why('changeRoll', '706.2a|', source, seen(rolling, rule));
  return ask(
    game,
    { kind: 'yesNo', seat: controller, why: about, options: [], least: 0, most: 1 },
    { do: 'mayChange', rolling, changer },
  );
}

/** [CR 706.2a] Mana abilities may be activated while its cost is paid, before it is applied. */
function decided(game: Game, { rolling, changer }: MayChangeFrame, [yes]: Reply): Done {
  if (yes !== 1) return push(game, settledBy(rolling, changer));
  const { rule, source, controller, x, found } = changer;
  if (rule.cost === undefined) return goWhichWay(game, rolling, changer);
  const memory = openMemory(game, { you: controller, source, item: NONE, x, found });
  return push(
    game,
    { do: 'changePaid', rolling, changer, memory },
    { do: 'payCost', seat: controller, cost: rule.cost, memory },
  );
}

function paid(game: Game, { rolling, changer, memory }: ChangePaidFrame): Done {
  const { did } = memoryOf(game, memory);
  forget(game, memory);
  return did ? goWhichWay(game, rolling, changer) : push(game, settledBy(rolling, changer));
}

function goWhichWay(game: Game, rolling: RollingFrame, changer: Changer): Done {
  const { rule, source, controller } = changer;
  if (rule.by === 'reroll') return rerolled(game, rolling, changer);
  if (rule.either !== true) return changed(game, rolling, changer, rule.by);
  const options = ['increase', 'decrease'].map(word => ({ is: 'word', word }) as const);
  const about = why('changeRoll', '706.2a|', source, seen(rolling, rule));
  return ask(game, { kind: 'pick', seat: controller, why: about, options }, { do: 'changeBy', rolling, changer });
}

/** [CR 706.2b] The die is rolled anew, and may be again. */
function rerolled(game: Game, rolling: RollingFrame, changer: Changer): Done {
  noteUse(game, changer);
  const natural = randomInt(game, 1, rolling.sides);
  cite('706.2b|');
  const shown = [...rolling.shown, natural];
  const { settled } = settledBy(rolling, changer);
  const again = changer.rule.may === true ? [] : settled;
  return push(game, { ...withDie(rolling, { natural, change: 0 }), shown, settled: again });
}

/** [CR 706.2b] The result is so much more, or less. */
function changed(game: Game, rolling: RollingFrame, changer: Changer, by: number): Done {
  noteUse(game, changer);
  const die = must(rolling.dice[rolling.at], 'a die is being looked at', game);
  cite('706.2b|');
  return push(game, settledBy(withDie(rolling, { ...die, change: die.change + by }), changer));
}

const withDie = (rolling: RollingFrame, die: Die): RollingFrame => ({
  ...rolling,
  dice: rolling.dice.map((other, at) => (at === rolling.at ? die : other)),
});

const settledBy = (rolling: RollingFrame, { key }: Changer): RollingFrame => ({
  ...rolling,
  settled: [...rolling.settled, key],
});

/** "Do this only once each turn." */
function noteUse(game: Game, { rule, source }: Changer): void {
  const record = rule.perTurn === undefined ? undefined : thingOrNone(game, source);
  if (record === undefined) return;
  const written = write(game, source);
  written.marks = [...written.marks, markOf(game)];
}
