/** Miracles: the first card that a player draws in a turn may be revealed [CR 702.94 | 2007: none]. */
import type { Ability, Effect } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { openMemory } from '../../work/memory.ts';

const REVEALED: Effect = {
  do: 'may',
  effect: {
    do: 'sequence',
    steps: [
      { do: 'reveal', what: { what: 'self' } },
      { do: 'done', what: { what: 'self' }, act: 'miracle' },
    ],
  },
};

/** [CR 121.9, 702.94a] Its player, who has seen it, may reveal it as it is drawn. */
export function offerMiracle(game: Game, id: ObjectId, you: Seat): void {
  cite('121.9|');
  const memory = openMemory(game, { you, source: id, item: NONE, x: 0, found: [] });
  push(game, { do: 'forget', memory });
  push(game, { do: 'effect', effect: REVEALED, memory });
}

const isMiracle = (ability: Ability | null): boolean => ability?.is === 'triggered' && ability.event.on === 'miracle';

/** [CR 702.94b] It is played with revealed in the hand until its ability has left the stack. */
export const isRevealedForMiracle = (game: Game, id: ObjectId): boolean =>
  game.waiting.some(({ source, ability }) => source === id && isMiracle(ability)) ||
  game.stack.some(item => {
    const { stack } = thing(game, item);
    return stack?.source === id && isMiracle(stack.ability);
  });
