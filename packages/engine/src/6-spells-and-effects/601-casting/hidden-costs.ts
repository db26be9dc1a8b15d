/** Costs that take cards of a stated quality from a hidden zone [CR 118.8c | 2007: none]. */
import type { Cost, CostPart, Effect, Filter, Objects } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { isHidden } from '../../4-zones/zones.ts';

/** [CR 118.8c | 2007: none] Whether a cost takes such cards, however it is paid. */
export const asksForHidden = (cost: Cost): boolean => cost.some(takesHidden);

function takesHidden(part: CostPart): boolean {
  if (part.pay === 'or') return part.of.every(asksForHidden);
  return part.pay === 'do' && (isHiddenDiscard(part.effect) || hasWord(part.effect, isHiddenKind));
}

/** Cards are discarded from the hand, which is not said. */
const isHiddenDiscard = (effect: Effect): boolean => effect.do === 'discard' && hasQuality(effect.what);

const hasQuality = (what: Objects): boolean => 'filter' in what && what.filter !== undefined && isOfAKind(what.filter);

function isOfAKind(filter: Filter): boolean {
  if ('anyOf' in filter) return filter.anyOf.some(isOfAKind);
  return filter.types !== undefined || filter.adj !== undefined || filter.with !== undefined;
}

const isHiddenKind = (node: Readonly<Record<string, unknown>>): boolean =>
  'sort' in node && isInHiddenZone(node as Filter) && isOfAKind(node as Filter);

const isInHiddenZone = (filter: Filter): boolean =>
  !('anyOf' in filter) && filter.in !== undefined && isHidden(filter.in.zone);
