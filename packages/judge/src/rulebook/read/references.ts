/** Which rules a text points to. */
import { compareNumbers } from '../number.ts';

/** "rule 704", "rules 212-215", "rules 413.2a–c and 608", "section 4". */
const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3}[a-z]{0,2}\b)?`;
const NEXT = String.raw`(?:\s*[-–—]\s*|,\s*(?:and\s+|or\s+)?|\s+(?:and|or|through|to)\s+)(?:(?:rules?|sections?)\s+)?`;
const LIST = new RegExp(String.raw`\b(?:rules?|sections?)\s+(${NUMBER}(?:${NEXT}(?:${NUMBER}|[a-z]\b))*)`, 'gi');
const LOOSE = /\b\d{3}\.\d{1,3}[a-z]{0,2}\b/g;
const TOKEN = new RegExp(`${NUMBER}|\\b[a-z]\\b`, 'gi');

/** The numbers that a text names, as far as `exists` knows them, in the order of the rulebook. */
export function referencesIn(text: string, exists: (number: string) => boolean): readonly string[] {
  const named = new Set<string>(text.match(LOOSE) ?? []);
  for (const [, list = ''] of text.matchAll(LIST)) for (const number of numbersIn(list)) named.add(number);
  return [...named].filter(exists).toSorted(compareNumbers);
}

/** The numbers of a list; a letter alone stands for a subrule of the rule before it. */
export function numbersIn(list: string): readonly string[] {
  const numbers: string[] = [];
  let rule = '';
  for (const [token] of list.matchAll(TOKEN)) {
    if (/^\d/.test(token)) {
      numbers.push(token);
      rule = token.replace(/[a-z]+$/, '');
    } else if (rule.includes('.')) numbers.push(`${rule}${token}`);
  }
  return numbers;
}
