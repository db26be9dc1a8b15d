import type { Effect, EventPattern, Instead, Replacement, StaticRule } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, say, table, where } from '../../2-kernel/index.ts';
import { would } from '../events/index.ts';
import { later } from '../knots.ts';
import { recipient } from '../nouns/index.ts';
import { clauses, modes, unconditional } from '../sentences/index.ts';
import { stepName } from '../words/index.ts';
import { changedAmount } from './replacing-amounts.ts';

/** Who may do something instead may leave the event as it is: that is said of the replacement. */
const action = where('what happens instead', clauses, effect => effect.do !== 'may');
const otherwise: Phrase<Instead> = part<Instead>()(is({ instead: 'effect' })`${{ effect: action }}`);
const exiled: Phrase<Instead> = part<Instead>()(
  is({
    instead: 'destination',
    to: { zone: 'exile', said: 'anywhere else' },
  })`exile it instead of putting it anywhere else`,
);

const onTop: Phrase<Instead> = part<Instead>()(
  is({
    instead: 'destination',
    to: { zone: 'library', at: 'top', said: 'into your graveyard' },
  })`put it on top of your library instead of into your graveyard`,
);

const dealt = oneOf(
  'damage',
  is({ on: 'damage' })`damage that would be dealt to ${{ to: recipient }}`,
  is({ on: 'damage', combat: true })`combat damage that would be dealt to ${{ to: recipient }}`,
);
const redirected: Phrase<Instead> = part<Instead>()(is({ instead: 'redirect' })`${{ to: recipient }}`);

/** Worded of the damage, it changes what the damage results in [CR 120.4c | 2007: none]. */
const spared = is({
  event: { on: 'loseLife', who: { who: 'you' }, byDamageBelow: 1 },
  instead: {
    instead: 'amount',
    amount: { count: 'minus', a: { count: 'player', stat: 'life', of: { who: 'you' } }, b: 1 },
  },
})`damage that would reduce your life total to less than 1 reduces it to 1 instead`;

/** [CR 728.1a | 2007: none] */
const irradiated = is({
  event: { on: 'loseLife', who: { who: 'you' }, radiation: true },
  instead: { instead: 'effect', effect: { do: 'gainLife', amount: { count: 'that', slot: -1, said: 'that much' } } },
})`you gain life rather than lose life from radiation`;
/** [CR 701.19b | 2007: 419.6b] */
const destroyed = where('what would be destroyed', would, event => event.on === 'destroy');
const regenerating = is({ instead: { instead: 'regenerate' } })`if ${{ event: destroyed }}, regenerate it`;

/** It enters all the same, under other control or with its other face up [CR 616.1b, 616.1d | 2007: none]. */
const entering = oneOf(
  'how it enters',
  is({ instead: 'destination', to: { zone: 'battlefield', under: 'you' } })`it enters under your control`,
  is({ instead: 'destination', to: { zone: 'battlefield', transformed: true } })`it enters transformed`,
);
const otherwiseEntering: Phrase<Instead> = part<Instead>()(entering);

/** Turns and steps that would begin. */
const begins: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'what would begin',
    is({ on: 'turn', who: { who: 'you' } })`you would begin your turn`,
    is({ on: 'step', of: { who: 'you' } })`you would begin your ${{ step: stepName }}`,
  ),
);
const skipped = table('what is skipped', ['turn', 'step', 'phase']);
/** "You may skip that turn instead. If you do, untap ~" [CR 614.10b | 2007: none]. */
const skipping: Phrase<Instead> = part<Instead>()(
  oneOf(
    'what is skipped',
    is({ instead: 'skip' })`skip that ${{ said: skipped }} instead`,
    is({ instead: 'skip' })`skip that ${{ said: skipped }} instead . if you do, ${{ effect: clauses }}`,
  ),
);

/** "If … would …, … instead" [CR 614.1a | 2007: 419.1a]. */
const replacement: Phrase<Replacement> = part<Replacement>()(
  oneOf(
    'a replacement',
    say`if ${{ event: would }}, ${{ instead: otherwise }} instead`,
    is({ said: 'instead first' })`if ${{ event: would }}, instead ${{ instead: otherwise }}`,
    is({ optional: true })`if ${{ event: would }}, you may ${{ instead: otherwise }} instead`,
    is({ optional: true, said: 'instead first' })`if ${{ event: would }}, you may instead ${{ instead: otherwise }}`,
    say`if ${{ event: would }} while ${{ condition: later.condition }}, ${{ instead: otherwise }} instead`,
    say`if ${{ event: would }}, ${{ instead: exiled }}`,
    is({ optional: true })`if ${{ event: would }}, you may ${{ instead: onTop }}`,
    say`if ${{ event: would }}, ${{ instead: otherwiseEntering }} instead`,
    is({ optional: true })`if ${{ event: begins }}, you may ${{ instead: skipping }}`,
    is({ optional: true })`if ${{ event: begins }} while ${{ condition: later.condition }}, you may ${{
      instead: skipping,
    }}`,
    regenerating,
    changedAmount,
    spared,
    irradiated,
    say`all ${{ event: part<EventPattern>()(dealt) }} is dealt to ${{ instead: redirected }} instead`,
  ),
);
const chosen: Phrase<Instead> = part<Instead>()(is({ instead: 'effect' })`${{ effect: modes }}`);
/** "Exile it instead. When you do, …" [CR 603.12 | 2007: none]. */
const reflexive: Phrase<Instead> = part<Instead>()(
  is({ instead: 'effect' })`${{
    effect: part<Effect>()(
      is({ do: 'whenDone' })`${{ effect: action }} instead . when you do, ${{ then: unconditional }}`,
    ),
  }}`,
);
/**
 * What ends in sentences of its own: one of several things that happens instead [CR 700.2 | 2007: 419.6g], or what is done
 * because it happened.
 */
export const replacingAtLength: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'replace' })`${{
    replacement: part<Replacement>()(
      oneOf(
        'a replacement',
        is({ said: 'instead first' })`if ${{ event: would }}, instead ${{ instead: chosen }}`,
        say`if ${{ event: would }}, ${{ instead: reflexive }}`,
      ),
    ),
  }}`,
);
/** The same where a condition stands in front of it. */
export const sparing: Phrase<StaticRule> = part<StaticRule>()(is({ static: 'replace' })`${{ replacement: spared }}`);
export const replacing: Phrase<StaticRule> = part<StaticRule>()(is({ static: 'replace' })`${{ replacement }}`);
