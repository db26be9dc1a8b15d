import type { Effect } from '@lawmage/ability';
import { as, is, maybe, oneOf, type Phrase, part, run, say, table, token } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { die } from '../verbs/acts.ts';
import { sentence } from './sentence.ts';

type Followed = { readonly effect: Effect; readonly done: string; readonly then: Effect; readonly otherwise?: Effect };

const done = part<string>()(
  table('a condition', {
    'if you do': '',
    'if they do': 'they',
    'if that player does': 'that player',
    'if the player does': 'the player',
  }),
);

/** "If you do" speaks of the last step before it: an optional one, or one that may not be possible. */
function followUp({ effect, done: said, then, otherwise }: Followed): Effect | undefined {
  const mark = said === '' ? {} : { said };
  const after = { then, ...(otherwise && { otherwise }), ...mark };
  if (effect.do === 'may')
    return effect.said === undefined && effect.then === undefined ? { ...effect, ...after } : undefined;
  return { do: 'ifDone', effect, ...after };
}

function taken(effect: Effect): Followed | undefined {
  if (effect.do !== 'may' && effect.do !== 'ifDone') return undefined;
  if (effect.then === undefined) return undefined;
  const { then, otherwise, said, ...rest } = effect;
  const before = rest.do === 'may' ? rest : rest.effect;
  return { effect: before, done: said ?? '', then, ...(otherwise && { otherwise }) };
}

const followed: Phrase<Effect> = as(
  say`${{ effect: sentence }} . ${{ done }}, ${{ then: sentence }} . ${maybe(
    oneOf('otherwise', say`if you don't, ${{ otherwise: sentence }} .`),
  )}`,
  followUp,
  taken,
);

const declined = as(
  say`${{ effect: sentence }} . if you don't, ${{ otherwise: sentence }} .`,
  ({ effect, otherwise }): Effect | undefined =>
    effect.do === 'may' && effect.then === undefined ? { ...effect, otherwise } : undefined,
  effect => {
    if (effect.do !== 'may' || effect.otherwise === undefined || effect.then !== undefined) return undefined;
    const { otherwise, ...rest } = effect;
    return { effect: rest, otherwise };
  },
);

const whenDone = is({ do: 'whenDone' })`${{ effect: sentence }} . when you do, ${{ then: sentence }} .`;

const otherwise = is({ do: 'if' })`if ${{ condition: later.condition }}, ${{ then: sentence }} . otherwise, ${{
  otherwise: sentence,
}} .`;

const flip = oneOf(
  'a flip of a coin',
  is({ do: 'flip' })`flip a coin . if you win the flip, ${{ win: sentence }} .`,
  is({ do: 'flip' })`flip a coin . if you lose the flip, ${{ lose: sentence }} .`,
  is({
    do: 'flip',
  })`flip a coin . if you win the flip, ${{ win: sentence }} . if you lose the flip, ${{ lose: sentence }} .`,
);

const range = as(
  token(
    'a result',
    text => {
      const found = /^(\d+)(?:—(\d+))?$/u.exec(text);
      return found === null ? undefined : { from: Number(found[1]), to: Number(found[2] ?? found[1]) };
    },
    ({ from, to }: { readonly from: number; readonly to: number }) => (from === to ? String(from) : `${from}—${to}`),
  ),
  both => both,
  both => both,
  ['from', 'to'],
);
const row = say`
 ${range} | ${{ effect: later.effect }}`;
/** A roll of a die and what each result does; the results end the paragraph. */
export const rolled: Phrase<Effect> = part<Effect>()(
  is({ do: 'roll' })`roll ${{ sides: die }} . ${{ rows: run(row) }}`,
);

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
  part<Effect>()(whenDone),
  part<Effect>()(otherwise),
  part<Effect>()(instead),
  part<Effect>()(flip),
);
