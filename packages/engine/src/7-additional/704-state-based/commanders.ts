/** [CR 704.6d, 903.9a] Commanders in a graveyard or in exile. */

import { NONE } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import type { GameEvent } from '../../work/event.ts';
import type { ObjectCheck } from './found.ts';

/** Its owner may put it into the command zone; asked once after each move. */
export const checkCommander: ObjectCheck = (game, id, actions) => {
  const { zone, owner, marks } = thing(game, id);
  if (!game.format.commander || !marks.includes('commander') || (zone !== 'graveyard' && zone !== 'exile')) return;
  const back: GameEvent = {
    what: 'move',
    id,
    from: zone,
    to: 'command',
    at: 0,
    cause: 'stateBased',
    by: owner,
    arrival: null,
    newId: NONE,
    rule: '704.6d|',
    source: NONE,
  };
  actions.needed.push({
    kind: 'yesNo',
    seat: owner,
    code: 'may',
    rule: '704.6d|',
    source: id,
    options: [],
    outcomes: [[], [back]],
  });
};
