/** The turn-based actions of the beginning phase and of main phases [CR 502, 504, 505 | 2007: 302, 304, 305]. */

import { ready } from '../1-concepts/106-mana/ready.ts';
import { PHASED_UNTIL } from '../1-concepts/110-permanents/phased-until.ts';
import {
  abilitiesOf,
  characteristics,
  controllerOf,
  hasKeyword,
} from '../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../7-additional/702-keywords/rules.ts';
import type { Game } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { player, thing } from '../state/store.ts';
import { type Done, nothing } from '../work/agenda.ts';
import { by, cite } from '../work/cite.ts';
import type { GameEvent } from '../work/event.ts';
import { countersEvent, drawEvent } from '../work/events.ts';
import { happen } from '../work/happen.ts';
import type { Handlers } from '../work/run.ts';
import { dayNight } from './day-night.ts';

export type BeginningFrame =
  | { readonly do: 'phasing' }
  | { readonly do: 'dayNight' }
  | { readonly do: 'drawStep' }
  | { readonly do: 'sagas' };

/**
 * [CR 502.1, 702.26a | 2007: 302.1] The active player's permanents with phasing phase out, and those that phased out
 * under that player's control phase in, all at once.
 */
function phasing(game: Game): Done {
  cite('703.4a|');
  const events: GameEvent[] = [];
  for (const id of ready(game).roster.phasing) {
    const { phasedOut, marks } = thing(game, id);
    if (phasedOut && by('610.4a|', marks.includes(PHASED_UNTIL))) continue;
    if (!phasedOut && !hasKeyword(game, id, 'phasing')) continue;
    if (controllerOf(game, id) !== game.active) continue;
    if (!phasedOut) citeKeyword(characteristics(game, id), 'phasing');
    events.push(phases(id, phasedOut ? 'phaseIn' : 'phaseOut'));
  }
  for (const id of game.phasedOut) if (thing(game, id).controller === game.active) events.push(phases(id, 'phaseIn'));
  return happen(game, events);
}

const phases = (id: ObjectId, what: 'phaseIn' | 'phaseOut'): GameEvent => ({
  what,
  id,
  rule: '502.1|302.1',
  source: NONE,
});

/** [CR 504.1, 800.4j | 2007: 304.1, 600.4e] The active player draws a card. */
function drawStep(game: Game): Done {
  cite('703.4d|408.2g');
  return player(game, game.active).left ? nothing() : happen(game, [drawEvent(game.active, '504.1|304.1')]);
}

/** [CR 505.4, 714.3c] A lore counter for each Saga with chapters that the active player controls. */
function sagas(game: Game): Done {
  const own = ready(game).roster.sagas.filter(
    id => isChapteredSaga(game, id) && controllerOf(game, id) === game.active,
  );
  if (own.length > 0) cite('703.4f|', '714.3c|');
  return happen(
    game,
    own.map(id => countersEvent({ id }, 'lore', 1, { by: game.active, rule: '505.4|' })),
  );
}

const isChapteredSaga = (game: Game, id: ObjectId): boolean =>
  !thing(game, id).phasedOut &&
  characteristics(game, id).subtypes.has('Saga') &&
  abilitiesOf(game, id).some(({ ability }) => ability.is === 'chapter');

export const beginningHandlers: Handlers<BeginningFrame> = { phasing, dayNight, drawStep, sagas };
