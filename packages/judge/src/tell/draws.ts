/** Several cards drawn at once, in one sentence. */
import type { Seat } from '@lawmage/engine';
import { line, listed, object, type Sentence, type Telling, verb, who } from './parts.ts';

/** "You draw Forest, Plains and Island.", "Bob draws 7 cards." `ids` are those of the cards, in their order. */
export function sayDraws(telling: Telling, seat: Seat, ids: readonly Parameters<typeof object>[1][]): Sentence {
  const draws = verb(telling, seat, ' draws ', ' draw ');
  const known = ids.filter(id => (telling.names[id] ?? '') !== '');
  if (known.length === 0) return line('full', who(telling, seat), draws, `${ids.length} cards.`);
  const hidden = ids.length - known.length;
  const others = hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`];
  return line('full', who(telling, seat), draws, ...listed([...known.map(id => object(telling, id)), ...others]), '.');
}
