/** Cards as somebody writes them, each read and explained. */
import { type CardFacts, type CustomCard, readCustomCards } from '@lawmage/cards';
import { missingWords, missingWordsOf } from '@lawmage/engine';
import {
  type Blocker,
  type FaceFacts,
  fromTokens,
  nearestReadings,
  type Reading,
  type ReadUnit,
  readCard,
  readerOn,
  readLines,
  tree,
} from '@lawmage/oracle';
import type { CardSeen, CardState, FaceSeen, LineSeen, SetSeen, Stopped } from '../door.ts';
import { drawn } from './drawn.ts';

type Explained = Omit<CardSeen, 'line'>;
type LineBlocker = Extract<Blocker, { code: 'line' }>;

/** While one types, all cards but one stay as they are. */
const known = new Map<string, Explained>();
const MOST_KNOWN = 2000;

/** Reads a text of cards; cards that stand there twice are explained once. */
export function readSet(text: string): SetSeen {
  const { cards, problems } = readCustomCards(text);
  return { cards: cards.map(seen), problems };
}

function seen({ facts, line }: CustomCard): CardSeen {
  const key = JSON.stringify(facts);
  const before = known.get(key);
  if (before !== undefined) return { ...before, line };
  if (known.size >= MOST_KNOWN) known.clear();
  const explained = explain(facts);
  known.set(key, explained);
  return { ...explained, line };
}

function explain(facts: CardFacts): Explained {
  const reading = readCard(facts);
  const missing = reading.ok ? missingWords(reading.card) : [];
  const state: CardState = !reading.ok ? 'notUnderstood' : missing.length > 0 ? 'notCarriedOut' : 'playable';
  return {
    name: facts.name,
    facts,
    faces: facts.faces.map((face, at) => explainFace(face, blockersOf(reading, at))),
    state,
    troubles: reading.ok ? [] : reading.blockers.flatMap(troubleOf),
    card: reading.ok && state === 'playable' ? reading.card : null,
  };
}

const blockersOf = (reading: Reading, face: number): readonly LineBlocker[] =>
  reading.ok ? [] : reading.blockers.filter((one): one is LineBlocker => one.code === 'line' && one.face === face);

function troubleOf(blocker: Blocker): readonly string[] {
  switch (blocker.code) {
    case 'layout':
      return [`Cards of layout “${blocker.layout}” are not played yet.`];
    case 'fact':
      return [`Its ${FACTS[blocker.fact] ?? blocker.fact} “${blocker.value}” is not known.`];
    case 'line':
      return [];
  }
}

const FACTS: Readonly<Record<string, string>> = { type: 'type', manaCost: 'mana cost' };

function explainFace(face: FaceFacts, blockers: readonly LineBlocker[]): FaceSeen {
  const { lines } = readLines(face);
  return {
    name: face.name,
    object: drawn(face),
    lines: lines.map((line, at) =>
      explainLine(
        face,
        line,
        blockers.find(one => one.line === at),
      ),
    ),
  };
}

function explainLine(face: FaceFacts, { unit, reading }: ReadUnit, blocker: LineBlocker | undefined): LineSeen {
  const start = unit.tokens[0]?.start ?? 0;
  const text = face.text.slice(start, unit.tokens.at(-1)?.end ?? 0);
  if (blocker !== undefined)
    return { text, tree: '', written: '', missing: [], stopped: stoppedAt(face, unit, blocker, start) };
  if (!reading.ok) return { text, tree: '', written: '', missing: [], stopped: null };
  return {
    text,
    tree: tree(reading.abilities),
    written: reading.verdict === 'variant' ? fromTokens(face, reading.tokens) : '',
    missing: reading.abilities.flatMap(missingWordsOf),
    stopped: null,
  };
}

function stoppedAt(face: FaceFacts, unit: ReadUnit['unit'], blocker: LineBlocker, start: number): Stopped {
  const { message, wanted, at } = blocker;
  const tokens = unit.tokens.map(token => token.text);
  const nearest = nearestReadings(tokens, { at, wanted }, { readAs: readerOn(face) });
  return {
    start: blocker.start - start,
    end: blocker.end - start,
    message,
    wanted,
    nearest: nearest.map(row => fromTokens(face, row)),
  };
}
