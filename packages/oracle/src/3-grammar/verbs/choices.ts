import type { ChosenWord, Effect, Modification } from '@lawmage/ability';
import { same } from '../../2-kernel/index.ts';

/** What is chosen for a change "of your choice". */
function wordOf(change: Modification): ChosenWord | undefined {
  if (!('said' in change)) return undefined;
  if (change.said === 'choice') return 'color';
  return change.said === 'creatureType' || change.said === 'basicLandType' ? change.said : undefined;
}

/** "all creatures of the creature type of your choice". */
const ofChosenType = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('is' in value && value.is === 'chosenType' && 'said' in value && value.said === 'of your choice') ||
    Object.values(value).some(ofChosenType));

function wordIn(effect: Effect): ChosenWord | undefined {
  if (ofChosenType(effect)) return 'creatureType';
  return effect.do === 'modify' ? effect.changes.map(wordOf).find(word => word !== undefined) : undefined;
}

/** "becomes the color of your choice": the colour is chosen, then the change is made [CR 608.2d | 2007: 413.2c]. */
export function choosingFirst(effect: Effect): Effect {
  const kind = wordIn(effect);
  return kind === undefined
    ? effect
    : { do: 'sequence', said: 'choosing', steps: [{ do: 'chooseWord', kind }, effect] };
}

/** The inverse of `choosingFirst`; undefined for a change whose word nobody chooses. */
export function withoutChoosing(effect: Effect): Effect | undefined {
  if (effect.do !== 'sequence' || effect.said !== 'choosing') return wordIn(effect) === undefined ? effect : undefined;
  const [, change] = effect.steps;
  return change && same(choosingFirst(change), effect) ? change : undefined;
}
