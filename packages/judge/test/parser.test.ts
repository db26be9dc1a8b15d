/** What the reader of scenarios says when it does not understand. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../src/files.ts';
import { type Problem, readScenario } from '../src/index.ts';

const lines = (...all: readonly string[]): string => all.join('\n');

const START = lines(
  'Scenario: A test',
  'Card: Moss Bear {1}{G}',
  '  Creature — Bear 2/2',
  'Ann:',
  '  battlefield: Moss Bear',
  'Bob:',
  '  life: 20',
  'Play:',
);

/** The first problem of a scenario that ends with these lines. */
function problemOf(...play: readonly string[]): Problem {
  const reading = readScenario(lines(START, ...play));
  if (reading.ok) throw new Error('it was read');
  const [first] = reading.problems;
  if (first === undefined) throw new Error('no problem was told');
  return first;
}

describe('a file that is no scenario', () => {
  test('is told to be no text, with the place, where its letters cannot be read', () => {
    const reading = readScenario(lines(START, 'Ann has 20 lif\uFFFD'));
    expect(reading).toMatchObject({ ok: false, problems: [{ code: 'misencoded', place: { line: 9, column: 15 } }] });
    expect(readScenario('\0\u0001')).toMatchObject({ ok: false, problems: [{ code: 'misencoded' }] });
  });

  test('is quoted in few words, without what a terminal would obey', () => {
    const { message } = problemOf(`Ann \u001B[2J${'x'.repeat(100_000)}`);
    expect(message.length).toBeLessThan(400);
    expect(message).not.toContain('\u001B');
  });
});

describe('a sentence that is not understood', () => {
  test('is told with line, column and the nearest word', () => {
    expect(problemOf('Ann attaks with Moss Bear')).toMatchObject({
      code: 'sentence',
      place: { line: 9, column: 5 },
      nearest: 'attacks with',
    });
  });

  test('names the nearest card', () => {
    expect(problemOf('  Moss Baer is 2/2')).toMatchObject({ place: { line: 9, column: 3 }, nearest: 'Moss Bear' });
  });

  test('says what makes a name known that nothing has', () => {
    expect(problemOf('  Purple Whale is 2/2')).toMatchObject({
      message: expect.stringContaining('"Card:" or "Printed card:" names it'),
    });
    expect(problemOf('  whatever it is')?.message).not.toContain('Printed card');
  });

  test('names the nearest player', () => {
    expect(problemOf('it is Anne’s turn')).toMatchObject({ code: 'sentence', nearest: 'Ann' });
  });

  test('says what would have followed', () => {
    expect(problemOf('Ann attacks with')).toMatchObject({ place: { line: 9, column: 17 } });
    expect(problemOf('Ann attacks with').expected).toContain('an object');
    expect(problemOf('Moss Bear is 2/2 and green').message).toContain('the end of the line');
  });

  test('does not hide those after it', () => {
    const reading = readScenario(lines(START, 'Ann jumps', 'Bob has 20 life', 'Bob sings'));
    expect(reading.ok ? [] : reading.problems.map(problem => problem.place.line)).toEqual([9, 11]);
  });
});

describe('a scenario whose outline is broken', () => {
  test.each([
    ['no title', lines('Ann:', 'Bob:', 'Play:', 'Ann passes'), 'missing'],
    ['one player', lines('Scenario: A', 'Ann:', 'Play:', 'Ann passes'), 'missing'],
    ['no play', lines('Scenario: A', 'Ann:', 'Bob:'), 'missing'],
    ['an empty play', lines('Scenario: A', 'Ann:', 'Bob:', 'Play:'), 'missing'],
    ['an unknown heading', lines('Scenaro: A', 'Ann:', 'Bob:', 'Play:', 'Ann passes'), 'heading'],
    ['two titles', lines('Scenario: A', 'Scenario: B', 'Ann:', 'Bob:', 'Play:', 'Ann passes'), 'twice'],
    ['an unknown edition', lines('Scenario: A', 'Edition: 1994', 'Ann:', 'Bob:', 'Play:', 'Ann passes'), 'value'],
    ['a field no player has', lines('Scenario: A', 'Ann:', '  liff: 3', 'Bob:', 'Play:', 'Ann passes'), 'heading'],
    ['a card without type', lines('Scenario: A', 'Card: X {1}', 'Ann:', 'Bob:', 'Play:', 'Ann passes'), 'missing'],
    [
      'an edition in the other',
      lines('Scenario: A', 'Ann:', 'Bob:', 'Play:', 'Today:', '  In 2007: Ann passes'),
      'value',
    ],
  ])('%s', (_, source, code) => {
    const reading = readScenario(source);
    expect(reading.ok ? [] : reading.problems.map(problem => problem.code)).toContain(code);
  });
});

describe('whatever it is given', () => {
  const files = scenarioFiles(fileURLToPath(new URL('../../../scenarios', import.meta.url)));
  const sources = files.map(file => readFileSync(file, 'utf8'));

  /** It is read, or every problem has a place inside the text. */
  function isJudged(source: string): void {
    const reading = readScenario(source);
    const count = source.split(/\r\n|\r|\n/u).length;
    if (reading.ok) return;
    expect(reading.problems.length).toBeGreaterThan(0);
    for (const { place, message } of reading.problems) {
      expect(place.line).toBeGreaterThanOrEqual(1);
      expect(place.line).toBeLessThanOrEqual(count);
      expect(place.column).toBeGreaterThanOrEqual(1);
      expect(message).not.toBe('');
    }
  }

  test('text of any kind', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), isJudged), { numRuns: 300 });
  });

  test('lines of the language in any order', () => {
    const line = fc.constantFrom(...new Set(sources.flatMap(source => source.split('\n'))));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), all => isJudged(all.join('\n'))),
      { numRuns: 300 },
    );
  });

  test('scenarios with a piece cut out, doubled or replaced', () => {
    const damage = fc.record({
      source: fc.constantFrom(...sources),
      from: fc.nat(3000),
      length: fc.nat(40),
      instead: fc.oneof(
        fc.constant(''),
        fc.string({ maxLength: 12 }),
        fc.constantFrom('(', '"', ':', '#', ' is ', '\t'),
      ),
    });
    const damaged = fc.property(damage, ({ source, from, length, instead }) => {
      const at = from % source.length;
      isJudged(source.slice(0, at) + instead + source.slice(at + length));
    });
    fc.assert(damaged, { numRuns: 400 });
  });

  test('a huge file', () => {
    isJudged(`${START}\n${'Ann attacks with Moss Bear, '.repeat(2000)}\n${'Bob passes\n'.repeat(5000)}`);
  });
});
