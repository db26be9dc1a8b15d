import { CREATURE_TYPES, LAND_TYPES } from '@lawmage/ability';
import { plural } from '../1-text/index.ts';
import { PARTICIPLES } from '../3-grammar/index.ts';

/** What an additional cost was paid with: the spell's instructions find it under this number. */
export const PAID = 16;

/** A reference as a text words it: its number and the noun it uses, if any. */
export interface Reference {
  readonly many: boolean | undefined;
  /** The noun in the singular. */
  readonly noun?: string;
  /** What was done to it: "the exiled card". */
  readonly done?: string;
}

const ALL_DONE: ReadonlySet<string> = new Set(PARTICIPLES);
const DONE =
  /^(?:exiled|chosen|sacrificed|revealed|discarded|returned|milled|copied|tapped|amassed|blighted|discovered) /u;

const SINGULARS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...CREATURE_TYPES, ...LAND_TYPES].map(type => [plural(type), type])),
  copies: 'copy',
  abilities: 'ability',
  Equipment: 'Equipment',
};

/** What the words of an object reference ask for: "it", "them", "that creature", "the exiled cards". */
export function referenceOf(said: string): Reference {
  if (said === 'chosen') return { many: undefined, done: 'chosen' };
  const thisWay = /^(?:each|the one|the|all they|all|bare|two) (\p{L}+|put .+)$/u.exec(said)?.[1];
  if (thisWay !== undefined && ALL_DONE.has(thisWay)) return { many: undefined, done: thisWay };
  if (said.startsWith('each of ')) return referenceOf(said.slice(8));
  if (said === 'it') return { many: false };
  if (said === 'they' || said === 'them') return { many: true };
  const [article = '', ...words] = said.split(' ');
  const rest = words.join(' ');
  const done = DONE.exec(rest)?.[0];
  const noun = done === undefined ? rest : rest.slice(done.length);
  const singular = singularOf(noun);
  const many = article === 'those' || (article === 'the' && singular !== noun);
  return { many, noun: many ? singular : noun, ...(done !== undefined && { done: done.trim() }) };
}

function singularOf(noun: string): string {
  const known = SINGULARS[noun];
  if (known !== undefined) return known;
  return noun.endsWith('s') ? noun.slice(0, -1) : noun;
}

/** Words that stand for a player of an earlier phrase; they mark a player reference that was replaced by what it means. */
export const PLAYER_WORDS: ReadonlySet<string> = new Set([
  'that player',
  'that opponent',
  'the player',
  'the chosen opponent',
  'they',
  'those players',
  'those opponents',
  'same',
]);

/** True for the words of an object reference, as against a noun of its own such as "equipped creature". */
export const isObjectReference = (said: string): boolean =>
  /^(?:it|they|them|same|(?:that|those|the|each of) .+)$/u.test(said);
