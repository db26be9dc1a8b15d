import type { Chapter } from '@lawmage/ability';
import { is, type Phrase, part, run, table } from '../../2-kernel/index.ts';
import { effect } from '../sentences/index.ts';

const number = table('a chapter', { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 });

/** "I, II — …": a chapter ability of a Saga [CR 714.2b]. */
export const chapter: Phrase<Chapter> = part<Chapter>()(
  is({ is: 'chapter' })`${{ chapters: run(number, { between: ',' }) }} — ${{ effect }}`,
);
