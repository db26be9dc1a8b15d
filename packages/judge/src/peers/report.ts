/** Many verdicts as one report. */
import type { PeerOutcome, PeerVerdict } from './run.ts';

export type Tally = { readonly records: number } & Readonly<Record<PeerOutcome, number>>;
export type Reason = { readonly reason: string; readonly records: number };
export type PeerReport = Tally & {
  /** Those in which every question has an answer. */
  readonly strict: Tally;
  readonly byFolder: Readonly<Record<string, Tally>>;
  readonly failures: readonly { readonly id: string; readonly fact: string }[];
  readonly guessed: readonly { readonly id: string; readonly fact: string }[];
  /** What is not supported, and how many records need it, the most wanted first. */
  readonly blockedBy: readonly Reason[];
};

export function tallyOf(verdicts: readonly PeerVerdict[]): Tally {
  const count = (outcome: PeerOutcome): number => verdicts.filter(one => one.outcome === outcome).length;
  return {
    records: verdicts.length,
    passed: count('passed'),
    failed: count('failed'),
    inconclusive: count('inconclusive'),
    unsupported: count('unsupported'),
  };
}

export function peerReport(verdicts: readonly PeerVerdict[]): PeerReport {
  const folders = Map.groupBy(verdicts, one => one.dir);
  const byName = [...folders].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const facts = (outcome: PeerOutcome) =>
    verdicts.filter(one => one.outcome === outcome).map(({ id, fact }) => ({ id, fact }));
  return {
    ...tallyOf(verdicts),
    strict: tallyOf(verdicts.filter(one => one.strict)),
    byFolder: Object.fromEntries(byName.map(([dir, list]) => [dir, tallyOf(list)])),
    failures: facts('failed'),
    guessed: facts('inconclusive'),
    blockedBy: ranked(verdicts.filter(one => one.outcome === 'unsupported').flatMap(one => one.fact.split('\n'))),
  };
}

function ranked(reasons: readonly string[]): readonly Reason[] {
  const counted = Map.groupBy(reasons, reason => reason);
  return [...counted]
    .map(([reason, list]) => ({ reason, records: list.length }))
    .toSorted((one, other) => other.records - one.records || (one.reason < other.reason ? -1 : 1));
}
