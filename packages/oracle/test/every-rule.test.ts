import { describe, expect, it } from 'vitest';
import { lines, tokensOf, unsaid, wordings } from '../bench/every-rule.ts';
import { join } from '../src/1-text/index.ts';

/** A wording as it is written again after it has been read. */
function again(text: string): string {
  const read = lines.read(tokensOf(text));
  if (!read.ok) return `${text}: ${read.error.message}`;
  const written = lines.write(read.value);
  return written.ok ? join(written.value) : `${text}: ${written.error.message}`;
}

describe('every rule of the grammar', () => {
  it('has a wording that is read and written back to the letter', () => {
    const texts = wordings();
    expect(texts.map(again)).toEqual(texts.map(text => join(tokensOf(text))));
  });

  it('is used by one of them; `npm run language -- --add` says those that are missing', () => {
    expect(unsaid(wordings()).map(({ label }) => label)).toEqual([]);
  });
});
