/** One way to cast a card [CR 601.2b, 118.9 | 2007: 409.1b]. */
import type { Cost, KeywordName } from '@lawmage/ability';
import type { FaceDown } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import type { Gives } from './permitted-gifts.ts';

export type Way = {
  /** Its name, as in `StackItem.way` and `Act.way`. */
  readonly way: string;
  readonly face: number;
  /** What is paid in place of, or as, the mana cost. */
  readonly cost: Cost;
  /** What this way asks for besides. */
  readonly extra: Cost;
  /** Cast without paying the mana cost: X is 0 [CR 107.3b]. */
  readonly free: boolean;
  readonly faceDown: FaceDown;
  /** `own`: as the card's types and flash say. */
  readonly timing: 'own' | 'instant' | 'sorcery';
  /** The keyword whose alternative cost this is. */
  readonly keyword: KeywordName | null;
  /** Mana may be spent as though it were of any type [CR 609.4b]. */
  readonly anyType: boolean;
  /** A mark of the player that counts the uses of its permission in a turn; '' if they are not counted. */
  readonly counted: string;
  /** The effect that permits it; NONE where the rules do. */
  readonly by: ObjectId;
  /** What its permission gives to the spell. */
  readonly gives: Gives | null;
  /** Where several effects permit it, each only so often or with something more: one of them is used. */
  readonly permits: readonly Pick<Way, 'by' | 'counted' | 'gives'>[];
};

/** A way, with what it leaves unsaid filled in. */
export const way = (says: Partial<Way>): Way => ({
  way: 'normal',
  face: 0,
  cost: [],
  extra: [],
  free: false,
  faceDown: 'no',
  timing: 'own',
  keyword: null,
  anyType: false,
  counted: '',
  by: NONE,
  gives: null,
  permits: [],
  ...says,
});
