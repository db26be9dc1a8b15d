/** How much of what playable cards say has ever happened, in scenarios and in short games made for them. */
import { readFileSync } from 'node:fs';
import type { Card } from '@lawmage/ability';
import type { CardFacts } from '@lawmage/cards';
import { missingWords } from '@lawmage/engine';
import { type Batch, type BehaviourReport, type Library, observeScenario, Progress, reportOn } from '@lawmage/judge';
import { scenarioFiles } from '@lawmage/judge/files';
import { readCard } from '@lawmage/oracle';
import { DONE, type Status } from '../../command.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { print, printJson, warn } from '../../text/print.ts';
import { bar } from '../../text/progress.ts';
import { columns } from '../../text/table.ts';
import { Tables } from './behaviour/workers.ts';

export type BehaviourOptions = {
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
  /** How many games are played at once. */
  readonly jobs: number;
  /** After so much time no further games are begun. */
  readonly minutes: number;
};

/** An error that ended a game, with the cards at the table and the seed of the first game that it ended. */
type Fault = { readonly error: string; readonly cards: readonly string[]; readonly seed: number };
type Played = { readonly games: number; readonly rounds: number; readonly errors: readonly Fault[] };

/** Cards at one table; rounds end when nearly nothing new happens. */
const AT_A_TABLE = 6;
const WORTH_A_ROUND = 0.01;

export async function behaviour(cards: readonly CardFacts[], options: BehaviourOptions): Promise<Status> {
  const began = performance.now();
  const progress = new Progress(playable(cards));
  observeScenarios(progress, cards);
  const inScenarios = reportOn(progress).shown;
  const played = await playRounds(progress, options, began);
  const seconds = (performance.now() - began) / 1000;
  const report = reportOn(progress);
  if (options.json) printJson({ ...report, inScenarios, ...played, seed: options.seed, seconds });
  else show(report, inScenarios, played, seconds);
  return DONE;
}

function playable(cards: readonly CardFacts[]): readonly Card[] {
  return cards.flatMap(facts => {
    const reading = readCard(facts);
    return reading.ok && missingWords(reading.card).length === 0 ? [reading.card] : [];
  });
}

function observeScenarios(progress: Progress, cards: readonly CardFacts[]): void {
  const byName = new Map<string, CardFacts>();
  for (const card of cards) for (const { name } of [...card.faces, card]) byName.set(name.toLowerCase(), card);
  const library: Library = name => byName.get(name.toLowerCase());
  for (const file of scenarioFiles(SCENARIOS)) progress.add(observeScenario(readFileSync(file, 'utf8'), library));
}

async function playRounds(progress: Progress, options: BehaviourOptions, began: number): Promise<Played> {
  const { games: most, seed, jobs, minutes } = options;
  const isLate = (): boolean => performance.now() - began > minutes * 60_000;
  const tables = new Tables(progress.cards, jobs);
  const watched = bar('games', most);
  const errors = new Map<string, Fault>();
  let games = 0;
  let rounds = 0;
  try {
    for (let before = lackingIn(progress); games < most && before > 0 && !isLate(); rounds++) {
      const batches = progress.round(seed + rounds * 1_000_003, AT_A_TABLE).slice(0, most - games);
      await tables.play(batches, isLate, shown => {
        progress.note(shown);
        const { error, batch } = shown;
        if (error !== null && !errors.has(error)) errors.set(error, faultOf(progress, error, batch));
        watched.update(++games);
      });
      const now = lackingIn(progress);
      if (before - now < WORTH_A_ROUND * now) break;
      before = now;
    }
  } finally {
    watched.stop();
    await tables.close();
  }
  return { games, rounds, errors: [...errors.values()].toSorted((a, b) => (a.error < b.error ? -1 : 1)) };
}

const faultOf = ({ cards }: Progress, error: string, { cards: at, seed }: Batch): Fault => ({
  error,
  cards: at.flatMap(n => cards[n]?.name ?? []),
  seed,
});

const lackingIn = (progress: Progress): number =>
  progress.cards.reduce((sum, _, n) => sum + progress.lacking(n).length, 0);

const percent = (n: number, of: number): string => (of === 0 ? '' : `${((100 * n) / of).toFixed(1)} %`);

function show(report: BehaviourReport, inScenarios: number, { games, rounds, errors }: Played, seconds: number): void {
  const { cards, shown, plain, abilities, happened, byKind, never } = report;
  print(`${shown} of ${cards} playable cards (${percent(shown, cards)}) have had every ability happen`);
  print(`(${plain} have none, ${inScenarios - plain} were shown by scenarios alone)`);
  print(
    `${happened} of ${abilities} abilities (${percent(happened, abilities)}); ${games} games in ${rounds} rounds, ${seconds.toFixed(0)} s\n`,
  );
  const rows = byKind.map(one => [one.kind, one.abilities, one.happened, percent(one.happened, one.abilities)]);
  print(columns([['', 'abilities', 'happened', ''], ...rows]));
  print('\nnever happened:');
  for (const { card, abilities: list } of never)
    print(`${card}: ${list.map(({ at, kind }) => `${at.map(n => n + 1).join('.')} ${kind}`).join(', ')}`);
  for (const { error, cards: at, seed } of errors)
    warn(`lawmage: a game ended in an error: ${error} (seed ${seed}: ${at.join(', ')})`);
}
