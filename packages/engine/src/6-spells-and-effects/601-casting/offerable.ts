/** What may be offered for a spell, and what that takes from its cost [CR 702.48 | 2007: 502.42]. */
import { amountOf, type ManaAmount, minus } from '../../1-concepts/118-costs/mana-amount.ts';
import { hasQuality, keywordsOf } from '../../7-additional/702-keywords/protection.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { isRuled } from '../604-static/rules.ts';
import { characteristics, controllerOf } from '../613-layers/characteristics.ts';

/** [CR 702.48a | 2007: 502.42a] The permanents that a player may offer for a card. */
export function offerable(game: Game, seat: Seat, id: ObjectId): readonly ObjectId[] {
  const qualities = keywordsOf(game, id, 'offering');
  return game.battlefield.filter(
    permanent =>
      !thing(game, permanent).phasedOut &&
      controllerOf(game, permanent) === seat &&
      !isRuled(game, permanent, 'cantBeSacrificed') &&
      qualities.some(({ quality, live }) => hasQuality(game, permanent, quality, live, id)),
  );
}

/** [CR 702.48b | 2007: 502.42b] What cannot help to pay any more, as it will be sacrificed before. */
export const goneFirst = (game: Game, offered: ObjectId): readonly ObjectId[] =>
  offered !== NONE && editionOf(game).offeringSacrificedFirst ? [offered] : [];

/** [CR 702.48c | 2007: 502.42c] The cost less the mana cost of what is offered: colour for colour, then generic mana. */
export function lessOffered(game: Game, mana: ManaAmount, offered: ObjectId): ManaAmount {
  if (offered === NONE) return mana;
  cite('702.48c|502.42c');
  return minus(mana, amountOf(characteristics(game, offered).cost ?? [], 0));
}
