import { createHash } from 'node:crypto';
import type { RuleRecord } from '../rulebook.ts';

/** What tells one text from another, and from which no text can be made: typography does not count. */
export function fingerprint({ text, examples }: Pick<RuleRecord, 'text' | 'examples'>): string {
  const plain = [text, ...examples]
    .join('\n')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(plain).digest('hex').slice(0, 12);
}
