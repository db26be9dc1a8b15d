/** State-based actions about tokens and copies that are where they cannot be. */

import { staysPrepared } from '../../2-parts/preparation.ts';
import { NONE } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { add, type ObjectCheck } from './found.ts';

/**
 * [CR 704.5d, 704.5e | 2007: 420.5f, 420.5j] A token off the battlefield, a copy of a spell off the stack, a copy of a
 * card off both.
 */
export const checkExistence: ObjectCheck = (game, id, actions) => {
  const record = thing(game, id);
  const { kind, zone } = record;
  if (kind === 'token' && zone !== 'battlefield') {
    cite('111.7|216.3');
    add(actions, { what: 'cease', id, rule: '704.5d|420.5f', source: NONE });
  } else if (kind === 'copy' && zone !== 'stack' && zone !== 'battlefield' && !staysPrepared(game, record)) {
    cite('707.10a|503.10a');
    add(actions, { what: 'cease', id, rule: '704.5e|420.5j', source: NONE });
  }
};
