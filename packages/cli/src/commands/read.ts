/** Reads card text and tells what was understood. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openStore } from '@lawmage/cards/store';
import { missingWordsOf } from '@lawmage/engine';
import { type FaceFacts, readLines } from '@lawmage/oracle';
import { type Command, CommandError, DONE, NEGATIVE, need, type Status } from '../command.ts';
import { caret } from '../text/blocker.ts';
import { print, printJson } from '../text/print.ts';
import { tree } from '../text/tree.ts';

const HELP = `lawmage read TEXT | --file F | --card NAME   what Lawmage understands of a card's text

  TEXT            the text, one ability a line ("\\n" is a new line)
  --file F        the text from a file
  --card NAME     a card of the imported library
  --name N        the card's own name in TEXT (default: "this card")
  --type T        its type line (default: Creature; Instant or Sorcery for spells)
  --json          for programs

Exit status 1 if a line is not understood or not carried out.`;

type Line = {
  readonly text: string;
  readonly verdict: string;
  readonly written: string | null;
  readonly abilities: unknown;
  readonly missing: readonly string[];
  readonly declined: {
    readonly message: string;
    readonly wanted: readonly string[];
    readonly start: number;
    readonly end: number;
  } | null;
};

function linesOf(face: FaceFacts): readonly Line[] {
  return readLines(face).lines.map(({ unit, reading }) => {
    const start = unit.tokens[0]?.start ?? 0;
    const end = unit.tokens.at(-1)?.end ?? 0;
    const text = face.text.slice(start, end);
    if (reading.ok) {
      const missing = reading.abilities.flatMap(missingWordsOf);
      return {
        text,
        verdict: reading.verdict,
        written: reading.tokens.join(' '),
        abilities: reading.abilities,
        missing,
        declined: null,
      };
    }
    const place = unit.tokens[reading.at] ?? { start: end, end };
    return {
      text,
      verdict: reading.verdict,
      written: null,
      abilities: null,
      missing: [],
      declined: { message: reading.message, wanted: reading.wanted, start: place.start, end: place.end },
    };
  });
}

async function facesToRead(
  args: readonly string[],
): Promise<{ readonly faces: readonly FaceFacts[]; readonly json: boolean }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      file: { type: 'string' },
      card: { type: 'string' },
      name: { type: 'string', default: 'This Card' },
      type: { type: 'string', default: 'Creature' },
      json: { type: 'boolean', default: false },
    },
  });
  const json = values.json;
  if (values.card !== undefined) return { faces: cardFaces(values.card), json };
  const text = values.file === undefined ? positionals.join(' ').replaceAll('\\n', '\n') : await readText(values.file);
  if (text.trim() === '') throw new CommandError('noText', 'give a text, --file F or --card NAME');
  return { faces: [{ name: values.name, typeLine: values.type, manaCost: '', text: text.trimEnd() }], json };
}

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(error.code ?? 'cannotRead', error.message);
  });

function cardFaces(name: string): readonly FaceFacts[] {
  using store = need(openStore());
  const card = store.card(name);
  if (card === undefined)
    throw new CommandError('unknownCard', `no card is named "${name}"; like it: ${store.suggest(name).join(', ')}`);
  return card.faces;
}

function show(face: FaceFacts, lines: readonly Line[]): void {
  print(`${face.name}   ${face.typeLine}`);
  for (const line of lines) {
    print(`\n${line.text}`);
    if (line.declined !== null) {
      print(caret(face.text, line.declined.start, line.declined.end));
      print(`  ${line.declined.message}`);
      continue;
    }
    print(tree(line.abilities, '  '));
    if (line.verdict === 'variant') print(`  written: ${line.written}`);
    if (line.missing.length > 0) print(`  not carried out yet: ${line.missing.join(', ')}`);
  }
}

async function run(args: readonly string[]): Promise<Status> {
  const { faces, json } = await facesToRead(args);
  const read = faces.map(face => ({ face, lines: linesOf(face) }));
  if (json) printJson(read.map(({ face, lines }) => ({ name: face.name, lines })));
  else for (const { face, lines } of read) show(face, lines);
  const understood = read.every(({ lines }) =>
    lines.every(line => line.declined === null && line.missing.length === 0),
  );
  return understood ? DONE : NEGATIVE;
}

const read: Command = { name: 'read', summary: "what Lawmage understands of a card's text", help: HELP, run };
export default read;
