import type { Ability, CardType, Color, Count, Modification, Subtype, Supertype } from '@lawmage/ability';
import {
  an,
  as,
  type Forms,
  inBoth,
  is,
  maybe,
  oneOf,
  type Phrase,
  part,
  same,
  say,
  table,
} from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import {
  cardTypes,
  cardTypesMany,
  sized,
  someColors,
  subtypes,
  subtypesMany,
  supertypes,
  withAbilities,
} from '../tokens/index.ts';
import { name as properName } from '../words/index.ts';

/** What something becomes, in the order of its words. */
type Become = {
  readonly power?: Count;
  readonly toughness?: Count;
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly Subtype[];
  readonly types?: readonly CardType[];
  readonly abilities?: readonly Ability[];
  readonly name?: string;
  readonly keep?: true;
  readonly said: string;
};
type Type = Extract<Modification, { change: 'type' }>;

const ADDS_COLORS = /colors/u;
/** "in addition to its other colors and types". */
const addsColors = (said: string): boolean => ADDS_COLORS.test(said);

/** The changes it stands for; each bears the mark that they are one phrase. */
function changesOf(become: Become): readonly Modification[] {
  const { power, toughness, colors, abilities, name, said } = become;
  const add = addsColors(said) ? ({ add: true } as const) : {};
  return [
    ...(power === undefined || toughness === undefined ? [] : [{ change: 'base', power, toughness, said } as const]),
    ...(colors ? [{ change: 'color', colors, ...add, said } as const] : []),
    ...typeOf(become),
    ...(abilities ? [{ change: 'gain', abilities, said } as const] : []),
    ...(name === undefined ? [] : [{ change: 'name', name, said } as const]),
  ];
}

function typeOf({ supertypes: supers, subtypes: subs, types, keep, said }: Become): readonly Type[] {
  if (!(supers || subs || types)) return [];
  return [
    {
      change: 'type',
      ...(supers && { supertypes: supers }),
      ...(types && { types }),
      ...(subs && { subtypes: subs }),
      ...(keep && { keep }),
      said,
    },
  ];
}

/** The inverse of `changesOf`. */
function becomeOf(changes: readonly Modification[]): Become | undefined {
  let become: Partial<Become> = {};
  for (const change of changes) {
    const { change: kind, said, ...fields } = change as Modification & { readonly said?: string };
    if (said === undefined || !BECOMING.includes(kind)) return undefined;
    if (become.said !== undefined && become.said !== said) return undefined;
    become = { ...become, ...(fields as Partial<Become>), said };
  }
  const { said } = become;
  if (said === undefined) return undefined;
  const { add, ...rest } = become as Become & { readonly add?: true };
  return (add === true) === (addsColors(said) && rest.colors !== undefined) ? rest : undefined;
}
const BECOMING: readonly string[] = ['base', 'color', 'type', 'gain', 'name'];

/** True for a change that is part of what something "becomes". */
export const isBecoming = (change: Modification): boolean =>
  BECOMING.includes(change.change) && 'said' in change && /^(?:becomes|are)\b/u.test(change.said ?? '');

/** True for two changes of one phrase, which says each kind of change once and in this order. */
export const isSamePhrase = (one: Modification, other: Modification): boolean =>
  isBecoming(one) &&
  isBecoming(other) &&
  'said' in one &&
  'said' in other &&
  one.said === other.said &&
  BECOMING.indexOf(one.change) < BECOMING.indexOf(other.change);

const before = say`${{ supertypes: maybe(supertypes) }} ${maybe(sized)} ${{ colors: maybe(someColors) }} ${{
  subtypes: maybe(subtypes),
}}`;
const what = say`${before} ${{ types: cardTypes }} ${maybe(withAbilities)}`;
const whatMany = say`${before} ${{ types: cardTypesMany }} ${maybe(withAbilities)}`;
/** A subtype alone replaces those of its own set [CR 205.1a | 2007: 212.1b]. */
const kind = say`${maybe(sized)} ${{ colors: maybe(someColors) }} ${{ subtypes }} ${maybe(withAbilities)}`;
const kindMany = say`${maybe(sized)} ${{ colors: maybe(someColors) }} ${{ subtypes: subtypesMany }} ${maybe(
  withAbilities,
)}`;
const added = oneOf('what it becomes', what, kind);
const addedMany = oneOf('what they become', whatMany, kindMany);

