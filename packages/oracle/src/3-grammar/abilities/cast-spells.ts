import type { Filter, Objects, Place, Players, StaticRule, Trait } from '@lawmage/ability';
import { as, is, maybe, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { otherPlayers, place, plainFilter, traitsAfter, you } from '../nouns/index.ts';
import { change, joinedChanges } from '../verbs/index.ts';

const casters: Phrase<Players> = part<Players>()(oneOf('who casts', you, otherPlayers));

type Cast = { readonly filter: Filter; readonly who: Players; readonly in?: Place; readonly after?: readonly Trait[] };
const AFTER = 'after cast';
const from = say`from ${{ in: place }}`;

function spellOf({ filter: of, who, in: zone, after }: Cast): Filter | undefined {
  if ('anyOf' in of || of.sort !== 'spell' || of.whose !== undefined || of.in !== undefined) return undefined;
  if (after !== undefined && (of.with !== undefined || of.said !== undefined)) return undefined;
  return {
    ...of,
    whose: { by: 'caster', who },
    ...(zone && { in: zone }),
    ...(after && { with: after, said: AFTER }),
  };
}

function partsOf(of: Filter): Cast | undefined {
  if ('anyOf' in of || of.whose?.by !== 'caster') return undefined;
  const { whose, in: zone, ...rest } = of;
  const start = { who: whose.who, ...(zone && { in: zone }) };
  if (rest.said !== AFTER) return { ...start, filter: rest };
  const { with: after, said: _, ...filter } = rest;
  return after && { ...start, filter, after };
}

/** "creature spells you cast", "spells you cast from exile with mana value 4 or greater": spells by who has cast them. */
const cast = (words: Phrase<Cast>, said?: string): Phrase<Objects> =>
  part<Objects>()(
    as(
      words,
      (parts): Objects | undefined => {
        const filter = spellOf(parts);
        return filter && { what: 'each', filter, ...(said && { said }) };
      },
      (objects): Cast | undefined =>
        objects.what === 'each' && objects.said === said && objects.slot === undefined
          ? partsOf(objects.filter)
          : undefined,
    ),
  );
export const castSpells = cast(
  say`${{ filter: plainFilter.many }} ${{ who: casters }} cast ${maybe(from)} ${{ after: maybe(traitsAfter.many) }}`,
);
export const eachCastSpell = cast(
  say`each ${{ filter: plainFilter.one }} ${{ who: casters }} cast ${maybe(from)} ${{ after: maybe(traitsAfter.one) }}`,
  'each',
);

type AsCast = { readonly filter: Filter; readonly in?: Place };
/** "Beast spells you cast from your hand": cards that become such spells. */
const becomingSpells: Phrase<Filter> = as(
  say`${{ filter: plainFilter.many }} you cast ${maybe(from)}`,
  ({ filter: of, in: zone }: AsCast): Filter | undefined =>
    'anyOf' in of || of.sort !== 'spell' || of.in !== undefined ? undefined : { ...of, ...(zone && { in: zone }) },
  (of): AsCast | undefined => {
    if ('anyOf' in of) return undefined;
    const { in: zone, ...filter } = of;
    return { filter, ...(zone && { in: zone }) };
  },
);

/** "Beast spells you cast gain haste as you cast them" [CR 610.5 | 2007: none]. */
export const asYouCast: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'asCast' })`${{ what: becomingSpells }} ${{ changes: joinedChanges(change.many) }} as you cast them`,
);
