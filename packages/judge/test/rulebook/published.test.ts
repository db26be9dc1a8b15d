/** Every published text that lies beside the repository. */
import { readFileSync } from 'node:fs';
import type { EditionName } from '@lawmage/engine';
import { describe, expect, test } from 'vitest';
import { checkCitations } from '../../src/rulebook/cite/check.ts';
import { citationsOfTree, readTexts } from '../../src/rulebook/cite/tree.ts';
import { counterpartsBetween, numberedRules, PLAYED_SINCE, pairRules } from '../../src/rulebook/index.ts';
import { correctionOf } from '../../src/rulebook/kinds/corrected.ts';
import { readRulebook } from '../../src/rulebook/read/read.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { besidePublished, publishedTexts } from '../support/rulebook.ts';

/** How many more rules there are than lines that begin with a number: misprints, and references that begin a line. */
const ODD: Readonly<Record<string, number>> = { '1999-04-23': 1, '2003-10-01': -2, '2008-10-01': 1, '2024-08-02': 1 };
/** Two texts state another date than that of their publication. */
const IN_FORCE: Readonly<Record<string, string>> = { '2014-09-26': '2014-09-25', '2024-08-02': '2024-07-30' };

const editions = new Map<string, Rulebook>();
for (const { path, date } of publishedTexts) {
  const rulebook = readRulebook(readFileSync(path), { source: date, published: date });
  if (rulebook.ok) editions.set(date, rulebook.value);
}

const played = (edition: EditionName): Rulebook => {
  const rulebook = editions.get(PLAYED_SINCE[edition]);
  if (rulebook === undefined) throw new Error(`the text of ${edition} is not there`);
  return rulebook;
};

describe.skipIf(publishedTexts.length === 0)('every published text', () => {
  test('is there', () => expect(editions.size).toBe(22));

  for (const { path, date } of publishedTexts)
    test(`${date} has as many rules as it has numbers`, () => {
      const rulebook = editions.get(date);
      const lines = readFileSync(path, 'utf8').split('\n');
      const numbered = lines.filter(line => /^\s*\d{3}\.\s?\d{1,3}\s?[a-z]{0,2}\.?\s/.test(line));
      const rules = rulebook?.rules.filter(({ level }) => level === 'rule' || level === 'subrule') ?? [];
      expect(rules.length).toBe(numbered.length + (ODD[date] ?? 0));
      expect(rulebook?.edition).toBe(IN_FORCE[date] ?? date);
    });

  test.each(['current', '2007-02'] as const)('%s has exactly the numbers whose kinds are known', edition => {
    const numbers = played(edition).rules.flatMap(({ number, level }) => (/rule$/.test(level) ? [number] : []));
    expect(numberedRules(edition).map(({ number }) => number)).toEqual(numbers);
  });

  test.each(['current', '2007-02'] as const)('%s has every rule that is cited, as it was last read', edition => {
    const report = checkCitations(citationsOfTree(), { [edition]: played(edition) }, readTexts());
    expect(report.missing).toEqual([]);
    expect(report.changed).toEqual([]);
    expect(report.citations).toBeGreaterThan(1000);
  });

  test('rules are followed by their words as the concordance has them', () => {
    const [then, today] = [played('2007-02'), played('current')];
    const known = counterpartsBetween(then.edition, today.edition);
    const pairs = [...pairRules(then, today)].filter(([from]) => from.includes('.') && known(from).length > 0);
    const same = pairs.filter(([from, to]) => known(from).some(one => one === to || to.startsWith(one)));
    expect(pairs.length).toBeGreaterThan(750);
    expect(same.length / pairs.length).toBeGreaterThan(0.97);
  });

  test.each<[EditionName, string, number]>([
    ['current', 'kinds-2026.tsv', 1],
    ['2007-02', 'concordance-2007-2026.tsv', 4],
  ])('the kinds of %s are those of the folder, but for corrections that give their reason', (edition, file, column) => {
    const rows = readFileSync(besidePublished(file), 'utf8')
      .split('\n')
      .filter(row => /^\d/.test(row));
    const kinds = new Map(numberedRules(edition).map(({ number, kind }) => [number, kind]));
    const different = rows.flatMap(row => {
      const cells = row.split('\t');
      const number = (cells[0] ?? '').replace('432.2b', '423.2b');
      return kinds.get(number) === cells[column] || correctionOf(edition, number) !== null ? [] : [number];
    });
    expect(different).toEqual([]);
    expect(kinds.size).toBe(rows.length);
  });

  test('the concordance is that of the folder', () => {
    const rows = readFileSync(besidePublished('concordance-2007-2026.tsv'), 'utf8').split('\n');
    const counterparts = counterpartsBetween(PLAYED_SINCE['2007-02'], PLAYED_SINCE.current);
    for (const row of rows.filter(one => /^\d/.test(one))) {
      const [number = '', list = ''] = row.split('\t');
      expect(counterparts(number === '432.2b' ? '423.2b' : number).join(',') || '-').toBe(list);
    }
  });
});
