/**
 * Long play: random games over random legal decks of all playable cards, with the laws of the engine checked on the way.
 *
 *     npm run soak -- [--games N] [--minutes M] [--seed S] [--edition E] [--players N] [--jobs J] [--limit DECISIONS]
 *     npm run soak -- --replay FILE
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { playSetting } from './soak/play.ts';
import { loadPool } from './soak/pool.ts';
import { loadedSetting, namesIn, type SavedSetting } from './soak/setting.ts';
import { type Finished, playAll } from './soak/workers.ts';

const KEPT = new URL('../artifacts/soak/', import.meta.url);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string' },
    players: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    limit: { type: 'string', default: '6000' },
    replay: { type: 'string' },
  },
});

process.exitCode = values.replay === undefined ? await soak() : await replay(values.replay);

/** Plays many games; prints every broken law and the figures. The exit status tells whether all laws held. */
async function soak(): Promise<number> {
  const edition = EDITIONS.find(name => name === values.edition) ?? null;
  if (values.edition !== undefined && edition === null) throw new Error(`editions are ${EDITIONS.join(', ')}`);
  const options = {
    edition,
    players: values.players === undefined ? null : Number(values.players),
    limit: Number(values.limit),
  };
  const [first, games] = [Number(values.seed), Number(values.games)];
  const end = performance.now() + Number(values.minutes) * 60_000;
  const finished: Finished[] = [];
  let next = first;
  await playAll(
    Number(values.jobs),
    options,
    () => (next >= first + games || performance.now() > end ? null : next++),
    {
      ready: (source, cards) => console.log(`${cards} playable cards from ${source}`),
      finished: game => {
        finished.push(game);
        report(game);
        if (finished.length % 100 === 0) console.log(summary(finished));
      },
    },
  );
  console.log(summary(finished));
  return finished.some(({ outcome }) => outcome.broken !== null) ? 1 : 0;
}

function report({ setting, outcome }: Finished): void {
  const { seed, edition, decks } = setting;
  if (outcome.slowest > 2000) console.log(`seed ${seed}: one answer took ${Math.round(outcome.slowest)} ms`);
  if (outcome.broken === null) return;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(new URL(`${seed}.json`, KEPT), JSON.stringify(setting));
  console.log(
    `\nseed ${seed}, ${edition}, ${decks.length} players, after ${outcome.decisions} decisions: ${outcome.broken}`,
  );
  for (const deck of decks) console.log(`  ${deck.map(([name, count]) => `${count} ${name}`).join(', ')}`);
  console.log(`  npm run soak -- --replay artifacts/soak/${seed}.json\n`);
}

function summary(games: readonly Finished[]): string {
  const sum = (of: (game: Finished) => number): number => games.reduce((total, game) => total + of(game), 0);
  const decisions = sum(({ outcome }) => outcome.decisions);
  const turns = sum(({ outcome }) => outcome.turns) / Math.max(1, games.length);
  const [broken, unfinished] = [
    sum(({ outcome }) => Number(outcome.broken !== null)),
    sum(({ outcome }) => Number(outcome.unfinished && outcome.broken === null)),
  ];
  return `${games.length} games, ${decisions} decisions, ${turns.toFixed(1)} turns a game, ${unfinished} unfinished, ${broken} broken`;
}

/** Plays one kept game again; only its cards are read. */
async function replay(file: string): Promise<number> {
  const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedSetting;
  const pool = await loadPool({ names: namesIn(saved) });
  const { seed, edition } = saved;
  const outcome = playSetting(loadedSetting(saved, pool));
  console.log(
    `seed ${seed}, ${edition satisfies EditionName}, from ${fileURLToPath(new URL(file, `file://${process.cwd()}/`))}`,
  );
  console.log(outcome.broken ?? `all laws hold: ${outcome.decisions} decisions, ${outcome.turns} turns`);
  return outcome.broken === null ? 0 : 1;
}
