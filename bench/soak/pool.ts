/** The cards that long play draws decks from: all that are playable, from the card file beside the repository or the store. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card, Color } from '@lawmage/ability';
import { type CardFacts, hasType, isBasicLand } from '@lawmage/cards';
import { STARTER_CARDS } from '@lawmage/cards/starter';
import { openStore, readCardFile } from '@lawmage/cards/store';
import { missingWords } from '@lawmage/engine';
import { type Reading, readCard } from '@lawmage/oracle';

/** A card as decks are made of it. */
export type PoolCard = {
  readonly card: Card;
  readonly colors: readonly Color[];
  readonly land: boolean;
  /** How many a deck may have [CR 100.2a | 2007: 100.2]. */
  readonly most: number;
};

export type Pool = { readonly source: string; readonly cards: readonly PoolCard[] };

const CARD_FILE = fileURLToPath(new URL('../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url));

/** Which cards to read: all, one of so many, or those of these names. */
export type Wanted = { readonly oneOf?: number; readonly names?: ReadonlySet<string> };

/** All playable cards that belong in decks, from the first source there is; the last is the starter pack. */
export async function loadPool(wanted: Wanted = {}): Promise<Pool> {
  if (existsSync(CARD_FILE)) return { source: 'the card file', cards: await fromFile(CARD_FILE, wanted) };
  const opened = openStore<Reading>();
  if (!opened.ok) return { source: 'the starter pack', cards: STARTER_CARDS.map(starter) };
  using store = opened.value;
  const readings = store.readings(wanted.names);
  const cards = [...store.cards(wanted.names)].filter((facts, at) => isWanted(facts, at, wanted));
  return { source: 'the card store', cards: cards.flatMap(facts => poolCard(facts, readings.get(facts.name))) };
}

const isWanted = ({ name }: CardFacts, at: number, { oneOf = 1, names }: Wanted): boolean =>
  at % oneOf === 0 && (names === undefined || names.has(name));

async function fromFile(file: string, wanted: Wanted): Promise<readonly PoolCard[]> {
  const found: PoolCard[] = [];
  let at = 0;
  for await (const batch of readCardFile(file)) {
    if (!batch.ok) throw new Error(`${batch.error.code}: ${batch.error.message}`);
    for (const record of batch.value.records) {
      if (record.kind !== 'cards') continue;
      for (const facts of record.cards)
        if (isWanted(facts, at++, wanted)) found.push(...poolCard(facts, readCard(facts)));
    }
  }
  return found;
}

const OUTSIDE_DECKS = ['plane', 'phenomenon', 'scheme', 'vanguard', 'conspiracy', 'dungeon', 'token', 'emblem'];

function poolCard(facts: CardFacts, reading: Reading | undefined): readonly PoolCard[] {
  if (reading === undefined || !reading.ok || OUTSIDE_DECKS.some(word => hasType(facts, word))) return [];
  if (missingWords(reading.card).length > 0) return [];
  const most = isBasicLand(facts) ? 60 : 4;
  return [{ card: reading.card, colors: facts.colorIdentity, land: hasType(facts, 'land'), most }];
}

function starter(card: Card): PoolCard {
  const land = card.faces[0].type.types.includes('land');
  const colors = (card.faces[0].cost ?? []).filter((symbol): symbol is Color => 'WUBRG'.includes(String(symbol)));
  return { card, colors, land, most: card.faces[0].type.supertypes.includes('basic') ? 60 : 4 };
}