const sizeless = say`${{ supertypes: maybe(supertypes) }} ${{ colors: maybe(someColors) }} ${{
  subtypes: maybe(subtypes),
}} ${{ types: cardTypes }}`;

const sizelessMany = say`${{ supertypes: maybe(supertypes) }} ${{ colors: maybe(someColors) }} ${{
  subtypes: maybe(subtypes),
}} ${{ types: cardTypesMany }}`;
/** One amount for both numbers. */
const alike = as(
  say`power and toughness each equal to ${{ of: later.amount }}`,
  ({ of }): { readonly power: Count; readonly toughness: Count } => ({ power: of, toughness: of }),
  ({ power, toughness }) => (same(power, toughness) ? { of: power } : undefined),
  ['power', 'toughness'],
);

/** What is kept beside what is new; the mark tells which words said so. */
const KEPT = ['types', 'creature types', 'land types', 'colors and types', 'colors and creature types'] as const;
const keptBy = (verb: string) =>
  table(
    'what it keeps',
    Object.fromEntries(KEPT.map(words => [words, words === 'types' ? `${verb} added` : `${verb} added ${words}`])),
  );

/** "becomes" or "is", with all that may follow; the mark begins with the verb. */
const complements = (verb: 'becomes' | 'are', one: Phrase<object>, many: Phrase<object>): Forms<Become> => ({
  one: part<Become>()(
    oneOf(
      'what it becomes',
      is({ said: verb })`${one} ${an} ${what}`,
      is({ keep: true })`${one} ${an} ${added} in addition to its other ${{ said: keptBy(verb) }}`,
      is({ said: `${verb} inline`, keep: true })`${one} ${an} ${what} that's still a land`,
      is({ said: `${verb} base` })`${one} ${an} ${sizeless} with base power and toughness ${sized}`,
      is({
        said: `${verb} base added`,
        keep: true,
      })`${one} ${an} ${sizeless} with base power and toughness ${sized} in addition to its other types`,
      is({
        said: `${verb} named`,
      })`${one} ${an} ${sizeless} with base power and toughness ${sized} named ${{ name: properName }}`,
      is({ said: `${verb} alike` })`${one} ${an} ${sizeless} with ${alike}`,
      is({ said: `${verb} kind` })`${one} ${an} ${kind}`,
      is({ said: `${verb} color` })`${one} ${{ colors: someColors }}`,
    ),
  ),
  many: part<Become>()(
    oneOf(
      'what they become',
      is({ said: verb })`${many} ${whatMany}`,
      is({ said: `${verb} alike` })`${many} ${sizelessMany} with ${alike}`,
      is({ keep: true })`${many} ${addedMany} in addition to their other ${{ said: keptBy(verb) }}`,
      is({ said: `${verb} inline`, keep: true })`${many} ${whatMany} that are still lands`,
      is({ said: `${verb} kind` })`${many} ${kindMany}`,
      is({ said: `${verb} color` })`${many} ${{ colors: someColors }}`,
    ),
  ),
});
const becoming = complements('becomes', say`becomes`, say`become`);
const being = complements('are', say`is`, say`are`);

/** "becomes a 4/4 red Dragon creature with flying": its changes, as one phrase. */
export const becomes: Forms<readonly Modification[]> = inBoth(becoming, form => as(form, changesOf, becomeOf));

/** "is a 1/1 green Elf creature that's still a land", "are Mountains": what objects are as long as it holds. */
export const are: Forms<readonly Modification[]> = inBoth(being, form => as(form, changesOf, becomeOf));

/** One of several things that something becomes by choice, without its verb: "a 2/2 creature with flying", "5/1". */
export const alternative: Phrase<readonly Modification[]> = as(
  part<Become>()(
    oneOf(
      'what it may become',
      is({ said: 'becomes' })`${an} ${what}`,
      is({ said: 'becomes added', keep: true })`${an} ${what} in addition to its other types`,
      is({ said: 'becomes size' })`${sized}`,
    ),
  ),
  changesOf,
  becomeOf,
);

/** "it's a 1/1 Insect creature in addition to its other types". */
export const itIs: Phrase<readonly Modification[]> = as(
  part<Become>()(is({ said: 'are it', keep: true })`it's ${an} ${added} in addition to its other types`),
  changesOf,
  becomeOf,
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
