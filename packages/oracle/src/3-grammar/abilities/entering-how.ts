import type { Count, Entering, EntersWith } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { amount, forEach } from '../amounts/index.ts';
import { cardinal, counterKind } from '../words/index.ts';

const perEach: Phrase<Count> = part<Count>()(is({ count: 'times', n: 1 })`${{ of: forEach }}`);

const counters: Phrase<EntersWith> = part<EntersWith>()(
  oneOf(
    'counters',
    is({ with: 'counters', count: 1 })`${an} ${{ kind: counterKind }} counter on it`,
    is({ with: 'counters' })`${{ count: cardinal }} ${{ kind: counterKind }} counters on it`,
    is({ with: 'counters' })`${an} ${{ kind: counterKind }} counter on it ${{ count: perEach }}`,
    is({ with: 'counters' })`a number of ${{ kind: counterKind }} counters on it equal to ${{ count: amount }}`,
  ),
);
export const additional: Phrase<EntersWith> = part<EntersWith>()(
  oneOf(
    'counters',
    is({ with: 'counters', count: 1 })`an additional ${{ kind: counterKind }} counter on it`,
    is({ with: 'counters' })`${{ count: cardinal }} additional ${{ kind: counterKind }} counters on it`,
    is({ with: 'counters' })`an additional ${{ kind: counterKind }} counter on it ${{ count: perEach }}`,
  ),
);

export const TAPPED = { enters: 'tapped' } as const;
const tapped = is(TAPPED)`tapped`;
const prepared = is({ enters: 'prepared' })`prepared`;
const withCounters = is({ enters: 'with' })`with ${{ with: counters }}`;

/** One way of entering as the only one. */
export function single<E extends Entering>(of: Phrase<E>): Phrase<readonly Entering[]> {
  return as(
    part<Entering>()(of),
    (one): readonly Entering[] => [one],
    ([one, ...more]) => (more.length === 0 ? one : undefined),
  );
}

const tappedAndWith: Phrase<readonly Entering[]> = as(
  say`tapped ${{ second: part<Entering>()(withCounters) }}`,
  ({ second }): readonly Entering[] => [TAPPED, second],
  ([first, second, ...more]) =>
    first?.enters === 'tapped' && second?.enters === 'with' && more.length === 0 ? { second } : undefined,
);
type Two = { readonly first: EntersWith; readonly second: EntersWith };
const twoKinds: Phrase<readonly Entering[]> = as(
  part<Two>()(
    say`with ${{ first: is({ with: 'counters', count: 1 })`${an} ${{ kind: counterKind }} counter` }} and ${{ second: counters }}`,
  ),
  ({ first, second }): readonly Entering[] => [
    { enters: 'with', with: first },
    { enters: 'with', with: second },
  ],
  ([first, second, ...more]): Two | undefined =>
    first?.enters === 'with' && second?.enters === 'with' && more.length === 0
      ? { first: first.with, second: second.with }
      : undefined,
);

/** How it enters: "tapped", "with two +1/+1 counters on it", or both. */
export const how: Phrase<readonly Entering[]> = part<readonly Entering[]>()(
  oneOf('how it enters', single(tapped), single(prepared), single(withCounters), tappedAndWith, twoKinds),
);

/** "with an additional +1/+1 counter on it". */
export const extraCounters: Phrase<readonly Entering[]> = single(
  part<Entering>()(is({ enters: 'with' })`with ${{ with: additional }}`),
);

/** "with X +1/+1 counters on it, where X is …". */
export const xCounters: Phrase<readonly Entering[]> = single(
  part<Entering>()(
    is({ enters: 'with' })`with ${{
      with: is({ with: 'counters' })`X ${{ kind: counterKind }} counters on it, where X is ${{ count: amount }}`,
    }}`,
  ),
);
