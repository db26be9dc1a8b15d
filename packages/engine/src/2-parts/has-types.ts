/** Printed types, as a choice of a name asks for them. */
import type { Filter, Trait, TypeLine, TypeWord } from '@lawmage/ability';

/** Whether a type line is as a description of types wants it [CR 201.4 | 2007: none]. */
export function hasTypes(line: TypeLine, filter: Filter): boolean {
  if ('anyOf' in filter) return filter.anyOf.some(one => hasTypes(line, one));
  const { types, adj = [], with: others = [] } = filter;
  return (
    (types === undefined || types.some(type => has(line, type))) && [...adj, ...others].every(one => fits(line, one))
  );
}

function fits(line: TypeLine, trait: Trait): boolean {
  if (trait.is === 'type') return has(line, trait.type);
  if (trait.is === 'not') return !fits(line, trait.trait);
  return trait.is === 'either' && trait.of.some(one => fits(line, one));
}

const has = ({ supertypes, types, subtypes }: TypeLine, word: TypeWord): boolean =>
  [...supertypes, ...types, ...subtypes].some(one => one === word);
