/** How much of all cards is understood and playable. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { CardFacts } from '@lawmage/cards';
import { openStore, readCardFile } from '@lawmage/cards/store';
import { missingWords } from '@lawmage/engine';
import { type Coverage, coverage as cover, type Share } from '@lawmage/oracle';
import { DONE, NEGATIVE, need, type Status } from '../../command.ts';
import { wholeNumber } from '../../text/numbers.ts';
import { print, printJson } from '../../text/print.ts';
import { columns } from '../../text/table.ts';
import { behaviour } from './behaviour.ts';
import { deckCoverage } from './decks.ts';

export async function coverage(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      blockers: { type: 'string', default: '20' },
      behaviour: { type: 'boolean', default: false },
      decks: { type: 'string' },
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      minutes: { type: 'string', default: '60' },
    },
  });
  const [file] = positionals;
  const cards = file === undefined ? storedCards() : await cardsOf(file);
  if (values.decks !== undefined) return deckCoverage(cards, values.decks, values.json);
  if (values.behaviour) {
    const games = wholeNumber(values.games, 'games', 1);
    const jobs = wholeNumber(values.jobs, 'jobs', 1);
    const minutes = wholeNumber(values.minutes, 'minutes', 1);
    return behaviour(cards, { games, seed: wholeNumber(values.seed, 'seed', 0), json: values.json, jobs, minutes });
  }
  const report = cover(cards, { missingWords, blockers: Number(values.blockers) });
  if (values.json) printJson(report);
  else show(report);
  const sound = report.mismatch === 0 && report.ambiguous === 0 && report.reminders.contradicts === 0;
  return sound ? DONE : NEGATIVE;
}

function storedCards(): readonly CardFacts[] {
  using store = need(openStore());
  return [...store.cards()];
}

async function cardsOf(file: string): Promise<readonly CardFacts[]> {
  const cards: CardFacts[] = [];
  for await (const batch of readCardFile(file)) {
    for (const record of need(batch).records) if (record.kind === 'cards') cards.push(...record.cards);
  }
  return cards;
}

const percent = (n: number, of: number): string => (of === 0 ? '' : `${((100 * n) / of).toFixed(1)} %`);
const row = (name: string, { cards, whole, playable }: Share): readonly (string | number)[] => [
  name,
  cards,
  whole,
  percent(whole, cards),
  playable,
  percent(playable, cards),
];

function show(report: Coverage): void {
  print(
    columns([
      ['', 'cards', 'whole', '', 'playable', ''],
      row('all', report),
      row('seen', report.seen),
      row('held out', report.heldOut),
    ]),
  );
  print(
    `\nlines: ${report.roundTrip} round trip, ${report.variant} variant, ${report.declined} declined, ${report.mismatch} mismatch, ${report.ambiguous} ambiguous; ${report.seconds.toFixed(1)} s`,
  );
  print(
    `reminders: ${Object.entries(report.reminders)
      .map(([verdict, n]) => `${n} ${verdict}`)
      .join(', ')}`,
  );
  for (const { card, reminder } of report.oddReminders)
    print(`${card}: ${reminder.text} [${reminder.verdict}${reminder.odd === undefined ? '' : ` ${reminder.odd}`}]`);
  print(`\n${columns(Object.entries(report.byFormat).map(([name, share]) => row(name, share)))}`);
  print('\nwhat blocks most cards alone:');
  print(columns(report.blockers.map(({ cards, place, wanted }) => [cards, place, wanted.slice(0, 3).join(', ')])));
  if (report.missing.length > 0)
    print(
      `\nread, not carried out yet:\n${columns(report.missing.slice(0, 20).map(({ word, cards }) => [cards, word]))}`,
    );
}
