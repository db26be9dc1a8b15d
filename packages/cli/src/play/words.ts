/** Cards and permanents in a few words. */
import { manaCostText } from '@lawmage/oracle';
import type { ObjectSeen, Seen } from '@lawmage/web';

/** "Grizzly Bears 2/2 tapped, two +1/+1 counters". */
export function permanentWords(seen: Seen, object: ObjectSeen): string {
  const size = object.power === null ? '' : ` ${object.power}/${object.toughness}`;
  const loyalty = object.loyalty === null ? '' : ` [${object.loyalty}]`;
  const marks = marksOf(seen, object);
  return `${nameWords(object)}${size}${loyalty}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

const nameWords = (object: ObjectSeen): string =>
  object.name === '' ? (object.faceDown ? 'face-down card' : 'hidden card') : object.name;

function marksOf(seen: Seen, object: ObjectSeen): readonly string[] {
  const isCreature = object.type.types.includes('creature');
  const on = seen.battlefield.find(({ id }) => id === object.attachedTo);
  const counters = Object.entries(object.counters)
    .filter(([kind, n]) => n > 0 && kind !== 'loyalty')
    .map(([kind, n]) => (n === 1 ? kind : `${n} ${kind}`));
  return [
    object.tapped ? 'tapped' : '',
    isCreature && object.summoningSick && object.controller === seen.active && !object.keywords.includes('haste')
      ? 'new'
      : '',
    object.attacking === null ? '' : object.blocked ? 'attacks, blocked' : 'attacks',
    object.blocking.length > 0 ? `blocks ${namesOf(seen, object.blocking)}` : '',
    object.damage > 0 ? `${object.damage} damage` : '',
    ...counters,
    on === undefined ? '' : `on ${nameWords(on)}`,
  ].filter(text => text !== '');
}

const namesOf = (seen: Seen, ids: readonly number[]): string =>
  ids.map(id => seen.battlefield.find(object => object.id === id)?.name ?? '').join(' and ');

/** "Grizzly Bears {1}{G}". */
export const cardWords = (card: ObjectSeen): string =>
  card.cost === null ? nameWords(card) : `${nameWords(card)} ${manaCostText(card.cost)}`;

/** Equal things once, with their number: "2 Forest, Mountain". */
export function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n === 1 ? word : `${n} ${word}`)).join(', ');
}
