/** The monarch [CR 725 | 2007: none]. */
import type { Triggered } from '@lawmage/ability';
import { sourceless } from '../../6-spells-and-effects/603-triggered/sourceless.ts';
import type { Matched } from '../../6-spells-and-effects/603-triggered/waiting.ts';
import { controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';

/** The mark with which a player is told to be the monarch. */
export const MONARCH = 'monarch';

const DRAWS: Triggered = {
  is: 'triggered',
  event: { on: 'step', step: 'end', of: { who: 'you' } },
  effect: { do: 'draw', count: 1 },
};

const PASSES: Triggered = {
  is: 'triggered',
  event: {
    on: 'damage',
    source: { what: 'some', filter: { types: ['creature'], sort: 'permanent' } },
    to: { who: 'you' },
    combat: true,
  },
  effect: { do: 'act', act: 'becomeMonarch', who: { who: 'controller', of: { what: 'that', slot: 0 } } },
};

const NO_MATCHES: readonly Matched[] = [];

/** [CR 725.2] The two abilities that come with being the monarch: they have no source and are the monarch's. */
export function monarchTriggers(game: Game, event: GameEvent): readonly Matched[] {
  const { monarch } = game;
  if (monarch === NOBODY) return NO_MATCHES;
  if (event.what === 'step' && event.step === 'end' && event.seat === monarch) {
    cite('725.2|');
    return [sourceless(monarch, DRAWS)];
  }
  if (event.what !== 'damage' || !event.combat || event.id !== NONE || event.seat !== monarch) return NO_MATCHES;
  if (!isType(game, event.from, 'creature')) return NO_MATCHES;
  cite('725.2|');
  return [sourceless(monarch, PASSES, [{ ids: [event.from], seats: [controllerOf(game, event.from)], n: 1 }])];
}
