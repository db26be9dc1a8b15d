/** Melded permanents [CR 701.42, 712.4 | 2007: none]: two cards with their back faces up, combined. */
import type { Component, Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { asComponent, marksOf } from './components.ts';
import { compositeOf } from './values.ts';

/** [CR 701.42b, 712.4 | 2007: none] Whether two objects are cards of one meld pair: other cards with the same combined back. */
export function areMeldPair(game: Game, a: ObjectId, b: ObjectId): boolean {
  const [one, other] = [a, b].map(id => thing(game, id));
  const own = backOf(game, one);
  return own !== null && own === backOf(game, other) && one?.card !== other?.card;
}

function backOf(game: Game, record: Thing | undefined): string | null {
  const card = record === undefined ? undefined : game.cards[record.card];
  return record?.kind === 'card' && card?.layout === 'meld' ? (card.faces[1]?.name ?? null) : null;
}

const backUp = (record: Thing): Component => ({ ...asComponent(record, 0), face: 1, faceDown: 'no', copied: null });

/** [CR 701.42a, 712.8g] What a card and its counterpart are together on the battlefield. */
export function meldedFrom(
  game: Game,
  record: Thing,
  counterpart: Thing,
): Pick<Thing, 'components' | 'copied' | 'face' | 'marks'> {
  const components = [backUp(record), { ...backUp(counterpart), half: true }];
  return { components, copied: compositeOf(game, components, null), face: 1, marks: marksOf(components) };
}
