/** [CR 603.10d | 2007: 410.10d] Abilities of a permanent that trigger as its controller loses control of it. */
import { isAmongPlayers } from '../../nouns/players.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';
import { alternatives } from './patterns.ts';
import { type Matched, queue } from './waiting.ts';

/** A permanent that somebody else controls now, and who controlled it. */
export type Loss = { readonly id: ObjectId; readonly from: Seat };

/** They are controlled by the player who controlled the permanent before. */
export function noticeLosses(game: Game, losses: readonly Loss[]): void {
  const matched = losses.flatMap(({ id, from }) => lossesOf(game, id, from));
  if (matched.length === 0) return;
  cite('603.10d|410.10d');
  queue(game, matched);
}

function lossesOf(game: Game, source: ObjectId, controller: Seat): readonly Matched[] {
  const scope = { you: controller, source, x: 0, found: [] };
  return abilitiesOf(game, source).flatMap(({ ability, at }) => {
    if (ability.is !== 'triggered') return [];
    const hears = alternatives(ability.event).some(
      one => one.on === 'loseControl' && one.what.what === 'self' && isAmongPlayers(game, one.who, controller, scope),
    );
    return hears ? [{ source, controller, ability, at, found: [], x: 0, group: 0, delayed: -1 }] : [];
  });
}
