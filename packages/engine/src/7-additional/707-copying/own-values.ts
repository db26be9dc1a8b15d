/** Exceptions that keep what an object has itself: "except its name is ~", "except it doesn't copy that creature's color". */
import { COLORS, type Modification } from '@lawmage/ability';
import { bitOfColor } from '../../2-parts/printed.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import { cite } from '../../work/cite.ts';

type Own = Pick<Characteristics, 'name' | 'colors'>;

/** [CR 707.9b, 707.9c | 2007: 503.9] They are settled to what it has when the copy is made, whatever it becomes later. */
export const withOwn = (changes: readonly Modification[] | undefined, own: () => Own): readonly Modification[] =>
  changes?.map(change => settled(change, own)) ?? [];

function settled(change: Modification, own: () => Own): Modification {
  if (change.change === 'ownName') return { change: 'name', name: own().name };
  if (change.change !== 'ownColor') return change;
  cite('707.9c|503.9');
  const { colors } = own();
  return { change: 'color', colors: COLORS.filter(color => (colors & bitOfColor(color)) !== 0) };
}
