/** Reads card text and tells what was understood. */
import { parseArgs } from 'node:util';
import type { Ability } from '@lawmage/ability';
import { openStore } from '@lawmage/cards/store';
import { missingWordsOf } from '@lawmage/engine';
import {
  type FaceFacts,
  fromTokens,
  type LineDeclined,
  nearestReadings,
  type ReadUnit,
  readerOn,
  readLines,
  remindersOf,
  tree,
} from '@lawmage/oracle';
import { type Command, CommandError, DONE, NEGATIVE, need, type Status } from '../command.ts';
import { caret } from '../text/blocker.ts';
import { readWords } from '../text/file.ts';
import { print, printJson } from '../text/print.ts';

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
  /** The writer's version, where the line is understood. */
  readonly written: string | null;
  readonly abilities: readonly Ability[] | null;
  /** Words that are understood and not carried out. */
  readonly missing: readonly string[];
  readonly declined: Declined | null;
  /** Reminder texts that explain a word which the line does not have. */
  readonly strayReminders: readonly string[];
};
type Declined = {
  readonly message: string;
  readonly wanted: readonly string[];
  /** The place in the face's text. */
  readonly start: number;
  readonly end: number;
  /** The nearest wordings that would be understood. */
  readonly nearest: readonly string[];
};

function linesOf(face: FaceFacts): readonly Line[] {
  const { lines, text } = readLines(face);
  const wording = (tokens: readonly string[]): string => fromTokens(face, tokens, text.short);
  return lines.map(({ unit, reading }) => {
    const { start, end } = placeOf(unit);
    const reminders = reading.ok ? remindersOf(unit, reading.abilities) : [];
    const strayReminders = reminders.flatMap(({ verdict, text: aside }) => (verdict === 'stray' ? [aside] : []));
    const shown = { text: face.text.slice(start, end), verdict: reading.verdict, strayReminders };
    if (!reading.ok)
      return {
        ...shown,
        written: null,
        abilities: null,
        missing: [],
        declined: declinedAt(face, unit, reading, wording),
      };
    const { abilities, tokens } = reading;
    return {
      ...shown,
      written: wording(tokens),
      abilities,
      missing: abilities.flatMap(missingWordsOf),
      declined: null,
    };
  });
}

const placeOf = ({ tokens }: ReadUnit['unit']): { readonly start: number; readonly end: number } => ({
  start: tokens[0]?.start ?? 0,
  end: tokens.at(-1)?.end ?? 0,
});

function declinedAt(
  face: FaceFacts,
  unit: ReadUnit['unit'],
  reading: LineDeclined,
  wording: (tokens: readonly string[]) => string,
): Declined {
  const { end: last } = placeOf(unit);
  const { start, end } = unit.tokens[reading.at] ?? { start: last, end: last };
  const texts = unit.tokens.map(token => token.text);
  const nearest = nearestReadings(texts, reading, { readAs: readerOn(face) }).map(wording);
  return { message: reading.message, wanted: reading.wanted, start, end, nearest };
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
  const text = values.file === undefined ? positionals.join(' ').replaceAll('\\n', '\n') : await readWords(values.file);
  if (text.trim() === '') throw new CommandError('noText', 'give a text, --file F or --card NAME');
  return { faces: [{ name: values.name, typeLine: values.type, manaCost: '', text: text.trimEnd() }], json };
}

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
      for (const near of line.declined.nearest) print(`  this would be understood: ${near.replaceAll('\n', '\n    ')}`);
      continue;
    }
    print(tree(line.abilities, '  '));
    print(`  written: ${line.written?.replaceAll('\n', '\n    ') ?? ''}`);
    for (const aside of line.strayReminders) print(`  explains something else: ${aside}`);
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
