/** Why an object is what it is, in words: a line for each change, in the order in which the layers make it. */
import type { Ability, Color, Duration, Modification, ObjectRule } from '@lawmage/ability';
import {
  type Change,
  explain,
  type Game,
  type Origin,
  type RuleInForce,
  type Seat,
  type Standing,
  see,
} from '@lawmage/engine';
import { counterWords } from '../card/state-marks.ts';
import { typeLineOf } from '../card/type-line.ts';
import type { ObjectId } from './seen.ts';
import { abilityWords, UNSAID } from './words.ts';

export type WhyLine = {
  readonly what: string;
  /** Power and toughness after it, where it touches them. */
  readonly value: string;
  readonly layer: string;
  readonly rule: string;
  /** The object to go to, or -1. */
  readonly source: number;
  readonly from: string;
  readonly until: string;
  /** A later change sets the same again. */
  readonly overridden: boolean;
  /** The rule by which it waited for another, or ''. */
  readonly waited: string;
};

export type WhySeen = { readonly lines: readonly WhyLine[]; readonly rules: readonly WhyLine[] };

/** What the seat may know of why; null if it may not know the object at all. */
export function whyFor(game: Game, seat: Seat, id: ObjectId): WhySeen | null {
  const why = explain(game, id, seat);
  if (why === null) return null;
  const names = see(game, seat).players.map(({ name }) => name);
  const { start, changes } = why;
  const first: WhyLine = {
    ...PLAIN,
    what: BEGAN[why.began],
    value: sizeOf(start) || typeLineOf({ type: start.type, kind: 'card' }),
    rule: why.rule,
  };
  return {
    lines: [first, ...changes.map((change, at) => lineOf(change, changes.slice(at + 1), names))],
    rules: why.rules.map(rule => ruleLine(rule, start, names)),
  };
}

const BEGAN = { printed: 'printed', copied: 'as the copy it is', faceDown: 'face down' } as const;

const PLAIN: WhyLine = {
  what: '',
  value: '',
  layer: '',
  rule: '',
  source: -1,
  from: '',
  until: '',
  overridden: false,
  waited: '',
};

const sizeOf = ({ power, toughness }: Standing): string => (power === null ? '' : `${power}/${toughness}`);

function lineOf(change: Change, later: readonly Change[], names: readonly string[]): WhyLine {
  const { before, result } = change;
  return {
    ...PLAIN,
    ...originWords(change.from, names),
    what: changeWords(change, names),
    value: sizeOf(before) === sizeOf(result) && !setsSize(change) ? '' : sizeOf(result),
    layer: change.layer,
    rule: change.rule,
    overridden: later.some(other => replaces(other, change)),
    waited: change.waited,
  };
}

const setsSize = ({ change }: Change): boolean => change?.change === 'base' || change?.change === 'gets';

