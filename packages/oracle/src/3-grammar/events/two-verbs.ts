/** Either of two events of one subject. */

import type { EventPattern, Objects } from '@lawmage/ability';
import { as, type Meant, type Phrase, part, same, say, where } from '../../2-kernel/index.ts';
import { one } from './subjects.ts';
import { objectEvents } from './verbs.ts';

type Said = Meant<typeof objectEvents.one>;
type Pair = { readonly what: Objects; readonly first: Said; readonly second: Said };

const TWO_VERBS = 'two verbs';
const pair: Phrase<Pair> = where(
  'two verbs',
  part<Pair>()(say`${{ what: one }} ${{ first: objectEvents.one }} or ${{ second: objectEvents.one }}`),
  ({ first, second }) => !(first.on === 'block' && second.on === 'blocked' && 'by' in second),
);

/** "~ enters or attacks": either of two events of one subject. */
export const twoVerbs: Phrase<EventPattern> = part<EventPattern>()(
  as(
    pair,
    ({ what, first, second }): EventPattern => ({
      on: 'any',
      said: TWO_VERBS,
      of: [
        { ...first, what },
        { ...second, what },
      ],
    }),
    (event: EventPattern): Pair | undefined => {
      if (event.on !== 'any' || event.said !== TWO_VERBS) return undefined;
      const [a, b, ...more] = event.of;
      if (a === undefined || b === undefined || more.length > 0) return undefined;
      const [first, second] = [withoutSubject(a), withoutSubject(b)];
      if (first === undefined || second === undefined || !same(first.what, second.what)) return undefined;
      return { what: first.what, first: first.verb, second: second.verb };
    },
  ),
);

function withoutSubject(event: EventPattern): { readonly what: Objects; readonly verb: Said } | undefined {
  if (!('what' in event) || event.what === undefined || !('what' in event.what)) return undefined;
  const { what, ...verb } = event;
  return { what: what as Objects, verb: verb as Said };
}
