/** What is done with exiled cards as a player cascades [CR 702.85b | 2007: none]. */
import { type Filter, may, type Objects } from '@lawmage/ability';
import { candidatesOf } from '../../../nouns/objects.ts';
import { pushInOrder } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Frame } from '../../../work/frames.ts';
import { memory as memoryOf, openMemory } from '../../../work/memory.ts';
import { playerRules } from '../../604-static/rules.ts';
import type { Executor } from '../types.ts';

/**
 * [CR 702.85b | 2007: none] When no more cards are exiled and before the last one may be cast, each effect that speaks of it lets
 * its player put one of the exiled cards somewhere.
 */
export const asCascading: Executor<'asCascading'> = (game, { what }, memory) => {
  const { you, item, x, found } = memoryOf(game, memory);
  const frames = playerRules(game, you).flatMap(({ rule, source }): readonly Frame[] => {
    if (rule.rule !== 'cascadePut') return [];
    const filter = exiledLike(rule.what, what);
    if (candidatesOf(game, filter, { you, source, x, found }).length === 0) return [];
    cite('702.85b|');
    const own = openMemory(game, { you, source, item, x, found });
    const effect = may({ do: 'move', what: { what: 'some', filter }, to: rule.to });
    return [
      { do: 'effect', effect, memory: own },
      { do: 'forget', memory: own },
    ];
  });
  return pushInOrder(game, frames);
};

const exiledLike = (filter: Filter, what: Objects): Filter =>
  'anyOf' in filter
    ? { anyOf: filter.anyOf.map(one => exiledLike(one, what)) }
    : { ...filter, in: { zone: 'exile' }, with: [...(filter.with ?? []), { is: 'among', what }] };
