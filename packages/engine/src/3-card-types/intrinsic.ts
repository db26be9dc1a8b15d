/** Abilities that an object has because of what it is, though no text says so. */
import type { Ability, Count, Entering, Face, Static, Triggered } from '@lawmage/ability';

const NOTHING: readonly Ability[] = [];
const kept = new WeakMap<Face, readonly Ability[]>();

/** The intrinsic abilities of planeswalkers, battles and Sagas. Made once for each face. */
export function intrinsicAbilities(face: Face): readonly Ability[] {
  let known = kept.get(face);
  if (known === undefined) {
    const own = [...loyalty(face), ...defense(face), ...lore(face)];
    known = own.length === 0 ? NOTHING : own;
    kept.set(face, known);
  }
  return known;
}

const enters = (...how: readonly Entering[]): Static => ({ is: 'static', rule: { static: 'enter', how } });
const counters = (kind: string, count: Count): Entering => ({
  enters: 'with',
  with: { with: 'counters', kind, count },
});

/** [CR 306.5b, 107.3m | 2007: none] An X is the one that was announced for the spell. */
const loyalty = ({ loyalty: n }: Face): readonly Ability[] =>
  n === undefined ? NOTHING : [enters(counters('loyalty', n === 'X' ? { count: 'x' } : n))];

/** [CR 310.4b, 310.12a, 310.12b | 2007: none] A Siege also has a protector, and is cast transformed once it is defeated. */
function defense({ defense: n, type }: Face): readonly Ability[] {
  if (n === undefined) return NOTHING;
  const withDefense = counters('defense', n);
  if (!type.subtypes.includes('Siege')) return [enters(withDefense)];
  return [enters({ enters: 'choosing', word: 'opponent', as: 'protector' }, withDefense), DEFEATED];
}

const DEFEATED: Triggered = {
  is: 'triggered',
  event: { on: 'counters', kind: 'defense', what: { what: 'self' }, remove: true, last: true },
  effect: {
    do: 'sequence',
    steps: [
      { do: 'move', what: { what: 'self' }, to: { zone: 'exile' }, slot: 0 },
      { do: 'may', effect: { do: 'cast', what: { what: 'that', slot: 0 }, free: true, transformed: true } },
    ],
  },
};

/** [CR 714.3a, 714.3b | 2007: none] One lore counter, or with read ahead a number chosen as it enters. */
function lore({ type, abilities }: Face): readonly Ability[] {
  if (!type.subtypes.includes('Saga')) return NOTHING;
  const readsAhead = abilities.some(ability => ability.is === 'keyword' && ability.keyword === 'read ahead');
  if (!readsAhead) return [enters(counters('lore', 1))];
  const chapters = abilities.flatMap(ability => (ability.is === 'chapter' ? ability.chapters : []));
  const numbers = Array.from({ length: Math.max(1, ...chapters) }, (_, n) => String(n + 1));
  const choice: Entering = { enters: 'choosing', word: 'number', of: numbers, slot: 0 };
  return [enters(choice, counters('lore', { count: 'that', slot: 0 }))];
}

/** Everything a face says, what goes without saying included. */
export const allAbilities = (face: Face): readonly Ability[] =>
  intrinsicAbilities(face).length === 0 ? face.abilities : [...face.abilities, ...intrinsicAbilities(face)];
