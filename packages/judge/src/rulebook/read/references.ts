/** Which rules a text points to. */
import { compareNumbers, partsOf } from '../number.ts';

/** "rule 704", "rules 212-215", "rules 413.2a–c and 608", "section 4". */
const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?(?![a-z\d])`;
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

/** The numbers of a list; what stands alone goes on from the rule before it: `413.2a–c`, `200.1–2`. */
export function numbersIn(list: string): readonly string[] {
  const numbers: string[] = [];
  let [chapter, rule] = ['', ''];
  for (const [token] of list.matchAll(TOKEN)) {
    if (/^[a-z]/i.test(token)) numbers.push(`${rule}${token}`);
    else if (token.length < 3 && chapter !== '') numbers.push(`${chapter}.${token}`);
    else {
      numbers.push(token);
      chapter = token.includes('.') ? token.slice(0, 3) : '';
      rule = token.replace(/[a-z]+$/, '');
    }
  }
  return numbers.filter(number => partsOf(number) !== null);
}
