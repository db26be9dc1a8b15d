import { LAYOUTS, type Layout } from '@lawmage/ability';
import type { CardFacts } from './facts.ts';

const KNOWN: ReadonlySet<string> = new Set(LAYOUTS);
const isLayout = (word: string): word is Layout => KNOWN.has(word);

/** The layout of a card in the words of the vocabulary, or undefined: a plane, a scheme, a host are not read. */
export function layoutOf({ layout, faces }: CardFacts): Layout | undefined {
  const [front, back] = faces;
  if (layout === 'split' && /\bRoom\b/u.test(front.typeLine)) return 'room';
  if (layout === 'split' && back !== undefined && /^Aftermath\b/mu.test(back.text)) return 'aftermath';
  if (layout === 'adventure' && back !== undefined && /\bOmen\b/u.test(back.typeLine)) return 'omen';
  if (layout === 'transform' && /\bBattle\b/u.test(front.typeLine)) return 'battle';
  return isLayout(layout) ? layout : undefined;
}
