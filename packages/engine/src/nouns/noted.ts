/** What an object notes [CR 607.2e, 707.14 | 2007: none]: a number, or a card by its name. */
import { copiedBy } from '../7-additional/707-copying/copiable.ts';
import type { Game, Remembered, Thing } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import { by, cite } from '../work/cite.ts';

/** The keys under which an object remembers what it has noted. */
export const NOTED_NUMBER = 'notedNumber';
const AS = 'noted:as';

/** What an object remembers when it notes something by the text of a card. */
export const noting = (
  what: Readonly<Record<string, Remembered>>,
  card: number,
): Readonly<Record<string, Remembered>> => ({
  ...what,
  [AS]: card,
});

/** The card whose text an object has. */
export const textOf = (game: Game, record: Thing): number => (copiedBy(game, record) ?? record).card;

/** [CR 607.2e | 2007: none] Only what an ability of the same text has noted is spoken of. */
const isOwn = (game: Game, record: Thing): boolean => by('607.2e|', record.memory[AS] === textOf(game, record));

/** The number that an object has noted last; null where its own abilities have noted none. */
export function notedNumber(game: Game, id: ObjectId): number | null {
  const record = thingOrNone(game, id);
  const noted = record?.memory[NOTED_NUMBER];
  return record !== undefined && typeof noted === 'number' && isOwn(game, record) ? noted : null;
}

/** [CR 707.14 | 2007: none] The card whose name an object has noted, as it was then, wherever it is by now. */
export function notedCards(game: Game, record: Thing): readonly number[] {
  const { noted } = record.memory;
  if (!Array.isArray(noted) || !isOwn(game, record)) return [];
  cite('707.14|');
  return noted;
}
