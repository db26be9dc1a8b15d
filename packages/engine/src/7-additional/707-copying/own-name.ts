/** An exception that keeps a name: "except its name is ~". */
import type { Modification } from '@lawmage/ability';

/** [CR 707.9b | 2007: 503.9] It is settled to that name when the copy is made, whoever may be renamed later. */
export const namedAs = (changes: readonly Modification[] | undefined, name: () => string): readonly Modification[] =>
  changes?.map(change => (change.change === 'ownName' ? { change: 'name', name: name() } : change)) ?? [];
