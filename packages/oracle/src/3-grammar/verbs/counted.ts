import type { Count } from '@lawmage/ability';
import { an, as, type Forms, inBoth, is, type Nothing, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { amount, forEach, thatMuch } from '../amounts/index.ts';
import { cardinal } from '../words/index.ts';

type Counted = { readonly count: Count; readonly said?: string };

const multiplied = (n: Count, of: Count): Count | undefined =>
  typeof n === 'number' ? { count: 'times', n, of } : undefined;

/** "for each …" behind a verb multiplies its amount: it owns the modifier, not the noun. */
export const perEach = <K extends string, T extends Readonly<Record<K, Count>>>(field: K, verb: Forms<T>): Forms<T> =>
  inBoth(verb, form => oneOf('a verb', form, perEachOf(field, form)));

function perEachOf<K extends string, T extends Readonly<Record<K, Count>>>(field: K, form: Phrase<T>): Phrase<T> {
  return as(
    say`${{ verb: form }} ${{ per: forEach }}`,
    ({ verb, per }): T | undefined => {
      const times = multiplied(verb[field], per);
      return times === undefined ? undefined : { ...verb, [field]: times };
    },
    verb => {
      const times = (verb as Partial<T>)[field];
      if (typeof times !== 'object' || times.count !== 'times' || times.said !== undefined) return undefined;
      return { verb: { ...verb, [field]: times.n }, per: times.of };
    },
  );
}

/** How many of a noun: "a card", "two cards", "X cards", "that many cards", "cards equal to your devotion to red". */
export const counted = (noun: Forms<Nothing>): Phrase<Counted> =>
  part<Counted>()(
    oneOf(
      'how many',
      is({ count: 1 })`${an} ${noun.one}`,
      say`${{ count: cardinal }} ${noun.many}`,
      say`${{ count: thatMuch }} ${noun.many}`,
      say`${noun.many} equal to ${{ count: amount }}`,
      is({ said: 'a number of' })`a number of ${noun.many} equal to ${{ count: amount }}`,
    ),
  );
