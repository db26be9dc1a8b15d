/** Turning face up and face down [CR 708.2a, 708.8 | 2007: 504.2, 504.5]. */

import { applyCounters } from '../../1-concepts/122-counters/counters.ts';
import { hasOtherFace, onBattlefield, turn } from '../../2-parts/turning.ts';
import { printedFace } from '../../4-zones/printed.ts';
import { isNeverPermanent } from '../../4-zones/stays.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';

/** [CR 708.8, 701.40g | 2007: 504.5] It is again what it is, if that can be a permanent; nothing enters. */
export function applyTurnFaceUp(game: Game, event: EventOf<'turnFaceUp'>): readonly GameEvent[] | null {
  if (thingOrNone(game, event.id)?.zone === 'exile') return turnUpInExile(game, event);
  const record = onBattlefield(game, event.id);
  if (record === null || record.faceDown === 'no') return null;
  cite('708.8|504.5');
  const face = printedFace(game, record);
  if (face === null || isNeverPermanent(face)) return null;
  const grows = record.faceDown === 'megamorph' && event.source === event.id;
  turn(game, record, { faceDown: 'no' });
  return grows ? [event, ...megamorph(game, event)] : [event];
}

/** [CR 406.3 | 2007: 217.7b] A card that was exiled face down has its characteristics again. */
function turnUpInExile(game: Game, event: EventOf<'turnFaceUp'>): readonly GameEvent[] | null {
  if (thing(game, event.id).faceDown === 'no') return null;
  cite('406.3|217.7b');
  turn(game, thing(game, event.id), { faceDown: 'no' });
  return [event];
}

/** [CR 702.37b] Turned up for its megamorph cost, a creature gets a counter as it turns. */
function megamorph(game: Game, { id, rule }: EventOf<'turnFaceUp'>): readonly GameEvent[] {
  const counter = { what: 'counters', rule, source: id, id, seat: NOBODY, kind: '+1/+1', n: 1, by: NOBODY } as const;
  return applyCounters(game, counter) ?? [];
}

/** [CR 708.2a, 708.2b, 712.16 | 2007: 504.2] A 2/2 creature with nothing else; not what is face down or has two faces. */
export function applyTurnFaceDown(game: Game, event: EventOf<'turnFaceDown'>): readonly GameEvent[] | null {
  const record = onBattlefield(game, event.id);
  if (record === null || hasOtherFace(game, record)) return null;
  if (record.faceDown !== 'no') {
    cite('708.2b|');
    return null;
  }
  cite('708.2a|502.26e');
  turn(game, record, { faceDown: 'morph' });
  return [event];
}
