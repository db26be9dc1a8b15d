import type { Ability } from '@lawmage/ability';
import { type Grammar, grammar, meaning, type RuleName, same } from '../2-kernel/index.ts';
import { line } from '../3-grammar/index.ts';
import { resolve, restore } from '../4-refer/index.ts';
import { inWordsOfToday } from './older.ts';

/**
 * The five verdicts. `roundTrip`: read, and written back to the same words. `variant`: read, and written back in other
 * words that read to the same abilities. `declined`: not read. `ambiguous` and `mismatch` are faults of the grammar.
 */
export type Verdict = 'roundTrip' | 'variant' | 'declined' | 'ambiguous' | 'mismatch';

/** A line that is understood. */
export interface LineRead {
  readonly ok: true;
  readonly verdict: 'roundTrip' | 'variant';
  readonly abilities: readonly Ability[];
  /** The words of the writer. */
  readonly tokens: readonly string[];
  readonly rules: readonly RuleName[];
}

/** A line that is not: the token that stopped it and what was wanted there. */
export interface LineDeclined {
  readonly ok: false;
  readonly verdict: 'declined' | 'ambiguous' | 'mismatch';
  readonly message: string;
  readonly at: number;
  readonly wanted: readonly string[];
}

export type LineReading = LineRead | LineDeclined;

let made: Grammar<readonly Ability[]> | undefined;

/** The grammar of lines, built when it is first used. */
export function lineGrammar(): Grammar<readonly Ability[]> {
  made ??= grammar(line);
  return made;
}

const LIMIT = 60_000;
const remembered = new Map<string, LineReading>();

/** Reads one line, given as the tokens of its unit, and proves the reading by writing it back. Equal lines are read once. */
export function readTokens(tokens: readonly string[]): LineReading {
  const key = tokens.join('\u0001');
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= LIMIT) remembered.clear();
  const reading = readAnew(tokens);
  remembered.set(key, reading);
  return reading;
}

/** A line that is reminder text alone says nothing. */
const NO_WORDS: LineRead = { ok: true, verdict: 'roundTrip', abilities: [], tokens: [], rules: [] };

function readAnew(tokens: readonly string[]): LineReading {
  if (tokens.length === 0) return NO_WORDS;
  const reading = readAsItStands(tokens);
  if (reading.ok || reading.verdict !== 'declined') return reading;
  return readInWordsOfToday(tokens) ?? reading;
}

/** A line in the words of earlier years is a variant of the same line in those of today. */
function readInWordsOfToday(tokens: readonly string[]): LineReading | undefined {
  const today = inWordsOfToday(tokens);
  if (same(today, tokens)) return undefined;
  const reading = readAsItStands(today);
  return reading.ok ? { ...reading, verdict: 'variant' } : undefined;
}

function readAsItStands(tokens: readonly string[]): LineReading {
  const read = lineGrammar().read(tokens);
  if (!read.ok) {
    const { error } = read;
    if (error.code === 'ambiguous') return fault('ambiguous', error.message, tokens.length);
    return { ok: false, verdict: 'declined', message: error.message, at: error.at, wanted: error.wanted };
  }
  const resolved = resolve(read.value);
  if (!resolved.ok) {
    const { message, wanted } = resolved.error;
    return { ok: false, verdict: 'declined', message, at: tokens.length, wanted: [wanted] };
  }
  const written = writeTokens(resolved.value);
  if (written === undefined) return fault('mismatch', 'no rule writes what was read', tokens.length);
  const whole = { ok: true, abilities: resolved.value, tokens: written, rules: read.rules } as const;
  if (same(written, tokens)) return { ...whole, verdict: 'roundTrip' };
  return readsAlike(written, resolved.value)
    ? { ...whole, verdict: 'variant' }
    : fault('mismatch', `written as: ${written.join(' ')}`, tokens.length);
}

const fault = (verdict: 'ambiguous' | 'mismatch', message: string, at: number): LineDeclined => ({
  ok: false,
  verdict,
  message,
  at,
  wanted: [],
});

function readsAlike(tokens: readonly string[], abilities: readonly Ability[]): boolean {
  const again = lineGrammar().read(tokens);
  if (!again.ok) return false;
  const resolved = resolve(again.value);
  return resolved.ok && same(meaning(resolved.value), meaning(abilities));
}

/** The tokens of a line with these abilities, or undefined if no rule writes them. */
export function writeTokens(abilities: readonly Ability[]): readonly string[] | undefined {
  const written = lineGrammar().write(restore(abilities));
  return written.ok ? written.value : undefined;
}
