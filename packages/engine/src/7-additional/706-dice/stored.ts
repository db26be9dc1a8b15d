/** Results of dice that are stored on permanents [CR 706.8 | 2007: none]. */
import type { Count } from '@lawmage/ability';
import { isSameAbility } from '../../1-concepts/113-abilities/same.ts';
import { abilitiesOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { touchAll } from '../../state/touch.ts';
import { cite } from '../../work/cite.ts';
import { copiedBy } from '../707-copying/copiable.ts';

/** On what results are stored, and under which key. */
export type Place = { readonly on: ObjectId; readonly place: string };

/** The kind of die that was rolled, and the value. */
export type Stored = { readonly sides: number; readonly value: number };

/**
 * [CR 706.8c, 607.2e | 2007: none] Where an ability stores results on a permanent: those that are printed together have one
 * place, those that something gives together another; what a copy stored as another card is not its own.
 */
export function placeOf(game: Game, id: ObjectId, item: ObjectId): string {
  const record = thingOrNone(game, id);
  const ability = thingOrNone(game, item)?.stack?.ability ?? null;
  const given =
    record === undefined || ability === null
      ? undefined
      : abilitiesOf(game, id).find(live => live.granted && isSameAbility(live.ability, ability));
  cite('706.8c|', '607.2e|');
  if (given !== undefined) return `stored:by:${given.source}`;
  return `stored:${record === undefined ? NONE : (copiedBy(game, record) ?? record).card}`;
}

/** What is stored there, in the order in which it was. */
export function storedOn(game: Game, id: ObjectId, place: string): readonly Stored[] {
  const kept = thingOrNone(game, id)?.memory[place];
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((sides, at) => (at % 2 === 0 ? [{ sides, value: kept[at + 1] ?? 0 }] : []));
}

/** [CR 706.8a] The kind of die and its result are noted. */
export function addStored(game: Game, { on: id, place }: Place, sides: number, results: readonly number[]): void {
  const more = results.map(value => ({ sides, value }));
  setStored(game, { on: id, place }, [...storedOn(game, id, place), ...more]);
}

/** What is stored there from now on. */
export function setStored(game: Game, { on: id, place }: Place, all: readonly Stored[]): void {
  if (thingOrNone(game, id)?.zone !== 'battlefield') return;
  cite('706.8a|');
  const record = write(game, id);
  record.memory = { ...record.memory, [place]: all.flatMap(({ sides, value }) => [sides, value]) };
  stale(game);
  touchAll(game);
}

/** [CR 706.8a] The values of the stored results, together or the greatest of them. */
export function storedCount(game: Game, { on, take }: StoredCount, scope: Scope): number {
  const [id = NONE] = objectsOf(game, on, scope);
  const values = storedOn(game, id, placeOf(game, id, scope.item ?? NONE)).map(({ value }) => value);
  return take === 'total' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
}
type StoredCount = Extract<Count, { readonly count: 'stored' }>;
