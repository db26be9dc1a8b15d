import type { Condition, EventPattern, Triggered } from '@lawmage/ability';
import { as, is, maybe, not, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { condition, stateCondition } from '../conditions/index.ts';
import { event, stepEvent } from '../events/index.ts';
import { playersPossessive } from '../nouns/index.ts';
import { effect } from '../sentences/index.ts';

type Two = { readonly first: EventPattern; readonly second: EventPattern };
const two = (said: string, words: Phrase<Two>): Phrase<EventPattern> =>
  part<EventPattern>()(
    as(
      words,
      ({ first, second }): EventPattern => ({ on: 'any', of: [first, second], said }),
      (both): Two | undefined => {
        if (both.on !== 'any' || both.said !== said) return undefined;
        const [first, second, ...more] = both.of;
        return first && second && more.length === 0 ? { first, second } : undefined;
      },
    ),
  );
/** Two trigger conditions of one ability: "when ~ enters and whenever …", "whenever …  and at the beginning of …". */
const twoTriggers: Phrase<EventPattern> = oneOf(
  'two triggers',
  two('when, whenever', say`when ${{ first: event }} and whenever ${{ second: event }}`),
  two('when, when', say`when ${{ first: event }} and when ${{ second: event }}`),
  two('when, at', say`when ${{ first: event }} and at ${{ second: stepEvent }}`),
  two('whenever, whenever', say`whenever ${{ first: event }} and whenever ${{ second: event }}`),
  two('whenever, at', say`whenever ${{ first: event }} and at ${{ second: stepEvent }}`),
  two('at, whenever', say`at ${{ first: stepEvent }} and whenever ${{ second: event }}`),
);

/** A state is waited for like an event [CR 603.8 | 2007: 410.11]. */
const state: Phrase<EventPattern> = part<EventPattern>()(is({ on: 'state' })`${{ state: stateCondition }}`);

const WHILE_SADDLED: Condition = {
  if: 'fits',
  what: { what: 'self' },
  filter: { sort: 'permanent', adj: [{ is: 'state', state: 'saddled' }] },
  said: 'while saddled',
};
const turnOf: Phrase<Condition> = part<Condition>()(is({ if: 'turn', said: 'during' })`${{ of: playersPossessive }}`);
/** What must hold as the event happens is part of the event. */
const meanwhile = oneOf(
  'a circumstance',
  is({ when: WHILE_SADDLED })`while saddled`,
  say`while ${{ when: condition }}`,
  say`during ${{ when: turnOf }} turn`,
);

const opening = oneOf(
  'a trigger',
  say`whenever ${{ event }}`,
  say`whenever ${{ event }} ${meanwhile}`,
  is({ said: 'when' })`when ${{ event: oneOf('an event', event, state) }}`,
  is({ said: 'when' })`when ${{ event }} ${meanwhile}`,
  say`at ${{ event: stepEvent }}`,
  say`${{ event: twoTriggers }}`,
);
const intervening = say`if ${{ if: condition }},`;
const limit = table('a limit', {
  'this ability triggers only once each turn .': 'eachTurn',
  'do this only once each turn .': 'doEachTurn',
  'this ability triggers only twice each turn .': 2,
});

/** What follows the effect and is no part of it. */
const ending = oneOf('a limit', say`${{ limit }}`, is({ uncounterable: true })`this ability can't be countered .`);

/** A condition right after the trigger is the ability's own [CR 603.4 | 2007: 404.3], never the first instruction's. */
const unconditional = not(say`if`);

/** "When ~ enters, …", "At the beginning of your upkeep, if …, …" [CR 603.1, 603.4 | 2007: 404.1, 404.3]. */
export const triggered: Phrase<Triggered> = part<Triggered>()(
  is({ is: 'triggered' })`${opening}, ${maybe(intervening)} ${unconditional} ${{ effect }} ${maybe(ending)}`,
);
