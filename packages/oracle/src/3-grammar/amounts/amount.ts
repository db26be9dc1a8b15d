import type { Count, EventPattern, Filter, Objects, Stat, TypeWord } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import {
  anyObjects,
  anyPlayers,
  craftedMany,
  craftedOne,
  filter,
  manyObjects,
  manyPlayers,
  oneNamed,
  playersPossessive,
  possessive,
  self,
  thatObject,
} from '../nouns/index.ts';
import {
  colorsAnd,
  colorWord,
  counterKind,
  counterWords,
  digits,
  nounType,
  numberWord,
  option,
  participle,
  xCount,
} from '../words/index.ts';
import { manyDead } from './dead.ts';

const stat: Phrase<Stat> = part<Stat>()(
  table('a characteristic', {
    power: 'power',
    toughness: 'toughness',
    'mana value': 'manaValue',
    loyalty: 'loyalty',
  }),
);

const statOf = oneOf(
  'a characteristic',
  is({ count: 'stat' })`${{ of: possessive }} ${{ stat }}`,
  is({ count: 'stat', take: 'greatest' })`the greatest ${{ stat }} among ${{ of: anyObjects }}`,
  is({ count: 'stat', take: 'least' })`the least ${{ stat }} among ${{ of: anyObjects }}`,
  is({ count: 'stat', take: 'total' })`the total ${{ stat }} of ${{ of: oneOf('objects', anyObjects, craftedMany) }}`,
  is({ count: 'stat', said: 'of' })`the ${{ stat }} of ${{ of: craftedOne }}`,
);

const playerStat = oneOf(
  "a player's number",
  is({ count: 'player', stat: 'life' })`${{ of: playersPossessive }} life total`,
  is({ count: 'player', stat: 'startingLife' })`${{ of: playersPossessive }} starting life total`,
  is({ count: 'player', stat: 'speed' })`${{ of: playersPossessive }} speed`,
);

/** The spell itself, as an amount speaks of what was spent on it. */
export const spentOn = table('a spell', ['it', 'this spell', '~']);
const lifeChange: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'a change of life',
    is({ on: 'gainLife' })`${{ who: manyPlayers }} gained`,
    is({ on: 'loseLife' })`${{ who: manyPlayers }} lost`,
    is({ on: 'gainLife', who: { who: 'you' }, said: "'ve" })`you've gained`,
    is({ on: 'loseLife', who: { who: 'you' }, said: "'ve" })`you've lost`,
  ),
);

/** [CR 702.167c | 2007: none] */
const MATERIALS = {
  sort: 'card',
  in: { zone: 'exile' },
  with: [{ is: 'among', what: { what: 'linked', by: 'crafted' } }],
} as const;

/** What counters are on. */
const holders = part<Objects>()(oneOf('an object', oneNamed, thatObject, manyObjects));

const numberOf = oneOf(
  'a number of things',
  is({ count: 'objects' })`the number of ${{ of: filter.many }}`,
  is({ count: 'counters' })`the number of ${{ kind: counterKind }} counters on ${{ on: holders }}`,
  is({ count: 'counters', kind: 'any' })`the number of counters on ${{ on: holders }}`,
  is({ count: 'players' })`the number of ${{ of: anyPlayers }}`,
  is({ count: 'party' })`the number of creatures in your party`,
  is({
    count: 'symbols',
  })`the number of ${{ color: colorWord }} mana symbols in the mana costs of ${{ among: manyObjects }}`,
  is({ count: 'symbols' })`the number of ${{ color: colorWord }} mana symbols in ${{ among: possessive }} mana cost`,
  is({ count: 'different', what: 'basicLandType' })`the number of basic land types among ${{ among: filter.many }}`,
  is({ count: 'different', what: 'color' })`the number of colors among ${{ among: filter.many }}`,
  is({
    count: 'different',
    what: 'color',
    among: MATERIALS,
  })`the number of colors among the exiled cards used to craft it`,
  is({ count: 'different', what: 'cardType' })`the number of card types among ${{ among: filter.many }}`,
  is({
    count: 'of',
    of: { what: 'linked', by: 'devoured' },
  })`the number of ${{ type: part<TypeWord>()(nounType.many) }} it devoured`,
  is({ count: 'lifePaid' })`the life paid as ~ entered`,
  is({ count: 'lifePaid', said: 'it' })`the life paid as it entered`,
  is({ count: 'mutations' })`the number of times ~ has mutated`,
  is({ count: 'votes' })`the number of ${{ for: option }} votes`,
  is({ count: 'castBefore' })`the number of spells cast before it this turn`,
  is({ count: 'found', slot: -1 })`the number of ${{ filter: filter.many }} ${{ said: participle }} this way`,
  is({ count: 'spentMana' })`the amount of mana spent to cast ${{ said: spentOn }}`,
  is({ count: 'spentMana', color: 'colors' })`the number of colors of mana spent to cast ${{ said: spentOn }}`,
  is({ count: 'happened', sum: true, said: 'total' })`the total amount of life ${{ event: lifeChange }} this turn`,
  is({ count: 'happened', sum: true })`the amount of life ${{ event: lifeChange }} this turn`,
);

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;
const owned = (of: Described, zone: 'exile' | 'graveyard'): Count => ({
  count: 'objects',
  of: {
    ...of,
    ...(zone === 'exile' && { whose: { by: 'owner', who: { who: 'you' } } }),
    in: zone === 'exile' ? { zone } : { zone, of: { who: 'you' } },
  },
});
const IN_BOTH = 'in both zones';
/** "the total number of instant cards you own in exile and in your graveyard". */
const inBothZones: Phrase<Count> = part<Count>()(
  as(
    say`the total number of ${{ of: filter.many }} you own in exile and in your graveyard`,
    ({ of }: { readonly of: Filter }): Count | undefined =>
      'anyOf' in of || of.in || of.whose
        ? undefined
        : { count: 'plus', a: owned(of, 'exile'), b: owned(of, 'graveyard'), said: IN_BOTH },
    (count): { readonly of: Filter } | undefined => {
      if (typeof count === 'number' || count.count !== 'plus' || count.said !== IN_BOTH) return undefined;
      const { a } = count;
      if (typeof a === 'number' || a.count !== 'objects' || 'anyOf' in a.of) return undefined;
      const { whose: _, in: __, ...of } = a.of;
      return { of };
    },
  ),
);