/** Whether a later change leaves nothing of an earlier one. */
function replaces({ change: later }: Change, { change: earlier }: Change): boolean {
  if (later?.change === 'base' && earlier?.change === 'base')
    return (
      (later.power !== undefined || earlier.power === undefined) &&
      (later.toughness !== undefined || earlier.toughness === undefined)
    );
  if (later?.change === 'control' || later?.change === 'name') return earlier?.change === later.change;
  return later?.change === 'color' && earlier?.change === 'color' && later.add !== true;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Changes that say all in one word. */
const FIXED = {
  switch: 'power and toughness switched',
  ownName: 'keeps its own name',
  ownColor: 'keeps its own colors',
  noCost: 'has no mana cost',
  textBox: 'has another text',
  fullText: 'has the full text of another card',
  allNames: 'has many names',
} as const;

type Fixed = Extract<Modification, { change: keyof typeof FIXED }>;
const isFixed = (change: Modification): change is Fixed => change.change in FIXED;

function changeWords(one: Change, names: readonly string[]): string {
  const { change, before, result, from } = one;
  if (change === null) return from.counters === null ? '' : counterWords([from.counters.kind, from.counters.n]);
  if (isFixed(change)) return FIXED[change.change];
  switch (change.change) {
    case 'gets':
      return `${signed((result.power ?? 0) - (before.power ?? 0))}/${signed((result.toughness ?? 0) - (before.toughness ?? 0))}`;
    case 'base':
      return baseWords(change, result);
    case 'gain':
    case 'gainOneOf':
      return `gains ${change.abilities.map(ability => named(ability, result)).join(', ')}`;
    case 'gainAlike':
      return `gains ${change.keywords.join(', ')}`;
    case 'lose':
      return `loses ${lostWords(change.abilities)}`;
    case 'cantHave':
      return `can't have ${lostWords(change.abilities)}`;
    case 'color':
      return `is ${colorWords(result.colors)}`;
    case 'type':
      return `is ${typeLineOf({ type: result.type, kind: 'card' })}`;
    case 'loseType':
      return `is no longer ${change.types.join(', ')}`;
    case 'name':
      return `is named ${change.name}`;
    case 'text':
      return `its text says ${change.to} for ${change.from}`;
    case 'control':
      return `${names[result.controller] ?? 'somebody'} controls it`;
    case 'copy':
      return `is a copy of ${result.name}`;
  }
}

const baseWords = (base: Extract<Modification, { change: 'base' }>, result: Change['result']): string => {
  if (base.power === undefined) return `base toughness ${result.baseToughness}`;
  return base.toughness === undefined
    ? `base power ${result.basePower}`
    : `base ${result.basePower}/${result.baseToughness}`;
};

const lostWords = (lost: Extract<Modification, { change: 'lose' }>['abilities']): string => {
  if (lost === 'all') return 'all abilities';
  return typeof lost === 'string' ? 'the ability itself' : lost.join(', ');
};

const named = (ability: Ability, { name, type }: Standing): string => {
  const words = abilityWords(ability, { name, type });
  return ability.is === 'keyword' ? words.toLowerCase() : `“${words}”`;
};

const COLOR_WORDS: Readonly<Record<Color, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

const colorWords = (colors: readonly Color[]): string =>
  colors.length === 0 ? 'colourless' : colors.map(color => COLOR_WORDS[color]).join(' and ');

function originWords(from: Origin, names: readonly string[]): Pick<WhyLine, 'source' | 'from' | 'until'> {
  if (from.by === 'own') return { source: -1, from: 'its own text', until: '' };
  if (from.by === 'counters') return { source: -1, from: '', until: '' };
  const whose = names[from.seat];
  const name = from.name === '' ? 'something face down' : from.name;
  return {
    source: from.source,
    from: whose === undefined ? name : `${name} (${whose})`,
    until: from.by === 'ability' ? 'while it applies' : untilWords(from.until),
  };
}

function untilWords(until: Duration | null): string {
  switch (until?.until) {
    case undefined:
    case 'endOfGame':
      return 'for the rest of the game';
    case 'endOfTurn':
      return 'this turn';
    case 'endOfCombat':
      return 'this combat';
    case 'yourNextTurn':
      return 'until the next turn of its player';
    case 'endOfYourNextTurn':
      return 'until the end of the next turn of its player';
    case 'endOfNextTurn':
      return 'until the end of the next turn';
    case 'whileFalse':
      return 'as long as it says';
    case 'leaves':
      return 'until its source leaves';
    case 'resolved':
      return 'until its source has resolved';
    case 'paid':
      return 'until its player pays to end it';
    case 'nextUntapStep':
      return 'during the next untap step';
  }
}

function ruleLine({ rule, cites, from }: RuleInForce, is: Standing, names: readonly string[]): WhyLine {
  return { ...PLAIN, ...originWords(from, names), what: ruleWords(rule, is), rule: cites };
}

/** A rule as the writer of card text says it of the object; where it has no words, by its name. */
function ruleWords(rule: ObjectRule, { name, type }: Standing): string {
  const ability: Ability = {
    is: 'static',
    rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'rule', rule }] },
  };
  const words = abilityWords(ability, { name, type });
  if (words !== UNSAID) return words;
  return rule.rule.replace('cant', 'can’t').replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
