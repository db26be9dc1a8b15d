import type { Filter } from '@lawmage/ability';
import { fits } from '../../nouns/fits.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';

const AS_CARD = new WeakMap<Filter, Filter>();

/** [CR 601.3e | 2007: none] Whether a card would fit a description of spells if it were cast, or a spell fits it. */
export function fitsAsSpell(game: Game, id: ObjectId, filter: Filter, scope: Scope): boolean {
  return fits(game, id, thing(game, id).zone === 'stack' ? filter : asCard(filter), scope);
}

/** The same description said of cards. */
function asCard(filter: Filter): Filter {
  const known = AS_CARD.get(filter);
  if (known !== undefined) return known;
  const made: Filter =
    'anyOf' in filter
      ? { anyOf: filter.anyOf.map(asCard) }
      : filter.sort === 'spell'
        ? { ...filter, sort: 'card' }
        : filter;
  AS_CARD.set(filter, made);
  return made;
}
