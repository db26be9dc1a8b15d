import type { Modification, Objects, StaticRule } from '@lawmage/ability';
import {
  andList,
  eitherOf,
  type Forms,
  inBoth,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  where,
} from '../../2-kernel/index.ts';
import { bearer, eachMany, eachOne, self, thatObject } from '../nouns/index.ts';
import { change, joinedChanges } from '../verbs/index.ts';
import { ruleChange } from './rules.ts';

const changeOf: Forms<Modification> = partForms<Modification>()(eitherOf('a change', change, ruleChange));
const changes: Forms<readonly Modification[]> = inBoth(changeOf, form => joinedChanges(form));

const one: Phrase<Objects> = part<Objects>()(oneOf('an object', self, bearer, eachOne, thatObject));
/** "~ and other Goblins you control"; kinds alone, as in "Goblins and Orcs you control", are one description. */
const joined = where(
  'objects',
  is({ what: 'both' })`${{ of: andList(oneOf('an object', self, eachMany, bearer)) }}`,
  ({ of }) => of.some(objects => objects.what !== 'each'),
);
const many: Phrase<Objects> = part<Objects>()(oneOf('objects', eachMany, joined));

/** "Other Goblins you control get +1/+1 and have haste", "Enchanted creature can't attack": a static continuous effect. */
export const modifying: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a static ability',
    is({ static: 'modify' })`${{ what: one }} ${{ changes: changes.one }}`,
    is({ static: 'modify' })`${{ what: many }} ${{ changes: changes.many }}`,
  ),
);
