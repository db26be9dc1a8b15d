/** Rad counters [CR 728, 122.1i | 2007: none]. */
import type { Count, Triggered } from '@lawmage/ability';
import { sourceless } from '../../6-spells-and-effects/603-triggered/sourceless.ts';
import type { Matched } from '../../6-spells-and-effects/603-triggered/waiting.ts';
import type { Game } from '../../state/game.ts';
import { player } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';

const you = { who: 'you' } as const;
const rad: Count = { count: 'player', stat: 'rad', of: you };
const nonland: Count = {
  count: 'found',
  slot: 0,
  filter: { sort: 'card', adj: [{ is: 'not', trait: { is: 'type', type: 'land' } }] },
};

/** The player whose main phase begins is the active player, who controls the ability. */
const RADIATION: Triggered = {
  is: 'triggered',
  event: { on: 'step', step: 'precombatMain', of: you },
  if: { if: 'compare', a: rad, is: 'atLeast', b: 1 },
  effect: {
    do: 'sequence',
    steps: [
      { do: 'mill', count: rad, slot: 0 },
      { do: 'loseLife', amount: nonland, radiation: true },
      { do: 'removeCounters', kind: 'rad', count: nonland, from: you },
    ],
  },
};

const NO_MATCHES: readonly Matched[] = [];

/** [CR 728.1 | 2007: none] The ability that comes with rad counters has no source. */
export function radTriggers(game: Game, event: GameEvent): readonly Matched[] {
  if (event.what !== 'step' || event.step !== 'precombatMain') return NO_MATCHES;
  if ((player(game, event.seat).counters.rad ?? 0) === 0) return NO_MATCHES;
  cite('728.1|', '122.1i|');
  return [sourceless(event.seat, RADIATION)];
}
