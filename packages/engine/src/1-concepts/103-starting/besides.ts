/** What a player may do any time that player could mulligan [CR 103.5b | 2007: none]. */
import type { Effect } from '@lawmage/ability';
import { abilitiesOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { openMemory } from '../../work/memory.ts';

/** `seats` are still to declare in this round, `taking` have declared that they mulligan. */
export type DeclareFrame = {
  readonly do: 'declareMulligan';
  readonly seats: readonly Seat[];
  readonly taking: readonly Seat[];
  /** The first of them does nothing else before. */
  readonly besides?: 'done';
};
/** One of these cards acts, or none of them. */
export type BesidesFrame = {
  readonly do: 'besidesMulligan';
  readonly ids: readonly ObjectId[];
  readonly declare: DeclareFrame;
};

const someAllows = someCardSays(abilities =>
  abilities.some(ability => ability.is === 'static' && ability.rule.static === 'asMulligan'),
);

/** Asks whether a player who may declare a mulligan does something else first; null if nothing lets that player. */
export function offerBesides(game: Game, seat: Seat, declare: DeclareFrame): Done | null {
  if (!someAllows(game)) return null;
  const ids = player(game, seat).hand.filter(id => allowedBy(game, id).length > 0);
  if (ids.length === 0) return null;
  const options = ids.map(id => ({ is: 'object' as const, id }));
  const asking = { kind: 'pick' as const, seat, why: why('chooseObjects', '103.5b|'), options, least: 0, most: 1 };
  return ask(game, asking, { do: 'besidesMulligan', ids, declare });
}

const allowedBy = (game: Game, id: ObjectId): readonly Effect[] =>
  abilitiesOf(game, id).flatMap(({ ability }) =>
    ability.is === 'static' && ability.rule.static === 'asMulligan' ? [ability.rule.effect] : [],
  );

/** [CR 103.5b | 2007: none] Who has done it declares afterwards, and may do it again if the new hand lets that player. */
export function besidesMulligan(game: Game, { ids, declare }: BesidesFrame, [at]: Reply): Done {
  if (at === undefined) return push(game, { ...declare, besides: 'done' });
  const source = must(ids[at], 'a reply is among the options', game);
  const effect = must(allowedBy(game, source)[0], 'a card that was offered says what may be done', game);
  const seat = must(declare.seats[0], 'somebody declares', game);
  cite('103.5b|');
  const memory = openMemory(game, { you: seat, source, item: NONE, x: 0, found: [] });
  return pushInOrder(game, [{ do: 'effect', effect, memory }, { do: 'forget', memory }, declare]);
}
