// Writes docs/language.md and the version of the reader from the grammar. `--add`: first says one wording for every rule that has none yet.

import { readFileSync, writeFileSync } from 'node:fs';
import { FILE, graph, lines, rulesOf, unsaid, wordings } from '../packages/oracle/bench/every-rule.ts';
import { Speaker } from '../packages/oracle/bench/speaker.ts';
import { join } from '../packages/oracle/src/1-text/index.ts';
import type { Node } from '../packages/oracle/src/2-kernel/graph.ts';
import { line } from '../packages/oracle/src/3-grammar/abilities/line.ts';
import { versionNow } from '../packages/oracle/src/5-card/reader.ts';
import { READER_VERSION } from '../packages/oracle/src/version.ts';
import { languagePage } from './language/page.ts';

const VERSION = new URL('../packages/oracle/src/version.ts', import.meta.url);
export const PAGE = new URL('../docs/language.md', import.meta.url);

/** The page as it should be now. */
export function freshPage(): string {
  const exampleOf = new Map<number, string>();
  for (const text of wordings().toSorted((a, b) => a.length - b.length))
    for (const id of rulesOf(text)) if (!exampleOf.has(id)) exampleOf.set(id, text);
  return languagePage(graph, exampleOf);
}

const TRIES = 200;

/** The shortest of some sentences that go through a phrase and are written back as they were said. */
function sayThrough(speaker: Speaker, node: Node): string | null {
  let state = 1 + node.id;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const known = speaker.graph.nodes[node.id];
  let best: readonly string[] | null = null;
  for (let n = 0; n < TRIES; n++) {
    const tokens = speaker.say(below, 1 + n / 20, known);
    if (tokens === null || (best !== null && tokens.length >= best.length) || tokens.includes('\n')) continue;
    const read = lines.read(tokens);
    if (!read.ok || !read.rules.some(({ id }) => node.rules.some(rule => rule.id === id))) continue;
    const written = lines.write(read.value);
    if (written.ok && join(written.value) === join(tokens)) best = tokens;
  }
  return best === null ? null : join(best);
}

function addMissing(): void {
  const texts = [...wordings()];
  const speaker = new Speaker(line);
  for (const node of unsaid(texts)) {
    const said = sayThrough(speaker, node);
    if (said === null) console.log(`say it yourself: ${node.label}`);
    else texts.push(said);
  }
  const rows = [...new Set(texts)].map(text => text.replaceAll('\n', '↵'));
  writeFileSync(FILE, `${rows.toSorted().join('\n')}\n`);
}

function writeVersion(): void {
  const now = versionNow();
  if (now === READER_VERSION) return;
  writeFileSync(VERSION, readFileSync(VERSION, 'utf8').replace(`'${READER_VERSION}'`, `'${now}'`));
  console.log(`the reader is now of version ${now}`);
}

if (import.meta.main) {
  if (process.argv.includes('--version')) {
    console.log(versionNow());
    process.exit();
  }
  if (process.argv.includes('--add')) addMissing();
  const page = freshPage();
  const before = readFileSync(PAGE, { encoding: 'utf8', flag: 'a+' });
  if (page !== before) writeFileSync(PAGE, page);
  console.log(page === before ? 'docs/language.md is as it was' : 'docs/language.md is written');
  writeVersion();
}
