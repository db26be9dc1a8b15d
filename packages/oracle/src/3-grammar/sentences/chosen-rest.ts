import type { Effect } from '@lawmage/ability';
import { as, type Phrase, say } from '../../2-kernel/index.ts';
import { chosenSome, doing, restIn, withRest } from '../verbs/rest.ts';

const SAID = 'rest apart';

/** "Choose up to one creature. Destroy the rest." */
export const chosenRest: Phrase<Effect> = as(
  say`choose ${{ what: chosenSome }} . ${{ verb: doing.many }} the rest .`,
  ({ what, verb }): Effect | undefined => withRest(what, verb, SAID),
  effect => restIn(effect, SAID),
);
