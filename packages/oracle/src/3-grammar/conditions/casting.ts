import type { Condition, Cost, KeywordName, Objects } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, table } from '../../2-kernel/index.ts';
import { filter, oneNamed, possessive, thatObject } from '../nouns/index.ts';
import { manaCost } from '../words/index.ts';

const spell: Phrase<Objects> = part<Objects>()(oneOf('a spell', oneNamed, thatObject));

/** Keywords that change how a spell is cast, as the text asks for them afterwards. */
const done = part<KeywordName>()(
  table('how it was cast', { kicked: 'kicker', bargained: 'bargain', foretold: 'foretell' }),
);
const cost = part<KeywordName>()(
  table('a cost', [
    'prowl',
    'surge',
    'madness',
    'spectacle',
    'freerunning',
    'sneak',
    'mayhem',
    'warp',
    'dash',
    'blitz',
  ]),
);
const manaOnly: Phrase<Cost> = as(
  manaCost,
  (symbols): Cost => [{ pay: 'mana', cost: symbols }],
  parts => (parts.length === 1 && parts[0]?.pay === 'mana' && parts[0].said === undefined ? parts[0].cost : undefined),
);
const zone = table('a zone', { 'your hand': 'hand', 'a graveyard': 'graveyard', exile: 'exile' });

const you = { who: 'you' } as const;

/** How a spell was cast: "it was kicked", "this spell was cast from a graveyard", "you cast it from your hand". */
export const castingCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'additionalPaid' })`this spell's additional cost was paid`,
    is({ if: 'additionalPaid' })`${an} ${{ beheld: filter.one }} was beheld`,
    is({ if: 'additionalPaid', said: 'evidence' })`evidence was collected`,
    is({ if: 'additionalPaid', said: 'evidence', not: true })`evidence wasn't collected`,
    is({ if: 'paid', keyword: 'gift' })`the gift was promised`,
    is({ if: 'paid', keyword: 'gift', not: true })`the gift wasn't promised`,
    is({ if: 'paid' })`${{ of: spell }} was ${{ keyword: done }}`,
    is({ if: 'paid', keyword: 'kicker' })`${{ of: spell }} was kicked with its ${{ cost: manaOnly }} kicker`,
    is({ if: 'paid', not: true })`${{ of: spell }} wasn't ${{ keyword: done }}`,
    is({ if: 'paid', said: 'cost' })`${{ of: possessive }} ${{ keyword: cost }} cost was paid`,
    is({ if: 'wasCast', by: you })`you cast ${{ of: spell }}`,
    is({ if: 'wasCast', by: you })`you cast ${{ of: spell }} from ${{ from: zone }}`,
    is({ if: 'wasCast' })`${{ of: spell }} was cast`,
    is({ if: 'wasCast' })`${{ of: spell }} was cast from ${{ from: zone }}`,
    is({ if: 'wasCast', not: true })`${{ of: spell }} wasn't cast`,
    is({ if: 'wasCast', during: 'main', by: you })`you cast ${{ of: spell }} during your main phase`,
    is({ if: 'wasCast', notFrom: 'hand' })`${{ of: spell }} was cast from anywhere other than your hand`,
  ),
);
