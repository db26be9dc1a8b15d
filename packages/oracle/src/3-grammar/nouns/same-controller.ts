import type { Filter } from '@lawmage/ability';
import { as, type Forms, inBoth, say } from '../../2-kernel/index.ts';
import { plainFilter } from './filter.ts';

const SAID = 'same controller';

/** What the one it is compared with is called: the same word, which the sentence has used of it. */
const nounOf = (types: readonly string[] | undefined): string | undefined => {
  if (types === undefined) return 'permanent';
  return types.length === 1 ? types[0] : undefined;
};

/** "another permanent with the same controller": as the one that was spoken of, and other than that. */
export const withSameController: Forms<Filter> = inBoth(plainFilter, form =>
  as(
    say`${{ filter: form }} with the same controller`,
    ({ filter }): Filter | undefined => {
      if ('anyOf' in filter || filter.with || filter.whose || filter.in || filter.said || filter.sort !== 'permanent')
        return undefined;
      const noun = nounOf(filter.types);
      return noun === undefined
        ? undefined
        : {
            ...filter,
            with: [{ is: 'shares', what: 'controller', with: { what: 'that', slot: -1, said: `that ${noun}` } }],
            said: SAID,
          };
    },
    described => {
      if ('anyOf' in described || described.said !== SAID) return undefined;
      const { with: _, said: __, ...filter } = described;
      return { filter };
    },
  ),
);
