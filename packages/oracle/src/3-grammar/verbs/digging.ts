import type { Destination, Effect, Filter, Quantity } from '@lawmage/ability';
import { an, as, type Forms, is, oneOf, type Phrase, part, partForms, say, table } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { filter, pluralQuantity, upToOne } from '../nouns/index.ts';
import { cardinal } from '../words/index.ts';
import { putAnywhere } from './destinations.ts';

const one = { exactly: 1 } as const;
type Chosen = { readonly count: Quantity; readonly of: Filter };
type Take = Extract<Effect, { do: 'dig' }>['take'];

const ofThem: Phrase<Chosen> = part<Chosen>()(
  oneOf(
    'cards',
    is({ count: one, of: { sort: 'card' } })`one of them`,
    is({ count: one, of: { sort: 'card', said: 'bare' } })`one`,
    is({ count: one, of: { sort: 'card', said: 'those' } })`one of those cards`,
    is({ of: { sort: 'card' } })`${{ count: pluralQuantity }} of them`,
    is({ of: { sort: 'card', said: 'those' } })`${{ count: pluralQuantity }} of those cards`,
  ),
);
const fromAmong: Phrase<Chosen> = part<Chosen>()(
  oneOf(
    'cards',
    is({ count: one })`${an} ${{ of: filter.one }} from among them`,
    say`${{ count: part<Quantity>()(upToOne) }} ${{ of: filter.one }} from among them`,
    say`${{ count: pluralQuantity }} ${{ of: filter.many }} from among them`,
  ),
);
const allRevealed: Phrase<Chosen> = part<Chosen>()(
  is({ count: { all: true } })`all ${{ of: filter.many }} revealed this way`,
);
const some = oneOf('cards', ofThem, fromAmong, allRevealed);

/** Where the others go, and how the text joins it on. */
const rest = say`${{ rest: putAnywhere }}`;
const joined = oneOf(
  'the rest',
  say`and the rest ${rest}`,
  is({ said: 'the other' })`and the other ${rest}`,
  is({ said: 'then joined' })`, then put the rest ${rest}`,
  is({ said: 'apart' })`. put the rest ${rest}`,
  is({ said: 'then apart' })`. then put the rest ${rest}`,
);
const apart = oneOf('the rest', say`. put the rest ${rest}`, is({ said: 'then' })`. then put the rest ${rest}`);

type Taking = { readonly take: Take; readonly rest: Destination; readonly said?: string };

/** "Reveal a creature card from among them and put it into your hand": the words that speak of it again are a mark. */
const REFERENCES = ['it', 'that card', 'them', 'those cards', 'the revealed cards'] as const;
const REVEALED = Object.fromEntries(REFERENCES.map(word => [word, word]));
const THEN = Object.fromEntries(REFERENCES.map(word => [word, `${word}, then`]));
const revealing = (marks: Readonly<Record<string, string>>, ending: Phrase<{ readonly rest: Destination }>) =>
  as(
    say`you may reveal ${{ chosen: fromAmong }} and put ${{ said: part<string>()(table('a reference', marks)) }} ${{
      to: putAnywhere,
    }} ${{ ending }}`,
    ({ chosen, said, to, ending: { rest: others } }): Taking => ({
      take: { may: true, ...chosen, reveal: true, to },
      rest: others,
      said,
    }),
    ({ take, rest: others, said }) => {
      if (!take?.may || !take.reveal || said === undefined) return undefined;
      const { count, of, to } = take;
      return { chosen: { count, of }, said, to, ending: { rest: others } };
    },
    ['take', 'rest', 'said'],
  );

const taking: Phrase<Taking> = part<Taking>()(
  oneOf(
    'what is done with the cards',
    say`exile ${{ take: is({ to: { zone: 'exile' } })`${some}` }} and put the rest ${rest}`,
    say`put ${{ take: say`${some} ${{ to: putAnywhere }}` }} ${joined}`,
    say`you may put ${{ take: is({ may: true })`${some} ${{ to: putAnywhere }}` }} ${apart}`,
    revealing(REVEALED, say`. put the rest ${rest}`),
    revealing(THEN, say`. then put the rest ${rest}`),
  ),
);

