/** What a copy of an object is [CR 707.2, 707.3, 707.9 | 2007: 503.2, 503.3, 503.9]. */

import type { Ability, Modification } from '@lawmage/ability';
import { isDoubleFaced } from '../../2-parts/turning.ts';
import type { Copiable, Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { faceDownCard } from '../708-face-down/card.ts';
import { copiedBy } from './copiable.ts';

const NO_CHANGES: Copiable['changes'] = [];

/** The copiable values of an object, with the exceptions of the effect that copies it. */
export function copyValuesOf(game: Game, id: ObjectId, exceptions: readonly Modification[] = []): Copiable {
  const { own: _, ...values } = unflipped(game, valuesOf(game, thing(game, id)));
  cite('707.2|503.2');
  if (thing(game, id).marks.includes('ringBearer')) cite('701.54b|');
  if (thing(game, id).home === 'battlefield' && isDoubleFaced(game, values.card)) cite('707.8|');
  if (exceptions.length === 0) return values;
  for (const { change } of exceptions) cite(change === 'gain' ? '707.9a|503.9' : '707.9b|503.9');
  return { ...values, changes: [...values.changes, exception(exceptions)] };
}

/** [CR 110.5, 707.2 | 2007: 503.2, 510.1] Flipped is a status, which is not copied. */
const unflipped = (game: Game, values: Copiable): Copiable =>
  values.face === 1 && game.cards[values.card]?.layout === 'flip' ? { ...values, face: 0 } : values;

/**
 * [CR 208.2b, 707.2 | 2007: none] What a permanent has become by a choice as it enters or is turned face up. Of a copy this is
 * added to what was copied: an ability that the original was given by its own choice stays.
 */
export function withChoice(before: Copiable, changes: readonly Modification[]): Copiable {
  cite('208.2b|');
  return { ...before, changes: [...before.changes, exception(changes)] };
}

const exception = (changes: readonly Modification[]): Ability => ({
  is: 'static',
  rule: { static: 'define', changes },
});

/** [CR 707.2 | 2007: 503.2, 504.7] What is face down is copied as what it looks like. */
function valuesOf(game: Game, record: Thing): Copiable {
  if (record.faceDown !== 'no') cite('707.2|503.2', '707.3|503.3');
  if (record.faceDown !== 'no') return { card: faceDownCard(game, record.faceDown), face: 0, changes: NO_CHANGES };
  return copiedBy(game, record) ?? { card: record.card, face: record.face, changes: NO_CHANGES };
}
