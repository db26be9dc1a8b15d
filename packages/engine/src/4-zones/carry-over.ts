/** What was said of a spell goes on for the permanent that it becomes [CR 400.7a, 400.7c | 2007: 213.5, 217.1c]. */

import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Lasting } from '../state/lasting.ts';
import { cite } from '../work/cite.ts';

const givesControl = ({ changes }: Extract<Lasting, { readonly is: 'modify' }>): boolean =>
  changes.some(({ change }) => change === 'control');

/** [CR 400.7c | 2007: 217.1c] What prevents damage from a spell prevents that of the permanent it becomes. */
function carryShields(game: Game, spell: ObjectId, permanent: ObjectId): void {
  const isAbout = (one: Lasting): boolean =>
    one.is === 'prevent' && one.shield.source !== undefined && one.found.some(found => found?.ids.includes(spell));
  if (!game.lasting.some(isAbout)) return;
  cite('400.7c|217.1c');
  game.lasting = game.lasting.map(one =>
    isAbout(one)
      ? {
          ...one,
          found: one.found.map(
            found => found && { ...found, ids: found.ids.map(id => (id === spell ? permanent : id)) },
          ),
        }
      : one,
  );
}

/** [CR 400.7a | 2007: 217.1c] What changed a spell goes on for the permanent it becomes. */
export function carryOver(game: Game, spell: ObjectId, permanent: ObjectId): void {
  carryShields(game, spell, permanent);
  if (!game.lasting.some(one => one.is === 'modify' && one.ids?.includes(spell))) return;
  const carried = game.lasting.filter(one => one.is === 'modify' && one.ids?.includes(spell));
  if (carried.some(one => one.is === 'modify' && one.given === true)) cite('400.7b|');
  if (carried.some(one => one.is === 'modify' && one.given !== true)) cite('112.4|213.5', '400.7a|213.5');
  if (game.lasting.some(one => one.is === 'modify' && one.ids?.includes(spell) && givesControl(one))) cite('110.2b|');
  game.lasting = game.lasting.map(one =>
    one.is === 'modify' && one.ids?.includes(spell)
      ? { ...one, ids: one.ids.map(id => (id === spell ? permanent : id)) }
      : one,
  );
  stale(game);
}
