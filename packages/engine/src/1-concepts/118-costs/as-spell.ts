import type { Filter } from '@lawmage/ability';
import { fits, wouldFit } from '../../nouns/fits.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';

/** [CR 601.3e | 2007: none] Whether a card would fit a description of spells if it were cast, or a spell fits it. */
export function fitsAsSpell(game: Game, id: ObjectId, filter: Filter, scope: Scope): boolean {
  const { zone, home } = thing(game, id);
  return zone === 'stack' && home === 'stack' ? fits(game, id, filter, scope) : wouldFit(game, id, filter, scope);
}
