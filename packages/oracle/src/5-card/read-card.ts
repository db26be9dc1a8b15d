import type { Ability, Card, CardType, Face } from '@lawmage/ability';
import { type FaceText, toUnits, type Unit } from '../1-text/index.ts';
import { PAID } from '../4-refer/index.ts';
import { atDoor } from './doors.ts';
import type { CardFacts, FaceFacts } from './facts.ts';
import { layoutOf } from './layout.ts';
import { type LineDeclined, type LineRead, type LineReading, readTokens } from './line.ts';
import { printedFace } from './printed.ts';

/** Why a card is not understood: a line, a printed fact, or its layout. */
export type Blocker =
  | {
      readonly code: 'line';
      readonly face: number;
      /** Which line of the face. */
      readonly line: number;
      readonly verdict: LineDeclined['verdict'];
      readonly message: string;
      readonly wanted: readonly string[];
      /** The token that stopped the reading, and its place in the face's text. */
      readonly at: number;
      readonly start: number;
      readonly end: number;
    }
  | { readonly code: 'fact'; readonly face: number; readonly fact: string; readonly value: string }
  | { readonly code: 'layout'; readonly layout: string };

/** A card that is understood in every word, or everything that prevents it. */
export type Reading =
  | { readonly ok: true; readonly card: Card; readonly verdict: 'roundTrip' | 'variant' }
  | { readonly ok: false; readonly blockers: readonly Blocker[] };

/** One line of a face with its reading. */
export interface ReadUnit {
  readonly unit: Unit;
  readonly reading: LineReading;
}

/** Reads a row of tokens as a line of a face of that type: what instants and sorceries alone can say is declined elsewhere. */
export function readerOn({ typeLine }: Pick<FaceFacts, 'typeLine'>): (tokens: readonly string[]) => LineReading {
  const isSpell = /\b(?:Instant|Sorcery)\b/u.test(typeLine);
  return tokens => {
    const reading = readTokens(tokens);
    return isSpell ? reading : withoutInstructions(reading);
  };
}

/** Reads every line of a face. */
export function readLines(facts: FaceFacts): { readonly lines: readonly ReadUnit[]; readonly text: FaceText } {
  const text = toUnits(facts, facts.text);
  const read = readerOn(facts);
  const lines = text.units.map(unit => ({ unit, reading: read(unit.tokens.map(token => token.text)) }));
  const paid = lines.some(({ reading }) => reading.ok && paysAdditionally(reading.abilities));
  return { lines: paid ? lines : lines.map(line => ({ ...line, reading: withoutPayment(line.reading) })), text };
}

const paysAdditionally = (abilities: readonly Ability[]): boolean =>
  abilities.some(ability => ability.is === 'static' && ability.rule.static === 'additionalCost');

/** What an additional cost was paid with is spoken of only where there is one. */
const withoutPayment = (reading: LineReading): LineReading =>
  reading.ok && speaksOfPayment(reading.abilities) ? payment : reading;

const speaksOfPayment = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('slot' in value && value.slot === PAID) || Object.values(value).some(speaksOfPayment));

const payment: LineDeclined = {
  ok: false,
  verdict: 'declined',
  message: 'no additional cost says what was paid with',
  at: 0,
  wanted: ['an additional cost'],
};

/** [CR 113.3a | 2007: 402.2] Only an instant or sorcery has spell abilities. */
const withoutInstructions = (reading: LineReading): LineReading =>
  reading.ok && reading.abilities.some(({ is }) => is === 'spell') ? instructions : reading;

const instructions: LineDeclined = {
  ok: false,
  verdict: 'declined',
  message: 'instructions stand on instants and sorceries only',
  at: 0,
  wanted: ['an ability of a permanent'],
};

/** Reads a card: every line of every face is understood, or the card is declined with all reasons. */
export const readCard = (facts: CardFacts): Reading =>
  withReferences(
    facts,
    assembled(
      facts,
      facts.faces.map(face => readLines(face).lines),
    ),
  );

/** [CR 111.11 | 2007: none] With those of the cards that it names which are understood themselves. */
function withReferences({ refers = [] }: CardFacts, reading: Reading): Reading {
  if (!reading.ok || refers.length === 0) return reading;
  const cards = refers.map(readCard).flatMap(one => (one.ok ? [one.card] : []));
  return { ...reading, card: { ...reading.card, refers: cards } };
}

