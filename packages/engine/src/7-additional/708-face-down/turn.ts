/** Turning face up and face down [CR 708.2a, 708.8 | 2007: 504.2, 504.5]. */

import { doAs, hasOtherFace, onBattlefield, turn } from '../../2-parts/turning.ts';
import { printedFace } from '../../4-zones/printed.ts';
import { isNeverPermanent } from '../../4-zones/stays.ts';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { push } from '../../work/agenda.ts';
import { by, cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { revealEvent } from '../../work/events.ts';
import { isMelded, isMerged } from '../730-merging/components.ts';
import { allTurned, hasNeverPermanent, hasTwoSidedPart } from '../730-merging/turn.ts';

/** [CR 708.8, 701.40g | 2007: 504.5] It is again what it is, if that can be a permanent; nothing enters. */
export function applyTurnFaceUp(game: Game, event: EventOf<'turnFaceUp'>): readonly GameEvent[] | null {
  if (thingOrNone(game, event.id)?.zone === 'exile') return turnUpInExile(game, event);
  const record = onBattlefield(game, event.id);
  if (record === null || record.faceDown === 'no') return null;
  cite('708.8|504.5');
  if (isMerged(record)) return turnMergedUp(game, record, event);
  const face = printedFace(game, record);
  if (face === null || isNeverPermanent(face)) return staysDown(game, event);
  if (hasOtherFace(game, record)) cite('712.15a|');
  turn(game, record, { faceDown: 'no', face: hasOtherFace(game, record) ? 0 : record.face });
  doAs(game, event.id, 'turnUp', '708.11|504.8');
  return [event];
}

/** [CR 730.2f, 730.2g | 2007: none] All of it, unless some component can be no permanent. */
function turnMergedUp(game: Game, record: Thing, event: EventOf<'turnFaceUp'>): readonly GameEvent[] | null {
  if (by('730.2g|', hasNeverPermanent(game, record))) return staysDown(game, event);
  turn(game, record, allTurned(game, record, 'no'));
  doAs(game, event.id, 'turnUp', '708.11|504.8');
  return [event];
}

/** [CR 701.40g | 2007: none] What can be no permanent is shown and stays as it is; it has not been turned face up. */
function staysDown(game: Game, { id, source }: EventOf<'turnFaceUp'>): null {
  cite('701.40g|');
  push(game, { do: 'tell', batch: [revealEvent(controllerOf(game, id), [id], source)] });
  return null;
}

/** [CR 406.3 | 2007: 217.7b] A card that was exiled face down has its characteristics again. */
function turnUpInExile(game: Game, event: EventOf<'turnFaceUp'>): readonly GameEvent[] | null {
  if (thing(game, event.id).faceDown === 'no') return null;
  cite('406.3|217.7b');
  turn(game, thing(game, event.id), { faceDown: 'no' });
  return [event];
}

/** [CR 708.2a, 708.2b, 712.16 | 2007: 504.2] A 2/2 creature with nothing else; not what is face down or has two faces. */
export function applyTurnFaceDown(game: Game, event: EventOf<'turnFaceDown'>): readonly GameEvent[] | null {
  const record = onBattlefield(game, event.id);
  if (record === null || by('712.16|', hasOtherFace(game, record) || isMelded(record))) return null;
  if (record.faceDown !== 'no') {
    cite('708.2b|');
    return null;
  }
  cite('708.2a|502.26e');
  if (by('730.2j|', hasTwoSidedPart(game, record))) return null;
  turn(game, record, isMerged(record) ? allTurned(game, record, 'morph') : { faceDown: 'morph' });
  return [event];
}
