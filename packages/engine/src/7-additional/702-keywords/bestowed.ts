/** Bestowed spells and permanents [CR 702.103 | 2007: none]: what they are is in the keyword's meaning. */
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing, write } from '../../state/store.ts';

/** The mark of a spell cast bestowed, kept by the permanent that it becomes. */
export const BESTOWED = 'bestowed';

export const isBestowed = ({ marks }: Thing): boolean => marks.includes(BESTOWED);

/**
 * [CR 702.103e, 702.103f, 702.103g | 2007: none] It is a creature again: a spell without a legal target, a permanent that is
 * unattached or phases in so.
 */
export function ceaseToBeBestowed(game: Game, id: ObjectId): void {
  write(game, id).marks = thing(game, id).marks.filter(mark => mark !== BESTOWED);
  stale(game);
}
