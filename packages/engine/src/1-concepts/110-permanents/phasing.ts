/**
 * Phasing [CR 702.26 | 2007: 502.15, 217.8]. What is phased out keeps its place and its record; in editions in which that is
 * a zone it stands in `Game.phasedOut`, otherwise among the permanents, marked.
 */

import { copyInExile, lookAtCopy, PREPARED } from '../../2-parts/preparation.ts';
import { cease } from '../../4-zones/leave.ts';
import { withoutFighter } from '../../5-turns/combat/removal.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import { ceaseToBeBestowed, isBestowed } from '../../7-additional/702-keywords/bestowed.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game, Thing } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { delist, enlist } from '../../state/indexing.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thing, thingOrNone, write } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import { cite, isCiting } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';
import { PHASED_UNTIL } from './phased-until.ts';

type Phased = EventOf<'phaseIn' | 'phaseOut'>;

/** [CR 702.26g | 2007: 502.15i] The mark of what phased out together with its host, and phases in with it. */
const INDIRECTLY = 'phasedIndirectly';

/** [CR 702.26b, 702.26g | 2007: 502.15b, 502.15i] A permanent phases out, and what is attached to it with it. */
export function applyPhaseOut(game: Game, event: Phased): readonly Phased[] | null {
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone !== 'battlefield' || record.phasedOut) return null;
  cite('702.26b|502.15b', '702.26b|217.8a', '702.26d|502.15d');
  const attached = withAttachments(game, record.id);
  if (attached.length > 1) cite('702.26g|502.15i');
  if (record.attachedTo !== NONE) letGo(game, record);
  for (const id of attached) phaseOut(game, id, id !== record.id);
  stale(game);
  const told = attached.map(id => ({ ...event, id }));
  if (editionOf(game).phasedOutIsZone) {
    for (const id of attached) {
      if (thing(game, id).kind !== 'token') continue;
      cite('|217.8d');
      cease(game, id);
    }
  }
  return told;
}

/** A permanent, what is attached to it, what is attached to that, and so on. */
function withAttachments(game: Game, id: ObjectId): readonly ObjectId[] {
  return [id, ...thing(game, id).attachments.flatMap(attached => withAttachments(game, attached))];
}

/** [CR 506.4, 702.26b | 2007: 502.15e, 217.8d] */
function phaseOut(game: Game, id: ObjectId, indirectly: boolean): void {
  const written = write(game, id);
  written.phasedOut = true;
  if (indirectly) written.marks = [...written.marks, INDIRECTLY];
  if (editionOf(game).phasedOutIsZone) {
    if (written.damage > 0) cite('|502.15e');
    written.damage = 0;
    game.battlefield = game.battlefield.filter(other => other !== id);
    game.phasedOut = [...game.phasedOut, id];
  }
  if (editionOf(game).phasedOutIsZone) forgetPhased(game, id);
  if (game.combat !== null) game.combat = withoutFighter(game.combat, id);
  if (written.marks.includes(PREPARED)) lookAtCopy(game, written);
  delist(game, id);
}

/**
 * [2007: 502.15g] Effects that last for a while, and delayed abilities that speak of it, lose track of what leaves play in this
 * way; effects without an end do not.
 */
function forgetPhased(game: Game, id: ObjectId): void {
  const lasting = game.lasting.map(effect => withoutPhased(effect, id));
  if (lasting.every((effect, n) => effect === game.lasting[n])) return;
  cite('|502.15g');
  game.lasting = lasting.filter(effect => effect !== null);
}

function withoutPhased(effect: Lasting, id: ObjectId): Lasting | null {
  if (effect.is === 'trigger')
    return speaksOf(effect.found, id) ? { ...effect, found: without(effect.found, id) } : effect;
  if (effect.until === null || effect.until.until === 'endOfGame') return effect;
  if (effect.is === 'regenerate') return effect.id === id ? null : effect;
  if (!('ids' in effect) || effect.ids === null || !effect.ids.includes(id)) return effect;
  return { ...effect, ids: effect.ids.filter(other => other !== id) };
}

const speaksOf = (found: Lasting['found'], id: ObjectId): boolean => found.some(one => one?.ids.includes(id) === true);

const without = (found: Lasting['found'], id: ObjectId): Lasting['found'] =>
  found.map(one => one && { ...one, ids: one.ids.filter(other => other !== id) });

/** [CR 702.26i | 2007: 502.15j] What phases out by itself remembers its host, which no longer holds it. */
function letGo(game: Game, record: Thing): void {
  const host = thingOrNone(game, record.attachedTo);
  if (host === undefined || host.zone === null) return;
  write(game, host.id).attachments = host.attachments.filter(id => id !== record.id);
}

/** [CR 702.26c, 702.26g, 702.26i | 2007: 502.15b, 502.15i, 502.15j] A permanent phases in with what phased out with it. */
export function applyPhaseIn(game: Game, event: Phased): readonly Phased[] | null {
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone === null || !record.phasedOut || record.marks.includes(INDIRECTLY))
    return null;
  cite('702.26d|502.15f', '702.26d|217.8c', '702.26d|510.6', '702.26d|502.15d', '702.26d|502.15k');
  const attached = withAttachments(game, record.id);
  for (const id of attached) phaseIn(game, id);
  if (record.attachedTo !== NONE) takeHold(game, record.id);
  stale(game);
  return attached.map(id => ({ ...event, id }));
}

/** [CR 702.26c | 2007: 502.15m] */
function phaseIn(game: Game, id: ObjectId): void {
  const written = write(game, id);
  if (Object.keys(written.counters).length > 0) cite('702.26d|502.15h');
  if (isCiting() && game.stack.some(item => isTargeted(game, item, id))) cite('702.26c|502.15n', '702.26b|502.15n');
  written.phasedOut = false;
  written.marks = written.marks.filter(mark => mark !== INDIRECTLY && mark !== PHASED_UNTIL);
  if (editionOf(game).phasedOutIsZone) {
    cite('702.26d|502.15m');
    written.since = -1;
    game.phasedOut = game.phasedOut.filter(other => other !== id);
    game.battlefield = [...game.battlefield, id];
  }
  enlist(game, id);
  touch(game, id);
  if (written.marks.includes(PREPARED)) copyInExile(game, id);
}

/** [CR 702.26c | 2007: 502.15n] What targets it finds it again. */
const isTargeted = (game: Game, item: ObjectId, id: ObjectId): boolean =>
  thing(game, item).stack?.targets.some(({ chosen }) => chosen.some(target => target.id === id)) === true;

/** Back on its host, if that is still there; otherwise attached to nothing. */
function takeHold(game: Game, id: ObjectId): void {
  cite('702.26i|502.15j');
  const written = write(game, id);
  const host = thingOrNone(game, written.attachedTo);
  if (host === undefined || host.zone !== 'battlefield') {
    written.attachedTo = NONE;
    if (isBestowed(written)) {
      cite('702.103g|');
      ceaseToBeBestowed(game, id);
    }
  } else write(game, host.id).attachments = [...host.attachments, id];
}