/** Makes a card of its faces' lines. */
export function assembled(facts: CardFacts, lines: readonly (readonly ReadUnit[])[]): Reading {
  const layout = layoutOf(facts);
  const faces = facts.faces.map((face, at) => readFace(face, lines[at] ?? []));
  const blockers: readonly Blocker[] = [
    ...(layout === undefined ? [{ code: 'layout', layout: facts.layout } as const] : []),
    ...faces.flatMap((face, at) => face.blockers.map(blocker => ({ ...blocker, face: at }))),
  ];
  const [front, ...printed] = faces.flatMap(({ face }, at) =>
    face !== undefined && layout === 'room' ? { ...face, abilities: atDoor(face.abilities, at) } : (face ?? []),
  );
  if (blockers.length > 0 || layout === undefined || front === undefined) return { ok: false, blockers };
  const others = layout === 'prototype' ? [prototypeOf(front)] : printed;
  const verdict = faces.every(face => face.exact) ? 'roundTrip' : 'variant';
  return { ok: true, verdict, card: { name: facts.name, layout, faces: [front, ...others] } };
}

/** [CR 718.2, 718.3b | 2007: none] What the card is as a prototyped spell or permanent: all of it with another cost and size. */
function prototypeOf({ indicator: _, ...front }: Face): Face {
  for (const ability of front.abilities) {
    if (ability.is !== 'keyword' || ability.keyword !== 'prototype' || ability.size === undefined) continue;
    const [part] = ability.cost ?? [];
    const [power, toughness] = ability.size;
    return { ...front, cost: part?.pay === 'mana' ? part.cost : front.cost, power, toughness };
  }
  return front;
}

interface FaceReading {
  readonly face?: Face;
  readonly exact: boolean;
  readonly blockers: readonly Exclude<Blocker, { code: 'layout' }>[];
}

function readFace(facts: FaceFacts, lines: readonly ReadUnit[]): FaceReading {
  const printed = printedFace(facts);
  const blockers: Exclude<Blocker, { code: 'layout' }>[] = [];
  if ('fact' in printed) blockers.push({ code: 'fact', face: 0, ...printed });
  const abilities: Ability[] = [];
  lines.forEach(({ unit, reading }, line) => {
    const placed = reading.ok ? inPlace(reading, 'face' in printed ? printed.face.type.types : []) : reading;
    if (placed.ok) abilities.push(...placed.abilities);
    else blockers.push(blockerOf(unit, placed, line, facts.text.length));
  });
  if (blockers.length > 0 || 'fact' in printed) return { exact: false, blockers };
  const exact = lines.every(({ reading }) => reading.ok && reading.verdict === 'roundTrip');
  return { face: { ...printed.face, abilities: boxed(printed.face, abilities) }, exact, blockers };
}

/** [CR 721.2b] The power and toughness of a Spacecraft stand beside the last of its station symbols. */
function boxed({ type, power, toughness }: Omit<Face, 'abilities'>, abilities: readonly Ability[]): readonly Ability[] {
  if (type.types.includes('creature') || typeof power !== 'number' || typeof toughness !== 'number') return abilities;
  const last = abilities.findLast(ability => ability.is === 'level' && ability.of === 'station');
  return abilities.map(ability =>
    ability === last && ability.is === 'level' ? { ...ability, power, toughness } : ability,
  );
}

/** [CR 113.3a | 2007: 402.2] Only instants and sorceries have instructions that nothing else starts. */
function inPlace(reading: LineRead, types: readonly CardType[]): LineReading {
  const isSpell = types.includes('instant') || types.includes('sorcery');
  if (isSpell || reading.abilities.every(ability => ability.is !== 'spell')) return reading;
  const message = 'instructions that no event or cost starts, on a card that is no instant or sorcery';
  return { ok: false, verdict: 'declined', message, at: 0, wanted: ['a cost', 'a trigger', 'a static ability'] };
}

function blockerOf(unit: Unit, reading: LineDeclined, line: number, length: number): FaceReading['blockers'][number] {
  const { verdict, message, wanted, at } = reading;
  const last = unit.tokens.at(-1)?.end ?? length;
  const { start, end } = unit.tokens[at] ?? { start: last, end: last };
  return { code: 'line', face: 0, line, verdict, message, wanted, at, start, end };
}
