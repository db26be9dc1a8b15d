/** [CR 111.1 | 2007: 216.1] Patterns about tokens that are created. */
import type { EventPattern } from '@lawmage/ability';
import { printed } from '../../2-parts/printed.ts';
import { printedFace } from '../../4-zones/printed.ts';
import { recordOf } from '../../4-zones/thing.ts';
import { NONE } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { fits, fitsAsToken } from '../fits.ts';
import { isPlayer, type Matching } from './matching.ts';

type Pattern = Extract<EventPattern, { readonly on: 'create' }>;

/** Before it is created, a token is judged by its definition. */
export function matchCreate(m: Matching, pattern: Pattern, event: GameEvent): boolean {
  if (event.what !== 'create' || !isPlayer(m, pattern.who, event.seat)) return false;
  const { newId } = event;
  if (newId === NONE) return wouldFit(m, pattern, event);
  if (!fits(m.game, newId, pattern.what, m.scope)) return false;
  if (pattern.slot !== undefined) m.found[pattern.slot] = { ids: [newId], seats: [], n: 1 };
  return true;
}

function wouldFit(
  { game, scope }: Matching,
  pattern: Pattern,
  { seat, card, copied, arrival }: EventOf<'create'>,
): boolean {
  cite('701.7b|');
  const face = printedFace(game, { card, face: arrival.face, copied: arrival.copied ?? copied });
  if (face === null) return false;
  const standIn = recordOf(game.own, NONE, 0, 'token', card, seat, 'battlefield');
  return fitsAsToken(game, standIn, { ...printed(face), controller: arrival.controller }, pattern.what, scope);
}
