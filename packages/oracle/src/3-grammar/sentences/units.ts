import type { Effect } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, run, say, token, where } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { roll } from '../verbs/dice.ts';
import { playerDoes } from '../verbs/index.ts';
import { counteredElsewhere, damageInstead, notRegenerated, preventedAmount, preventedEach } from './afterwards.ts';
import { changedCounter } from './changed-counter.ts';
import { chosenRest } from './chosen-rest.ts';
import { declined, exchanged, followed, owing, spilling } from './following.ts';
import { insteadRow } from './instead-row.ts';
import { paidEnding } from './paid-ending.ts';
import { oneStep } from './scope.ts';
import { sentence } from './sentence.ts';
import { endOfThatTurn } from './that-turn.ts';
import { tokenSize, tokenText } from './token-text.ts';

/** A condition in front is the ability's own [CR 603.4]. */
const isConditional = (effect: Effect): boolean =>
  effect.do === 'sequence'
    ? effect.steps[0] !== undefined && isConditional(effect.steps[0])
    : effect.do === 'if' && effect.said === undefined && effect.otherwise === undefined;
export const unconditional = where('instructions', later.effect, effect => !isConditional(effect));

/** What follows "when you do" is one triggered ability [CR 603.12], to the end of the paragraph. */
export const whenDone: Phrase<Effect> = part<Effect>()(
  oneOf(
    'when you do',
    is({ do: 'whenDone' })`${{ effect: sentence }} . when you do, ${{ then: unconditional }}`,
    is({
      do: 'whenDone',
      said: 'paid so often',
    })`${{ effect: sentence }} . when you pay this cost one or more times, ${{ then: unconditional }}`,
    is({
      do: 'whenDone',
    })`${{ effect: sentence }} . when you do, if ${{ if: later.condition }}, ${{ then: unconditional }}`,
  ),
);

const otherwise = is({ do: 'if' })`if ${{ condition: later.condition }}, ${{ then: sentence }} . otherwise, ${{
  otherwise: sentence,
}} .`;

/** "Put it onto the battlefield if it's a land card. Otherwise, put it into your hand." */
const behindOtherwise = is({ do: 'if', said: 'behind' })`${{
  then: where('one step', oneStep, effect => effect.do !== 'may'),
}} if ${{ condition: later.condition }} . otherwise, ${{ otherwise: sentence }} .`;

/** [CR 729.1 | 2007: 506.1] */
const subgame = oneOf(
  'a subgame',
  is({ do: 'subgame' })`players play a Magic subgame, using their libraries as their decks .`,
  is({
    do: 'subgame',
  })`players play a Magic subgame, using their libraries as their decks . each player who doesn't win the subgame ${{
    losers: playerDoes.one,
  }} .`,
);

const flip = oneOf(
  'a flip of a coin',
  is({ do: 'flip' })`flip a coin . if you win the flip, ${{ win: sentence }} .`,
  is({ do: 'flip' })`flip a coin . if you lose the flip, ${{ lose: sentence }} .`,
  is({ do: 'flip' })`flip a coin . if it comes up heads, ${{ heads: sentence }} .`,
  is({ do: 'flip' })`flip a coin . if it comes up tails, ${{ tails: sentence }} .`,
  is({
    do: 'flip',
  })`flip a coin . if it comes up heads, ${{ heads: sentence }} . if it comes up tails, ${{ tails: sentence }} .`,
  is({
    do: 'flip',
  })`flip a coin . if you win the flip, ${{ win: sentence }} . if you lose the flip, ${{ lose: sentence }} .`,
);

const range = as(
  token(
    'a result',
    text => {
      const found = /^(\d+)(?:—(\d+)|(\+))?$/u.exec(text);
      if (found === null) return undefined;
      const from = Number(found[1]);
      return found[3] === '+' ? { from } : { from, to: Number(found[2] ?? from) };
    },
    ({ from, to }: { readonly from: number; readonly to?: number }) =>
      to === undefined ? `${from}+` : from === to ? String(from) : `${from}—${to}`,
  ),
  both => both,
  both => both,
  ['from', 'to'],
);
const row = say`
 ${range} | ${{ effect: later.effect }}`;
/** A roll of a die and what each result does; the results end the paragraph. */
export const rolled: Phrase<Effect> = part<Effect>()(say`${roll} . ${{ rows: run(row) }}`);

const instead = oneOf(
  'instead',
  is({ do: 'if', said: 'instead first' })`${{ otherwise: sentence }} . if ${{ condition: later.condition }}, instead ${{
    then: sentence,
  }} .`,
  is({ do: 'if', said: 'instead' })`${{ otherwise: sentence }} . if ${{ condition: later.condition }}, ${{
    then: sentence,
  }} instead .`,
);

const stopped: Phrase<Effect> = as(
  say`${{ effect: sentence }} .`,
  ({ effect }) => effect,
  effect => ({ effect }),
);

/** Sentences that belong together: one alone, or one that the next speaks of. */
export const unit: Phrase<Effect> = oneOf(
  'a sentence',
  stopped,
  followed,
  declined,
  exchanged,
  owing,
  spilling,
  endOfThatTurn,
  part<Effect>()(otherwise),
  part<Effect>()(behindOtherwise),
  part<Effect>()(instead),
  part<Effect>()(flip),
  part<Effect>()(subgame),
  counteredElsewhere,
  damageInstead,
  chosenRest,
  insteadRow,
  preventedEach,
  preventedAmount,
  notRegenerated,
  paidEnding,
  changedCounter,
  tokenText,
  tokenSize,
);
