/** [CR 700.8] A player's party. */
import type { Subtype } from '@lawmage/ability';
import { characteristics, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';

export const CLASSES: readonly Subtype[] = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** [CR 700.8, 700.8a, 700.8b | 2007: none] The most creatures of which each stands for another class. */
export function partySize(game: Game, seat: Seat): number {
  cite('700.8|', '700.8a|');
  const members = game.battlefield
    .filter(id => characteristics(game, id).controller === seat && isType(game, id, 'creature'))
    .map(id => CLASSES.filter(type => characteristics(game, id).subtypes.has(type)))
    .filter(classes => classes.length > 0);
  if (members.some(classes => classes.length > 1)) cite('700.8b|');
  const filledBy = new Map<Subtype, number>();
  const joins = (member: number, tried: Set<Subtype>): boolean => {
    for (const type of members[member] ?? []) {
      if (tried.has(type)) continue;
      tried.add(type);
      const other = filledBy.get(type);
      if (other !== undefined && !joins(other, tried)) continue;
      filledBy.set(type, member);
      return true;
    }
    return false;
  };
  for (const member of members.keys()) joins(member, new Set());
  if (filledBy.size === CLASSES.length) cite('700.8c|');
  return filledBy.size;
}
