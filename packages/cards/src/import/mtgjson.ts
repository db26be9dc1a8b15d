import type { CardFacts, FaceFacts, Legality } from '../facts/facts.ts';
import { inOrder } from './colors.ts';
import { brokenRecord, colors, compact, known, type RecordReading } from './record.ts';
import { z } from './schema.ts';

const LEGALITY: Readonly<Record<'Legal' | 'Restricted' | 'Banned', Legality>> = {
  Legal: 'legal',
  Restricted: 'restricted',
  Banned: 'banned',
};

/** MTGJSON names only the formats that a card is or was legal in; these it always knows about. */
const FORMATS = ['standard', 'pioneer', 'modern', 'legacy', 'pauper', 'vintage', 'commander', 'premodern'];

const atomic = z.object({
  name: z.string().min(1),
  faceName: known(z.string()),
  side: known(z.string()),
  layout: z.string().min(1),
  manaCost: known(z.string()),
  manaValue: known(z.number()),
  convertedManaCost: known(z.number()),
  type: z.string(),
  text: known(z.string()),
  colors,
  colorIndicator: known(colors),
  colorIdentity: colors,
  power: known(z.string()),
  toughness: known(z.string()),
  loyalty: known(z.string()),
  defense: known(z.string()),
  hand: known(z.string()),
  life: known(z.string()),
  keywords: known(z.array(z.string())),
  legalities: known(z.record(z.string(), z.enum(['Legal', 'Restricted', 'Banned']))),
  firstPrinting: known(z.string()),
  printings: known(z.array(z.string())),
  identifiers: known(z.object({ scryfallOracleId: known(z.string()) })),
});
const entry = z.array(atomic).min(1);

type Atomic = z.output<typeof atomic>;

/** Reads one entry of MTGJSON's `AtomicCards`: a name and the faces (or, rarely, the different cards) under it. */
export function readAtomicRecord(name: string, record: unknown): RecordReading {
  const parsed = entry.safeParse(record);
  if (!parsed.success) return brokenRecord(parsed.error, name);
  return { kind: 'cards', cards: cardsOf(parsed.data).flatMap(factsOf) };
}

/** Faces belong together when they have sides; what has none, and each part of a meld pair, is a card of its own. */
function cardsOf(faces: readonly Atomic[]): (readonly Atomic[])[] {
  const sided = faces.filter(one => one.side !== undefined && one.layout !== 'meld');
  const single = faces.filter(one => !sided.includes(one)).map(one => [one]);
  const inSideOrder = sided.toSorted((a, b) => ((a.side ?? '') < (b.side ?? '') ? -1 : 1));
  return sided.length === 0 ? single : [inSideOrder, ...single];
}

function factsOf(faces: readonly Atomic[]): CardFacts[] {
  const [front, ...others] = faces;
  if (front === undefined) return [];
  const read: CardFacts['faces'] = [faceOf(front), ...others.map(faceOf)];
  const facts: CardFacts = compact({
    name: front.layout === 'meld' ? (front.faceName ?? front.name) : front.name,
    layout: front.layout === 'aftermath' ? 'split' : front.layout,
    faces: read,
    manaValue: front.manaValue ?? front.convertedManaCost ?? 0,
    colorIdentity: inOrder(front.colorIdentity),
    keywords: [...new Set(faces.flatMap(one => one.keywords ?? []))],
    legalities: legalitiesOf(front),
    printing: compact({ set: firstSet(front)?.toLowerCase(), reprint: false }),
    oracleId: front.identifiers?.scryfallOracleId,
  });
  return [facts];
}

function faceOf(one: Atomic): FaceFacts {
  return compact({
    name: one.faceName ?? one.name,
    manaCost: one.manaCost ?? '',
    typeLine: one.type,
    text: one.text ?? '',
    colors: inOrder(one.colors),
    colorIndicator: one.colorIndicator && inOrder(one.colorIndicator),
    power: one.power,
    toughness: one.toughness,
    loyalty: one.loyalty,
    defense: one.defense,
    handModifier: one.hand,
    lifeModifier: one.life,
  });
}

function legalitiesOf(one: Atomic): Record<string, Legality> {
  const named = Object.entries(one.legalities ?? {}).map(([format, word]) => [format, LEGALITY[word]] as const);
  return Object.fromEntries([...FORMATS.map(format => [format, 'notLegal'] as const), ...named]);
}

const firstSet = (one: Atomic): string | undefined =>
  one.firstPrinting ?? (one.printings?.length === 1 ? one.printings[0] : undefined);
