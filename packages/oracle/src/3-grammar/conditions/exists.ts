import type { Comparison, Condition, Count, Filter, Players } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { filter, onePlayer, otherPlayers, otherThan, plainFilter, you } from '../nouns/index.ts';
import { cardinal } from '../words/index.ts';

type Things = { readonly of: Filter; readonly compare?: Comparison; readonly n?: Count };

/** How many things of a kind: "a Swamp", "two or more creatures", "no other creatures". */
const things: Phrase<Things> = part<Things>()(
  oneOf(
    'things',
    is({})`${an} ${{ of: plainFilter.one }}`,
    is({})`another ${{ of: otherThan.one }}`,
    is({ compare: 'atLeast' })`${{ n: cardinal }} or more ${{ of: filter.many }}`,
    is({ compare: 'equal' })`exactly ${{ n: cardinal }} ${{ of: filter.many }}`,
    is({ compare: 'equal', n: 0 })`no ${{ of: filter.many }}`,
    is({ compare: 'atMost' })`${{ n: cardinal }} or fewer ${{ of: filter.many }}`,
  ),
);

type Controlled = { readonly who: Players; readonly things: Things };
type Exists = Extract<Condition, { readonly if: 'exists' }>;

const CONTROLS = 'controls';

function controlled({ who, things: { of, ...count } }: Controlled): Exists | undefined {
  if ('anyOf' in of || of.whose !== undefined || of.sort === 'card') return undefined;
  return { if: 'exists', of: { ...of, whose: { by: 'controller', who } }, ...count, said: CONTROLS };
}

function controllers(condition: Condition): Controlled | undefined {
  if (condition.if !== 'exists' || condition.said !== CONTROLS) return undefined;
  const { of, compare, n } = condition;
  if ('anyOf' in of || of.whose?.by !== 'controller' || of.whose.not) return undefined;
  const { whose, ...rest } = of;
  return { who: whose.who, things: { of: rest, ...(compare && { compare }), ...(n !== undefined && { n }) } };
}

const controls: Phrase<Controlled> = part<Controlled>()(
  oneOf(
    'who controls what',
    say`${{ who: oneOf('players', you, otherPlayers) }} control ${{ things }}`,
    say`${{ who: onePlayer }} controls ${{ things }}`,
  ),
);

/** "you control a Swamp", "an opponent controls two or more creatures". */
export const controlsCondition: Phrase<Condition> = part<Condition>()(as(controls, controlled, controllers));

/** "there is a creature card in your graveyard", "there are seven or more cards in your graveyard". */
export const existsCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'exists' })`there is ${things}`,
    is({ if: 'exists', said: 'are' })`there are ${things}`,
  ),
);
