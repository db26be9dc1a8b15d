import type { CardFacts } from './facts.ts';
import { hashOf } from './held-out.ts';
import { lineGrammar } from './line.ts';
import { type Reading, readCard } from './read-card.ts';

/** Changes by hand when equal rules read differently: the text layer, the kernel, the reference pass. */
const EPOCH = 1;

/** Turns a card's facts into what it does, for a store of cards. */
export interface Reader {
  /** Changes whenever equal facts may read differently. */
  readonly version: string;
  readonly read: (facts: CardFacts) => Reading;
}

/** The reader of this package, with a version made from all its rules. */
export function oracleReader(): Reader {
  const rules = lineGrammar().rules.map(rule => rule.name);
  return { version: `${EPOCH}-${hashOf(rules.join('\n')).toString(36)}`, read: readCard };
}
