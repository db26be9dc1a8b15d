/** Whether a prevention effect is about damage [CR 615 | 2007: 419.7]. */

import type { CounterShield, Objects, Recipient } from '@lawmage/ability';
import { fits } from '../../nouns/fits.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { by, cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';

type Shield = Extract<Lasting, { readonly is: 'prevent' }>;
type Damage = EventOf<'damage'>;

/** Whether a shield stands between the source and the recipient of damage. `lasting`: what it was put around. */
export function isGuarded(
  game: Game,
  shield: CounterShield,
  event: GameEvent,
  scope: Scope,
  lasting: Shield | null = null,
): event is Damage {
  if (event.what !== 'damage' || event.amount <= 0) return false;
  if (shield.combat !== undefined && shield.combat !== event.combat) return false;
  if (lasting !== null && lasting.left === 0) return false;
  if (shield.source !== undefined && !isAmong(game, shield.source, event.from, scope)) return false;
  if (shield.from !== undefined && !fits(game, event.from, shield.from, scope)) {
    if (lasting !== null && shield.source !== undefined) cite('615.9|419.8b');
    return !by('609.7b|419.8b', true);
  }
  return isAround(game, shield, event, scope, lasting);
}

/** [CR 615.11 | 2007: 419.7c] A shield of a resolved spell is around what it was put around as that resolved. */
function isAround(game: Game, { to }: CounterShield, event: Damage, scope: Scope, lasting: Shield | null): boolean {
  if (to === undefined) return true;
  if (lasting !== null) cite('615.11|419.7c');
  if (lasting !== null && !isOpen(to))
    return event.id === NONE ? lasting.seats.includes(event.seat) : lasting.ids.includes(event.id);
  return isRecipient(game, to, event, scope);
}

/** [CR 611.2c | 2007: 418.3b] "Damage that would be dealt to creatures" is about whatever is a creature then. */
const isOpen = (to: Recipient): boolean => 'what' in to && to.what === 'each';

function isRecipient(game: Game, to: Recipient, event: Damage, scope: Scope): boolean {
  if ('all' in to) return to.all.some(part => isRecipient(game, part, event, scope));
  if ('who' in to) return event.id === NONE && playersOf(game, to, scope).includes(event.seat);
  return 'what' in to && event.id !== NONE && isAmong(game, to, event.id, scope);
}

/** Whether an object is one that a phrase in a prevention or redirection effect names. */
export function isAmong(game: Game, what: Objects, id: ObjectId, scope: Scope): boolean {
  if (what.what === 'each' || what.what === 'some') return fits(game, id, what.filter, scope);
  return what.what === 'both' || what.what === 'either'
    ? what.of.some(part => isAmong(game, part, id, scope))
    : objectsOf(game, what, scope).includes(id);
}
