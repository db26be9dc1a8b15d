/** The course of play: one sentence a line, some of them in one edition only. */
import type { EditionName } from '@lawmage/engine';
import type { Action } from '../scenario/action.ts';
import type { Check } from '../scenario/check.ts';
import { hasRemarks, NO_REMARKS, type Remarks } from '../scenario/remarks.ts';
import type { Step } from '../scenario/scenario.ts';
import { ACTIONS } from './actions.ts';
import { CHECKS } from './checks.ts';
import type { Names } from './names.ts';
import { type Entry, heading } from './outline.ts';
import { problem, type Report, readLine } from './problem.ts';

const EDITION_WORDS: Readonly<Record<string, EditionName>> = { today: 'current', 'in 2007': '2007-02' };
const SENTENCES = [...ACTIONS, ...CHECKS];

export function readSteps(
  entries: readonly Entry[],
  names: Names,
  report: Report,
  edition: EditionName | null = null,
): readonly Step[] {
  return entries.flatMap(entry => {
    const head = heading(entry);
    const only = EDITION_WORDS[head?.key.toLowerCase() ?? ''];
    if (head === null || only === undefined) {
      const nested = readSteps(entry.below, names, report, edition);
      return [...readStep(entry, entry.text, names, report, edition), ...nested];
    }
    if (edition !== null && edition !== only)
      report(problem('value', entry.place, 'a sentence of one edition cannot stand under the other'));
    if (head.value === '') return remarked(entry.remarks, readSteps(entry.below, names, report, only));
    const own = readStep({ ...entry, place: head.place }, head.value, names, report, only);
    return [...own, ...readSteps(entry.below, names, report, only)];
  });
}

/** What stands at the head of a block stands at its first sentence. */
function remarked(remarks: Remarks, [first, ...rest]: readonly Step[]): readonly Step[] {
  if (first === undefined || !hasRemarks(remarks)) return first === undefined ? [] : [first, ...rest];
  const { before, beside } = remarks;
  const head = { before: beside === '' ? before : [...before, beside], beside: '' };
  const own = first.remarks ?? NO_REMARKS;
  return [{ ...first, remarks: { before: [...head.before, ...own.before], beside: own.beside } }, ...rest];
}

function readStep(
  { place, remarks }: Entry,
  text: string,
  names: Names,
  report: Report,
  edition: EditionName | null,
): readonly Step[] {
  const does = readLine<Action | Check>(text, place, names, SENTENCES, report);
  return does === null ? [] : [{ place, text, edition, does, ...(hasRemarks(remarks) && { remarks }) }];
}
