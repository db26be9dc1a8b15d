/** Helper permanents: no cards, with one free ability or a cost of spells. */
import type { Card } from '@lawmage/ability';
import { readCard } from '@lawmage/oracle';
import type { SetupOf } from './record.ts';

type Helper = SetupOf<'helper'>;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

const several = (noun: string, n = 1): string => (n === 1 ? `target ${noun}` : `${NUMBERS[n] ?? n} target ${noun}s`);

/** What each kind does, in words of the reader. */
const WORDS: Readonly<Record<string, (helper: Helper) => string>> = {
  targetDamage: ({ amount }) => `{0}: This artifact deals ${amount ?? 0} damage to any target.`,
  targetDestroy: ({ targets }) => `{0}: Destroy ${several('permanent', targets)}.`,
  targetExile: ({ targets }) => `{0}: Exile ${several('permanent', targets)}.`,
  allDestroy: () => '{0}: Destroy all permanents.',
  targetTransform: () => '{0}: Transform target permanent.',
  targetBlink: () => "{0}: Exile target permanent, then return that card to the battlefield under its owner's control.",
  returnToHand: ({ zone }) =>
    zone === 'library'
      ? '{0}: Search your library for a card, put it into your hand, then shuffle.'
      : zone === 'exile'
        ? "{0}: Return target card in exile to its owner's hand."
        : "{0}: Return target card from a graveyard to its owner's hand.",
  spellCost: ({ amount = 0 }) => `Spells you cast cost {${Math.abs(amount)}} ${amount < 0 ? 'less' : 'more'} to cast.`,
};

/** The helper as a card; null: there is no such kind, or its words are not understood. */
export function helperCard(helper: Helper): Card | null {
  const text = WORDS[helper.helper]?.(helper);
  if (text === undefined) return null;
  const name = helper.text ?? helper.helper;
  const face = { name, manaCost: '', typeLine: 'Artifact', text };
  const read = readCard({ name, layout: 'normal', faces: [face] });
  if (!read.ok) return null;
  const [front] = read.card.faces;
  return { ...read.card, faces: [{ ...front, type: { supertypes: [], types: [], subtypes: [] } }] };
}
