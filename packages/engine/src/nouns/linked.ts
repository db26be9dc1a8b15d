/**
 * What an object remembers under a key: words chosen as it entered or by an effect (the key is the kind of word), the
 * ids of exiled cards (`exiled`) or chosen objects (`chosen`), the seat of a chosen player (`player`, `opponent`).
 */
import type { ChosenWord, Objects } from '@lawmage/ability';
import { hasWord } from '../1-concepts/113-abilities/words.ts';
import { hasNonmodalBack } from '../2-parts/faces.ts';
import { imprints } from '../4-zones/exiled-with.ts';
import { abilitiesOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { copiedBy } from '../7-additional/707-copying/copiable.ts';
import { editionOf } from '../editions/edition.ts';
import type { Game, Thing } from '../state/game.ts';
import { type ObjectId, objectIdOf, type Seat, seatOf } from '../state/ids.ts';
import { must } from '../state/must.ts';
import { thingOrNone } from '../state/store.ts';
import { cite, isCiting } from '../work/cite.ts';
import { notedCards } from './noted.ts';
import { partnersOf } from './pairs.ts';

/**
 * [CR 607.5a, 707.7 | 2007: 503.7, 503.8] The word that was chosen for an object. What never had the choice has none; what a copy
 * has chosen as one card it has kept, in older editions, as another.
 */
export function chosenWord(game: Game, id: ObjectId, kind: ChosenWord): string | null {
  const record = thingOrNone(game, id);
  const word = record?.memory[kind];
  if (record === undefined || typeof word !== 'string') {
    cite(record !== undefined && copiedBy(game, record) !== null ? '607.5a|503.7' : '607.5a|');
    return null;
  }
  const origin = record.memory[chosenAs(kind)];
  if (typeof origin !== 'number' || origin === (copiedBy(game, record) ?? record).card) return word;
  cite(editionOf(game).copyKeepsChoices ? '|503.8' : '607.5a|');
  return editionOf(game).copyKeepsChoices ? word : null;
}

/** The key under which a copy remembers as what card it made a choice [CR 607.5a | 2007: 503.8]. */
export const chosenAs = (kind: string): string => `${kind}:as`;

type Linked = Extract<Objects, { readonly what: 'linked' }>['by'];
const creatorOf = (game: Game, id: ObjectId): ObjectId | undefined => linkedTo(game, id, 'creator')[0];

/** [CR 607.2 | 2007: 217.7d] The objects linked to an object. */
export function linkedTo(game: Game, id: ObjectId, by: Linked): readonly ObjectId[] {
  if (by === 'haunted') cite('702.55b|502.51b');
  if (by === 'paired') return partnersOf(game, id);
  if (by === 'created') {
    cite('607.2c|217.7d');
    return game.battlefield.filter(token => creatorOf(game, token) === id);
  }
  const record = thingOrNone(game, id);
  if (by === 'noted') return record === undefined ? [] : notedCards(game, record).map(objectIdOf);
  const ids = record?.memory[by];
  if (!Array.isArray(ids)) return [];
  if (by === 'crafted') {
    cite('702.167c|');
    return ids.map(objectIdOf).filter(card => thingOrNone(game, card)?.zone === 'exile');
  }
  if (by === 'exiled' && isCiting() && record !== undefined) citeLinks(game, record);
  if (by === 'devoured') cite('702.82b|');
  if (by === 'creator') cite('201.5a|202.2b');
  return ids.map(objectIdOf);
}

/** [CR 607.1b, 607.1c, 607.2k, 607.4, 607.5] How the abilities are linked: on both faces, one to itself, in several pairs, given together. */
function citeLinks(game: Game, record: Thing): void {
  const { id, zone, face } = record;
  if (imprints(game, id)) cite('607.2a|502.34b');
  if (abilitiesOf(game, id).some(({ meaningOf }) => meaningOf === 'champion')) cite('607.2k|', '702.72b|');
  if (zone === null) return;
  if (face > 0 && hasNonmodalBack(game.cards[(copiedBy(game, record) ?? record).card])) cite('607.1b|');
  const speaking = abilitiesOf(game, id).filter(({ ability }) => hasWord(ability, speaksOfExiled));
  const ownGift = speaking.filter(live => live.granted && live.source === id);
  if (speaking.length > ownGift.length + 1) cite('607.4|');
  if (speaking.some(live => live.granted)) cite('607.5|217.7d');
  if (ownGift.length > 0) cite('607.1a|');
  if (speaking.some(({ ability }) => hasWord(ability, exiles))) cite('607.1c|');
}

const exiles = (node: Readonly<Record<string, unknown>>): boolean =>
  node.do === 'move' && (node.to as { readonly zone?: unknown } | undefined)?.zone === 'exile';

/** Whether a word speaks of the cards that its object has exiled [CR 607.2a, 607.2b | 2007: 217.7d]. */
export const speaksOfExiled = (node: Readonly<Record<string, unknown>>): boolean =>
  node.what === 'linked' && node.by === 'exiled';

/** [CR 607.2n | 2007: none] Whether a player has exiled a card before the game with cards of that name. */
export function wasExiledFor(game: Game, id: ObjectId, name: string, seat: Seat): boolean {
  const { memory, zone } = must(thingOrNone(game, id), 'a card that is looked at is there', game);
  const was = zone === 'exile' && memory.exiledFor === name && memory.exiledBy === seat;
  if (was) cite('607.2n|');
  return was;
}

/** The player who was chosen for an object. */
export function chosenPlayer(game: Game, id: ObjectId): readonly Seat[] {
  const memory = thingOrNone(game, id)?.memory;
  const seat = memory?.player ?? memory?.opponent;
  return typeof seat === 'number' ? [seatOf(seat)] : [];
}

/** The key under which an object remembers how much life was paid as it entered. */
export const LIFE_PAID = 'lifePaid';

/** [CR 607.2g | 2007: 217.7d] How much life was paid as an object entered; none where it did not ask for that. */
export function lifePaidFor(game: Game, id: ObjectId): number {
  const paid = thingOrNone(game, id)?.memory[LIFE_PAID];
  cite('607.2g|217.7d');
  return typeof paid === 'number' ? paid : 0;
}