const devotion = oneOf(
  'devotion',
  is({ count: 'devotion' })`your devotion to ${{ colors: colorsAnd }}`,
  is({ count: 'timesKicked' })`the number of times it was kicked`,
);

/** What an earlier instruction or event amounted to: "the life lost this way". */
// biome-ignore format: a list of words reads best filled
const thisMuch = is({ count: 'that', slot: -1 })`${{
  said: table('an amount', [
    'the life lost this way', 'the amount of life lost this way', 'the life gained this way', 'the damage dealt this way',
    'the amount of damage dealt this way', 'the damage prevented this way', 'that damage', 'that number', 'that amount',
  ]),
}}`;

/** "the number of storage counters removed this way". */
const removed = is({ count: 'that', slot: -1 })`the number of ${{
  said: table('counters', counterWords('counters removed this way')),
}}`;

/** What dice came to [CR 706.4 | 2007: none]. */
const rolled = is({ count: 'that', slot: -1 })`${{
  said: table('a result', ['the result', 'the total of those results', 'the total result']),
}}`;
/** [CR 706.8a | 2007: none] */
const keeper: Phrase<Objects> = part<Objects>()(oneOf('an object', self, thatObject));
const stored = oneOf(
  'a result',
  is({ count: 'stored', take: 'total' })`the total of the results stored on ${{ on: keeper }}`,
  is({ count: 'stored', take: 'greatest' })`the greatest result stored on ${{ on: keeper }}`,
);
/** [CR 120.10 | 2007: none] */
// biome-ignore format: a list of words reads best filled
const excess = is({ count: 'excess' })`${{
  said: table('an amount', [
    'the excess damage dealt this way', 'the amount of excess damage dealt this way', 'that excess damage',
    'the excess damage dealt to that creature this way', 'the amount of excess damage dealt to that creature this way',
  ]),
}}`;
const simple: Phrase<Count> = part<Count>()(
  oneOf(
    'an amount',
    thisMuch,
    is({ count: 'noted' })`the last noted life total for ~`,
    excess,
    manyDead,
    rolled,
    stored,
    removed,
    inBothZones,
    statOf,
    playerStat,
    numberOf,
    devotion,
    xCount,
  ),
);

const rounding = table('a rounding', ['up', 'down']);
const number: Phrase<Count> = part<Count>()(numberWord);

const composed = oneOf(
  'an amount',
  is({ count: 'half' })`half ${{ of: simple }}, rounded ${{ round: rounding }}`,
  is({ count: 'half', said: 'behind' })`half ${{ of: simple }} rounded ${{ round: rounding }}`,
  is({ count: 'times', n: 2, said: 'twice' })`twice ${{ of: simple }}`,
  is({ count: 'times', n: 3, said: 'twice' })`three times ${{ of: simple }}`,
  is({ count: 'plus' })`${{ a: simple }} plus ${{ b: oneOf('an amount', number, simple) }}`,
  is({ count: 'plus' })`${{ a: number }} plus ${{ b: simple }}`,
  is({ count: 'plus', said: 'digits' })`${{ a: part<Count>()(digits) }} plus ${{ b: simple }}`,
  is({ count: 'minus' })`${{ a: simple }} minus ${{ b: oneOf('an amount', number, simple) }}`,
  is({ count: 'minus' })`${{ a: number }} minus ${{ b: simple }}`,
);

/** An amount after "equal to" and "where X is": "the number of creatures you control", "its power", "your life total". */
export const amount: Phrase<Count> = tie('amount', part<Count>()(oneOf('an amount', simple, composed)));
