/** State-based actions about creatures. */

import { openFace } from '../../4-zones/printed.ts';
import {
  characteristics,
  hasKeyword,
  isType,
  powerOf,
  toughnessOf,
} from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing, write } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { citeKeyword } from '../702-keywords/rules.ts';
import { add, goes, type ObjectCheck } from './found.ts';

/**
 * [CR 704.5f, 704.5g, 704.5h | 2007: 420.5b, 420.5c] No toughness: put into the graveyard. Lethal damage, or damage by
 * deathtouch: destroyed, unless indestructible [CR 702.12b].
 */
export const checkCreature: ObjectCheck = (game, id, actions) => {
  const { damage, deathtouched } = thing(game, id);
  if (deathtouched) write(game, id).deathtouched = false;
  if (!isType(game, id, 'creature')) return;
  const toughness = toughnessOf(game, id);
  if (toughness <= 0) {
    cite('701.8b|');
    if (hasNoSize(game, id)) cite('208.5|');
    add(actions, goes(id, '704.5f|420.5b'));
    return;
  }
  if (hasKeyword(game, id, 'indestructible')) {
    if (deathtouched || damage >= toughness) citeKeyword(characteristics(game, id), 'indestructible');
    return;
  }
  if (damage > 0 && damage >= lethal(game, id, toughness)) add(actions, goes(id, '704.5g|420.5c', 'lethalDamage'));
  else if (deathtouched && editionOf(game).deathtouchDestroys) {
    cite('702.2b|');
    add(actions, goes(id, '704.5h|', 'lethalDamage'));
  }
};

/** [CR 208.5 | 2007: none] Whether nothing gives it a toughness, neither what is printed nor an effect upon it. */
function hasNoSize(game: Game, id: ObjectId): boolean {
  const face = openFace(game, thing(game, id));
  if (face === null || face.toughness !== undefined) return false;
  return !game.lasting.some(
    one => one.is === 'modify' && one.ids?.includes(id) && one.changes.some(({ change }) => change === 'base'),
  );
}

/** How much damage is lethal: its toughness, or its power where a text says so. */
function lethal(game: Game, id: ObjectId, toughness: number): number {
  const byPower = characteristics(game, id).rules.some(({ rule }) => rule.rule === 'lethalByPower');
  return byPower ? powerOf(game, id) : toughness;
}
