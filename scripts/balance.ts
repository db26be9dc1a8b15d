// How the starter decks stand against each other: every pair plays, heuristic against heuristic. npm run balance -- [--games N] [--edition E] [--seed S]
// Fails if a deck wins more than 60 % or less than 40 % of its games.
import { parseArgs } from 'node:util';
import { STARTER_DECKS, type StarterDeck } from '../packages/cards/src/starter/index.ts';
import { defaultJobs, runInWorkers } from '../packages/cli/src/commands/sim/workers.ts';
import { bar } from '../packages/cli/src/text/progress.ts';
import { columns } from '../packages/cli/src/text/table.ts';
import { EDITIONS, type EditionName } from '../packages/engine/src/index.ts';

const LEAST = 0.4;
const MOST = 0.6;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    edition: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

/** Games won by the first of two decks, and games that had a winner. */
type Score = { readonly won: number; readonly played: number };

async function meet(a: StarterDeck, b: StarterDeck, edition: EditionName): Promise<Score> {
  const records = await runInWorkers(
    {
      decks: [a.id, b.id],
      agents: ['heuristic', 'heuristic'],
      edition,
      seed: Number(values.seed),
      games: Number(values.games),
    },
    defaultJobs(),
    () => undefined,
  );
  const error = records.find(record => record.error !== null)?.error;
  if (error) throw new Error(`${a.id} against ${b.id}: ${error}`);
  const decided = records.filter(({ winner }) => winner >= 0);
  return { won: decided.filter(({ winner }) => winner === 0).length, played: decided.length };
}

const share = ({ won, played }: Score): number => (played === 0 ? 0.5 : won / played);
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;

/** Scores by row and column; those of the diagonal stay empty. */
async function roundRobin(decks: readonly StarterDeck[], edition: EditionName): Promise<readonly (readonly Score[])[]> {
  const scores = decks.map(() => decks.map((): Score => ({ won: 0, played: 0 })));
  const progress = bar(edition, (decks.length * (decks.length - 1)) / 2);
  let done = 0;
  for (const [row, a] of decks.entries()) {
    for (const [column, b] of decks.entries()) {
      if (column <= row) continue;
      const score = await meet(a, b, edition);
      (scores[row] as Score[])[column] = score;
      (scores[column] as Score[])[row] = { won: score.played - score.won, played: score.played };
      progress.update(++done);
    }
  }
  progress.stop();
  return scores;
}

const total = (row: readonly Score[]): Score => ({
  won: row.reduce((sum, { won }) => sum + won, 0),
  played: row.reduce((sum, { played }) => sum + played, 0),
});

/** Prints the table of an edition; whether every deck lies within the bounds. */
async function report(edition: EditionName): Promise<boolean> {
  const decks = STARTER_DECKS.filter(deck => deck.editions.includes(edition));
  const scores = await roundRobin(decks, edition);
  const rows = decks.map((deck, n) => {
    const row = scores[n] ?? [];
    return [deck.name, percent(share(total(row))), ...row.map((score, at) => (at === n ? '' : percent(share(score))))];
  });
  console.log(`\n${edition}, ${values.games} games a pair`);
  console.log(columns([['', 'all', ...decks.map(({ colors }) => colors.join(''))], ...rows]));
  const outside = decks.filter((_, n) => {
    const all = share(total(scores[n] ?? []));
    return all < LEAST || all > MOST;
  });
  for (const { name } of outside) console.log(`${name} is not between ${percent(LEAST)} and ${percent(MOST)}`);
  return outside.length === 0;
}

const editions = EDITIONS.filter(edition => values.edition === undefined || values.edition === edition);
let balanced = true;
for (const edition of editions) balanced = (await report(edition)) && balanced;
if (!balanced) process.exitCode = 1;
