/** Pairing [CR 702.95 | 2007: none]. */
import type { Condition, Filter } from '@lawmage/ability';
import { isPaired } from '../../../nouns/pairs.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game } from '../../../state/game.ts';
import type { ObjectId, Seat } from '../../../state/ids.ts';
import { nothing } from '../../../work/agenda.ts';
import { by, cite } from '../../../work/cite.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { controllerOf, isType } from '../../613-layers/characteristics.ts';
import { stale } from '../../613-layers/stale.ts';
import { addLasting } from '../lasting.ts';
import type { Executor } from '../types.ts';

const YOUR_CREATURE: Filter = {
  types: ['creature'],
  sort: 'permanent',
  whose: { by: 'controller', who: { who: 'you' } },
};

/** [CR 702.95a, 702.95c, 702.95d] Two unpaired creatures of one player, for as long as both are that. */
export const pair: Executor<'pair'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [one] = presentOf(game, verb.what, scope);
  const [other] = presentOf(game, verb.with, scope);
  if (one === undefined || other === undefined || one === other) return nothing();
  if (![one, other].every(id => mayBePaired(game, id, scope.you))) return nothing();
  cite('702.95b|');
  const slot = scope.found.length;
  const remains = (at: number): Condition => ({ if: 'fits', what: { what: 'that', slot: at }, filter: YOUR_CREATURE });
  const found = [...scope.found, { ids: [one], seats: [], n: 1 }, { ids: [other], seats: [], n: 1 }];
  const condition: Condition = { if: 'all', of: [remains(slot), remains(slot + 1)] };
  addLasting(game, memory, { until: 'whileFalse', condition }, { is: 'pair', ids: [one, other], found });
  stale(game);
  return nothing();
};

const mayBePaired = (game: Game, id: ObjectId, you: Seat): boolean =>
  !by('702.95c|', !isType(game, id, 'creature') || controllerOf(game, id) !== you) &&
  !by('702.95d|', isPaired(game, id));
