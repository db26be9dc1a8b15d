import type { Effect, Filter, KeywordName, Objects } from '@lawmage/ability';
import { andList, as, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { filter, manyObjects, oneObject, someOne } from '../nouns/index.ts';
import { ALONE } from '../words/keywords.ts';

const keyword = part<KeywordName>()(table('a keyword', [...ALONE, 'landwalk', 'protection']));

type Said = {
  readonly what: Objects;
  readonly first: KeywordName;
  readonly again: KeywordName;
  readonly others: readonly KeywordName[];
};
type Having = Said & { readonly among: Objects };
type With = Said & { readonly among: Filter };

const gainAlike = ({ what, first, others }: Said, among: Filter): Effect => ({
  do: 'modify',
  what,
  changes: [{ change: 'gainAlike', keywords: [first, ...others], among }],
  until: { until: 'endOfTurn' },
});

function saidOf(effect: Effect): (Said & { readonly of: Filter }) | undefined {
  if (effect.do !== 'modify' || effect.until?.until !== 'endOfTurn' || effect.changes.length !== 1) return undefined;
  const [change] = effect.changes;
  if (change?.change !== 'gainAlike') return undefined;
  const [first, ...others] = change.keywords;
  return first === undefined ? undefined : { what: effect.what, first, again: first, others, of: change.among };
}

const YOURS = { by: 'controller', who: { who: 'you' } } as const;

/** "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for …". */
const having: Phrase<Effect> = as(
  part<Having>()(
    oneOf(
      'keywords',
      say`${{ what: manyObjects }} gain ${{ first: keyword }} until end of turn if ${{ among: someOne }} has ${{
        again: keyword,
      }} . the same is true for ${{ others: andList(keyword) }}`,
    ),
  ),
  (said): Effect | undefined =>
    said.first === said.again && said.among.what === 'some' ? gainAlike(said, said.among.filter) : undefined,
  (effect): Having | undefined => {
    const said = saidOf(effect);
    if (said === undefined) return undefined;
    const { of, ...rest } = said;
    return { ...rest, among: { what: 'some', filter: of } };
  },
);

/** "It gains flying until end of turn if you control a creature with flying. The same is true for …". */
const controlling: Phrase<Effect> = as(
  part<With>()(
    say`${{ what: oneObject }} gains ${{ first: keyword }} until end of turn if you control a ${{
      among: filter.one,
    }} with ${{ again: keyword }} . the same is true for ${{ others: andList(keyword) }}`,
  ),
  (said): Effect | undefined =>
    said.first === said.again && !('anyOf' in said.among) && said.among.whose === undefined
      ? gainAlike(said, { ...said.among, whose: YOURS })
      : undefined,
  (effect): With | undefined => {
    const said = saidOf(effect);
    if (said === undefined || 'anyOf' in said.of || said.of.whose === undefined) return undefined;
    const { of, ...rest } = said;
    const { whose: _, ...among } = of;
    return { ...rest, among };
  },
);

/** Keywords that are gained as far as others have them [CR 702.1c]. */
export const sameIsTrue: Phrase<Effect> = oneOf('keywords', having, controlling);