const seen = oneOf(
  'cards of a library',
  say`look at the top ${{ count: cardinal }} cards of your library`,
  is({ reveal: true })`reveal the top ${{ count: cardinal }} cards of your library`,
);
type Dig = Extract<Effect, { do: 'dig' }>;
const seenX = oneOf(
  'cards of a library',
  is({ count: { count: 'x' } })`look at the top X cards of your library`,
  is({ count: { count: 'x' }, reveal: true })`reveal the top X cards of your library`,
);

/** "Look at the top X cards of your library, where X is …. Put …": X is defined in the middle. */
const whereX: Phrase<Effect> = as(
  say`${{ seen: seenX }}, where X is ${{ x: amount }} . ${{ taking }}`,
  ({ seen: { count, ...reveal }, x, taking: { said, ...taken } }): Effect => ({
    do: 'where',
    said: 'dig',
    x,
    effect: { do: 'dig', ...reveal, count, ...taken, ...(said !== undefined && { said }) },
  }),
  effect => {
    if (effect.do !== 'where' || effect.said !== 'dig' || effect.effect.do !== 'dig') return undefined;
    const { do: _, count, reveal, ...taken } = effect.effect as Dig;
    if (typeof count === 'number' || count.count !== 'x') return undefined;
    const what = reveal ? { count, reveal } : { count };
    return { seen: what, x: effect.x, taking: taken };
  },
);
const oneSentence: Phrase<Taking> = part<Taking>()(
  is({ said: 'one sentence' })`put ${{ take: say`${some} ${{ to: putAnywhere }}` }} and the rest ${rest}`,
);

/** "Look at the top four cards of your library. Put one of them into your hand and the rest …": seen, taken, put away. */
export const digging: Phrase<Effect> = oneOf(
  'cards of a library',
  part<Effect>()(is({ do: 'dig' })`${seen} . ${taking}`),
  part<Effect>()(is({ do: 'dig' })`${seen}, then ${oneSentence}`),
  whereX,
);

const nonland = say`${an} ${{ until: filter.one }}`;
const exiled = { zone: 'exile' } as const;

const milled = { zone: 'graveyard' } as const;
/** "reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard". */
export const millingUntil: Forms<Effect> = partForms<Effect>()({
  one: is({
    do: 'revealUntil',
    to: milled,
    rest: milled,
  })`reveals cards from the top of their library until they reveal ${nonland}, then puts those cards into their graveyard`,
  many: is({
    do: 'revealUntil',
    to: milled,
    rest: milled,
  })`reveal cards from the top of your library until you reveal ${nonland}, then put those cards into your graveyard`,
});

/** "exiles cards from the top of their library until they exile a nonland card". */
export const exilingUntil: Forms<Effect> = partForms<Effect>()({
  one: is({
    do: 'revealUntil',
    to: exiled,
    rest: exiled,
  })`exiles cards from the top of their library until they exile ${nonland}`,
  many: is({
    do: 'revealUntil',
    to: exiled,
    rest: exiled,
  })`exile cards from the top of your library until you exile ${nonland}`,
});

/** "Reveal cards from the top of your library until you reveal a land card. Put that card …". */
const reference = table('a reference', { 'that card': 'that card', it: 'it' });
const otherCards = table('a reference', { 'that card': 'that card, all', it: 'it, all' });
export const revealingUntil: Phrase<Effect> = part<Effect>()(
  oneOf(
    'cards of a library',
    is({ do: 'revealUntil' })`reveal cards from the top of your library until you reveal ${an} ${{
      until: filter.one,
    }} . put ${{ said: otherCards }} ${{ to: putAnywhere }} and all other cards revealed this way ${rest}`,
    is({ do: 'revealUntil' })`reveal cards from the top of your library until you reveal ${an} ${{
      until: filter.one,
    }} . put ${{ said: reference }} ${{ to: putAnywhere }} and the rest ${rest}`,
  ),
);
