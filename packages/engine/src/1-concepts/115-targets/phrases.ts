/** The target phrases of spells and abilities: each instance of the word "target" in what they say. */
import type { Ability, Effect, Filter, Keyword } from '@lawmage/ability';
import { cite, isCiting } from '../../work/cite.ts';
import { visitWords } from '../113-abilities/words.ts';
import { setApart } from './another.ts';
import { isPhrase, type TargetPhrase } from './is-phrase.ts';
import { modeInstances } from './mode-instances.ts';

export type { TargetPhrase } from './is-phrase.ts';

const NO_PHRASES: readonly TargetPhrase[] = [];
const KNOWN = new WeakMap<Effect, readonly TargetPhrase[]>();

/**
 * [CR 115.1a, 115.1c, 115.1d, 700.2c | 2007: 415.1, 409.1d] The target phrases of an effect in reading order; of a modal
 * one, those of the modes chosen, a mode that was chosen twice counting twice.
 */
export function targetPhrases(effect: Effect, modes: readonly number[] = []): readonly TargetPhrase[] {
  const known = modes.length === 0 ? KNOWN.get(effect) : undefined;
  if (known !== undefined) return known;
  const phrases = readPhrases(effect, modes);
  if (modes.length === 0) KNOWN.set(effect, phrases);
  return phrases;
}

/** Whether an effect could have targets, in any of its modes. */
export function hasTargets(effect: Effect): boolean {
  let found = false;
  visitWords(effect, node => {
    found ||= isPhrase(node);
    return found;
  });
  return found;
}

function readPhrases(effect: Effect, modes: readonly number[]): readonly TargetPhrase[] {
  const outside: TargetPhrase[] = [];
  const chosen: TargetPhrase[] = [];
  visitWords(effect, node => {
    if (node.do === 'modes') {
      const of = (node as Extract<Effect, { readonly do: 'modes' }>).modes;
      if (isCiting() && modes.length > 0 && of.some(({ effect }, mode) => !modes.includes(mode) && hasTargets(effect)))
        cite('700.2c|409.1d');
      for (const one of modeInstances(of, modes)) chosen.push(...readPhrases(one, []));
      return true;
    }
    if (!isPhrase(node)) return false;
    if (!outside.some(seen => seen.slot === (node as TargetPhrase).slot)) outside.push(node as TargetPhrase);
    return false;
  });
  if (outside.length + chosen.length === 0) return NO_PHRASES;
  return [...outside.sort((a, b) => a.slot - b.slot), ...chosen].map(setApart);
}

/** [CR 115.1b, 702.5a, 702.5c | 2007: 415.3, 502.45a, 502.45c] What an Aura spell's enchant keywords together say it targets. */
export function enchantPhrase(abilities: readonly Ability[]): TargetPhrase | null {
  let both: TargetPhrase | null = null;
  for (const ability of abilities) {
    const phrase = ability.is === 'keyword' && ability.keyword === 'enchant' ? phraseOf(ability) : null;
    if (phrase !== null) both = both === null ? phrase : bothOf(both, phrase);
  }
  return both;
}

function phraseOf({ quality }: Keyword): TargetPhrase | null {
  if (quality === undefined) return null;
  if ('player' in quality) return quality.player === 'chosen' ? null : { who: 'target', slot: 0, of: quality.player };
  if ('filter' in quality) return { what: 'target', slot: 0, filter: quality.filter };
  if ('type' in quality) return { what: 'target', slot: 0, filter: { types: [quality.type], sort: 'permanent' } };
  return null;
}

/** What fits both of two phrases for objects. */
function bothOf(one: TargetPhrase, other: TargetPhrase): TargetPhrase {
  if (!('what' in one) || !('what' in other) || 'anyOf' in one.filter || 'anyOf' in other.filter) return one;
  const { types = [], adj = [], with: others = [], whose } = other.filter;
  const [type, ...more] = types;
  const ofType = type === undefined || more.length > 0 ? [] : [{ is: 'type', type } as const];
  const filter = {
    ...one.filter,
    adj: [...(one.filter.adj ?? []), ...adj, ...ofType],
    with: [...(one.filter.with ?? []), ...others],
  };
  return { ...one, filter: whose === undefined || filter.whose !== undefined ? filter : { ...filter, whose } };
}

/** The objects a phrase describes, or null if it wants players only. */
export function filterOf(phrase: TargetPhrase): Filter | null {
  if ('what' in phrase) return phrase.filter;
  if ('who' in phrase) return null;
  return phrase.filter ?? ANY_TARGET;
}

/** [CR 115.4 | 2007: 200.9] What "any target" allows besides players. */
const ANY_TARGET: Filter = { types: ['creature', 'planeswalker', 'battle'], sort: 'permanent' };
