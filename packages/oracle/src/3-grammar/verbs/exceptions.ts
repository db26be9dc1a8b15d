import type { Modification } from '@lawmage/ability';
import { an, andList, is, maybe, not, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { cardTypes, sized, subtypes, supertypes } from '../tokens/description.ts';
import { abilities } from './abilities.ts';

const types = oneOf('types', say`${{ subtypes }}`, say`${{ subtypes: maybe(subtypes) }} ${{ types: cardTypes }}`);

const exception: Phrase<Modification> = part<Modification>()(
  oneOf(
    'an exception',
    is({ change: 'gain', said: 'has' })`has ${{ abilities }}`,
    is({ change: 'loseType', types: ['legendary'] })`isn't legendary`,
    is({ change: 'loseType', types: ['legendary'], said: 'not' })`'s not legendary`,
    is({ change: 'base', said: 'is' })`'s ${sized}`,
    is({ change: 'ownColor' })`doesn't copy that creature's color`,
    is({ change: 'type', keep: true, said: 'is' })`'s ${an} ${types} in addition to its other types`,
    is({ change: 'type', keep: true, said: 'is creature' })`'s ${an} ${types} in addition to its other creature types`,
  ),
);

/** Exceptions as clauses of their own: "its name is ~, it's legendary in addition to its other types, and it has …". */
const clause: Phrase<Modification> = part<Modification>()(
  oneOf(
    'an exception',
    is({ change: 'ownName' })`its name is ~`,
    is({ change: 'gain', said: 'it has' })`it has ${{ abilities }}`,
    is({ change: 'type', keep: true, said: 'it is' })`it's ${{ supertypes }} in addition to its other types`,
    is({ change: 'type', keep: true, said: 'it is a' })`it's ${an} ${types} in addition to its other types`,
    is({ change: 'base', said: 'it is' })`it's ${sized}`,
  ),
);

/** What a copy has that its original has not: "except it has haste", "except it isn't legendary" [CR 707.9 | 2007: 503.9]. */
export const exceptions: Phrase<{ readonly changes: readonly Modification[] }> = oneOf(
  'exceptions',
  say`, except it ${{ changes: andList(exception, 1) }} ${not(say`and it has`)}`,
  say`, except ${{ changes: andList(clause) }}`,
);
