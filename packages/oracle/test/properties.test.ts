import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from '../src/3-grammar/abilities/line.ts';
import '../src/3-grammar/index.ts';
import { type Below, Speaker } from '../bench/speaker.ts';
import { toUnits } from '../src/1-text/index.ts';
import { meaning } from '../src/2-kernel/index.ts';
import { readTokens, writeTokens } from '../src/index.ts';
import { corpusFaces, hasCorpus } from './support/corpus.ts';
import { mutated } from './support/mutations.ts';
import { telling } from './support/telling.ts';

const speaker = new Speaker(line);

/** Sentences that the grammar itself says, from plain ones to absurd ones. */
const sentences: fc.Arbitrary<readonly string[]> = fc
  .tuple(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.integer({ min: 4, max: 24 }))
  .map(([seed, depth]) => speaker.say(chance(seed), depth) ?? []);

function chance(seed: number): Below {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const RUNS = { seed: 7, numRuns: 3000 } as const;

describe('what the grammar itself says', () => {
  it('is read more often than not, so that the next properties speak of something', () => {
    const said = fc.sample(sentences, { seed: 7, numRuns: 600 });
    expect(said.filter(tokens => tokens.length > 3 && readTokens(tokens).ok).length).toBeGreaterThan(200);
  });

  it('is written back as it was read, or in words of the same meaning', () => {
    fc.assert(
      fc.property(sentences, tokens => {
        const reading = readTokens(tokens);
        expect(reading.ok ? '' : reading.verdict === 'mismatch' ? reading.message : '').toBe('');
      }),
      RUNS,
    );
  });

  it('means the same when its abilities are written and read again', () => {
    fc.assert(
      fc.property(sentences, tokens => {
        const reading = readTokens(tokens);
        if (!reading.ok) return;
        const written = writeTokens(reading.abilities);
        const again = readTokens(written ?? []);
        expect(again.ok && meaning(again.abilities)).toEqual(meaning(reading.abilities));
      }),
      RUNS,
    );
  });
});

describe('a text that somebody has spoilt', () => {
  const spoilt = (from: fc.Arbitrary<readonly string[]>): fc.Arbitrary<readonly string[]> =>
    fc.tuple(from, fc.integer({ min: 1, max: 2 ** 31 - 1 })).map(([tokens, seed]) => mutated(tokens, chance(seed)));

  const keepsItsWords = (tokens: readonly string[]): void => {
    const reading = readTokens(tokens);
    if (reading.ok) expect(telling(reading.tokens)).toEqual(telling(tokens));
  };

  it('is read to the last word or declined', () => {
    fc.assert(fc.property(spoilt(sentences), keepsItsWords), RUNS);
  });

  it.skipIf(!hasCorpus)('is read to the last word or declined where it was a printed one', () => {
    fc.assert(fc.property(spoilt(printedLines()), keepsItsWords), RUNS);
  });

  it('is declined where it is no text at all', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 60 }), tokens => {
        expect(typeof readTokens(tokens).ok).toBe('boolean');
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it('is declined where it never ends', () => {
    const long = (tokens: readonly string[], times: number): readonly string[] =>
      Array.from({ length: times }, () => tokens).flat();
    expect(readTokens(long(['draw', 'a', 'card', ',', 'then'], 10_000))).toMatchObject({ ok: false });
    expect(readTokens(long(['draw', 'a', 'card', 'and'], 200))).toMatchObject({ ok: false });
    expect(readTokens(long(['if', 'you', 'do', ','], 240))).toMatchObject({ ok: false });
    expect(readTokens(long(['"'], 900))).toMatchObject({ ok: false });
  });
});

function printedLines(): fc.Arbitrary<readonly string[]> {
  const faces = corpusFaces().filter((_, n) => n % 37 === 0);
  const rows = faces.flatMap(face =>
    toUnits(face, face.text).units.map(({ tokens }) => tokens.map(({ text }) => text)),
  );
  return fc.constantFrom(...rows);
}
