/** The initiative [CR 726 | 2007: none]. */
import type { Triggered } from '@lawmage/ability';
import { sourceless } from '../../6-spells-and-effects/603-triggered/sourceless.ts';
import type { Matched } from '../../6-spells-and-effects/603-triggered/waiting.ts';
import { controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';

/** The mark with which a player is told to take the initiative. */
export const INITIATIVE = 'initiative';

const VENTURES: Triggered = {
  is: 'triggered',
  event: { on: 'step', step: 'upkeep', of: { who: 'you' } },
  effect: { do: 'act', act: 'ventureUndercity' },
};

const PASSES: Triggered = {
  is: 'triggered',
  event: {
    on: 'damage',
    source: { what: 'some', filter: { types: ['creature'], sort: 'permanent' } },
    to: { who: 'you' },
    combat: true,
  },
  effect: { do: 'act', act: 'takeInitiative', who: { who: 'controller', of: { what: 'that', slot: 0 } } },
};

const NO_MATCHES: readonly Matched[] = [];

/** [CR 726.2 | 2007: none] The abilities that come with the initiative: they have no source and are that player's. */
export function initiativeTriggers(game: Game, event: GameEvent): readonly Matched[] {
  const matched = triggersOf(game, event);
  if (matched.length > 0) cite('726.2|');
  return matched;
}

function triggersOf(game: Game, event: GameEvent): readonly Matched[] {
  const { initiative } = game;
  switch (event.what) {
    case 'mark':
      return event.mark === INITIATIVE ? [sourceless(event.seat, VENTURES)] : NO_MATCHES;
    case 'step':
      return event.step === 'upkeep' && event.seat === initiative ? [sourceless(initiative, VENTURES)] : NO_MATCHES;
    case 'damage': {
      if (!event.combat || event.id !== NONE || event.seat !== initiative) return NO_MATCHES;
      if (!isType(game, event.from, 'creature')) return NO_MATCHES;
      const found = { ids: [event.from], seats: [controllerOf(game, event.from)], n: 1 };
      return [{ ...sourceless(initiative, PASSES, [found]), group: 1 }];
    }
    default:
      return NO_MATCHES;
  }
}
