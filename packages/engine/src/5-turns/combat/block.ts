/** The declare blockers step's turn-based action [CR 509.1, 802.4 | 2007: 309.1, 309.2, 602.4]. */

import type { Game } from '../../state/game.ts';
import { NONE, type Seat } from '../../state/ids.ts';
import { fromActive } from '../../state/seats.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { type BlockOption, blockOptions } from './declaration/blocking.ts';
import { tidyCombat } from './removal.ts';

export type BlockFrame =
  | { readonly do: 'declareBlockers' }
  /** The defending players who are still to declare, in order. */
  | { readonly do: 'declareBlocks'; readonly seats: readonly Seat[] }
  | { readonly do: 'blockersChosen'; readonly seat: Seat; readonly options: readonly BlockOption[] }
  | { readonly do: 'blocksDeclared' };

export const blockHandlers: Handlers<BlockFrame> = {
  declareBlockers,
  declareBlocks: (game, frame) => declareBlocks(game, frame.seats),
  blockersChosen: (game, frame, reply) => blockersChosen(game, frame.seat, frame.options, reply),
  blocksDeclared,
};

/** [CR 509.1, 802.4 | 2007: 309.1, 602.4] Every player under attack declares blockers, in turn order. */
function declareBlockers(game: Game): Done {
  tidyCombat(game);
  const attacked = new Set(game.combat?.attackers.map(one => one.seat));
  cite('703.4j|408.2g', '509.1|309.1');
  const seats = fromActive(game).filter(seat => attacked.has(seat));
  return push(game, { do: 'declareBlocks', seats });
}

/** [CR 509.1a–509.1c | 2007: 309.2a] One defending player chooses who blocks whom. */
function declareBlocks(game: Game, seats: readonly Seat[]): Done {
  const [seat, ...rest] = seats;
  if (seat === undefined) return push(game, { do: 'blocksDeclared' });
  push(game, { do: 'declareBlocks', seats: rest });
  const options = blockOptions(game, seat);
  if (options.length === 0) return nothing();
  const asking = { kind: 'block', seat, why: why('block', '509.1a|309.2a'), options } as const;
  return ask(
    game,
    { ...asking, least: 0, most: options.length, cancellable: false },
    { do: 'blockersChosen', seat, options },
  );
}

/** [CR 509.1g | 2007: 309.2e] The chosen creatures block. */
function blockersChosen(game: Game, seat: Seat, options: readonly BlockOption[], reply: Reply): Done {
  const blocks = reply.flatMap(at => options[at] ?? []).map(({ blocker, attacker }) => ({ blocker, attacker }));
  if (blocks.length === 0) return nothing();
  return happen(game, [{ what: 'block', rule: '509.1g|309.2e', source: NONE, seat, blocks }]);
}

/** [CR 509.1h | 2007: 309.2f] All blocks are declared: attackers have become blocked or unblocked. */
function blocksDeclared(game: Game): Done {
  const attackers = game.combat?.attackers ?? [];
  if (attackers.length === 0) return nothing();
  return happen(game, [{ what: 'blocked', rule: '509.1h|309.2f', source: NONE, attackers }]);
}
