/** Abilities, effects and phrases in words: written by the writer of card text, each once. */
import type { Ability, Cost, CostPart, Effect, Objects, TypeLine } from '@lawmage/ability';
import { faceText, manaCostText } from '@lawmage/oracle';

/** Who speaks: card text calls itself by its name or its type. */
export type Speaker = { readonly name: string; readonly type: TypeLine };
export const NOBODY_SPEAKS: Speaker = { name: '', type: { supertypes: [], types: ['creature'], subtypes: [] } };

/** Said of what the writer has no words for: nothing is made up. */
export const UNSAID = '(an ability that has no words yet)';

const known = new WeakMap<object, Map<string, string>>();

function remembered(about: object, name: string, write: () => string): string {
  const byName = known.get(about) ?? new Map<string, string>();
  known.set(about, byName);
  const text = byName.get(name) ?? write();
  byName.set(name, text);
  return text;
}

/** One ability in the words of a card with this name. */
export const abilityWords = (ability: Ability, speaker: Speaker): string =>
  remembered(ability, keyOf(speaker), () => written(ability, speaker) ?? keywordName(ability) ?? UNSAID);

const keyOf = ({ name, type }: Speaker): string => `${name}|${type.types}|${type.subtypes}`;

function written(ability: Ability, { name, type }: Speaker): string | null {
  const [line] = faceText({ name: name === '' ? 'This' : name, cost: null, type, abilities: [ability] });
  return line?.ok === true && line.text !== '' ? line.text : null;
}

const keywordName = (ability: Ability): string | null =>
  ability.is === 'keyword' ? ability.keyword.charAt(0).toUpperCase() + ability.keyword.slice(1) : null;

/** An effect as an instruction without its full stop: "draw a card". '' where the writer has no words. */
export function effectWords(effect: Effect, speaker: Speaker): string {
  const text = remembered(effect, keyOf(speaker), () => written({ is: 'spell', effect }, speaker) ?? '');
  return text === '' ? '' : text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}

/** A target phrase: "target creature you control". */
export function targetWords(phrase: unknown): string {
  if (typeof phrase !== 'object' || phrase === null) return '';
  if ('who' in phrase) return 'target player';
  if ('either' in phrase) return 'any target';
  return 'what' in phrase ? objectsWords(phrase as Objects) : '';
}

/** A phrase for objects, as the writer puts it after a verb. */
function objectsWords(what: Objects): string {
  const text = effectWords({ do: 'destroy', what }, NOBODY_SPEAKS);
  return text.replace(/^destroy /, '');
}

/** A cost in its order of print: "{2}, sacrifice a creature". */
export function costWords(cost: Cost, speaker: Speaker): string {
  return cost
    .map(part => partWords(part, speaker))
    .filter(words => words !== '')
    .join(', ');
}

function partWords(part: CostPart, speaker: Speaker): string {
  switch (part.pay) {
    case 'mana':
      return manaCostText(part.cost);
    case 'costOf':
      return effectWords({ do: 'pay', cost: [part] }, speaker);
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'loyalty':
      return String(part.n);
    case 'do':
      return effectWords(part.effect, speaker);
    case 'or':
      return part.of.map(one => costWords(one, speaker)).join(' or ');
  }
}
