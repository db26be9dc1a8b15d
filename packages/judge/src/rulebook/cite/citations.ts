/** Which rules a source file cites, and where. */
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { readScenario } from '../../read/read.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { numbersIn } from '../read/references.ts';

export type Citation = {
  readonly edition: EditionName;
  readonly number: string;
  readonly file: string;
  readonly line: number;
};

/** `[CR 704.5a | 2007: 420.5a]`; both sides may list several. A comment may break the line. */
const COMMENT = /\[CR\s+([^\]]+)\]/g;
/** `'704.5g|420.5c'`: a rule string, as `Rule` says. */
const STRING = /'(\d{3}(?:\.\d{1,3}[a-z]{0,2})?)?\|(\d{3}(?:\.\d{1,3}[a-z]{0,2})?)?'/g;
const SIDES: Readonly<Record<EditionName, number>> = { current: 0, '2007-02': 1 };

/** The citations of program text. */
export function citationsInCode(file: string, text: string): readonly Citation[] {
  const found: Citation[] = [];
  const add = (at: number, sides: readonly (readonly string[])[]): void => {
    const line = lineAt(text, at);
    for (const edition of EDITIONS)
      for (const number of sides[SIDES[edition]] ?? []) found.push({ edition, number, file, line });
  };
  for (const { index, 1: list = '' } of text.matchAll(COMMENT)) {
    const [today = '', then = ''] = list.replaceAll(/\n\s*\*?/g, ' ').split(/\|\s*2007:/);
    add(index, [numbersIn(today), numbersIn(then)]);
  }
  for (const { index, 1: today, 2: then } of text.matchAll(STRING))
    add(index, [today === undefined ? [] : [today], then === undefined ? [] : [then]]);
  return found;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The citations of a scenario: the rules it shows and those it asks for. One that cannot be read cites nothing. */
export function citationsInScenario(file: string, text: string): readonly Citation[] {
  const reading = readScenario(text);
  if (!reading.ok) return [];
  const { scenario } = reading;
  const headings = EDITIONS.flatMap(edition =>
    scenario.rules[edition].map(number => ({ edition, number, file, line: lineAt(text, text.indexOf('Rules:')) })),
  );
  return [...headings, ...asked(scenario).map(one => ({ ...one, file }))];
}

function asked({ cases, editions }: Scenario): readonly Omit<Citation, 'file'>[] {
  return cases.flatMap(({ steps }) =>
    steps.flatMap(({ does, edition, place }) => {
      if (!('check' in does) || does.check !== 'cited') return [];
      const { rule } = does;
      return (edition === null ? editions : [edition]).map(one => ({ edition: one, number: rule, line: place.line }));
    }),
  );
}
