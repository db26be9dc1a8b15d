/** Whether reminder texts belong to the line on which they stand, and agree with what it says. */
import type { Ability } from '@lawmage/ability';
import type { Unit } from '../../1-text/index.ts';
import { EXPLAINED, REMARKS } from './explained.ts';
import { disagreement, type Topic } from './parameters.ts';

/** How a reminder stands to its line. */
export type Reminder = {
  readonly text: string;
  /**
   * `belongs`: it explains a word of the line and agrees with it; `contradicts`: it explains one and says something else;
   * `remark`: it may stand anywhere; `stray`: it explains another word; `unknown`: none.
   */
  readonly verdict: 'belongs' | 'contradicts' | 'remark' | 'stray' | 'unknown';
  /** The words that it could explain. */
  readonly explains: readonly string[];
  /** The number, cost or kind in which it contradicts. */
  readonly odd?: string;
};

/** The reminders of a line that was read. */
export function remindersOf(unit: Unit, abilities: readonly Ability[]): readonly Reminder[] {
  const asides = unit.marks.asides ?? [];
  if (asides.length === 0 || unit.tokens.length === 0) return [];
  const topics: Topic[] = [];
  for (const ability of abilities) gather(ability, topics);
  return asides.map(({ text }) => judged(text.trim(), topics));
}

function judged(text: string, topics: readonly Topic[]): Reminder {
  const words = text.toLowerCase();
  const explains = Object.entries(EXPLAINED).flatMap(([word, said]) => (said.test(words) ? [word] : []));
  const named = topics.flatMap(({ word }) => (word.length > 3 && words.includes(word.toLowerCase()) ? [word] : []));
  const all = [...new Set([...named, ...explains])];
  const explained = topics.filter(({ word }) => all.includes(word));
  if (explained.length > 0) {
    const own = withoutRemarks(words);
    const odd = own === '' ? null : disagreement(own, explained);
    return odd === null
      ? { text, verdict: 'belongs', explains: all }
      : { text, verdict: 'contradicts', explains: all, odd };
  }
  if (REMARKS.test(words)) return { text, verdict: 'remark', explains };
  return { text, verdict: explains.length > 0 ? 'stray' : 'unknown', explains };
}

/** Its sentences without those that may stand anywhere. */
const withoutRemarks = (text: string): string =>
  text
    .split(/(?<=\.)\s/u)
    .filter(sentence => !REMARKS.test(sentence))
    .join(' ');

/** Fields of an ability that hold a word which a reminder may explain: keywords, verbs, keyword actions, rules. */
const SPEAKING: ReadonlySet<string> = new Set([
  'keyword',
  'do',
  'act',
  'rule',
  'static',
  'heading',
  'if',
  'count',
  'is',
  'name',
  'kind',
]);

function gather(value: unknown, topics: Topic[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    if (typeof part === 'string') {
      if (SPEAKING.has(key)) topics.push({ word: key === 'heading' ? part.toLowerCase() : part, said: value });
    } else if (key === 'abilities' && Array.isArray(part)) {
      for (const one of part) if (typeof one === 'string') topics.push({ word: one, said: value });
      gather(part, topics);
    } else gather(part, topics);
}
