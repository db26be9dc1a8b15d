/** The declare blockers step's turn-based action [CR 509.1, 802.4 | 2007: 309.1, 309.2, 602.4]. */

import { closeMana } from '../../1-concepts/106-mana/open.ts';
import { keep, release, takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE, type Seat } from '../../state/ids.ts';
import { fromActive } from '../../state/seats.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { happen } from '../../work/happen.ts';
import { forget, memory, openMemory } from '../../work/memory.ts';
import { namedBy } from '../../work/named-by.ts';
import type { Handlers } from '../../work/run.ts';
import { type BlockOption, blockOptions } from './declaration/blocking.ts';
import { blockCost } from './declaration/tax.ts';
import { tidyCombat } from './removal.ts';

export type BlockFrame =
  | { readonly do: 'declareBlockers' }
  /** The defending players who are still to declare, in order. */
  | { readonly do: 'declareBlocks'; readonly seats: readonly Seat[] }
  | { readonly do: 'blockersChosen'; readonly seat: Seat; readonly options: readonly BlockOption[] }
  | { readonly do: 'blockPaid'; readonly memory: MemoryId }
  | { readonly do: 'blockTakenBack'; readonly seat: Seat }
  | { readonly do: 'blocking'; readonly batch: readonly GameEvent[] }
  | { readonly do: 'blocksDeclared' };

export const blockHandlers: Handlers<BlockFrame> = {
  declareBlockers,
  declareBlocks: (game, frame) => declareBlocks(game, frame.seats),
  blockersChosen: (game, frame, reply) => blockersChosen(game, frame.seat, frame.options, reply),
  blockPaid: (game, frame) => blockPaid(game, frame.memory),
  blockTakenBack: (game, frame) => blockTakenBack(game, frame.seat),
  blocking: (game, frame) => happen(game, frame.batch),
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
  return askBlocks(game, seat);
}

function askBlocks(game: Game, seat: Seat): Done {
  const options = blockOptions(game, seat);
  if (options.length === 0) return nothing();
  const asking = { kind: 'block', seat, why: why('block', '509.1a|309.2a'), options } as const;
  return ask(
    game,
    { ...asking, least: 0, most: options.length, cancellable: false },
    { do: 'blockersChosen', seat, options },
  );
}

/** [CR 509.1d, 509.1g | 2007: 309.2b, 309.2e] Costs are paid, and the chosen creatures block. */
function blockersChosen(game: Game, seat: Seat, options: readonly BlockOption[], reply: Reply): Done {
  const blocks = namedBy(reply, options).map(({ blocker, attacker }) => ({ blocker, attacker }));
  if (blocks.length === 0) return nothing();
  const block = { what: 'block', rule: '509.1g|309.2e', source: NONE, seat, blocks } as const;
  const cost = blockCost(
    game,
    blocks.map(one => one.blocker),
  );
  if (cost.length === 0) return happen(game, [block]);
  cite('509.1d|309.2b', '509.1e|309.2c');
  keep(game, seat, NONE, { do: 'blockTakenBack', seat });
  const payer = openMemory(game, { you: seat, source: NONE, item: NONE, x: 0, found: [] });
  return pushInOrder(game, [
    { do: 'payCost', seat, cost: [{ pay: 'mana', cost }], memory: payer },
    { do: 'blockPaid', memory: payer },
    { do: 'blocking', batch: [block] },
  ]);
}

/** [CR 509.1, 509.1f | 2007: 309.2, 309.2d] A cost that is not paid takes the declaration back. */
function blockPaid(game: Game, id: MemoryId): Done {
  if (!memory(game, id).did) {
    cite('509.1|309.2');
    return takeBack(game);
  }
  cite('509.1f|309.2d');
  release(game);
  forget(game, id);
  return nothing();
}

/** [CR 509.1, 733.1 | 2007: 309.2, 422.1] The player declares anew. */
function blockTakenBack(game: Game, seat: Seat): Done {
  closeMana(game);
  return askBlocks(game, seat);
}

/** [CR 509.1h | 2007: 309.2f] All blocks are declared: attackers have become blocked or unblocked. */
function blocksDeclared(game: Game): Done {
  const attackers = game.combat?.attackers ?? [];
  if (attackers.length === 0) return nothing();
  return happen(game, [{ what: 'blocked', rule: '509.1h|309.2f', source: NONE, attackers }]);
}
