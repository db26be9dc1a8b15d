import { type Phrase, part, table } from '../../2-kernel/index.ts';

/** What instructions do to objects, as later phrases say it. */
// biome-ignore format: a list of words reads best filled
export const PARTICIPLES = [
  'discarded', 'sacrificed', 'exiled', 'destroyed', 'milled', 'revealed', 'returned', 'tapped', 'countered', 'created',
  'chosen', 'put into your graveyard', 'put into their graveyard', 'put into a graveyard', 'put onto the battlefield',
] as const;

/** The same said of the present: "is revealed this way". */
export const participleNow: Phrase<string> = part<string>()(
  table('what was done', Object.fromEntries(PARTICIPLES.map(word => [word, `is ${word}`]))),
);

/** What an earlier instruction did to its objects: "discarded" in "discarded this way". */
export const participle: Phrase<string> = part<string>()(table('what was done', PARTICIPLES));
