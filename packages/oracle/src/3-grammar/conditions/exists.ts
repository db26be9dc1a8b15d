import type { Comparison, Condition, Count, Filter, Players } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { eachMany, filter, onePlayer, otherPlayers, otherThan, plainFilter, you } from '../nouns/index.ts';
import { cardinal, numeral } from '../words/index.ts';

/** How many of what. */
export type Things = { readonly of: Filter; readonly compare?: Comparison; readonly n?: Count };

/** How many things of a kind: "a Swamp", "two or more creatures", "no other creatures". */
export const things: Phrase<Things> = part<Things>()(
  oneOf(
    'things',
    is({})`${an} ${{ of: plainFilter.one }}`,
    is({})`another ${{ of: otherThan.one }}`,
    is({ compare: 'atLeast' })`${{ n: cardinal }} or more ${{ of: filter.many }}`,
    is({ compare: 'atLeast', n: 1 })`one or more ${{ of: filter.many }}`,
    is({ compare: 'equal' })`exactly ${{ n: cardinal }} ${{ of: filter.many }}`,
    is({ compare: 'equal', n: 1 })`exactly one ${{ of: filter.one }}`,
    is({ compare: 'equal', n: 0 })`no ${{ of: filter.many }}`,
    is({ compare: 'atMost' })`${{ n: cardinal }} or fewer ${{ of: filter.many }}`,
  ),
);

type Controlled = { readonly who: Players; readonly things: Things };
type Exists = Extract<Condition, { readonly if: 'exists' }>;

const CONTROLS = 'controls';

const isFree = (of: Filter): of is Exclude<Filter, { readonly anyOf: readonly Filter[] }> =>
  !('anyOf' in of || of.whose !== undefined || of.sort === 'card');

function controlled({ who, things: { of, ...count } }: Controlled): Exists | undefined {
  if (!isFree(of)) return undefined;
  return { if: 'exists', of: { ...of, whose: { by: 'controller', who } }, ...count, said: CONTROLS };
}

function controllers(condition: Condition): Controlled | undefined {
  if (condition.if !== 'exists' || condition.said !== CONTROLS) return undefined;
  const { of, compare, n } = condition;
  if ('anyOf' in of || of.whose?.by !== 'controller' || of.whose.not) return undefined;
  const { whose, ...rest } = of;
  return { who: whose.who, things: { of: rest, ...(compare && { compare }), ...(n !== undefined && { n }) } };
}

const several = oneOf('players', you, otherPlayers);
const controls: Phrase<Controlled> = part<Controlled>()(
  oneOf(
    'who controls what',
    say`${{ who: several }} control ${{ things }}`,
    say`${{ who: onePlayer }} controls ${{ things }}`,
  ),
);

type Lacking = { readonly who: Players; readonly of: Filter };
const lacks: Phrase<Lacking> = part<Lacking>()(
  oneOf(
    'who controls nothing',
    say`${{ who: several }} don't control ${an} ${{ of: plainFilter.one }}`,
    say`${{ who: onePlayer }} doesn't control ${an} ${{ of: plainFilter.one }}`,
  ),
);
const lacksCondition = as(
  lacks,
  ({ who, of }): Condition | undefined =>
    isFree(of)
      ? {
          if: 'exists',
          of: { ...of, whose: { by: 'controller', who } },
          compare: 'equal',
          n: 0,
          said: "don't",
        }
      : undefined,
  (condition): Lacking | undefined => {
    if (condition.if !== 'exists' || condition.said !== "don't") return undefined;
    const found = controllers({ ...condition, said: CONTROLS });
    return found && { who: found.who, of: found.things.of };
  },
);

/** [CR 712.4a | 2007: none] What melds. */
export const melding: Phrase<Condition> = part<Condition>()(
  is({ if: 'ownAndControl' })`you both own and control ~ and ${an} ${{ with: plainFilter.one }}`,
);

type Rivals = { readonly who: Players; readonly of: Filter; readonly than: Players };
const rivals: Phrase<Rivals> = part<Rivals>()(
  oneOf(
    'who controls more',
    say`${{ who: onePlayer }} controls more ${{ of: filter.many }} than ${{ than: you }}`,
    say`${{ who: you }} control more ${{ of: filter.many }} than ${{ than: onePlayer }}`,
  ),
);
const held = (of: Filter, who: Players): Count | undefined =>
  isFree(of) && who.who !== 'each' ? { count: 'objects', of: { ...of, whose: { by: 'controller', who } } } : undefined;
