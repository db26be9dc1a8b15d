import type { Ability } from '@lawmage/ability';
import { oneOf, type Phrase, part, run } from '../../2-kernel/index.ts';
import { keyword } from './keyword.ts';

const keywords: Phrase<readonly Ability[]> = part<readonly Ability[]>()(
  run(part<Ability>()(keyword), { between: ',' }),
);

/** One line of a card's text: a list of keywords, or one ability. */
export const line: Phrase<readonly Ability[]> = oneOf('an ability', keywords);
