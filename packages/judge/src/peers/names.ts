/** Names of objects as records say them. */
import type { Game, ObjectId } from '@lawmage/engine';
import { characteristics, thing, thingOrNone } from '@lawmage/engine/setup';
import type { Peer } from './peer.ts';

const TOKEN = ' Token';
const bare = (name: string): string => (name.endsWith(TOKEN) ? name.slice(0, -TOKEN.length) : name);
const isTwoInOne = (layout: string | undefined): boolean =>
  layout === 'split' || layout === 'aftermath' || layout === 'room';

/** The object that something has become by moving on, or itself. */
export function nowOf(game: Game, id: ObjectId): ObjectId {
  const next = thingOrNone(game, id)?.next;
  return next === undefined || next < 0 || thingOrNone(game, next) === undefined ? id : nowOf(game, next);
}

/** All names an object goes by where it is. */
export function namesOf(game: Game, id: ObjectId): readonly string[] {
  const record = thing(game, id);
  if (record.kind === 'ability' || record.kind === 'combatDamage') return [];
  const card = game.cards[record.card];
  if (record.zone === 'battlefield' || record.zone === 'stack' || record.zone === null) {
    if (record.faceDown !== 'no') return ['#face-down'];
    const { name } = characteristics(game, id);
    if (name === '') return [card?.layout === 'room' ? '#locked-room' : '#face-down'];
    return isTwoInOne(card?.layout) &&
      card?.layout !== 'room' &&
      record.zone === 'battlefield' &&
      record.copied === null
      ? [name, card?.name ?? name]
      : [name];
  }
  if (card === undefined) return [characteristics(game, id).name];
  if (isTwoInOne(card.layout)) return [card.name, ...card.faces.map(face => face.name)];
  return [card.faces[0].name];
}

export function isCalled(game: Game, id: ObjectId, name: string): boolean {
  const names = namesOf(game, id);
  if (names.includes(name)) return true;
  return name.endsWith(TOKEN) && thing(game, id).kind === 'token' && names.some(one => bare(one) === bare(name));
}

/** Whether an object is the one with an alias, wherever that card has gone. */
export const isAlias = (peer: Peer, id: ObjectId, alias: string): boolean => {
  const known = peer.aliases.get(alias);
  return known !== undefined && (nowOf(peer.game, known) === id || known === id);
};
