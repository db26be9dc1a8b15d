import type { Effect, ManaProduced, ManaSymbols } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  oneOf,
  orList,
  type Phrase,
  part,
  partForms,
  run,
  say,
} from '../../2-kernel/index.ts';
import { amount, forEach } from '../amounts/index.ts';
import { filter, possessive, thatObject } from '../nouns/index.ts';
import { manaType, numberWord, xCount } from '../words/index.ts';
import { spendLimit } from './spending.ts';

const symbols: Phrase<ManaSymbols> = run(manaType);
const fixed = is({ mana: 'fixed' })`${{ symbols }}`;
const fixedPer = as(
  say`${{ symbols }} ${{ per: forEach }}`,
  ({ symbols: each, per }): ManaProduced => ({ mana: 'fixed', symbols: each, times: per }),
  produced =>
    'symbols' in produced && produced.times !== undefined && produced.said === undefined
      ? { symbols: produced.symbols, per: produced.times }
      : undefined,
);
const equal = is({ mana: 'fixed', said: 'equal to' })`an amount of ${{ symbols }} equal to ${{ times: amount }}`;
const choice = is({ mana: 'oneOf' })`${{ options: orList(symbols) }}`;
const number = oneOf('a number', numberWord, xCount);
const anyColor = oneOf(
  'mana',
  is({ mana: 'anyColor' })`${{ count: number }} mana of any color`,
  is({ mana: 'anyColor', said: 'one' })`${{ count: number }} mana of any one color`,
  is({ mana: 'anyColor', combination: true })`${{ count: number }} mana in any combination of colors`,
  is({ mana: 'anyColor', different: true })`${{ count: number }} mana of different colors`,
  is({ mana: 'chosenColor' })`${{ count: number }} mana of the chosen color`,
  is({
    mana: 'typesOf',
    any: 'color',
  })`${{ count: number }} mana of any color that ${an} ${{ lands: filter.one }} could produce`,
  is({
    mana: 'typesOf',
    any: 'type',
  })`${{ count: number }} mana of any type that ${an} ${{ lands: filter.one }} could produce`,
  is({ mana: 'produced' })`${{ count: number }} mana of any type ${{ by: thatObject }} produced`,
  is({ mana: 'colorsOf' })`${{ count: number }} mana of any of ${{ of: possessive }} colors`,
  is({ mana: 'commander' })`${{ count: number }} mana of any color in your commander's color identity`,
);

const costOf = is({ mana: 'costOf' })`mana equal to ${{ of: possessive }} mana cost`;

const free: Phrase<ManaProduced> = part<ManaProduced>()(
  oneOf('mana', fixed, fixedPer, equal, choice, anyColor, costOf),
);
const restricted = is({ mana: 'restricted' })`${{ produced: free }} . spend this mana only ${{ spend: spendLimit }}`;
const produced: Phrase<ManaProduced> = part<ManaProduced>()(oneOf('mana', free, restricted));

/** "add {G}{G}", "adds one mana of any color" [CR 106 | 2007: 406]. */
export const manaVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'add',
    forms({ do: 'addMana' })`[adds|add] ${{ mana: produced }}`,
    forms({ do: 'doubleMana' })`[doubles|double] the amount of each type of unspent mana [they have|you have]`,
    forms({ do: 'loseMana' })`[loses|lose] all unspent mana`,
    forms({ do: 'loseMana', to: { who: 'you' } })`[loses|lose] all unspent mana and you add the mana lost this way`,
    forms({ do: 'activateLands' })`[activates|activate] a mana ability of each land [they control|you control]`,
    forms({ do: 'addMana', said: 'additional' })`[adds|add] an additional ${{ mana: produced }}`,
  ),
);
