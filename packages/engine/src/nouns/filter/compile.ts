/** Filters made ready for testing: words of types, colours and keywords become masks, everything else a list of tests. */
import { COLORS, type Filter, type Place, type Slot, type Sort, type Trait, type Whose } from '@lawmage/ability';
import { colorBit, type TypeSet, typeSet } from '../words.ts';
import { testOf } from './traits.ts';
import type { Test } from './types.ts';

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;

/** One description, ready for testing. */
export type Plain = {
  readonly sort: Sort;
  readonly place: Place | null;
  readonly other: boolean;
  /** What it must be another than instead of this object; null: nothing. */
  readonly otherThan: Slot | null;
  readonly whose: Whose | null;
  /** At least one of these words; null: any type will do. */
  readonly types: TypeSet | null;
  /** Bits of card types, supertypes and colours that it must have, and must not have. */
  readonly all: Masks;
  readonly none: Masks;
  readonly tests: readonly Test[];
};
export type Masks = { types: number; supertypes: number; colors: number };

const compiled = new WeakMap<Filter, readonly Plain[]>();

/** The alternatives of a filter. Made once for each filter and kept outside the game. */
export function alternativesOf(filter: Filter): readonly Plain[] {
  let plain = compiled.get(filter);
  if (plain === undefined) {
    plain = 'anyOf' in filter ? filter.anyOf.flatMap(alternativesOf) : [compile(filter)];
    compiled.set(filter, plain);
  }
  return plain;
}

function compile(filter: Described): Plain {
  const all: Masks = { types: 0, supertypes: 0, colors: 0 };
  const none: Masks = { types: 0, supertypes: 0, colors: 0 };
  const tests: Test[] = [];
  for (const trait of [...(filter.adj ?? []), ...(filter.with ?? [])]) {
    const demanded = trait.is === 'not' ? trait.trait : trait;
    if (!addTo(trait.is === 'not' ? none : all, demanded)) tests.push(testOf(trait));
  }
  return {
    sort: filter.sort,
    place: filter.in ?? null,
    other: filter.other === true && filter.otherThan === undefined,
    otherThan: filter.otherThan ?? null,
    whose: filter.whose ?? null,
    types: filter.types === undefined || filter.types.length === 0 ? null : typeSet(filter.types),
    all,
    none,
    tests,
  };
}

/** Adds a trait to masks, if bits can say it. */
function addTo(masks: Masks, trait: Trait): boolean {
  if (trait.is === 'color' && (COLORS as readonly string[]).includes(trait.color)) {
    masks.colors |= colorBit(trait.color as (typeof COLORS)[number]);
    return true;
  }
  if (trait.is !== 'type') return false;
  const { types, supertypes, subtypes } = typeSet([trait.type]);
  masks.types |= types;
  masks.supertypes |= supertypes;
  return subtypes.length === 0;
}
