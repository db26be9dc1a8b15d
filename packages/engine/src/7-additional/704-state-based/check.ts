/** The check of state-based actions [CR 704 | 2007: 420]. It looks only at what has been touched since the last one. */
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { untouch } from '../../state/touch.ts';
import { checkAttachment } from './attachments.ts';
import { checkBattle } from './battles.ts';
import { checkCommander } from './commanders.ts';
import { checkCreature } from './creatures.ts';
import { checkEngines } from './engines.ts';
import type { Actions, ObjectCheck } from './found.ts';
import { checkLegend, checkWorld } from './legends.ts';
import { checkCounters, checkPlaneswalker, checkRoles, checkSaga } from './permanents.ts';
import { checkPlayers } from './players.ts';
import { checkExistence } from './tokens.ts';

const OF_PERMANENTS: readonly ObjectCheck[] = [
  checkCreature,
  checkPlaneswalker,
  checkBattle,
  checkLegend,
  checkWorld,
  checkAttachment,
  checkCounters,
  checkSaga,
  checkRoles,
  checkEngines,
];

/** [CR 704.3 | 2007: 420.3] All actions that apply now, or null; the next check starts afresh. */
export function stateBasedActions(game: Game): Actions | null {
  const actions: Actions = { events: [], needed: [] };
  checkPlayers(game, actions);
  if (game.allTouched || game.touched.length > 0) {
    const { touched, allTouched } = game;
    untouch(game);
    if (allTouched) for (const id of game.battlefield) checkPermanent(game, id, actions);
    for (const id of touched) checkTouched(game, id, actions);
  }
  return actions.events.length + actions.needed.length === 0 ? null : actions;
}

function checkTouched(game: Game, id: ObjectId, actions: Actions): void {
  const record = thingOrNone(game, id);
  if (record === undefined || record.zone === null) return;
  if (record.zone !== 'battlefield') {
    checkExistence(game, id, actions);
    checkCommander(game, id, actions);
    return;
  }
  checkPermanent(game, id, actions);
  for (const attached of record.attachments) checkPermanent(game, attached, actions);
}

/** [CR 702.26b | 2007: 217.8a] What is phased out is not looked at. */
function checkPermanent(game: Game, id: ObjectId, actions: Actions): void {
  const record = thing(game, id);
  if (record.phasedOut || record.zone !== 'battlefield') return;
  for (const check of OF_PERMANENTS) check(game, id, actions);
}
