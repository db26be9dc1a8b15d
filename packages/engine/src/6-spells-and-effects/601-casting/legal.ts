/**
 * The acts that a player with priority may begin [CR 117.1 | 2007: 408.1]. In order: lands and spells from hand, from other
 * zones, abilities, special actions, mana abilities; each in the order of its zone.
 */

import { ready } from '../../1-concepts/106-mana/ready.ts';
import { addSpecialActs } from '../../1-concepts/116-special-actions/special.ts';
import { hasLandPlay, landFaces } from '../../3-card-types/305-lands/plays.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { player, thing, thingOrNone } from '../../state/store.ts';
import type { Act } from '../../work/decision.ts';
import { addAbilityActs } from '../602-activating/acts.ts';
import { manaActs } from '../605-mana-abilities/acts.ts';
import { type Outlook, outlookOf, whyNotCast } from './could-cast.ts';
import { playedFrom } from './elsewhere.ts';
import { type CardFacts, factsOf } from './facts.ts';
import type { Look } from './look.ts';
import { plainWays, waysToCast } from './ways.ts';

/** Everything a player with priority may do besides passing. */
export function legalActs(game: Game, seat: Seat): readonly Act[] {
  const acts: Act[] = [];
  const outlook = outlookOf(game, seat);
  const lands = outlook.main && hasLandPlay(game, seat, outlook.rules);
  const looks = plainHand(game);
  for (const id of player(game, seat).hand) {
    const look = looks?.[thing(game, id).card]?.plain ?? null;
    if (look === null) addPlays(game, acts, id, outlook, lands);
    else addPlain(game, acts, id, look, outlook, lands);
  }
  for (const id of playedFrom(game, seat, outlook.rules)) addPlays(game, acts, id, outlook, lands);
  addAbilityActs(game, acts, outlook);
  addSpecialActs(game, acts, outlook);
  const mana = manaActs(game, seat, outlook.rules);
  if (acts.length === 0) return mana;
  if (mana.length > FEW) return acts.concat(mana);
  for (const act of mana) acts.push(act);
  return acts;
}

/** So many are sooner added one by one than all together. */
const FEW = 16;

function addPlays(game: Game, acts: Act[], id: ObjectId, outlook: Outlook, lands: boolean): void {
  if (lands) for (const face of landFaces(game, outlook.seat, id)) acts.push(playAct('land', id, face, 'normal'));
  for (const way of waysToCast(game, outlook.seat, id)) {
    if (whyNotCast(game, id, way, outlook) === null) acts.push(playAct('cast', id, way.face, way.way));
  }
}

/** What is known of each card from print alone; null if something may change cards in hand. */
function plainHand(game: Game): readonly CardFacts[] | null {
  if (ready(game).wide || (game.lasting.length > 0 && game.lasting.some(one => reachesHand(game, one)))) return null;
  return factsOf(game).of;
}

const reachesHand = (game: Game, lasting: Lasting): boolean =>
  lasting.is === 'nextSpell' ||
  (lasting.is === 'modify' && (lasting.ids === null || lasting.ids.some(id => thingOrNone(game, id)?.zone === 'hand')));

/** A card in hand that is cast, or played, as its face says. */
function addPlain(game: Game, acts: Act[], id: ObjectId, look: Look, outlook: Outlook, lands: boolean): void {
  if (look.land && lands) acts.push(playAct('land', id, 0, 'normal'));
  if (!outlook.main && outlook.rules.length === 0 && !look.instant && !look.flash) return;
  for (const way of plainWays(look)) {
    if (whyNotCast(game, id, way, outlook, look) === null) acts.push(playAct('cast', id, way.face, way.way));
  }
}

const playAct = (act: 'land' | 'cast', id: ObjectId, face: number, way: string): Act => ({
  is: 'act',
  act,
  id,
  face,
  ability: -1,
  way,
  mana: false,
});