function holder(count: Count): { readonly of: Filter; readonly who: Players } | undefined {
  if (typeof count === 'number' || count.count !== 'objects' || 'anyOf' in count.of) return undefined;
  const { whose, ...of } = count.of;
  return whose?.by === 'controller' && !whose.not ? { of, who: whose.who } : undefined;
}
/** "an opponent controls more lands than you": the same is counted of two players. */
const moreThan = as(
  rivals,
  ({ who, of, than }): Condition | undefined => {
    const [a, b] = [held(of, who), held(of, than)];
    return a === undefined || b === undefined ? undefined : { if: 'compare', a, is: 'more', b, said: CONTROLS };
  },
  (condition): Rivals | undefined => {
    if (condition.if !== 'compare' || condition.said !== CONTROLS || condition.is !== 'more') return undefined;
    const [a, b] = [holder(condition.a), holder(condition.b)];
    return a && b && { who: a.who, of: a.of, than: b.who };
  },
);

const YOU = { who: 'you' } as const;
/** [CR 903.3] */
const YOUR_COMMANDER: Filter = {
  adj: [{ is: 'state', state: 'commander' }],
  sort: 'permanent',
  with: [{ is: 'owned', by: YOU }],
  whose: { by: 'controller', who: YOU },
};

/** "you control a Swamp", "an opponent controls two or more creatures", "an opponent controls more lands than you". */
export const controlsCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    as(controls, controlled, controllers),
    lacksCondition,
    moreThan,
    is({ if: 'exists', of: YOUR_COMMANDER, said: 'your commander' })`you control your commander`,
  ),
);

const different = table('what differs', {
  'card types': 'cardType',
  'mana values': 'manaValue',
  colors: 'color',
  'basic land types': 'basicLandType',
  'creature types': 'creatureType',
  powers: 'power',
  names: 'name',
});
const variety: Phrase<Count> = part<Count>()(
  is({ count: 'different' })`${{ what: different }} among ${{ among: filter.many }}`,
);
const among: Phrase<Count> = part<Count>()(
  oneOf(
    'different ones',
    is({ count: 'different', what: 'power' })`${{ among: filter.many }} with different powers`,
    is({ count: 'different', what: 'name' })`${{ among: filter.many }} with different names`,
  ),
);
type Varied = { readonly a: Count; readonly b: Count };
const varied: Phrase<Varied> = part<Varied>()(say`you control ${{ b: cardinal }} or more ${{ a: among }}`);
const yours = (of: Filter): Filter | undefined =>
  isFree(of) ? { ...of, whose: { by: 'controller', who: { who: 'you' } } } : undefined;
/** "you control three or more creatures with different powers". */
const variedCondition = as(
  varied,
  ({ a, b }): Condition | undefined => {
    if (typeof a === 'number' || a.count !== 'different') return undefined;
    const mine = yours(a.among);
    return mine && { if: 'compare', a: { ...a, among: mine }, is: 'atLeast', b, said: CONTROLS };
  },
  (condition): Varied | undefined => {
    if (condition.if !== 'compare' || condition.said !== CONTROLS) return undefined;
    const { a, b, is: how } = condition;
    if (how !== 'atLeast' || typeof a === 'number' || a.count !== 'different' || 'anyOf' in a.among) return undefined;
    const { whose, ...rest } = a.among;
    return whose?.by === 'controller' && whose.who.who === 'you' ? { a: { ...a, among: rest }, b } : undefined;
  },
);

const totalPower: Phrase<Count> = part<Count>()(
  is({ count: 'stat', stat: 'power', take: 'total' })`${{ of: eachMany }}`,
);

/** "there is a creature card in your graveyard", "there are four or more card types among cards in your graveyard". */
export const existsCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'exists' })`there is ${things}`,
    is({ if: 'exists', said: "there's" })`there's ${things}`,
    is({ if: 'exists', said: 'are' })`there are ${things}`,
    is({ if: 'compare', a: { count: 'party' }, is: 'atLeast', b: 4, said: 'full' })`you have a full party`,
    is({
      if: 'compare',
      a: { count: 'of', of: { what: 'linked', by: 'devoured' } },
      is: 'atLeast',
      b: 1,
      said: 'devoured',
    })`it devoured a creature`,
    is({ if: 'exists', said: 'are on' })`${things} are on the battlefield`,
    is({ if: 'exists', said: 'is on' })`${things} is on the battlefield`,
    is({ if: 'compare', is: 'atLeast', said: 'there' })`there are ${{ b: cardinal }} or more ${{ a: variety }}`,
    variedCondition,
    is({
      if: 'compare',
      is: 'atLeast',
      said: 'have',
    })`${{ a: totalPower }} have total power ${{ b: numeral }} or greater`,
  ),
);
