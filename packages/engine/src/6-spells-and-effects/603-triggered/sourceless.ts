import type { Triggered } from '@lawmage/ability';
import type { Found } from '../../state/game.ts';
import { NONE, type Seat } from '../../state/ids.ts';
import type { Matched } from './waiting.ts';

/** [CR 113.8, 725.2, 726.2, 702.179d | 2007: none] An ability without a source, controlled by the player it comes with. */
export const sourceless = (controller: Seat, ability: Triggered, found: readonly Found[] = []): Matched => ({
  source: NONE,
  controller,
  ability,
  at: -1,
  found,
  x: 0,
  group: 0,
  delayed: -1,
});
