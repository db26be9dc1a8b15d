/** Players, objects, zones, steps, numbers and what else sentences are about. */
import { type Color, CREATURE_TYPES, LAND_TYPES, type ManaType, type StepName } from '@lawmage/ability';
import type { Choice, Noun, ObjectNoun, PlayerNoun, Share, StepNoun, Who, ZoneNoun } from '../scenario/noun.ts';
import {
  after,
  listOf,
  many,
  map,
  miss,
  oneOf,
  optional,
  type Parser,
  pattern,
  seq,
  spaces,
  standsAt,
  wordOf,
  words,
} from './kernel.ts';

export const player: Parser<Who> = (line, at) => {
  const start = spaces(line.text, at);
  const { players } = line.names;
  for (const [who, name] of players.entries()) {
    const end = standsAt(line.text, start, name.toLowerCase());
    if (end >= 0) return { value: who, end };
  }
  return miss(line, start, 'a player');
};

const owner: Parser<Who> = (line, at) => {
  const got = player(line, at);
  if (got === null) return null;
  const mark = /^'s?(?=\s)/u.exec(line.text.slice(got.end));
  return mark === null ? miss(line, got.end, `"'s"`) : { value: got.value, end: got.end + mark[0].length };
};

/** A name that the scenario knows; "Goblin token", whatever comes before the last word; or one in quotes. */
export const objectName: Parser<string> = (line, at) => {
  const start = spaces(line.text, at);
  for (const name of line.names.objects) {
    const end = standsAt(line.text, start, name.toLowerCase());
    if (end >= 0) return { value: name, end };
  }
  const rest = line.text.slice(start);
  const quoted = /^"([^"]+)"/u.exec(rest) ?? /^([\p{L}' -]+? token)s?(?![\p{L}])/u.exec(rest);
  if (quoted?.[1] === undefined) return miss(line, start, 'an object');
  return { value: quoted[1], end: start + quoted[0].length };
};

const THE = optional(words('the'), null);

/** Some names begin with "The" themselves. */
const theName: Parser<string> = oneOf(objectName, after('the', objectName));

const named: Parser<ObjectNoun> = map(seq(optional(owner, null), theName), ([of, name]) => ({
  is: 'object',
  name,
  of,
  ability: false,
}));

/** "Moss Bear", "Ann's Moss Bear", "the ability of Moss Bear", "combat damage". */
export const object: Parser<ObjectNoun> = oneOf(
  map(seq(THE, oneOf(words('ability of'), words('copied ability of')), named), ([, , of]) => ({
    ...of,
    ability: true,
  })),
  map(seq(THE, words('combat damage')), () => ({ is: 'object', name: 'combat damage', of: null, ability: false })),
  named,
);

export const objects = listOf(object);
export const somebody: Parser<PlayerNoun> = map(player, who => ({ is: 'player', who }));
export const noun: Parser<Noun> = oneOf<Noun>(somebody, object);
export const nouns = listOf(noun);

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const digits = pattern('a number', /-?\d+(?![\d/])/uy, ([text]) => Number(text));
export const number: Parser<number> = oneOf(digits, wordOf(NUMBER_WORDS));

const ZONES = {
  hand: 'hand',
  graveyard: 'graveyard',
  library: 'library',
} as const;
const SHARED_ZONES = {
  'on the battlefield': 'battlefield',
  'in play': 'battlefield',
  'on the stack': 'stack',
  'in exile': 'exile',
  'removed from the game': 'exile',
  exiled: 'exile',
  'in the command zone': 'command',
  'in the ante zone': 'ante',
  gone: 'gone',
} as const;

/** "Ann's graveyard". */
export const ownZone: Parser<ZoneNoun> = map(seq(owner, wordOf(ZONES)), ([of, zone]) => ({ zone, of }));
/** "in Ann's graveyard", "on the battlefield". */
export const place: Parser<ZoneNoun> = oneOf<ZoneNoun>(
  after('in', ownZone),
  map(wordOf(SHARED_ZONES), zone => ({ zone, of: null })),
);

export const STEP_WORDS: Readonly<Record<string, StepName>> = {
  'untap step': 'untap',
  upkeep: 'upkeep',
  'upkeep step': 'upkeep',
  'draw step': 'draw',
  'main phase': 'precombatMain',
  'first main phase': 'precombatMain',
  'precombat main phase': 'precombatMain',
  'beginning of combat': 'beginCombat',
  'beginning of combat step': 'beginCombat',
  'declare attackers step': 'declareAttackers',
  'declare blockers step': 'declareBlockers',
  'combat damage': 'combatDamage',
  'combat damage step': 'combatDamage',
  'end of combat': 'endCombat',
  'end of combat step': 'endCombat',
  'second main phase': 'postcombatMain',
  'postcombat main phase': 'postcombatMain',
  'end step': 'end',
  'end of turn step': 'end',
  'cleanup step': 'cleanup',
};

const stepName = wordOf(STEP_WORDS);
/** "Bob's upkeep", "the end step". */
export const step: Parser<StepNoun> = oneOf<StepNoun>(
  map(seq(owner, stepName), ([of, name]) => ({ of, step: name })),
  map(seq(THE, stepName), ([, name]) => ({ of: null, step: name })),
);

const COLORS: Readonly<Record<string, Color>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
export const color = wordOf(COLORS);

const manaSymbol = pattern('a mana symbol such as {R}', /\{([WUBRGC])\}/uy, ([, type]) => type as ManaType);
/** "{R}{R}". */
export const mana: Parser<readonly ManaType[]> = map(seq(manaSymbol, many(manaSymbol)), ([first, rest]) => [
  first,
  ...rest,
]);

const typeWords: Readonly<Record<string, string>> = Object.fromEntries(
  [...CREATURE_TYPES, ...LAND_TYPES].map(word => [word, word]),
);
const quoted = pattern('a word in quotes', /"([^"]*)"/uy, ([, word = '']) => word);

/** Whatever a question may offer. */
export const choice: Parser<Choice> = oneOf<Choice>(
  noun,
  map(number, n => ({ is: 'number', n })),
  map(after('mode', number), mode => ({ is: 'mode', mode })),
  map(after('option', number), option => ({ is: 'option', option })),
  map(color, of => ({ is: 'color', color: of })),
  map(manaSymbol, of => ({ is: 'mana', mana: of })),
  map(oneOf(wordOf(typeWords), wordOf({ top: 'top', bottom: 'bottom' }), quoted), word => ({ is: 'word', word })),
);
export const choices = listOf(choice);

/** "2 to Bob". */
const share: Parser<Share> = map(seq(number, words('to'), noun), ([n, , to]) => ({ n, to }));
export const shares = listOf(share);

/** One word or several up to the word "counter". */
export const counterKind: Parser<string> = pattern(
  'a kind of counter',
  /([+-]\d+\/[+-]\d+|[a-z][a-z ]*?) counters?/iuy,
  ([, kind = '']) => kind,
);
