import type { Condition, Count, Effect, Objects } from '@lawmage/ability';
import { isLabel, labelOf, labelWords } from '../../1-text/index.ts';
import { as, oneOf, type Phrase, part, say, token } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { oneObject } from '../nouns/index.ts';
import { numeral } from '../words/index.ts';
import { isAimed } from './afterwards.ts';
import { clauses } from './clauses.ts';
import { sentence } from './sentence.ts';

/** An ability word and its dash [CR 207.2c]. */
export const heading: Phrase<string> = token(
  'an ability word',
  text => (isLabel(text) ? labelWords(text) : undefined),
  labelOf,
);

type Row = {
  readonly otherwise: Effect;
  readonly heading: string;
  readonly then: Effect;
  readonly condition: Condition;
};
const ORDERS = ['behind', 'front', 'first'] as const;

/** An ability word has no meaning; it stands in the mark of the wording. */
const row = (order: (typeof ORDERS)[number], words: Phrase<Row>): Phrase<Effect> =>
  as(
    words,
    ({ otherwise, heading: label, then, condition }): Effect => ({
      do: 'if',
      said: `row ${order}: ${label}`,
      otherwise,
      condition,
      then,
    }),
    (effect): Row | undefined => {
      const start = `row ${order}: `;
      if (effect.do !== 'if' || !effect.said?.startsWith(start) || effect.otherwise === undefined) return undefined;
      const { otherwise, condition, then, said } = effect;
      return { otherwise, heading: said.slice(start.length), then, condition };
    },
  );

type Harder = Omit<Row, 'then'> & { readonly source: Objects; readonly amount: Count };
const same = { either: 'that', slot: -1 } as const;
/** "~ deals 5 damage instead if …": to the same. */
const harder = (order: 'behind' | 'front', words: Phrase<Harder>): Phrase<Effect> =>
  row(
    order,
    as(
      words,
      ({ source, amount, ...rest }): Row | undefined =>
        isAimed(rest.otherwise) ? { ...rest, then: { do: 'damage', source, amount, to: same } } : undefined,
      ({ then, ...rest }) =>
        then.do === 'damage' &&
        'either' in then.to &&
        then.to.either === 'that' &&
        then.source &&
        then.to.said === undefined
          ? { ...rest, source: then.source, amount: then.amount }
          : undefined,
    ),
  );

/** A line that an ability word begins and that takes the place of the line before it. */
export const insteadRow: Phrase<Effect> = oneOf(
  'instead',
  harder(
    'behind',
    part<Harder>()(say`${{ otherwise: sentence }} .
 ${{ heading }} ${{ source: oneObject }} deals ${{ amount: numeral }} damage instead if ${{ condition: later.condition }} .`),
  ),
  harder(
    'front',
    part<Harder>()(say`${{ otherwise: sentence }} .
 ${{ heading }} if ${{ condition: later.condition }}, ${{ source: oneObject }} deals ${{ amount: numeral }} damage instead .`),
  ),
  row(
    'behind',
    part<Row>()(say`${{ otherwise: sentence }} .
 ${{ heading }} ${{ then: clauses }} instead if ${{ condition: later.condition }} .`),
  ),
  row(
    'front',
    part<Row>()(say`${{ otherwise: sentence }} .
 ${{ heading }} if ${{ condition: later.condition }}, ${{ then: clauses }} instead .`),
  ),
  row(
    'first',
    part<Row>()(say`${{ otherwise: sentence }} .
 ${{ heading }} if ${{ condition: later.condition }}, instead ${{ then: clauses }} .`),
  ),
);
