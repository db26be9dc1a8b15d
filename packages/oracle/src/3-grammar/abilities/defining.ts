import type { Count, Modification, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';

type Base = Extract<Modification, { readonly change: 'base' }>;
type Defined = { readonly of: Count };

/** Both numbers are the same amount: "power and toughness are each equal to". */
const both: Phrase<readonly Modification[]> = as(
  say`~'s power and toughness are each equal to ${{ of: amount }}`,
  ({ of }: Defined): readonly Modification[] => [{ change: 'base', power: of, toughness: of }],
  ([only, ...more]) => {
    if (only?.change !== 'base' || more.length > 0 || only.power === undefined || !same(only.power, only.toughness))
      return undefined;
    return { of: only.power };
  },
);
const one = (field: 'power' | 'toughness', words: Phrase<Defined>): Phrase<readonly Modification[]> =>
  as(
    words,
    ({ of }): readonly Modification[] => [{ change: 'base', [field]: of } as Base],
    ([only, ...more]) => {
      if (only?.change !== 'base' || more.length > 0) return undefined;
      const of = only[field];
      const other = field === 'power' ? only.toughness : only.power;
      return of === undefined || other !== undefined ? undefined : { of };
    },
  );

/** What defines the object's own characteristics in all zones [CR 604.3 | 2007: 405.2]. */
export const defining: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'define' })`${{
    changes: oneOf(
      'what it defines',
      both,
      one('power', say`~'s power is equal to ${{ of: amount }}`),
      one('toughness', say`~'s toughness is equal to ${{ of: amount }}`),
    ),
  }}`,
);
