/** Answers to questions, by the names of what is chosen. */
import { type Decision, type Option, type Reply, seatOf } from '@lawmage/engine';
import type { Choice, Noun, Share, Who } from '../scenario/noun.ts';
import { find, isOption } from './find.ts';
import { asked, type Miss, notAsked, reply, type Table } from './table.ts';
import { optionWords } from './words.ts';

export function fitsChoice(table: Table, option: Option, choice: Choice): boolean {
  switch (choice.is) {
    case 'player':
    case 'object':
      return (
        isOption(table, option, choice) ||
        (choice.is === 'object' && (paysWith(table, option, choice) || isQuoted(table, option, choice.name)))
      );
    case 'mode':
      return option.is === 'mode' && option.mode === choice.mode - 1;
    case 'option':
      return table.game.asking?.options[choice.option - 1] === option;
    case 'color':
      return (
        (option.is === 'color' && option.color === choice.color) ||
        (option.is === 'word' && COLOR_WORDS[choice.color]?.includes(option.word) === true)
      );
    case 'mana':
      return (option.is === 'word' || option.is === 'color') && optionWords(table.game, option) === choice.mana;
    case 'word':
      return isWord(table, option, choice.word);
    case 'number':
      return option.is === 'word' && option.word === String(choice.n);
  }
}

const COLOR_WORDS: Readonly<Record<string, readonly string[]>> = {
  W: ['W', 'white'],
  U: ['U', 'blue'],
  B: ['B', 'black'],
  R: ['R', 'red'],
  G: ['G', 'green'],
};

const isWord = (table: Table, option: Option, word: string): boolean =>
  option.is === 'place' ? option.at === word : optionWords(table.game, option).toLowerCase() === word.toLowerCase();

/** What stands in quotes may be a word that is offered. */
const isQuoted = (table: Table, option: Option, word: string): boolean =>
  (option.is === 'word' || option.is === 'pool') && isWord(table, option, word);

/** A mana ability or another way to pay, named by its object. */
const paysWith = (table: Table, option: Option, noun: Extract<Choice, { is: 'object' }>): boolean =>
  (option.is === 'act' || option.is === 'payWith') && find(table, noun).includes(option.id);

/** The indices of what is chosen, each option once; or the first choice that is not offered. */
export function indicesOf(table: Table, { options, repeat }: Decision, choices: readonly Choice[]): Reply | Choice {
  const taken: number[] = [];
  for (const choice of choices) {
    const at = options.findIndex((option, n) => (repeat || !taken.includes(n)) && fitsChoice(table, option, choice));
    if (at < 0) return choice;
    taken.push(at);
  }
  return taken;
}

export const isReply = (indices: Reply | Choice): indices is Reply => Array.isArray(indices);

export function choose(table: Table, who: Who, what: readonly Choice[]): Miss | null {
  const decision = asked(table, seatOf(who));
  const byPlace = what.length > 0 && what.every(one => one.is === 'option');
  if (decision === null || (decision.kind === 'priority' && !byPlace))
    return notAsked(table, 'this player is not asked to choose');
  const [first] = what;
  if (decision.kind === 'number' && first?.is === 'number') return reply(table, [first.n]);
  if (decision.kind === 'divide' && what.every(one => one.is === 'number'))
    return reply(
      table,
      what.map(one => one.n),
    );
  const indices = indicesOf(table, decision, what);
  return isReply(indices) ? reply(table, indices) : notOffered(table, indices);
}

const choiceWords = (choice: Choice): string =>
  choice.is === 'object' ? choice.name : choice.is === 'word' ? choice.word : Object.values(choice).join(' ');

export const notOffered = (table: Table, choice: Choice): Miss => ({
  ...notAsked(table, `"${choiceWords(choice)}" is not offered`),
  code: 'notAmongOptions',
});

/** The first that is named comes first: it resolves first, or lies nearest to the top. */
export function order(table: Table, who: Who, what: readonly Noun[]): Miss | null {
  const decision = asked(table, seatOf(who), 'order');
  if (decision === null) return notAsked(table, 'this player is not asked to order anything');
  const indices = indicesOf(table, decision, what);
  if (!isReply(indices)) return notOffered(table, indices);
  return reply(table, decision.why.code === 'orderTriggers' ? indices.toReversed() : indices);
}

/** The shares of a division, in the order of its options; what is not named gets nothing. */
export function sharesFor(table: Table, { options }: Decision, shares: readonly Share[]): Reply | Miss {
  const given = options.map(() => 0);
  for (const { n, to } of shares) {
    const at = options.findIndex((option, index) => given[index] === 0 && isOption(table, option, to));
    if (at < 0) return notOffered(table, to);
    given[at] = n;
  }
  return given;
}

export function divide(table: Table, who: Who, shares: readonly Share[]): Miss | null {
  const decision = asked(table, seatOf(who), 'divide');
  if (decision === null) return notAsked(table, 'this player is not asked to divide anything');
  const given = sharesFor(table, decision, shares);
  return 'fact' in given ? given : reply(table, given);
}

export function say(table: Table, who: Who, yes: boolean): Miss | null {
  const decision = asked(table, seatOf(who), 'yesNo');
  return decision === null ? notAsked(table, 'this player is not asked yes or no') : reply(table, [yes ? 1 : 0]);
}

export function decideMulligan(table: Table, who: Who, keep: boolean): Miss | null {
  const decision = asked(table, seatOf(who), 'yesNo');
  if (decision?.why.code !== 'mulligan') return notAsked(table, 'this player does not decide about a mulligan now');
  return reply(table, [keep ? 0 : 1]);
}
