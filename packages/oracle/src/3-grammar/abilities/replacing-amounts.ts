import type { Count, EventPattern, Instead, Replacement } from '@lawmage/ability';
import { as, is, maybe, oneOf, type Phrase, part, say, table, where } from '../../2-kernel/index.ts';
import { would } from '../events/index.ts';
import { filter, someOne } from '../nouns/index.ts';
import { counterKind, manaType, numberWord, numeral, pluralNumber } from '../words/index.ts';

const that = { count: 'that', slot: -1, said: 'that much' } as const;
const thatDamage: Phrase<Count> = part<Count>()(is(that)`that damage`);
const thatMuch: Phrase<Count> = part<Count>()(is(that)`that much damage`);

const damage: Phrase<Count> = part<Count>()(
  oneOf(
    'an amount of damage',
    is({ count: 'times', n: 2 })`double ${{ of: thatDamage }}`,
    is({ count: 'times', n: 3 })`triple ${{ of: thatDamage }}`,
    is({ count: 'plus' })`${{ a: thatMuch }} plus ${{ b: numeral }}`,
  ),
);
const amountOf = (amount: Phrase<Count>): Phrase<Instead> => part<Instead>()(is({ instead: 'amount' })`${{ amount }}`);

/** Whom it is dealt to needs no saying. */
const to = say`${{
  said: table('whom', [
    'to that permanent or player',
    'to that player',
    'to that creature',
    'to that player or permanent',
    'to that creature or player',
  ]),
}}`;

const only = (on: EventPattern['on'], words: Phrase<Replacement>): Phrase<Replacement> =>
  where('a change of an amount', words, ({ event }) => event.on === on);

const life: Phrase<Count> = part<Count>()(
  oneOf(
    'an amount of life',
    is({ count: 'times', n: 2 })`twice ${{ of: part<Count>()(is(that)`that much life`) }}`,
    is({ count: 'plus' })`${{ a: part<Count>()(is(that)`that much life`) }} plus ${{ b: numeral }}`,
  ),
);

type Counters = Extract<EventPattern, { readonly on: 'counters' }>;
const placed: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'counters',
    is({ on: 'counters' })`one or more ${{ kind: counterKind }} counters would be put on ${{ what: someOne }}`,
  ),
);
const thatMany: Phrase<Count> = part<Count>()(is({ ...that, said: 'that many' })`that many`);
const many: Phrase<Count> = part<Count>()(
  oneOf(
    'a number of counters',
    is({ count: 'plus' })`${{ a: thatMany }} plus ${{ b: part<Count>()(numberWord) }}`,
    is({ count: 'times', n: 2 })`twice ${{ of: thatMany }}`,
  ),
);
const on = table('on what', ['it', 'that creature', 'that permanent']);
type Placed = { readonly event: EventPattern; readonly instead: Instead; readonly kind: string; readonly said: string };
const counters: Phrase<Replacement> = as(
  part<Placed>()(
    say`if ${{ event: placed }}, ${{ instead: amountOf(many) }} ${{ kind: counterKind }} counters are put on ${{ said: on }} instead`,
  ),
  ({ event, instead, kind, said }): Replacement | undefined =>
    event.on === 'counters' && event.kind === kind ? { event, instead, said } : undefined,
  ({ event, instead, said }): Placed | undefined =>
    event.on === 'counters' && said !== undefined
      ? { event, instead, kind: (event as Counters).kind, said }
      : undefined,
);

const created: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'tokens',
    is({
      on: 'create',
      who: { who: 'you' },
      what: { sort: 'token' },
    })`one or more tokens would be created under your control`,
  ),
);

const tokens = where('tokens', filter.many, of => 'sort' in of && of.sort === 'token');
/** What "an effect would" do [CR 614.16]. */
const creating: Phrase<EventPattern> = part<EventPattern>()(
  is({
    on: 'create',
    who: { who: 'you' },
    said: 'effect',
  })`create one or more ${{ what: tokens }} under your control`,
);
const putting: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'counters',
    is({ on: 'counters', kind: 'any', byEffect: true })`put one or more counters on ${{ what: someOne }}`,
    is({ on: 'counters', byEffect: true })`put one or more ${{ kind: counterKind }} counters on ${{ what: someOne }}`,
  ),
);

