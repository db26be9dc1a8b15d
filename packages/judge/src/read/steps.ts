/** The course of play: one sentence a line, some of them in one edition only. */
import type { EditionName } from '@lawmage/engine';
import type { Action, SaidLoop } from '../scenario/action.ts';
import type { Check } from '../scenario/check.ts';
import { hasRemarks, NO_REMARKS, type Remarks } from '../scenario/remarks.ts';
import type { Step } from '../scenario/scenario.ts';
import { ACTIONS, PROPOSAL, TIMES } from './actions.ts';
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
    if (only === undefined && isProposal(entry.text)) return readProposal(entry, entry.text, names, report, edition);
    if (head === null || only === undefined) {
      const nested = readSteps(entry.below, names, report, edition);
      return [...readStep(entry, entry.text, names, report, edition), ...nested];
    }
    if (edition !== null && edition !== only)
      report(problem('value', entry.place, 'a sentence of one edition cannot stand under the other'));
    if (head.value === '') return remarked(entry.remarks, readSteps(entry.below, names, report, only));
    const placed = { ...entry, place: head.place };
    if (isProposal(head.value)) return readProposal(placed, head.value, names, report, only);
    const own = readStep(placed, head.value, names, report, only);
    return [...own, ...readSteps(entry.below, names, report, only)];
  });
}

const isProposal = (text: string): boolean => /\sproposes\b.*:$/iu.test(text);

/** "Ann proposes, 3 times:" and the sentences below; parts of it may be repeated too. */
function readProposal(
  { place, remarks, below }: Entry,
  text: string,
  names: Names,
  report: Report,
  edition: EditionName | null,
): readonly Step[] {
  const head = readLine(text, place, names, PROPOSAL, report);
  if (head === null) return [];
  if (below.length === 0) report(problem('missing', place, 'what is proposed stands below, a sentence a line'));
  const loops: SaidLoop[] = [];
  for (const entry of below) {
    const isPart = head.times === null && /^\d+ times?:$/iu.test(entry.text);
    const times = isPart ? (readLine(entry.text, entry.place, names, TIMES, report) ?? 1) : (head.times ?? 1);
    const steps = (isPart ? entry.below : [entry]).flatMap(one => {
      const does = readLine(one.text, one.place, names, ACTIONS, report);
      return does === null ? [] : [does];
    });
    const last = loops.at(-1);
    if (isPart || last === undefined || (head.times === null && last.times > 1)) loops.push({ times, steps });
    else loops[loops.length - 1] = { ...last, steps: [...last.steps, ...steps] };
  }
  const does: Action = { do: 'propose', who: head.who, loops };
  return [{ place, text, edition, does, ...(hasRemarks(remarks) && { remarks }) }];
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
