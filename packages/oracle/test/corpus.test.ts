import { describe, expect, it } from 'vitest';
import { type CardFacts, readLines } from '../src/index.ts';
import { corpusFaces, hasCorpus } from './support/corpus.ts';

const EVERY = 8;

/** The lines of every eighth printed face. */
function* lines() {
  const faces = corpusFaces();
  for (let at = 0; at < faces.length; at += EVERY) {
    const { name, typeLine, text } = faces[at] ?? { name: '', typeLine: '', text: '' };
    const facts: CardFacts['faces'][0] = { name, typeLine, text, manaCost: '' };
    for (const { reading } of readLines(facts).lines) yield { name, reading };
  }
}

describe.skipIf(!hasCorpus)('the lines of printed cards', () => {
  it('never mean two things, and are written back as they were read', () => {
    const faults = [...lines()].filter(({ reading: { verdict } }) => verdict === 'ambiguous' || verdict === 'mismatch');
    expect(faults.map(({ name, reading }) => `${name}: ${reading.verdict}`)).toEqual([]);
  });

  it('are understood more often than not', () => {
    const all = [...lines()];
    const read = all.filter(({ reading }) => reading.ok).length;
    expect(read / all.length).toBeGreaterThan(0.5);
  });
});
