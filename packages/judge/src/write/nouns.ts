/** Players, objects, zones and choices as the scenario language says them. */

import { CREATURE_TYPES, LAND_TYPES } from '@lawmage/ability';
import type { Names } from '../read/names.ts';
import { STEP_WORDS } from '../read/nouns.ts';
import type { Choice, Noun, ObjectNoun, Share, StepNoun, Who } from '../scenario/noun.ts';

export const listed = (words: readonly string[]): string => words.join(', ');

export const playerWords = ({ players }: Names, who: Who): string => players[who] ?? 'nobody';

/** A name that the scenario knows; another one stands in quotes. */
export const nameWords = ({ objects }: Names, name: string): string =>
  objects.some(one => one.toLowerCase() === name.toLowerCase()) ? name : `"${name}"`;

export function objectWords(names: Names, { name, of, ability }: ObjectNoun): string {
  if (name === 'combat damage') return name;
  const whose = of === null ? '' : `${playerWords(names, of)}'s `;
  return `${ability ? 'the ability of ' : ''}${whose}${nameWords(names, name)}`;
}

export const nounWords = (names: Names, noun: Noun): string =>
  noun.is === 'player' ? playerWords(names, noun.who) : objectWords(names, noun);

export const nounsWords = (names: Names, nouns: readonly Noun[]): string =>
  listed(nouns.map(noun => nounWords(names, noun)));

export const COLOR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

const PLAIN_WORDS: ReadonlySet<string> = new Set(['top', 'bottom', ...CREATURE_TYPES, ...LAND_TYPES]);

export function choiceWords(names: Names, choice: Choice): string {
  switch (choice.is) {
    case 'player':
    case 'object':
      return nounWords(names, choice);
    case 'number':
      return String(choice.n);
    case 'mode':
      return `mode ${choice.mode}`;
    case 'option':
      return `option ${choice.option}`;
    case 'color':
      return COLOR_WORDS[choice.color];
    case 'mana':
      return `{${choice.mana}}`;
    case 'word':
      return PLAIN_WORDS.has(choice.word) ? choice.word : `"${choice.word}"`;
  }
}

export const choicesWords = (names: Names, choices: readonly Choice[]): string =>
  listed(choices.map(choice => choiceWords(names, choice)));

export const sharesWords = (names: Names, shares: readonly Share[]): string =>
  listed(shares.map(({ n, to }) => `${n} to ${nounWords(names, to)}`));

/** The shortest words of a step. */
export const stepWords = (step: StepNoun['step']): string =>
  Object.entries(STEP_WORDS).find(([, name]) => name === step)?.[0] ?? step;

export const stepNounWords = (names: Names, { of, step }: StepNoun): string =>
  of === null ? `the ${stepWords(step)}` : `${playerWords(names, of)}'s ${stepWords(step)}`;
