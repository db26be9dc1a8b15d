/** Datasets that were damaged on their way. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATASET_FORMATS, datasetFormatOf, write } from '../../src/rulebook/dataset/formats.ts';
import { readDataset } from '../../src/rulebook/dataset/read-dataset.ts';
import { type DatasetRow, rowsOf } from '../../src/rulebook/dataset/row.ts';

const FACTS = { edition: '2031-06-01', source: 'pond' };

/** Rules of any words: quotes, commas, line breaks, letters of every kind. */
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(text => /\S/.test(text));
const rows = fc
  .array(fc.record({ text: words, examples: fc.array(words, { maxLength: 3 }) }), { minLength: 1, maxLength: 20 })
  .map(list =>
    list.map(
      ({ text, examples }, index): DatasetRow => ({
        index,
        number: `${100 + Math.floor(index / 5)}.${(index % 5) + 1}`,
        text,
        examples: examples.map(example => example.replace(/^examples?:\s*/i, '')),
      }),
    ),
  );

describe.each(DATASET_FORMATS)('a dataset as %s', format => {
  test('is known by how it begins, and gives back whatever words were put in', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async given => {
        const bytes = write[format](given);
        expect(datasetFormatOf(bytes)).toBe(format);
        const read = await readDataset(bytes, format, FACTS);
        if (!read.ok) throw new Error(`${read.error.code}: ${read.error.message}`);
        expect(rowsOf(read.value)).toEqual(given);
      }),
      { numRuns: format === 'parquet' ? 20 : 100 },
    );
  });

  test('is refused with a code or read soundly, whatever bytes are changed or lost', async () => {
    const whole = write[format]([
      { index: 0, number: '100.1', text: 'Frogs jump, “far” and high.', examples: ['One frog.', 'Two.'] },
      { index: 1, number: '100.1a', text: 'A frog, as it is,\njumps.', examples: [] },
    ]);
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.integer({ min: 0, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 5 }), fc.nat(20), async (changes, lost) => {
        const bytes = whole.slice(0, whole.length - lost);
        for (const { at, byte } of changes) if (at < bytes.length) bytes[at] = byte;
        const read = await readDataset(bytes, format, FACTS);
        const numbers = read.ok ? read.value.rules.map(({ number }) => number) : [];
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(read.ok || /^[a-zA-Z]+$/.test(read.error.code)).toBe(true);
      }),
      { numRuns: format === 'parquet' ? 60 : 400 },
    );
  });
});
