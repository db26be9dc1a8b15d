/** Preparation cards: while a permanent is prepared, a copy of its inset spell waits in exile [CR 722 | 2007: none]. */
import type { Card } from '@lawmage/ability';
import { cardAt } from '../4-zones/printed.ts';
import { hasEntered } from '../4-zones/settle.ts';
import { newThing } from '../4-zones/thing.ts';
import { putIn } from '../4-zones/zones.ts';
import { controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { staleOne } from '../6-spells-and-effects/613-layers/stale.ts';
import { copiedBy } from '../7-additional/707-copying/copiable.ts';
import type { Copiable, Game, Thing } from '../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { thing, thingOrNone, write } from '../state/store.ts';
import { touch } from '../state/touch.ts';
import { by, cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';
import { onBattlefield } from './turning.ts';

/** [CR 722.3a] The designation of a prepared permanent. */
export const PREPARED = 'prepared';
/** The face that is the inset frame. */
export const INSET = 1;
const NO_CHANGES: Copiable['changes'] = [];

const isPreparation = (card: Card | undefined): boolean => card?.layout === 'prepare' && card.faces.length > 1;

/** [CR 722.2, 722.2a, 722.2b] The card whose inset frame is an object's prepare spell; -1 where it has none. */
function prepareSpellOf(game: Game, record: Thing): number {
  if (record.faceDown !== 'no') return -1;
  const copied = copiedBy(game, record);
  const card = copied?.card ?? record.card;
  if (!isPreparation(game.cards[card])) return -1;
  cite('722.2|', '722.2a|');
  if (copied !== null) cite('722.2b|');
  return card;
}

/** [CR 722.3a, 722.3b] A permanent becomes prepared, if it has a prepare spell and is not prepared yet, or unprepared. */
export function applyPrepare(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  const record = onBattlefield(game, event.id);
  if (record === null || record.marks.includes(PREPARED) === event.on) return null;
  if (!event.on) {
    unprepare(game, record);
    return [event];
  }
  if (prepareSpellOf(game, record) < 0) return null;
  const written = write(game, record.id);
  written.marks = [...written.marks, PREPARED];
  copyInExile(game, record.id);
  staleOne(game, record.id);
  return [event];
}

function unprepare(game: Game, record: Thing): void {
  const written = write(game, record.id);
  written.marks = written.marks.filter(mark => mark !== PREPARED);
  lookAtCopy(game, written);
  staleOne(game, record.id);
}

/**
 * [CR 722.3, 722.3c] Its controller creates a copy of it in exile with nothing but the characteristics of its prepare spell,
 * whatever was excepted when the permanent itself became a copy.
 */
export function copyInExile(game: Game, id: ObjectId): void {
  const card = prepareSpellOf(game, thing(game, id));
  if (card < 0) return;
  cite('722.3|', '722.3c|');
  const copy = newThing(game, 'copy', card, controllerOf(game, id), 'exile');
  copy.face = INSET;
  copy.copied = { card, face: INSET, changes: NO_CHANGES };
  copy.memory = { prepared: [id] };
  putIn(game, copy);
  hasEntered(game, copy);
  const permanent = write(game, id);
  permanent.memory = { ...permanent.memory, prepareSpell: [copy.id] };
}

/** What a copy in exile, or the permanent that it was made for, remembers of the other. */
function linked({ memory }: Thing, key: 'prepared' | 'prepareSpell'): ObjectId {
  const ids = memory[key];
  return Array.isArray(ids) ? (ids[0] as ObjectId) : NONE;
}

/** The prepared permanent for which a copy waits; undefined once there is none any more [CR 722.3c]. */
function preparedFor(game: Game, copy: Thing): Thing | undefined {
  const id = linked(copy, 'prepared');
  const permanent = id === NONE ? undefined : thingOrNone(game, id);
  if (permanent?.zone !== 'battlefield' || permanent.phasedOut || !permanent.marks.includes(PREPARED)) return undefined;
  return linked(permanent, 'prepareSpell') === copy.id ? permanent : undefined;
}

/** [CR 722.3c, 704.5e] The copy stays in exile as long as its permanent is prepared, though it is not a card. */
export const staysPrepared = (game: Game, copy: Thing): boolean =>
  by('722.3c|', copy.zone === 'exile' && preparedFor(game, copy) !== undefined);

/** [CR 722.3c] Who controls the prepared permanent may cast the copy. */
export function mayCastPrepared(game: Game, seat: Seat, record: Thing): boolean {
  if (record.kind !== 'copy' || record.zone !== 'exile') return false;
  const permanent = preparedFor(game, record);
  return permanent !== undefined && controllerOf(game, permanent.id) === seat;
}

/** The prepared permanent whose copy has been put onto the stack as a spell; NONE for other spells. */
export function preparedBehind(game: Game, spell: ObjectId): ObjectId {
  const copy = thingOrNone(game, thing(game, spell).previous);
  return copy === undefined || copy.kind !== 'copy' ? NONE : linked(copy, 'prepared');
}

/** Whether a spell is a prepare spell, cast or copied [CR 722.3d]. */
export const isPrepareSpell = (game: Game, { copied }: Thing): boolean =>
  copied !== null && copied.face === INSET && isPreparation(cardAt(game, copied.card));

/** The copy is looked at in the next check: its permanent is not prepared any more, has phased out or gone. */
export function lookAtCopy(game: Game, permanent: Thing): void {
  const id = linked(permanent, 'prepareSpell');
  if (id !== NONE && thingOrNone(game, id)?.zone === 'exile') touch(game, id);
}
