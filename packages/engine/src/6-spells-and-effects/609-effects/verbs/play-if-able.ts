/** A player who is controlled has to play a card, with less means than usual [CR 723.7 | 2007: none]. */
import type { Filter } from '@lawmage/ability';
import { hasLandPlay, landFaces, playLand } from '../../../3-card-types/305-lands/plays.ts';
import { presentOf } from '../../../nouns/present.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { playerRules } from '../../604-static/rules.ts';
import { stale } from '../../613-layers/stale.ts';
import { addLasting } from '../lasting.ts';
import { actor } from '../scope.ts';
import type { Executor } from '../types.ts';

/** Whatever is no land. */
const OTHERS: Filter = { sort: 'source', adj: [{ is: 'not', trait: { is: 'type', type: 'land' } }] };

/**
 * [CR 723.7, 305.3, 608.2g | 2007: none] A land is played if one may be played in this turn; a spell is cast if it can be paid for
 * with mana of lands.
 */
export const playIfAble: Executor<'playIfAble'> = (game, verb, memory): Done => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const [id] = presentOf(game, verb.what, scope);
  if (id === undefined) return nothing();
  cite('723.7|');
  const [face] = landFaces(game, seat, id);
  if (face !== undefined)
    return hasLandPlay(game, seat, playerRules(game, seat)) ? playLand(game, seat, id, face) : nothing();
  const rule = { rule: 'cantActivate', of: OTHERS } as const;
  addLasting(game, memory, { until: 'resolved' }, { is: 'rule', seats: [seat], rule });
  stale(game);
  const plain = { free: false, cost: null, transformed: false, only: null, may: false, ifAble: true } as const;
  return push(game, { do: 'castDuring', seat, id, ...plain, memory });
};
