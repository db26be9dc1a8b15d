/** A sentence about an event: plain words, and names that lead to their objects. */
import type { EditionName, ObjectId, Seat } from '@lawmage/engine';

export type Part = string | { readonly id: ObjectId; readonly name: string };

/** `short`: what players would say. `full`: the default. `rules`: what the rules do by themselves. */
export const LEVELS = ['short', 'full', 'rules'] as const;
export type Level = (typeof LEVELS)[number];

export type Sentence = { readonly parts: readonly Part[]; readonly level: Level };

export const plainText = (parts: readonly Part[]): string =>
  parts.map(part => (typeof part === 'string' ? part : part.name)).join('');

/** What a sentence may ask about the game it tells of. */
export type Telling = {
  readonly edition: EditionName;
  readonly you: Seat;
  readonly playerNames: readonly string[];
  readonly names: Readonly<Record<number, string>>;
  /** Attackers by their numbers, "A1". */
  readonly fighters: ReadonlyMap<ObjectId, string>;
  readonly life: readonly number[];
  readonly owner: Seat;
  readonly rule: string;
};

export const object = (telling: Telling, id: ObjectId, otherwise = 'a card'): Part => {
  const name = telling.names[id];
  return name === undefined || name === '' ? otherwise : { id, name };
};

/** The subject of a sentence: "Ann" or "You". */
export const who = (telling: Telling, seat: Seat): string =>
  seat === telling.you ? 'You' : (telling.playerNames[seat] ?? 'Nobody');

/** A player in the middle of a sentence. */
export const whom = (telling: Telling, seat: Seat): string => (seat === telling.you ? 'you' : who(telling, seat));

export const whose = (telling: Telling, seat: Seat): string =>
  seat === telling.you ? 'your' : `${who(telling, seat)}’s`;

/** "draws", or "draw" after "You". */
export const verb = (telling: Telling, seat: Seat, third: string, second: string): string =>
  seat === telling.you ? second : third;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const mana = (types: readonly string[]): string => types.map(type => `{${type}}`).join('');

export const line = (level: Level, ...parts: readonly Part[]): Sentence => ({ level, parts });

export function listed(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [at === parts.length - 1 ? ' and ' : ', ', part]));
}
