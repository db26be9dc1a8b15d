/** Counters put on objects or removed from them, as events. */
import { is, oneOf, say } from '../../2-kernel/index.ts';
import { counterKind, ordinal } from '../words/index.ts';
import { one } from './subjects.ts';

const put = oneOf('counters', say`is put on ${{ what: one }}`);
const puts = oneOf('counters', say`are put on ${{ what: one }}`);
export const counterEvents = oneOf(
  'counters',
  is({ on: 'counters', each: true })`a ${{ kind: counterKind }} counter ${put}`,
  is({ on: 'counters' })`the ${{ nth: ordinal }} ${{ kind: counterKind }} counter ${put}`,
  is({ on: 'counters' })`one or more ${{ kind: counterKind }} counters ${puts}`,
  is({ on: 'counters', kind: 'any' })`one or more counters ${puts}`,
  is({
    on: 'counters',
    remove: true,
    last: true,
  })`the last ${{ kind: counterKind }} counter is removed from ${{ what: one }}`,
  is({
    on: 'counters',
    who: { who: 'you' },
  })`you put one or more ${{ kind: counterKind }} counters on ${{ what: one }}`,
  is({
    on: 'counters',
    who: { who: 'you' },
    each: true,
  })`you put a ${{ kind: counterKind }} counter on ${{ what: one }}`,
);
