/** The report on peer scenarios, for people. */
import type { PeerReport, Tally } from '@lawmage/judge/peers';
import { print } from '../../../text/print.ts';
import { columns } from '../../../text/table.ts';

const REASONS = 40;

const words = (tally: Tally): string =>
  `${tally.passed} passed, ${tally.failed} failed, ${tally.inconclusive} inconclusive, ${tally.unsupported} unsupported`;

export function showPeers(report: PeerReport): void {
  for (const { id, fact } of report.failures) print(`✗ ${id}\n    ${fact}`);
  for (const { id, fact } of report.guessed) print(`? ${id}\n    ${fact}`);
  print();
  print('not supported, by the records that need it:');
  for (const { reason, records } of report.blockedBy.slice(0, REASONS))
    print(`  ${String(records).padStart(4)}  ${reason}`);
  print();
  const rows = Object.entries(report.byFolder).map(([dir, tally]) => [
    dir,
    tally.records,
    tally.passed,
    tally.failed,
    tally.inconclusive,
    tally.unsupported,
  ]);
  print(columns([['folder', 'records', 'passed', 'failed', 'inconclusive', 'unsupported'], ...rows]));
  print();
  print(`${report.records} records: ${words(report)}`);
  print(`${report.strict.records} strict: ${words(report.strict)}`);
}
