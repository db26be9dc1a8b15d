import {
  type Ability,
  COST_KEYWORDS,
  type Color,
  type Cost,
  type Count,
  type Filter,
  type Keyword,
  type KeywordName,
  NUMBER_KEYWORDS,
  type Quality,
  type Quantity,
  type TypeWord,
} from '@lawmage/ability';
import { an, andList, as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { amount, size } from '../amounts/index.ts';
import { later } from '../knots.ts';
import { filter, plainFilter, supertypeOrNot } from '../nouns/index.ts';
import { colorWord, keywordAlone, manaCost, name, nounType, numeral, pluralNumber } from '../words/index.ts';

const alone = is({ is: 'keyword' })`${{ keyword: keywordAlone }}`;

const manaOnly: Phrase<Cost> = as(
  manaCost,
  (symbols): Cost => [{ pay: 'mana', cost: symbols }],
  parts => (parts.length === 1 && parts[0]?.pay === 'mana' && parts[0].said === undefined ? parts[0].cost : undefined),
);
const isManaOnly = (parts: Cost): boolean => parts.length === 1 && parts[0]?.pay === 'mana';
/** A cost after a dash: anything but mana alone. */
const otherCost: Phrase<Cost> = as(
  later.cost,
  (parts): Cost | undefined => (isManaOnly(parts) ? undefined : parts),
  parts => (isManaOnly(parts) ? undefined : parts),
);
const costly = part<KeywordName>()(
  table(
    'a keyword',
    COST_KEYWORDS.filter(keyword => keyword !== 'aura swap'),
  ),
);
/** Its first word is a subtype, which keeps its capital. */
const auraSwap = is({ is: 'keyword', keyword: 'aura swap' })`Aura swap ${{ cost: manaOnly }}`;
const withCost = is({ is: 'keyword' })`${{ keyword: costly }} ${{ cost: manaOnly }}`;

const number: Phrase<Count> = numeral;
const numbered = part<KeywordName>()(table('a keyword', NUMBER_KEYWORDS));
const withNumber = is({ is: 'keyword' })`${{ keyword: numbered }} ${{ n: number }}`;
/** [CR 702.63b | 2007: 502.60b] */
const vanishing = is({ is: 'keyword', keyword: 'vanishing' })`vanishing`;
/** [CR 702.44c | 2007: 502.37c] "Modular—Sunburst". */
const sunburst = is({
  is: 'keyword',
  keyword: 'modular',
  n: { count: 'spentMana', color: 'colors' },
})`modular—sunburst`;
const withBoth = oneOf(
  'a keyword',
  is({ is: 'keyword', keyword: 'suspend' })`suspend ${{ n: number }}—${{ cost: manaOnly }}`,
  is({ is: 'keyword', keyword: 'reinforce' })`reinforce ${{ n: number }}—${{ cost: manaOnly }}`,
  is({ is: 'keyword', keyword: 'awaken' })`awaken ${{ n: number }}—${{ cost: manaOnly }}`,
  is({ is: 'keyword', keyword: 'impending' })`impending ${{ n: number }}—${{ cost: manaOnly }}`,
);

const colors: Phrase<readonly Color[]> = andList(
  as(
    say`from ${{ color: colorWord }}`,
    ({ color }) => color,
    color => ({ color }),
  ),
  1,
);
const kinds: Phrase<readonly Filter[]> = andList(
  as(
    say`from ${{ kind: filter.many }}`,
    ({ kind }) => kind,
    kind => ({ kind }),
  ),
);
const fromKinds = as(
  kinds,
  (anyOf): Filter => ({ anyOf }),
  one => ('anyOf' in one ? one.anyOf : undefined),
);
const fromWhat: Phrase<Quality> = part<Quality>()(
  oneOf(
    'a quality',
    say`${{ colors }}`,
    is({ every: 'everything' })`from everything`,
    is({ every: 'eachColor' })`from each color`,
    is({ player: 'opponent' })`from each of your opponents`,
    is({ player: 'chosen' })`from the chosen player`,
    is({ every: 'chosenColor' })`from the chosen color`,
    is({ every: 'monocolored' })`from monocolored`,
    is({ every: 'multicolored' })`from multicolored`,
    say`from ${{ filter: filter.many }}`,
    say`${{ filter: fromKinds }}`,
  ),
);
const playerSort = table('a kind of player', ['player', 'opponent']);
const enchantable: Phrase<Quality> = part<Quality>()(
  oneOf('what it enchants', say`${{ filter: filter.one }}`, say`${{ player: playerSort }}`),
);
/** "Legendary creature", "Knight", "worthy": which creatures an Equipment's ability may target. */
const worthy = { adj: [{ is: 'state', state: 'worthy' }], sort: 'permanent' } as const;
const equippable: Phrase<Quality> = part<Quality>()(
  oneOf('what it equips', is({ filter: worthy })`worthy`, say`${{ filter: plainFilter.one }}`),
);
const type: Phrase<TypeWord> = part<TypeWord>()(nounType.one);
const things: Phrase<Filter> = filter.many;

const walks = table('landwalk', {
  plainswalk: { type: 'Plains' },
  islandwalk: { type: 'Island' },
  swampwalk: { type: 'Swamp' },
  mountainwalk: { type: 'Mountain' },
  forestwalk: { type: 'Forest' },
  desertwalk: { type: 'Desert' },
});
const cycles = table('typecycling', {
  plainscycling: { type: 'Plains' },
  islandcycling: { type: 'Island' },
  swampcycling: { type: 'Swamp' },
  mountaincycling: { type: 'Mountain' },
  forestcycling: { type: 'Forest' },
  landcycling: { type: 'land' },
});
const basicLand = { filter: { adj: [{ is: 'type', type: 'basic' }], types: ['land'], sort: 'card' } } as const;

/** "snow forestwalk", "legendary landwalk", "nonbasic landwalk". */
const walked = table('landwalk', {
  landwalk: 'land',
  plainswalk: 'Plains',
  islandwalk: 'Island',
  swampwalk: 'Swamp',
  mountainwalk: 'Mountain',
  forestwalk: 'Forest',
});
const describedWalk: Phrase<Quality> = part<Quality>()(
  as(
    say`${{ trait: supertypeOrNot }} ${{ kind: walked }}`,
    ({ trait, kind }): { readonly filter: Filter } => ({ filter: { adj: [trait], types: [kind], sort: 'permanent' } }),
    ({ filter: of }) => {
      if ('anyOf' in of || of.sort !== 'permanent' || of.adj?.length !== 1 || of.types?.length !== 1) return undefined;
      const [trait] = of.adj;
      const kind = (['land', 'Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const).find(
        one => one === of.types?.[0],
      );
      return trait !== undefined && kind !== undefined ? { trait, kind } : undefined;
    },
  ),
);

/** [CR 702.174d–702.174i] */
const gifts = table('a gift', {
  card: { gift: 'card' },
  Food: { gift: 'Food' },
  'tapped Fish': { gift: 'tapped Fish' },
  'extra turn': { gift: 'extra turn' },
  Treasure: { gift: 'Treasure' },
  Octopus: { gift: 'Octopus' },
});

/** [CR 702.124i] */
const groups = table('a group', {
  'character select': { group: 'Character select' },
  'father & son': { group: 'Father & son' },
  Survivors: { group: 'Survivors' },
});

const withQuality = oneOf(
  'a keyword',
  is({ is: 'keyword', keyword: 'protection' })`protection ${{ quality: fromWhat }}`,
  is({ is: 'keyword', keyword: 'hexproof' })`hexproof ${{ quality: fromWhat }}`,
  is({ is: 'keyword', keyword: 'equip' })`equip ${{ quality: equippable }} ${{ cost: manaOnly }}`,
  is({
    is: 'keyword',
    keyword: 'devour',
  })`devour ${{ quality: part<Quality>()(say`${{ filter: plainFilter.one }}`) }} ${{ n: number }}`,
  is({ is: 'keyword', keyword: 'enchant' })`enchant ${{ quality: enchantable }}`,
  is({ is: 'keyword', keyword: 'affinity' })`affinity for ${{ quality: part<Quality>()(say`${{ filter: things }}`) }}`,
  is({ is: 'keyword', keyword: 'champion' })`champion ${an} ${{ quality: part<Quality>()(say`${{ type }}`) }}`,
  is({ is: 'keyword', keyword: 'landwalk' })`${{ quality: part<Quality>()(walks) }}`,
  is({ is: 'keyword', keyword: 'landwalk' })`${{ quality: describedWalk }}`,
  is({
    is: 'keyword',
    keyword: 'bands with other',
  })`bands with other ${{ quality: part<Quality>()(say`${{ filter: things }}`) }}`,
  is({ is: 'keyword', keyword: 'partner' })`partner with ${{ quality: part<Quality>()(say`${{ name }}`) }}`,
  is({ is: 'keyword', keyword: 'partner' })`partner—${{ quality: part<Quality>()(groups) }}`,
  is({ is: 'keyword', keyword: 'partner', quality: { group: 'Friends forever' } })`friends forever`,
  is({ is: 'keyword', keyword: 'choose a Background' })`choose a Background`,
  is({ is: 'keyword', keyword: "Doctor's companion" })`Doctor's companion`,
  is({ is: 'keyword', keyword: 'gift' })`gift ${an} ${{ quality: part<Quality>()(gifts) }}`,
  is({ is: 'keyword', keyword: 'offering' })`${{ quality: part<Quality>()(say`${{ type }}`) }} offering`,
  is({
    is: 'keyword',
    keyword: 'splice',
  })`splice onto ${{ quality: part<Quality>()(say`${{ type }}`) }} ${{ cost: manaOnly }}`,
  is({ is: 'keyword', keyword: 'typecycling' })`${{ quality: part<Quality>()(cycles) }} ${{ cost: manaOnly }}`,
  is({ is: 'keyword', keyword: 'typecycling', quality: basicLand })`basic landcycling ${{ cost: manaOnly }}`,
);

const atLeast: Phrase<Quantity> = part<Quantity>()(
  oneOf('how many', is({ atLeast: 1 })`one or more`, is({})`${{ atLeast: pluralNumber }} or more`),
);

/** [CR 702.160a | 2007: none] "Prototype {2}{R} — 3/2": a second cost and size. */
const prototype = is({ is: 'keyword', keyword: 'prototype' })`prototype ${{ cost: manaOnly }} — ${{
  size: as(
    size,
    ({ power, toughness }): readonly [number, number] | undefined =>
      typeof power === 'number' && typeof toughness === 'number' ? [power, toughness] : undefined,
    ([power, toughness]: readonly [number, number]) => ({ power, toughness }),
  ),
}}`;

type Materials = Extract<Quality, { readonly materials: Filter }>;
/** [CR 702.167a | 2007: none] "Craft with artifact", "with two creatures", "with one or more". */
const materials: Phrase<Quality> = part<Quality>()(
  part<Materials>()(
    oneOf(
      'what it is crafted with',
      say`${{ materials: plainFilter.one }}`,
      say`${{ count: is({})`${{ exactly: pluralNumber }}` }} ${{ materials: plainFilter.many }}`,
      is({ materials: { sort: 'permanent' } })`${{ count: atLeast }}`,
      say`${{ count: atLeast }} ${{ materials: plainFilter.many }}`,
    ),
  ),
);
const craft = is({ is: 'keyword', keyword: 'craft' })`craft with ${{ quality: materials }} ${{ cost: manaOnly }}`;

/** A keyword ability as it stands in a list of keywords [CR 702 | 2007: 502]. */
export const keyword: Phrase<Keyword> = part<Keyword>()(
  oneOf(
    'a keyword',
    alone,
    withCost,
    auraSwap,
    withNumber,
    withBoth,
    withQuality,
    vanishing,
    sunburst,
    prototype,
    craft,
  ),
);

/** [CR 702.33b | 2007: 502.21a] "Kicker {1} and/or {G}": two kickers, of which the first bears the mark. */
export const kickers: Phrase<readonly Ability[]> = as(
  say`kicker ${{ first: manaOnly }} and/or ${{ second: manaOnly }}`,
  ({ first, second }): readonly Ability[] => [
    { is: 'keyword', keyword: 'kicker', cost: first, said: 'and/or' },
    { is: 'keyword', keyword: 'kicker', cost: second },
  ],
  ([first, second, ...more]) => {
    if (first?.is !== 'keyword' || second?.is !== 'keyword' || first.said !== 'and/or') return undefined;
    if (first.cost === undefined || second.cost === undefined || more.length > 0) return undefined;
    return { first: first.cost, second: second.cost };
  },
);

/** A keyword with a cost after a dash, which stands on a line of its own: "Cycling—Pay 2 life." */
export const dashedKeyword: Phrase<Keyword> = part<Keyword>()(
  oneOf(
    'a keyword',
    is({ is: 'keyword' })`${{ keyword: costly }}—${{ cost: otherCost }} .`,
    /** [CR 702.21b] X is defined with the cost. */
    is({ is: 'keyword', keyword: 'ward' })`ward ${{ cost: manaOnly }}, where X is ${{ n: amount }} .`,
  ),
);