/** "If you tap a permanent for mana, it produces twice as much of that mana instead" [CR 106.12b | 2007: none]. */
const tapped: Phrase<EventPattern> = part<EventPattern>()(
  is({ on: 'tapForMana', who: { who: 'you' } })`you tap ${{ what: someOne }} for mana`,
);
const twice: Phrase<Instead> = part<Instead>()(is({ instead: 'double' })`it produces twice as much of that mana`);

/** "If a land is tapped for mana, it produces {B} instead of any other type" [CR 106.12b | 2007: none]. */
const tappedBySome: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'tapping for mana',
    tapped,
    is({
      on: 'tapForMana',
      who: { who: 'some', of: 'player' },
      said: 'passive',
    })`${{ what: someOne }} is tapped for mana`,
  ),
);
const ofOtherType: Phrase<Instead> = part<Instead>()(
  oneOf(
    'mana of another type',
    is({ instead: 'mana', whole: true })`it produces ${{ type: manaType }} instead of any other type and amount`,
    is({ instead: 'mana' })`it produces ${{ type: manaType }} instead of any other type`,
    is({
      instead: 'mana',
      type: 'C',
      said: 'colorless mana',
    })`it produces colorless mana instead of any other type`,
  ),
);

/** "They mill twice that many cards instead" [CR 701.17d | 2007: none]. */
const milled = oneOf(
  'a number of cards',
  part<Count>()(is({ count: 'times', n: 2 })`twice ${{ of: thatMany }} cards`),
  part<Count>()(is({ count: 'plus' })`${{ a: thatMany }} cards plus ${{ b: part<Count>()(numberWord) }}`),
);

/** [CR 701.23f | 2007: none] */
const portion: Phrase<Instead> = part<Instead>()(
  is({ instead: 'portion' })`that player searches the top ${{ count: pluralNumber }} cards of that library`,
);

/** The same event with another amount: "it deals double that damage instead", "you gain that much life plus 1 instead". */
export const changedAmount: Phrase<Replacement> = part<Replacement>()(
  oneOf(
    'a change of an amount',
    only(
      'damage',
      part<Replacement>()(say`if ${{ event: would }}, it deals ${{ instead: amountOf(damage) }} ${maybe(to)} instead`),
    ),
    only('gainLife', part<Replacement>()(say`if ${{ event: would }}, you gain ${{ instead: amountOf(life) }} instead`)),
    only(
      'gainLife',
      part<Replacement>()(
        say`if ${{ event: would }}, ${{ instead: part<Instead>()(is({ instead: 'nothing' })`that player gains no life`) }} instead`,
      ),
    ),
    counters,
    only(
      'mills',
      part<Replacement>()(
        say`if ${{ event: would }}, ${{ said: table('who', ['they mill', 'you mill', 'that player mills']) }} ${{
          instead: amountOf(milled),
        }} instead`,
      ),
    ),
    only('search', part<Replacement>()(say`if ${{ event: would }}, ${{ instead: portion }} instead`)),
    say`if ${{ event: tapped }}, ${{ instead: twice }} instead`,
    say`if ${{ event: tappedBySome }}, ${{ instead: ofOtherType }}`,
    say`if ${{ event: created }}, ${{ instead: part<Instead>()(is({ instead: 'double' })`twice that many of those tokens are created`) }} instead`,
    say`if an effect would ${{ event: creating }}, it ${{ instead: part<Instead>()(is({ instead: 'double' })`creates twice that many of those tokens`) }} instead`,
    say`if an effect would ${{ event: putting }}, it ${{ instead: part<Instead>()(is({ instead: 'double' })`puts twice that many of those counters on that permanent`) }} instead`,
  ),
);
