/** Many games between computer players. */
import { parseArgs } from 'node:util';
import { AGENT_NAMES, type AgentName } from '@lawmage/agents';
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { type Command, CommandError, DONE, NEGATIVE, type Status } from '../command.ts';
import { deckNamed } from '../decks.ts';
import { wholeNumber } from '../text/numbers.ts';
import { print, printJson } from '../text/print.ts';
import { bar } from '../text/progress.ts';
import { columns } from '../text/table.ts';
import { type Summary, summarize } from './sim/summary.ts';
import { defaultJobs, runInWorkers, type SimTask } from './sim/workers.ts';

const HELP = `lawmage sim --decks A,B[,C…] [OPTIONS]   many games between computer players

  --decks A,B     starter decks or deck files, one for each player (2 to 10)
  --games N       how many games (default 100); players take turns at beginning
  --agents A,B    random or heuristic, one for each deck or one for all (default heuristic)
  --edition E     ${EDITIONS.join(' or ')} (default current)
  --seed S        the same seed gives the same games (default 1)
  --jobs N        worker threads (default: all cores)
  --json          figures for programs

Exit status 1 if a game ended in an error.`;

function chosenAgents(text: string, seats: number): readonly AgentName[] {
  const names = text.split(',');
  const unknown = names.find(name => !(AGENT_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new CommandError('unknownAgent', `there is no agent "${unknown}"; known are ${AGENT_NAMES.join(', ')}`);
  if (names.length !== 1 && names.length !== seats)
    throw new CommandError('wrongAgents', `${names.length} agents for ${seats} decks; give one, or one for each deck`);
  return Array.from({ length: seats }, (_, n) => (names[n] ?? names[0]) as AgentName);
}

async function run(args: readonly string[]): Promise<Status> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      decks: { type: 'string' },
      games: { type: 'string', default: '100' },
      agents: { type: 'string', default: 'heuristic' },
      edition: { type: 'string', default: 'current' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const decks = values.decks?.split(',') ?? [];
  if (decks.length < 2 || decks.length > 10)
    throw new CommandError('wrongDecks', '--decks takes 2 to 10 decks, separated by commas');
  if (!(EDITIONS as readonly string[]).includes(values.edition))
    throw new CommandError('unknownEdition', `--edition takes ${EDITIONS.join(' or ')}`);
  const task: SimTask = {
    decks,
    agents: chosenAgents(values.agents, decks.length),
    edition: values.edition as EditionName,
    seed: wholeNumber(values.seed, 'seed', 0),
    games: wholeNumber(values.games, 'games', 1),
  };
  await Promise.all(decks.map(deckNamed));
  const summary = await simulate(task, values.jobs === undefined ? defaultJobs() : wholeNumber(values.jobs, 'jobs', 1));
  if (values.json) printJson(summary);
  else report(summary, task);
  return summary.errors.length > 0 ? NEGATIVE : DONE;
}

async function simulate(task: SimTask, jobs: number): Promise<Summary> {
  const progress = bar('games', task.games);
  const began = performance.now();
  const records = await runInWorkers(task, jobs, done => progress.update(done));
  progress.stop();
  return summarize(task, records, (performance.now() - began) / 1000);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function report(summary: Summary, task: SimTask): void {
  const rows = summary.shares.map(({ rate, low, high }, n) => [
    task.decks[n] ?? '',
    task.agents[n] ?? '',
    summary.wins[n] ?? 0,
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
  ]);
  print(columns([['deck', 'agent', 'wins', 'share', '95 % interval'], ...rows]));
  print(
    `\n${summary.games} games in ${summary.seconds.toFixed(1)} s, ${summary.turns.mean.toFixed(1)} turns each, ${summary.draws} drawn, ${summary.unfinished} unfinished`,
  );
  print(
    `${Math.round(summary.decisionsPerSecond)} decisions/s (${Math.round(summary.freeDecisionsPerSecond)} with a choice), ${summary.gamesPerSecond.toFixed(1)} games/s`,
  );
  for (const { n, error } of summary.errors.slice(0, 10)) print(`game ${n}: ${error}`);
}

const sim: Command = { name: 'sim', summary: 'many games between computer players, with win rates', help: HELP, run };
export default sim;
