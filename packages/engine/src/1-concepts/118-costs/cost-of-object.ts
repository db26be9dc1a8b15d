/** The mana cost of an object as what is to be paid [CR 107.3h, 118.6 | 2007: none]. */
import type { Cost, CostPart, ManaCost } from '@lawmage/ability';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';

/** What nobody can pay: one of no costs. */
const UNPAYABLE: CostPart = { pay: 'or', of: [] };

/** "Pay its mana cost." */
export const isOfObject = ({ pay }: CostPart): boolean => pay === 'costOf';

/** A cost with the mana costs of objects that it speaks of as they are now; the same one where it speaks of none. */
export function asPrinted(game: Game, cost: Cost, scope: Scope): Cost {
  if (!cost.some(isOfObject)) return cost;
  return cost.flatMap(
    (part): Cost =>
      part.pay === 'costOf' ? objectsOf(game, part.of, scope).map(id => costOfObject(game, id)) : [part],
  );
}

/** [CR 118.6 | 2007: none] What has no mana cost has one that cannot be paid. */
function costOfObject(game: Game, id: ObjectId): CostPart {
  const { cost } = characteristics(game, id);
  return by('118.6|', cost === null) || cost === null ? UNPAYABLE : { pay: 'mana', cost: withItsX(game, id, cost) };
}

/** [CR 107.3h | 2007: none] Its X is that of the spell as it was cast; of anything else it is 0, whatever X this text has. */
function withItsX(game: Game, id: ObjectId, cost: ManaCost): ManaCost {
  if (!cost.includes('X')) return cost;
  cite('107.3h|');
  const { zone, stack } = thing(game, id);
  const x = zone === 'stack' ? (stack?.x ?? 0) : 0;
  return cost.map(symbol => (symbol === 'X' ? x : symbol));
}
