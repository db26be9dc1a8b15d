/** The legend rule and the world rule. */

import { characteristics, controllerOf, isSupertype } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { editionOf } from '../../editions/edition.ts';
import { shareName } from '../../nouns/names.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { type Actions, add, goes, type ObjectCheck } from './found.ts';

const LEGEND = '704.5j|420.5e';
const WORLD = '704.5k|420.5i';

/**
 * [CR 704.5j | 2007: 420.5e] Today each player keeps one of the legendary permanents of one name that the player
 * controls; in 2007 all legendary permanents of one name go.
 */
export const checkLegend: ObjectCheck = (game, id, actions) => {
  if (!isSupertype(game, id, 'legendary')) return;
  const all = editionOf(game).legendRule === 'all';
  const is = characteristics(game, id);
  const { controller } = is;
  if (is.name === '') return;
  const same = game.battlefield.filter(
    other => isSuchLegend(game, other, is) && (all || controllerOf(game, other) === controller),
  );
  if (same.length < 2) return;
  cite('201.2a|202.3');
  if (all) for (const one of same) add(actions, goes(one, LEGEND, 'legend'));
  else askWhichStays(game, same, actions);
};

const isSuchLegend = (game: Game, id: ObjectId, is: Characteristics): boolean =>
  !thing(game, id).phasedOut && isSupertype(game, id, 'legendary') && shareName(game, characteristics(game, id), is);

function askWhichStays(game: Game, same: readonly ObjectId[], actions: Actions): void {
  const [first] = same;
  if (first === undefined || actions.needed.some(one => one.code === 'legend' && one.source === first)) return;
  actions.needed.push({
    kind: 'pick',
    seat: controllerOf(game, first),
    code: 'legend',
    rule: LEGEND,
    source: first,
    options: same.map(id => ({ is: 'object', id })),
    outcomes: same.map(kept => same.filter(id => id !== kept).map(id => goes(id, LEGEND, 'legend'))),
  });
}

/** [CR 704.5k | 2007: 420.5i] Of several world permanents only the newest stays; of several equally new ones none. */
export const checkWorld: ObjectCheck = (game, id, actions) => {
  if (!isSupertype(game, id, 'world')) return;
  const worlds = game.battlefield.filter(other => isSupertype(game, other, 'world') && !thing(game, other).phasedOut);
  if (worlds.length < 2) return;
  const newest = Math.max(...worlds.map(other => thing(game, other).timestamp));
  const stay = worlds.filter(other => thing(game, other).timestamp === newest);
  for (const other of worlds) if (stay.length > 1 || other !== stay[0]) add(actions, goes(other, WORLD));
};
