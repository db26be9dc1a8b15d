/** Citations are found where they stand, and held against what was read. */
import { describe, expect, test } from 'vitest';
import { checkCitations, textsRead } from '../../src/rulebook/cite/check.ts';
import { citationsInCode, citationsInScenario } from '../../src/rulebook/cite/citations.ts';
import type { RuleRecord } from '../../src/rulebook/index.ts';

const cited = (text: string): readonly string[] =>
  citationsInCode('frog.ts', text).map(({ edition, number, line }) => `${edition} ${number} ${line}`);

describe('citations of code', () => {
  test.each<[string, readonly string[]]>([
    ['/** [CR 704.5a | 2007: 420.5a] A player loses. */', ['current 704.5a 1', '2007-02 420.5a 1']],
    ['\n// [CR 903.3, 702.124j]', ['current 903.3 2', 'current 702.124j 2']],
    ['[CR 714.3a–b | 2007: none]', ['current 714.3a 1', 'current 714.3b 1']],
    ['[CR 613.1–613.4\n * | 2007: 418.5a]', ['current 613.1 1', 'current 613.4 1', '2007-02 418.5a 1']],
    ['[CR 614–616 | 2007: 419]', ['current 614 1', 'current 616 1', '2007-02 419 1']],
    ["rule: '704.5aa|'", ['current 704.5aa 1']],
    ["rule: '|310.1'", ['2007-02 310.1 1']],
    ["cite('505|305')", ['current 505 1', '2007-02 305 1']],
    ["layer: '7c|6d', word: 'hand|hands', none: '|'", []],
    ['[CR 9xx]', []],
  ])('%j', (text, expected) => expect(cited(text)).toEqual(expected));
});

test('citations of a scenario are those of its heading and those it asks for, in the editions it asks in', () => {
  const scenario = `Scenario: A frog
Rules: 120.3a | 213.4; 608.2n
Ann:
Bob:
Play:
today: rule 117.1 is not cited
rule 500.1 is not cited
`;
  expect(
    citationsInScenario('frog.play', scenario).map(({ edition, number, line }) => `${edition} ${number} ${line}`),
  ).toEqual([
    'current 120.3a 2',
    'current 608.2n 2',
    '2007-02 213.4 2',
    'current 117.1 6',
    'current 500.1 7',
    '2007-02 500.1 7',
  ]);
});

describe('what was read', () => {
  const rule = (number: string, text: string): RuleRecord => ({
    index: 0,
    number,
    level: 'rule',
    text,
    examples: [],
    references: [],
  });
  const rulebooks = (jump: string) => ({ current: { rules: [rule('100.1', jump), rule('100.2', 'Frogs sing.')] } });
  const NOTHING = { current: {}, '2007-02': {} };
  const citations = citationsInCode('frog.ts', '[CR 100.1, 100.2, 100.9 | 2007: 200.1]');
  const read = textsRead(citations, rulebooks('Frogs jump.'), NOTHING);
  const found = (report: ReturnType<typeof checkCitations>) =>
    Object.fromEntries(
      (['missing', 'changed', 'unread', 'idle'] as const).map(what => [what, report[what].map(({ number }) => number)]),
    );

  test('is not yet said at first', () =>
    expect(found(checkCitations(citations, rulebooks('Frogs jump.'), NOTHING))).toEqual({
      missing: ['100.9'],
      changed: [],
      unread: ['100.1', '100.2'],
      idle: [],
    }));

  test('is kept without a word of the text', () => {
    expect(Object.keys(read.current)).toEqual(['100.1', '100.2']);
    expect(JSON.stringify(read)).not.toContain('jump');
  });

  test('stays read whatever the quotes look like, and not when a word changes', () => {
    const quotes = textsRead(citations, rulebooks('Frogs “jump”.'), NOTHING);
    expect(found(checkCitations(citations, rulebooks('Frogs "jump".'), quotes)).changed).toEqual([]);
    expect(found(checkCitations(citations, rulebooks('Frogs leap.'), read)).changed).toEqual(['100.1']);
  });

  test('is idle when nobody cites it any more', () =>
    expect(found(checkCitations(citations.slice(1), rulebooks('Frogs jump.'), read)).idle).toEqual(['100.1']));
});
