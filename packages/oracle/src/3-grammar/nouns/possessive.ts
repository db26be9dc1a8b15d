import type { Objects } from '@lawmage/ability';
import { oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { thatObjects } from './pronouns.ts';

/** Whose power, controller or owner is meant: "its", "that creature's", "~'s", "target creature's". */
export const possessive: Phrase<Objects> = part<Objects>()(
  oneOf('a possessive', thatObjects, say`${later.oneNamed}'s`),
);
