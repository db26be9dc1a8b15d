/** [CR 704.5aa, 702.179a | 2007: none] Start your engines! */
import { controllerOf, hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { player } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { markEvent } from '../../work/events.ts';
import type { ObjectCheck } from './found.ts';

/** Its controller's speed becomes 1 if the player has none. */
export const checkEngines: ObjectCheck = (game, id, actions) => {
  if (!hasKeyword(game, id, 'start your engines!')) return;
  const seat = controllerOf(game, id);
  if (player(game, seat).marks.some(mark => mark.startsWith('speed:'))) return;
  const already = actions.events.some(
    event => event.what === 'mark' && event.seat === seat && event.mark === 'speed:1',
  );
  cite('702.179a|');
  if (!already) actions.events.push(markEvent({ seat }, 'speed:1', '704.5aa|'));
};
