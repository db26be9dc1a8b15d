import { type Aside, type Cut, cutAsides, placeBefore } from './asides.ts';
import { gatherLabels } from './labels.ts';
import { gatherSelves, type OddMention, spreadSelves } from './mentions.ts';
import { rowsToUnits, unitsToRows } from './rows.ts';
import { type FaceFacts, SELF, type Self, selfOf } from './self.ts';
import { capitalPlaces, lowered, raised } from './sentence-case.ts';
import { unusualShort } from './short-name.ts';
import { joinStops, partStops } from './stops.ts';
import { join, pieces, spaced, type Token } from './tokens.ts';

/** What a unit's tokens do not say about its text; every key is absent where nothing was unusual. */
export interface UnitMarks {
  /** Reminder texts that were set aside. */
  readonly asides?: readonly Aside[];
  /** Mentions of the object itself that are worded unusually. */
  readonly self?: readonly OddMention[];
  /** Tokens written small where a capital is usual, or the other way round. */
  readonly flipped?: readonly number[];
  /** The whole text, where tokens and marks would not give it back. */
  readonly verbatim?: string;
}

/** One line of a face (with the rows that belong to it) as the grammar reads it. */
export interface Unit {
  /** Lower case at the beginning of sentences, the object itself as `~`, reminders left out. Spans are in the face's text. */
  readonly tokens: readonly Token[];
  readonly marks: UnitMarks;
}

/** A face's text as units. */
export interface FaceText {
  readonly units: readonly Unit[];
  /** The short name the text uses, where it is not the part of the name before its comma. */
  readonly short?: string;
}

/** What is needed of a unit to write it. */
export interface WrittenUnit {
  readonly tokens: readonly string[];
  readonly marks?: UnitMarks;
}

/** Divides the text of a face into units. `fromUnits` gives back every text exactly. */
export function toUnits(facts: FaceFacts, text: string): FaceText {
  const short = unusualShort(facts, text);
  const self = selfOf(facts, short);
  let start = 0;
  const isSpell = /\b(?:Instant|Sorcery)\b/u.test(facts.typeLine);
  const units = rowsToUnits(text, isSpell).map(row => {
    const unit = toUnit(self, row, start);
    start += row.length + 1;
    return unit;
  });
  return short === undefined ? { units } : { units, short };
}

/** Writes the text of a face from its units. */
export function fromUnits(facts: FaceFacts, units: readonly WrittenUnit[], short?: string): string {
  const self = selfOf(facts, short);
  return unitsToRows(units.map(({ tokens, marks = {} }) => fromUnit(self, tokens, marks)));
}

function toUnit(self: Self, row: string, start: number): Unit {
  const cut = cutAsides(row);
  const { tokens, odd } = tokensOf(self, cut.text);
  const texts = tokens.map(token => token.text);
  const flipped = flippedPlaces(cut.text, tokens, texts);
  const marks: UnitMarks = {
    ...(cut.pieces.length > 0 && { asides: asidesOf(cut, tokens) }),
    ...(odd.length > 0 && { self: odd }),
    ...(flipped.length > 0 && { flipped }),
  };
  const placed = tokens.map(token => ({
    text: token.text,
    start: start + placeBefore(cut, token.start, false),
    end: start + placeBefore(cut, token.end, true),
  }));
  if (fromUnit(self, texts, marks) === row) return { tokens: placed, marks };
  return { tokens: placed, marks: { verbatim: row } };
}

function tokensOf(self: Self, text: string): { tokens: Token[]; odd: OddMention[] } {
  const { tokens: named, odd } = gatherSelves(text, gatherLabels(text, pieces(text)), self);
  const tokens = spaced(text, partStops(named));
  const capital = capitalPlaces(tokens.map(token => token.text));
  return { tokens: tokens.map((token, at) => (capital[at] ? { ...token, text: lowered(token.text) } : token)), odd };
}

/** The tokens whose first letter is not as the rule has it. */
function flippedPlaces(text: string, tokens: readonly Token[], texts: readonly string[]): number[] {
  const capital = capitalPlaces(texts);
  return tokens.flatMap((token, at) => {
    const first = text.charAt(token.start);
    if (token.text === SELF)
      return (capital[at] && text.startsWith('this ', token.start)) ||
        (!capital[at] && text.startsWith('This ', token.start))
        ? [at]
        : [];
    return capital[at] && first === token.text.charAt(0) && raised(token.text) !== token.text ? [at] : [];
  });
}

function asidesOf(cut: Cut, tokens: readonly Token[]): Aside[] {
  return cut.pieces.map(({ at, text }) => {
    const after = tokens.filter(token => token.end <= at).length;
    return after === tokens.length ? { text } : { text, after };
  });
}

function fromUnit(self: Self, tokens: readonly string[], marks: UnitMarks): string {
  if (marks.verbatim !== undefined) return marks.verbatim;
  const capital = capitalPlaces(tokens);
  const flipped = new Set(marks.flipped);
  const selves = spreadSelves(tokens, self, marks.self ?? []);
  const stops = joinStops(tokens);
  const asides = Map.groupBy(marks.asides ?? [], aside => aside.after ?? tokens.length);
  const surface = (at: number): string => {
    const own = selves[at];
    const word = stops[at] ?? own ?? tokens[at] ?? '';
    const rises = capital[at] !== flipped.has(at) && (own === undefined || own.startsWith('this '));
    return rises ? raisedMention(word) : word;
  };
  const cutBefore = (at: number): string => (asides.get(at) ?? []).map(aside => aside.text).join('');
  const body = tokens.map((_, at) => surface(at) + (at + 1 < tokens.length ? cutBefore(at + 1) : ''));
  return cutBefore(0) + join(tokens, at => body[at] ?? '') + (tokens.length > 0 ? cutBefore(tokens.length) : '');
}

const raisedMention = (word: string): string => (word.startsWith('this ') ? `T${word.slice(1)}` : raised(word));
