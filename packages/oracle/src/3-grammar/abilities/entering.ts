import type { Entering, Objects, StaticRule } from '@lawmage/ability';
import {
  type Forms,
  forms,
  inBoth,
  is,
  maybe,
  oneOf,
  orList,
  type Phrase,
  part,
  say,
  table,
  where,
} from '../../2-kernel/index.ts';
import { payment } from '../costs/index.ts';
import { later } from '../knots.ts';
import { eachMany, eachOne, filter, someOne } from '../nouns/index.ts';
import { clauses } from '../sentences/index.ts';
import { alternative } from '../verbs/becoming.ts';
import { exceptions } from '../verbs/exceptions.ts';
import { besides } from './copied-besides.ts';
import { extraCounters, how, single, TAPPED, xCounters } from './entering-how.ts';
import { escapingHow } from './escaping.ts';

const word = table('what is chosen', {
  'a color': 'color',
  'a creature type': 'creatureType',
  'a card type': 'cardType',
  'a basic land type': 'basicLandType',
  'a card name': 'cardName',
  'a number': 'number',
  'an opponent': 'opponent',
  'a player': 'player',
  'odd or even': 'oddOrEven',
});

/** "your choice of a 3/3 creature or a 2/2 creature with flying" [CR 208.2b | 2007: none]. */
export const choiceOf = say`your choice of ${{ choice: orList(alternative) }}`;

/** What is done as it enters, beside choosing a word. */
const doing = where(
  'an action',
  is({ enters: 'doing' })`${{ effect: clauses }}`,
  ({ effect }) => !['choose', 'chooseWord', 'choosePlayer', 'may', 'modify', 'note'].includes(effect.do),
);
const asItEnters: Phrase<readonly Entering[]> = single(
  part<Entering>()(
    oneOf(
      'what is done as it enters',
      is({ enters: 'choosing' })`choose ${{ word }}`,
      is({ enters: 'noting', count: { count: 'player', stat: 'life', of: { who: 'you' } } })`note your life total`,
      is({ enters: 'payingLife' })`pay any amount of life`,
      is({ enters: 'choosing', word: 'word', of: ['left', 'right'] })`choose left or right`,
      is({ enters: 'choosingObject' })`choose ${{ what: someOne }}`,
      is({ enters: 'becoming' })`it becomes ${choiceOf}`,
      doing,
    ),
  ),
);

type Unless = Extract<Entering, { readonly enters: 'unless' }>;
const paying: Phrase<Unless> = part<Unless>()(
  is({ enters: 'unless', otherwise: TAPPED })`you may ${{ cost: payment.many }}`,
);
const unlessPaid: Phrase<readonly Entering[]> = single(part<Entering>()(paying));

const any: Phrase<Objects> = part<Objects>()(is({ what: 'some', said: 'any' })`any ${{ filter: filter.one }}`);
const copied = oneOf('what it is a copy of', any, someOne);
const copying = say`you may have ~ enter as a copy of ${{ of: copied }}`;
const asCopy: Phrase<readonly Entering[]> = single(
  part<Entering>()(
    oneOf(
      'what it enters as',
      is({ enters: 'asCopy', may: true })`${copying} ${maybe(exceptions)}`,
      is({ enters: 'asCopy', may: true })`${copying}, except ${besides}`,
      is({ enters: 'asCopy', may: true })`${copying} ${maybe(exceptions)} . when you do, ${{ then: clauses }}`,
    ),
  ),
);

const enters: Forms<object> = forms({})`enter[s|]`;
/** Others that enter: "creatures your opponents control", "each other Goblin you control". */
const others = inBoth(enters, form =>
  oneOf(
    'how others enter',
    is({ static: 'enter' })`${form} ${{ how }}`,
    is({ static: 'enter', said: 'additional' })`${form} ${{ how: extraCounters }}`,
  ),
);

/** How others enter, which may hold only under a condition. */
export const othersEnter: Phrase<StaticRule> = part<StaticRule>()(
  oneOf('how others enter', say`${{ what: eachMany }} ${others.many}`, say`${{ what: eachOne }} ${others.one}`),
);

/** "~ enters tapped", "As ~ enters, choose a color", "Creatures your opponents control enter tapped" [CR 614.1c, 614.1d | 2007: 419.6]. */
export const entering: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'how it enters',
    is({ static: 'enter' })`~ enters ${{ how }}`,
    is({ static: 'enter', said: 'where X' })`~ enters ${{ how: xCounters }}`,
    escapingHow,
    is({ static: 'enter' })`~ enters ${{ how }} unless ${{ unless: later.condition }}`,
    is({ static: 'enter', said: 'behind' })`~ enters ${{ how }} if ${{ if: later.condition }}`,
    is({ static: 'enter' })`if ${{ if: later.condition }}, ~ enters ${{ how }}`,
    is({ static: 'enter', said: 'it' })`if ${{ if: later.condition }}, it enters ${{ how }}`,
    othersEnter,
    is({ static: 'enter' })`as ~ enters, ${{ how: asItEnters }}`,
    is({ static: 'enter' })`as ~ enters, ${{ how: unlessPaid }} . if you don't, ~ enters tapped`,
    is({ static: 'enter', said: 'it' })`as ~ enters, ${{ how: unlessPaid }} . if you don't, it enters tapped`,
    is({ static: 'enter' })`${{ how: asCopy }}`,
    is({ static: 'enter' })`if ${{ if: later.condition }}, ${{ how: asCopy }}`,
  ),
);
