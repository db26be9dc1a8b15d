/** The check of state-based actions [CR 704 | 2007: 420]. It looks only at what has been touched since the last one. */

import { bitOfSupertype, bitOfType, characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { type Game, NO_COUNTERS, type Thing } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { untouch } from '../../state/touch.ts';
import { cite } from '../../work/cite.ts';
import { checkAttachment } from './attachments.ts';
import { checkBattle } from './battles.ts';
import { checkCommander } from './commanders.ts';
import { checkCreature } from './creatures.ts';
import { checkDungeons } from './dungeons.ts';
import { checkEngines } from './engines.ts';
import type { Actions } from './found.ts';
import { checkLegend, checkWorld } from './legends.ts';
import { checkCounters, checkMostCounters, checkPlaneswalker, checkRoles, checkSaga } from './permanents.ts';
import { checkPlayers } from './players.ts';
import { checkSectors } from './sectors.ts';
import { checkExistence } from './tokens.ts';

const CREATURE = bitOfType('creature');
const PLANESWALKER = bitOfType('planeswalker');
const BATTLE = bitOfType('battle');
const ENCHANTMENT = bitOfType('enchantment');
const LEGENDARY = bitOfSupertype('legendary');
const WORLD = bitOfSupertype('world');

const noActions = (): Actions => ({ events: [], needed: [] });
/** What the next check fills: most checks find nothing. */
let unfilled = noActions();

/** [CR 704.3 | 2007: 420.3] All actions that apply now, or null; the next check starts afresh. */
export function stateBasedActions(game: Game): Actions | null {
  const actions = unfilled;
  checkPlayers(game, actions);
  if (game.command.length > 0) checkDungeons(game, actions);
  checkSectors(game, actions);
  if (game.allTouched || game.touched.length > 0) {
    const { touched, allTouched } = game;
    untouch(game);
    if (allTouched) for (const id of game.battlefield) checkPermanent(game, id, actions);
    for (const id of touched) checkTouched(game, id, actions);
  }
  if (actions.events.length + actions.needed.length === 0) return null;
  unfilled = noActions();
  citeChecked(game, actions);
  return actions;
}

/** [CR 704.3, 704.7, 704.8 | 2007: 420.3] All that applies happens at once. */
function citeChecked(game: Game, { events }: Actions): void {
  cite('704.3|420.3');
  if (game.stack.length > 0) cite('704.4|420.4');
  const going = events.filter(({ what }) => what === 'move').length;
  if (going > 1) cite('704.8|');
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

/** [CR 702.26b | 2007: 217.8a] What is phased out is not looked at. What an object cannot be about is not asked. */
function checkPermanent(game: Game, id: ObjectId, actions: Actions): void {
  const record = thing(game, id);
  if (record.phasedOut || record.zone !== 'battlefield') return;
  const { types, supertypes, subtypes, keywords } = characteristics(game, id);
  if (record.deathtouched || (types & CREATURE) !== 0) checkCreature(game, id, actions);
  if ((types & PLANESWALKER) !== 0) checkPlaneswalker(game, id, actions);
  if ((types & BATTLE) !== 0) checkBattle(game, id, actions);
  if ((supertypes & LEGENDARY) !== 0) checkLegend(game, id, actions);
  if ((supertypes & WORLD) !== 0) checkWorld(game, id, actions);
  if (isAttached(record) || ((types & ENCHANTMENT) !== 0 && subtypes.has('Aura'))) checkAttachment(game, id, actions);
  if (record.counters !== NO_COUNTERS) {
    checkCounters(game, id, actions);
    checkMostCounters(game, id, actions);
    checkSaga(game, id, actions);
  }
  if (record.attachedTo !== NONE) checkRoles(game, id, actions);
  if (keywords.has('start your engines!')) checkEngines(game, id, actions);
}

const isAttached = (record: Thing): boolean => record.attachedTo !== NONE || record.attachedToSeat !== NOBODY;
