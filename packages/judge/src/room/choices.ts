/** Options as the scenario language names them. */
import { MANA_TYPES } from '@lawmage/ability';
import type { Option } from '@lawmage/engine';
import { thingOrNone } from '@lawmage/engine/setup';
import type { Table } from '../play/table.ts';
import { optionWords } from '../play/words.ts';
import type { Choice, Noun } from '../scenario/noun.ts';
import { nounFor } from './naming.ts';

/** The object or player that an option is about. */
export function optionNoun(table: Table, option: Option): Noun | null {
  if (option.is === 'object') return nounFor(table, option.id);
  if (option.is === 'player') return { is: 'player', who: option.seat };
  return option.is === 'trigger' || option.is === 'effect' ? nounFor(table, option.source) : null;
}

export function choiceFor(table: Table, option: Option): Choice {
  const noun = optionNoun(table, option);
  if (noun !== null) return noun;
  switch (option.is) {
    case 'mode':
      return { is: 'mode', mode: option.mode + 1 };
    case 'color':
      return { is: 'color', color: option.color };
    case 'place':
      return { is: 'word', word: option.at };
    case 'act':
    case 'payWith':
      return thingOrNone(table.game, option.id) === undefined ? wordFor(table, option) : nounFor(table, option.id);
    default:
      return wordFor(table, option);
  }
}

const wordFor = ({ game }: Table, option: Option): Choice => {
  const word = optionWords(game, option);
  if (/^\d+$/u.test(word)) return { is: 'number', n: Number(word) };
  const mana = MANA_TYPES.find(type => type === word);
  return mana === undefined ? { is: 'word', word } : { is: 'mana', mana };
};
