import type { Count, Effect, TokenSpec } from '@lawmage/ability';
import { an, type Forms, forms, is, oneOf, type Phrase, part, partForms, say } from '../../2-kernel/index.ts';
import { amount, thatMuch } from '../amounts/index.ts';
import { tokenSpec } from '../tokens/index.ts';
import { cardinal } from '../words/index.ts';
import { perEach } from './counted.ts';

type Tokens = { readonly count: Count; readonly token: TokenSpec; readonly said?: string };

const tokens: Phrase<Tokens> = part<Tokens>()(
  oneOf(
    'tokens',
    is({ count: 1 })`${an} ${{ token: tokenSpec.one }}`,
    say`${{ count: cardinal }} ${{ token: tokenSpec.many }}`,
    say`${{ count: thatMuch }} ${{ token: tokenSpec.many }}`,
    is({ said: 'a number of' })`a number of ${{ token: tokenSpec.many }} equal to ${{ count: amount }}`,
  ),
);

/** "create two 1/1 white Soldier creature tokens" [CR 701.7 | 2007: none]. */
export const createVerbs: Forms<Effect> = partForms<Effect>()(
  perEach('count', partForms<Extract<Effect, { do: 'create' }>>()(forms({ do: 'create' })`[creates|create] ${tokens}`)),
);
