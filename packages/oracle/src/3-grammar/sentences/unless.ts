import type { Effect } from '@lawmage/ability';
import { as, is, maybe, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { forEach } from '../amounts/index.ts';
import { eitherPayment, payment } from '../costs/index.ts';
import { onePlayer, otherPlayers, you } from '../nouns/index.ts';
import { byPlayer, ofEach, oneByOne, playerOf } from '../verbs/index.ts';
import { clauses } from './clauses.ts';
import { onLast } from './scope.ts';

type Unless = Extract<Effect, { do: 'unless' }>;

const plain: Phrase<Unless> = part<Unless>()(
  oneOf(
    'a sentence',
    is({
      do: 'unless',
    })`${{ unpaid: clauses }} unless ${{ who: onePlayer }} ${{ cost: payment.one }} ${{ times: maybe(forEach) }}`,
    is({
      do: 'unless',
    })`${{ unpaid: clauses }} unless ${{ who: oneOf('a player', you, otherPlayers) }} ${{ cost: payment.many }} ${{
      times: maybe(forEach),
    }}`,
    is({ do: 'unless' })`${{ unpaid: clauses }} unless ${{ who: onePlayer }} ${{ cost: eitherPayment.one }}`,
    is({ do: 'unless' })`${{ unpaid: clauses }} unless ${{ who: oneOf('a player', you, otherPlayers) }} ${{
      cost: eitherPayment.many,
    }}`,
  ),
);

/** Each of several players is asked in turn whether that player pays. */
function asked(unless: Unless): Effect | undefined {
  const found = unless.who.who === 'that' ? playerOf(unless.unpaid) : undefined;
  if (found === undefined || found.who.who !== 'each') return unless;
  return oneByOne(unless, found.who, who => {
    const unpaid = byPlayer(found.verb, who);
    return unpaid && { ...unless, unpaid };
  });
}

/** The inverse of `asked`. */
function together(effect: Effect): Unless | undefined {
  if (effect.do === 'unless') return effect;
  const each = ofEach(effect);
  if (each?.effect.do !== 'unless') return undefined;
  const found = playerOf(each.effect.unpaid);
  const unpaid = found && byPlayer(found.verb, each.of);
  return unpaid && { ...each.effect, unpaid };
}

/** Puts the steps before the one that may be paid for in front of it again. */
function whole(effect: Effect): Unless | undefined {
  if (effect.do !== 'sequence') return together(effect);
  const last = effect.steps.at(-1);
  const unless = last && together(last);
  return unless && { ...unless, unpaid: { ...effect, steps: [...effect.steps.slice(0, -1), unless.unpaid] } };
}

/** "… unless its controller pays {2}" [CR 118.12a | 2007: 413.2d]. */
export const unlessPaid: Phrase<Effect> = as(
  plain,
  unless => onLast(unless.unpaid, unpaid => asked({ ...unless, unpaid })),
  whole,
);
