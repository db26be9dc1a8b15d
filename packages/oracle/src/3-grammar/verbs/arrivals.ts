import type { EntersWith } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { cardinal, counterKind } from '../words/index.ts';

const counters = oneOf(
  'counters',
  is({ with: 'counters', count: 1 })`with ${an} ${{ kind: counterKind }} counter on it`,
  is({ with: 'counters' })`with ${{ count: cardinal }} ${{ kind: counterKind }} counters on it`,
  is({
    with: 'counters',
    count: 1,
    said: 'additional',
  })`with an additional ${{ kind: counterKind }} counter on it`,
  is({
    with: 'counters',
    said: 'additional',
  })`with ${{ count: cardinal }} additional ${{ kind: counterKind }} counters on it`,
  is({ with: 'counters' })`with a number of ${{ kind: counterKind }} counters on it equal to ${{ count: amount }}`,
);

/** "with a +1/+1 counter on it": what a moved object enters the battlefield with. */
export const entersWith: Phrase<readonly EntersWith[]> = as(
  part<EntersWith>()(counters),
  (one): readonly EntersWith[] => [one],
  list => (list.length === 1 ? list[0] : undefined),
);
