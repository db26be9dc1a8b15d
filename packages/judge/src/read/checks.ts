/** Sentences about what must be true. */
import type { Check } from '../scenario/check.ts';
import type { ObjectNoun } from '../scenario/noun.ts';
import { permission } from './deeds.ts';
import { being, having } from './facts.ts';
import { map, oneOf, optional, type Parser, pattern, seq, wordOf, words } from './kernel.ts';
import { counterKind, mana, noun, number, object, objectName, objects, ownZone, player, step } from './nouns.ts';

const IS = wordOf({ is: false, 'is not': true, are: false, 'are not': true });
const empty = words<readonly ObjectNoun[]>('empty', []);
const ruleNumber = pattern('a rule number', /\d{3}(?:\.\d+[a-z]?)?/uy, ([text]) => text);
const DESIGNATIONS = {
  'the monarch': 'monarch',
  "the city's blessing": 'citysBlessing',
  'the initiative': 'initiative',
};

const players: readonly Parser<Check>[] = [
  map(seq(player, wordOf({ has: 0, 'is at': 0 }), number, optional(words('life'), null)), ([who, , n]) => ({
    check: 'life',
    who,
    n,
  })),
  map(
    seq(
      player,
      words('has'),
      number,
      oneOf(words('cards in'), words('card in')),
      wordOf({ hand: 'hand', library: 'library', graveyard: 'graveyard' } as const),
    ),
    ([who, , n, , zone]) => ({ check: 'cards', zone: { zone, of: who }, n }),
  ),
  map(seq(player, words('controls'), number, objectName), ([who, , n, what]) => ({ check: 'controls', who, n, what })),
  map(seq(player, words("'s mana pool is"), oneOf(mana, words('empty', []))), ([who, , pool]) => ({
    check: 'pool',
    who,
    mana: pool,
  })),
  map(seq(player, IS, wordOf(DESIGNATIONS)), ([who, not, is]) => ({ check: 'designation', who, is, not })),
  map(seq(player, wordOf({ has: false, 'does not have': true }), wordOf(DESIGNATIONS)), ([who, not, is]) => ({
    check: 'designation',
    who,
    is,
    not,
  })),
  map(seq(player, wordOf({ has: false, 'does not have': true }), words('priority')), ([who, not]) => ({
    check: 'asked',
    who,
    priority: true,
    not,
  })),
  map(seq(player, IS, oneOf(words('asked to choose'), words('asked'))), ([who, not]) => ({
    check: 'asked',
    who,
    priority: false,
    not,
  })),
  map(seq(player, words('decides for'), player), ([who, , of]) => ({ check: 'decides', who, of })),
  map(seq(player, wordOf({ sees: false, 'does not see': true }), object), ([who, not, what]) => ({
    check: 'sees',
    who,
    what,
    not,
  })),
  permission,
];

const ENDS = {
  wins: ['won', false],
  'has won': ['won', false],
  loses: ['lost', false],
  'has lost': ['lost', false],
  'has not lost': ['lost', true],
  'has not won': ['won', true],
} as const;

const endings: readonly Parser<Check>[] = [
  map(seq(player, wordOf<(typeof ENDS)[keyof typeof ENDS]>(ENDS)), ([who, [how, not]]) => ({
    check: 'end',
    who,
    how,
    not,
  })),
  map(words('the game is a draw'), () => ({ check: 'end', who: null, how: 'draw', not: false })),
  map(words('the game goes on'), () => ({ check: 'end', who: null, how: 'on', not: false })),
];

const table: readonly Parser<Check>[] = [
  map(seq(words('the stack is'), oneOf(empty, objects)), ([, are]) => ({ check: 'stack', are })),
  map(seq(words('it is'), step), ([, now]) => ({ check: 'step', step: now })),
  map(seq(words('it is'), player, words("'s turn")), ([, who]) => ({ check: 'turn', who })),
  map(seq(words('it is'), wordOf({ day: 'day', night: 'night' } as const)), ([, is]) => ({ check: 'daytime', is })),
  map(seq(words('rule'), ruleNumber, wordOf({ 'is cited': false, 'is not cited': true })), ([, rule, not]) => ({
    check: 'cited',
    rule,
    not,
  })),
];

const things: readonly Parser<Check>[] = [
  map(seq(ownZone, words('is'), oneOf(empty, objects)), ([zone, , are]) => ({
    check: 'zone',
    zone,
    are,
    ordered: false,
  })),
  map(seq(ownZone, words('from the top is'), objects), ([zone, , are]) => ({
    check: 'zone',
    zone,
    are,
    ordered: true,
  })),
  map(seq(ownZone, words('has'), number, oneOf(words('cards'), words('card'))), ([zone, , n]) => ({
    check: 'cards',
    zone,
    n,
  })),
  map(seq(noun, words('has'), number, counterKind), ([on, , n, kind]) => ({ check: 'counters', on, kind, n })),
  map(seq(object, IS, being), ([what, not, fact]) => ({ check: 'object', what, not, fact })),
  map(
    seq(object, wordOf({ has: false, have: false, 'does not have': true, 'has no': true }), having),
    ([what, not, fact]) => ({ check: 'object', what, not, fact }),
  ),
];

export const CHECKS: readonly Parser<Check>[] = [...players, ...endings, ...table, ...things];
