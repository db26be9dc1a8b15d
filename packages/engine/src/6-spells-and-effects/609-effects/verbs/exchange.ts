/** Exchanges of values and of zones [CR 701.12 | 2007: none]. */
import type { Modification } from '@lawmage/ability';
import { statOf } from '../../../nouns/stat.ts';
import { player } from '../../../state/store.ts';
import { touchAll } from '../../../state/touch.ts';
import { by, cite } from '../../../work/cite.ts';
import { lifeEvent, moveEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { stale } from '../../613-layers/stale.ts';
import { isForbidden } from '../../614-replacement/forbid.ts';
import { addLasting } from '../lasting.ts';
import { actor, actors, didSome, permanentsOf } from '../scope.ts';
import type { Executor } from '../types.ts';

/**
 * [CR 701.12a, 701.12g | 2007: none] The player gains or loses life, and an effect sets the power or toughness; neither if one of
 * them cannot be.
 */
export const exchangeValue: Executor<'exchangeValue'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const [id] = permanentsOf(game, verb.of, memory);
  if (id === undefined) {
    cite('701.12a|');
    return happen(game, []);
  }
  const { life } = player(game, seat);
  const change = lifeEvent(seat, statOf(game, id, verb.stat) - life, scope.source, '701.12g|');
  if (by('701.12a|', change.change !== 0 && isForbidden(game, change))) return happen(game, didSome(game, memory, []));
  const base: Modification = { change: 'base', [verb.stat]: life };
  addLasting(game, memory, null, { is: 'modify', ids: [id], changes: [base], condition: null });
  stale(game);
  touchAll(game);
  return happen(game, change.change === 0 ? [] : [change]);
};

/** [CR 701.12f | 2007: none] Also where one of them is empty. */
export const exchangeZones: Executor<'exchangeZones'> = (game, { who, zones: [one, other] }, memory) => {
  const scope = memoryOf(game, memory);
  cite('701.12f|');
  const batch = actors(game, who, scope).flatMap(seat =>
    (
      [
        [one, other],
        [other, one],
      ] as const
    ).flatMap(([from, to]) =>
      player(game, seat)[from].map(id => moveEvent(game, id, to, '701.12f|', { by: seat, source: scope.source })),
    ),
  );
  return happen(game, batch);
};
