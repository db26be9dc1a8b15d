/** Split cards [CR 709 | 2007: 505]. */

import type { Card, ZoneName } from '@lawmage/ability';
import type { Characteristics } from '../state/characteristics.ts';
import { cite } from '../work/cite.ts';
import { printed } from './printed.ts';

/** [CR 709.4 | 2007: 505.4] Away from the stack a split card has the characteristics of both halves. */
export const isCombined = (card: Card, zone: ZoneName | null): boolean =>
  (card.layout === 'split' || card.layout === 'aftermath' || card.layout === 'room') &&
  card.faces.length > 1 &&
  zone !== 'stack' &&
  zone !== 'battlefield';

/** The mark of a split card that is looked at as the spell that one of its halves would be [CR 601.3e, 709.3a | 2007: 505.2]. */
export const HALF = 'half';

const combinations = new WeakMap<Card, Characteristics>();

/** [CR 709.4b, 709.4c | 2007: 505.4] The halves of a split card taken together. */
export function combined(card: Card): Characteristics {
  cite('709.4|505.5', '709.4b|505.6', '709.4|505.2', '709.4b|505.3', '709.4c|', '709.2|505.4');
  let known = combinations.get(card);
  if (known === undefined) {
    known = card.faces.slice(1).map(printed).reduce(join, printed(card.faces[0]));
    combinations.set(card, known);
  }
  return known;
}

const join = (a: Characteristics, b: Characteristics): Characteristics => ({
  ...a,
  name: `${a.name} // ${b.name}`,
  cost: a.cost === null ? b.cost : [...a.cost, ...(b.cost ?? [])],
  manaValue: a.manaValue + b.manaValue,
  colors: a.colors | b.colors,
  types: a.types | b.types,
  supertypes: a.supertypes | b.supertypes,
  subtypes: new Set([...a.subtypes, ...b.subtypes]),
  abilities: [...a.abilities, ...b.abilities.map(live => ({ ...live, at: live.at + a.abilities.length }))],
  keywords: new Set([...a.keywords, ...b.keywords]),
});
