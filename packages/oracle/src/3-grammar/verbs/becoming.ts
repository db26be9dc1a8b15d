import type { Ability, CardType, Color, Count, Modification, Subtype, Supertype } from '@lawmage/ability';
import { an, as, type Forms, inBoth, is, maybe, oneOf, part, say } from '../../2-kernel/index.ts';
import { cardTypes, cardTypesMany, sized, someColors, subtypes, supertypes, withAbilities } from '../tokens/index.ts';

/** What something becomes, in the order of its words. */
type Become = {
  readonly power?: Count;
  readonly toughness?: Count;
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly Subtype[];
  readonly types?: readonly CardType[];
  readonly abilities?: readonly Ability[];
  readonly keep?: true;
  readonly said: string;
};
type Type = Extract<Modification, { change: 'type' }>;

/** The changes it stands for; each bears the mark that they are one phrase. */
function changesOf(become: Become): readonly Modification[] {
  const { power, toughness, colors, supertypes: supers, subtypes: subs, types, abilities, keep, said } = become;
  const type: Type = {
    change: 'type',
    ...(supers && { supertypes: supers }),
    ...(types && { types }),
    ...(subs && { subtypes: subs }),
    ...(keep && { keep }),
    said,
  };
  return [
    ...(power === undefined || toughness === undefined ? [] : [{ change: 'base', power, toughness, said } as const]),
    ...(colors ? [{ change: 'color', colors, said } as const] : []),
    type,
    ...(abilities ? [{ change: 'gain', abilities, said } as const] : []),
  ];
}

/** The inverse of `changesOf`. */
function becomeOf(changes: readonly Modification[]): Become | undefined {
  let become: Partial<Become> = {};
  for (const change of changes) {
    const { change: kind, said, ...fields } = change as Modification & { readonly said?: string };
    if (said === undefined || !BECOMING.includes(kind)) return undefined;
    become = { ...become, ...(fields as Partial<Become>), said };
  }
  return become.said === undefined ? undefined : { ...become, said: become.said };
}
const BECOMING: readonly string[] = ['base', 'color', 'type', 'gain'];

/** True for a change that is part of what something "becomes". */
export const isBecoming = (change: Modification): boolean =>
  BECOMING.includes(change.change) && 'said' in change && change.said?.startsWith('becomes') === true;

const before = say`${{ supertypes: maybe(supertypes) }} ${maybe(sized)} ${{ colors: maybe(someColors) }} ${{
  subtypes: maybe(subtypes),
}}`;
const what = say`${before} ${{ types: cardTypes }} ${maybe(withAbilities)}`;
const whatMany = say`${before} ${{ types: cardTypesMany }} ${maybe(withAbilities)}`;
const added = oneOf(
  'what it becomes',
  what,
  say`${maybe(sized)} ${{ colors: maybe(someColors) }} ${{ subtypes }} ${maybe(withAbilities)}`,
);

const sizeless = say`${{ supertypes: maybe(supertypes) }} ${{ colors: maybe(someColors) }} ${{
  subtypes: maybe(subtypes),
}} ${{ types: cardTypes }}`;
const oneBecomes = oneOf(
  'what it becomes',
  is({ said: 'becomes' })`becomes ${an} ${what}`,
  is({ said: 'becomes added', keep: true })`becomes ${an} ${added} in addition to its other types`,
  is({ said: 'becomes inline', keep: true })`becomes ${an} ${what} that's still a land`,
  is({ said: 'becomes base' })`becomes ${an} ${sizeless} with base power and toughness ${sized}`,
  is({
    said: 'becomes base added',
    keep: true,
  })`becomes ${an} ${sizeless} with base power and toughness ${sized} in addition to its other types`,
);
const manyBecome = oneOf(
  'what they become',
  is({ said: 'becomes' })`become ${whatMany}`,
  is({ said: 'becomes added', keep: true })`become ${whatMany} in addition to their other types`,
  is({ said: 'becomes inline', keep: true })`become ${whatMany} that are still lands`,
);

/** "becomes a 4/4 red Dragon creature with flying": its changes, as one phrase. */
export const becomes: Forms<readonly Modification[]> = inBoth(
  { one: part<Become>()(oneBecomes), many: part<Become>()(manyBecome) },
  form => as(form, changesOf, becomeOf),
);

/** The same of a land that "is still a land", as the next sentence says. */
export function stillLand(changes: readonly Modification[]): readonly Modification[] | undefined {
  const become = becomeOf(changes);
  return become?.said === 'becomes' ? changesOf({ ...become, keep: true, said: 'becomes still' }) : undefined;
}

/** The inverse of `stillLand`. */
export function withoutStill(changes: readonly Modification[]): readonly Modification[] | undefined {
  const become = becomeOf(changes);
  if (become?.said !== 'becomes still') return undefined;
  const { keep: _, ...rest } = become;
  return changesOf({ ...rest, said: 'becomes' });
}
