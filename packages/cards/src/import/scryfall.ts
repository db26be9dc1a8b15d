import type { Color } from '@lawmage/ability';
import type { CardFacts, FaceFacts, Legality } from '../facts/facts.ts';
import { colorsOfFace, inOrder } from './colors.ts';
import { brokenRecord, colors, compact, known, nameOf, type RecordReading } from './record.ts';
import { z } from './schema.ts';
import { isCardLayout } from './source.ts';

const LEGALITY: Readonly<Record<string, Legality>> = {
  legal: 'legal',
  restricted: 'restricted',
  banned: 'banned',
  not_legal: 'notLegal',
};

const face = z.object({
  name: z.string().min(1),
  mana_cost: known(z.string()),
  type_line: known(z.string()),
  oracle_text: known(z.string()),
  colors: known(colors),
  color_indicator: known(colors),
  power: known(z.string()),
  toughness: known(z.string()),
  loyalty: known(z.string()),
  defense: known(z.string()),
  hand_modifier: known(z.string()),
  life_modifier: known(z.string()),
  oracle_id: known(z.string()),
  cmc: known(z.number()),
});

const card = face.extend({
  object: z.literal('card'),
  layout: z.string().min(1),
  color_identity: colors,
  keywords: known(z.array(z.string())),
  legalities: known(z.record(z.string(), z.enum(['legal', 'restricted', 'banned', 'not_legal']).nullable())),
  card_faces: known(z.array(face).min(1)),
  set: known(z.string()),
  set_name: known(z.string()),
  collector_number: known(z.string()),
  rarity: known(z.string()),
  released_at: known(z.string()),
  reprint: known(z.boolean()),
});

type Face = z.output<typeof face>;
type Card = z.output<typeof card>;

/**
 * Reads one object of Scryfall's `oracle_cards` bulk. Tokens, emblems and art cards are left out; a card printed with
 * two fronts (`reversible_card`) is as many cards as it has names.
 */
export function readScryfallRecord(record: unknown): RecordReading {
  const layout = layoutOf(record);
  if (layout === undefined) return notACard(record);
  if (!isCardLayout(layout)) return { kind: 'left', layout };
  const parsed = card.safeParse(record);
  if (!parsed.success) return brokenRecord(parsed.error, nameOf(record));
  const faces = parsed.data.card_faces;
  if (layout === 'reversible_card' && faces !== undefined) return { kind: 'cards', cards: fronts(parsed.data, faces) };
  return { kind: 'cards', cards: [factsOf(parsed.data, faces ?? [parsed.data])] };
}

function layoutOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  if (!('object' in record) || record.object !== 'card') return undefined;
  return 'layout' in record && typeof record.layout === 'string' ? record.layout : '';
}

function notACard(record: unknown): RecordReading {
  const kind = typeof record === 'object' && record !== null && 'object' in record ? record.object : typeof record;
  const message = `expected an object of kind "card", and this is "${String(kind)}"`;
  return { kind: 'broken', failure: { code: 'notCardData', message } };
}

function fronts(whole: Card, faces: readonly Face[]): CardFacts[] {
  const names = new Set(faces.map(one => one.name));
  const firsts = [...names].flatMap(name => faces.find(one => one.name === name) ?? []);
  return firsts.map(one => {
    const { oracle_id = whole.oracle_id, cmc = whole.cmc } = one;
    return factsOf({ ...whole, name: one.name, layout: 'normal', oracle_id, cmc }, [one]);
  });
}

function factsOf(whole: Card, faces: readonly Face[]): CardFacts {
  const [front = whole, ...others] = faces;
  const read: CardFacts['faces'] = [faceOf(whole, front), ...others.map(one => faceOf(whole, one))];
  return compact({
    name: whole.name,
    layout: whole.layout,
    faces: read,
    manaValue: whole.cmc ?? 0,
    colorIdentity: inOrder(whole.color_identity),
    keywords: whole.keywords ?? [],
    legalities: legalitiesOf(whole),
    printing: compact({
      set: whole.set,
      setName: whole.set_name,
      collectorNumber: whole.collector_number,
      rarity: whole.rarity,
      date: whole.released_at,
      reprint: whole.reprint ?? false,
    }),
    oracleId: whole.oracle_id,
  });
}

function faceOf(whole: Card, one: Face): FaceFacts {
  return compact({
    name: one.name,
    manaCost: one.mana_cost ?? '',
    typeLine: one.type_line ?? '',
    text: one.oracle_text ?? '',
    colors: inOrder(colorsOf(whole, one)),
    colorIndicator: one.color_indicator && inOrder(one.color_indicator),
    power: one.power,
    toughness: one.toughness,
    loyalty: one.loyalty,
    defense: one.defense,
    handModifier: one.hand_modifier,
    lifeModifier: one.life_modifier,
  });
}

/** Scryfall gives the halves of a split card no colours of their own, and a flip card's are those of the card. */
function colorsOf(whole: Card, one: Face): readonly Color[] {
  if (one.colors !== undefined) return one.colors;
  if (whole.layout === 'flip' && whole.colors !== undefined) return whole.colors;
  return colorsOfFace(one.mana_cost ?? '', one.color_indicator);
}

function legalitiesOf(whole: Card): Record<string, Legality> {
  const entries = Object.entries(whole.legalities ?? {}).flatMap(([format, word]) => {
    const legality = word === null ? undefined : LEGALITY[word];
    return legality === undefined ? [] : [[format, legality] as const];
  });
  return Object.fromEntries(entries);
}
