/**
 * The index of listeners: who listens to which kind of event, so that no event looks at every object. It holds what the
 * abilities printed on an object, copied by it or granted by it could listen to; characteristics decide when it matters.
 */
import type { Ability, Card, ZoneName } from '@lawmage/ability';
import { allAbilities } from '../../3-card-types/intrinsic.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { type ListenKey, withId } from '../../state/indexes.ts';
import type { Lasting } from '../../state/lasting.ts';
import { must } from '../../state/must.ts';
import { ofCards } from '../../state/of-cards.ts';
import { thing } from '../../state/store.ts';
import { grantedKey } from './keys.ts';
import { type Listening, listeningOf } from './patterns.ts';

const abilitiesKept = new WeakMap<Card, readonly Ability[]>();

/** The abilities of all faces of a card. */
function printedOn(card: Card): readonly Ability[] {
  let abilities = abilitiesKept.get(card);
  if (abilities === undefined) {
    abilities = card.faces.length === 1 ? allAbilities(card.faces[0]) : card.faces.flatMap(allAbilities);
    abilitiesKept.set(card, abilities);
  }
  return abilities;
}

/** What an object may listen to in its zone, by what is printed on it or copied by it. */
export function listeningOfThing(game: Game, record: Thing): readonly Listening[] {
  const zone = record.zone ?? 'battlefield';
  const heard: Listening[] = [];
  if (record.card >= 0) heard.push(listeningOfCard(game, record.card, zone));
  if (record.copied !== null) {
    heard.push(listeningOfCard(game, record.copied.card, zone), listeningOf(record.copied.changes, zone));
  }
  return heard;
}

function listeningOfCard(game: Game, card: number, zone: ZoneName | 'any'): Listening {
  return listeningOf(printedOn(must(game.cards[card], 'an object names a card', game)), zone);
}

/** [CR 612.6 | 2007: none] Whether what is printed on a card may give it the text of another. */
const takesText = (card: Card): boolean =>
  printedOn(card).some(
    ability =>
      ability.is === 'static' &&
      ability.rule.static === 'modify' &&
      ability.rule.changes.some(({ change }) => change === 'fullText'),
  );

/** Under this key those are listed that listen to whatever some card of the game does. */
const TAKES_TEXT: ListenKey = 'takesText';

/** All that some card of a game listens to. */
const allKeys = ofCards(
  (cards): ReadonlySet<ListenKey> =>
    new Set(
      cards.flatMap(card => {
        const { others, self } = listeningOf(printedOn(card), 'any');
        return [...others, ...self];
      }),
    ),
);

const deafKept = new WeakMap<Card, boolean>();

/** Whether nothing on an object could ever be listed, in any zone. */
function isDeaf(game: Game, record: Thing): boolean {
  if (record.copied !== null) return false;
  const card = game.cards[record.card];
  if (card === undefined) return true;
  let deaf = deafKept.get(card);
  if (deaf === undefined) {
    const { others, grants } = listeningOf(printedOn(card), 'any');
    deaf = others.size + grants.size === 0 && !takesText(card);
    deafKept.set(card, deaf);
  }
  return deaf;
}

/** An object has come into a zone, or has become a copy: what it listens to is listed. */
export function listen(game: Game, id: ObjectId): void {
  const record = thing(game, id);
  if (isDeaf(game, record)) return;
  const keys = new Set<ListenKey>();
  for (const { others, grants } of listeningOfThing(game, record)) {
    for (const key of others) keys.add(key);
    for (const key of grants) keys.add(grantedKey(key));
  }
  const { copied, zone } = record;
  if (copied !== null) for (const key of listeningOf(copied.changes, zone ?? 'battlefield').self) keys.add(key);
  const card = game.cards[copied?.card ?? record.card];
  if (card !== undefined && takesText(card)) keys.add(TAKES_TEXT);
  if (keys.size === 0) return;
  const triggers = new Map(game.index.triggers);
  for (const key of keys) {
    triggers.set(key, withId(triggers.get(key) ?? [], id));
  }
  game.index = { ...game.index, triggers };
}

/** An object has left its zone, or is no longer the copy it was. */
export function unlisten(game: Game, id: ObjectId): void {
  if (isDeaf(game, thing(game, id))) return;
  let triggers: Map<ListenKey, readonly ObjectId[]> | null = null;
  for (const [key, ids] of game.index.triggers) {
    if (!ids.includes(id)) continue;
    triggers ??= new Map(game.index.triggers);
    triggers.set(
      key,
      ids.filter(other => other !== id),
    );
  }
  if (triggers !== null) game.index = { ...game.index, triggers };
}

/** The objects listed under a key, in the order of ids. */
export const listeners = (game: Game, key: ListenKey): readonly ObjectId[] =>
  game.index.triggers.get(key) ?? NOBODY_LISTENS;
const NOBODY_LISTENS: readonly ObjectId[] = [];

/** The objects that may have the text of a card that listens to some of the keys. */
export function listeningByText(game: Game, keys: readonly ListenKey[]): readonly ObjectId[] {
  const ids = listeners(game, TAKES_TEXT);
  return ids.length > 0 && hasSome(allKeys(game), keys) ? ids : NOBODY_LISTENS;
}

/** What cards of a game listen to that happens to themselves: no other event is worth asking its object about. */
export const selfKeys = ofCards(
  (cards): ReadonlySet<ListenKey> => new Set(cards.flatMap(card => [...listeningOf(printedOn(card), 'any').self])),
);

/** Whether an object's own abilities listen to some of the keys, where they tell of the object itself. */
export function listensToItself(game: Game, record: Thing, keys: readonly ListenKey[]): boolean {
  if (record.copied !== null) return listeningOfThing(game, record).some(({ self }) => hasSome(self, keys));
  return record.card >= 0 && hasSome(listeningOfCard(game, record.card, record.zone ?? 'battlefield').self, keys);
}

/** The objects that an effect makes copies for a while may listen as such, or grant what does. */
export function listeningAsCopies(
  game: Game,
  { ids, copied }: Extract<Lasting, { readonly is: 'copy' }>,
  keys: readonly ListenKey[],
): readonly ObjectId[] {
  const heard = [listeningOfCard(game, copied.card, 'battlefield'), listeningOf(copied.changes, 'battlefield')];
  if (heard.some(({ grants }) => hasSome(grants, keys))) return game.battlefield;
  return heard.some(({ self, others }) => hasSome(self, keys) || hasSome(others, keys)) ? ids : NOBODY_LISTENS;
}

/** Whether some of the keys are among those of a set or a map. */
export function hasSome(
  set: Pick<ReadonlySet<ListenKey>, 'size' | 'has'> | Pick<ReadonlyMap<ListenKey, unknown>, 'size' | 'has'>,
  keys: readonly ListenKey[],
): boolean {
  if (set.size > 0) for (const key of keys) if (set.has(key)) return true;
  return false;
}
