/** Cards without static abilities: most of what comes and goes is passed over by that alone. */
import type { Card } from '@lawmage/ability';
import { printed } from '../../2-parts/printed.ts';
import type { Game, Thing } from '../../state/game.ts';

const KNOWN = new WeakMap<Card, boolean>();

function isInert(card: Card): boolean {
  let known = KNOWN.get(card);
  if (known === undefined) {
    known = card.faces.every(face => printed(face).abilities.every(({ ability }) => ability.is !== 'static'));
    KNOWN.set(card, known);
  }
  return known;
}

/** Whether the values that an object has before the layers hold no static ability, told from its card alone. */
export function isInertThing(
  game: Game,
  { card, copied, faceDown }: Pick<Thing, 'card' | 'copied' | 'faceDown'>,
): boolean {
  const printedOn = game.cards[card];
  return (
    printedOn !== undefined && copied === null && faceDown === 'no' && game.lasting.length === 0 && isInert(printedOn)
  );
}
