/** The rulebook that this machine has imported, and which of its rules the scenarios exercise. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EditionName } from '@lawmage/engine';
import { scenarioFiles } from '@lawmage/judge/files';
import {
  type CoverageAnswer,
  type CoverageSheet,
  type EditionsAnswer,
  isPlayed,
  type RulebookAnswer,
  type RulesRefusal,
  type ScenarioAnswer,
} from '@lawmage/judge/rulebook';
import { openRules } from '@lawmage/judge/store';

/** The scenarios that come with Lawmage. */
export const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));

/** Where rulebooks, scenarios and printed cards are; the usual places where nothing is said. */
export type RulesPlaces = {
  readonly rules?: string | undefined;
  readonly scenarios?: string | undefined;
  readonly cards?: string | undefined;
};

const refusal = (code: RulesRefusal['code'], message: string): RulesRefusal => ({ ok: false, code, message });

/** Why the store of rulebooks cannot be used, for a reader. */
const storeRefusal = ({ code, message }: { readonly code: string; readonly message: string }): RulesRefusal =>
  refusal(code === 'noRules' ? 'noRules' : 'broken', message);

/** Which editions are imported. */
export function editionsAnswer({ rules }: RulesPlaces): EditionsAnswer {
  const opened = openRules(rules);
  if (!opened.ok) return storeRefusal(opened.error);
  using store = opened.value;
  return { ok: true, editions: store.editions() };
}

/** One edition, whole. */
export function rulebookAnswer(name: string, { rules }: RulesPlaces): RulebookAnswer {
  const opened = openRules(rules);
  if (!opened.ok) return storeRefusal(opened.error);
  using store = opened.value;
  const edition = store.edition(name);
  if (!edition.ok) return refusal(edition.error.code, edition.error.message);
  const rulebook = store.rulebook(edition.value.edition);
  if (rulebook === undefined) return refusal('broken', `the rulebook of ${edition.value.edition} cannot be read`);
  return { ok: true, rulebook };
}

/** The text of a scenario by its place in the folder of scenarios; nothing outside of it has a name. */
export async function scenarioAnswer(name: string, { scenarios = SCENARIOS }: RulesPlaces): Promise<ScenarioAnswer> {
  const path = join(scenarios, name);
  if (!scenarioFiles(scenarios).includes(path)) return refusal('unknownScenario', `no scenario is named "${name}"`);
  return { ok: true, name, text: await readFile(path, 'utf8') };
}

/** What was counted last of each edition, and for which state of the scenarios. */
const counted = new Map<string, { readonly stamp: string; readonly sheet: Promise<CoverageSheet> }>();

/** Which rules the scenarios exercise; counted again only when a scenario has changed. */
export async function coverageAnswer(name: string, places: RulesPlaces): Promise<CoverageAnswer> {
  if (!isPlayed(name))
    return refusal('unknownEdition', `rules are exercised in the editions current and 2007-02, not "${name}"`);
  const folder = places.scenarios ?? SCENARIOS;
  const stamp = await stampOf(folder);
  const key = `${name} ${folder} ${places.cards ?? ''}`;
  const known = counted.get(key);
  const sheet = known?.stamp === stamp ? known.sheet : count(name, folder, places.cards);
  counted.set(key, { stamp, sheet });
  try {
    return { ok: true, coverage: await sheet };
  } catch (thrown) {
    counted.delete(key);
    return refusal('broken', `the scenarios could not be run: ${String(thrown)}`);
  }
}

/** Changes whenever a scenario comes, goes or is changed. */
async function stampOf(folder: string): Promise<string> {
  const files = scenarioFiles(folder);
  const times = await Promise.all(files.map(async file => (await stat(file)).mtimeMs));
  return `${files.length} ${Math.max(0, ...times)}`;
}

/** What the worker is told. */
export type CountTask = { readonly edition: EditionName; readonly folder: string; readonly cards: string | undefined };

/** Runs all scenarios beside the server, which goes on answering. */
function count(edition: EditionName, folder: string, cards: string | undefined): Promise<CoverageSheet> {
  const { promise, resolve, reject } = Promise.withResolvers<CoverageSheet>();
  const workerData: CountTask = { edition, folder, cards };
  const worker = new Worker(new URL('./coverage-worker.ts', import.meta.url), { workerData });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', status => reject(new Error(`the worker ended with ${status}`)));
  worker.unref();
  return promise;
}
