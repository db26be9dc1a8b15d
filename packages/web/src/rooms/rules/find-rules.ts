/** Finding rules by number or by words. */
import type { RuleRecord } from '@lawmage/judge/rulebook';

export const MOST_FOUND = 80;

/** Rules whose number begins so, or whose text holds every word; the number's own rule first. */
export function findRules(rules: readonly RuleRecord[], typed: string): readonly RuleRecord[] {
  const small = typed.trim().toLowerCase();
  if (small === '') return [];
  if (/^\d/u.test(small)) return rules.filter(({ number }) => number.startsWith(small)).slice(0, MOST_FOUND);
  const words = small.split(/\s+/u);
  return rules
    .filter(({ text, examples }) => {
      const all = [text, ...examples].join(' ').toLowerCase();
      return words.every(word => all.includes(word));
    })
    .slice(0, MOST_FOUND);
}

/** A piece of a rule's text: plain, or the number of another rule of the edition. */
export type Piece = { readonly text: string; readonly rule: string | null };

const NUMBER = /\b\d{3}(?:\.\d{1,3}[a-z]{0,2})?\b/gu;

/** The text with those numbers apart that name rules of the edition. */
export function piecesOf(text: string, isRule: (number: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    const [number] = match;
    if (!isRule(number)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), rule: null });
    pieces.push({ text: number, rule: number });
    from = match.index + number.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), rule: null });
  return pieces;
}
