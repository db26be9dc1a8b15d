/**
 * The acts that a player with priority may begin [CR 117.1 | 2007: 408.1]. In order: lands and spells from hand, from other
 * zones, abilities, special actions, mana abilities; each in the order of its zone.
 */
import { specialActs } from '../../1-concepts/116-special-actions/special.ts';
import { hasLandPlay, landFaces } from '../../3-card-types/305-lands/plays.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';
import type { Act } from '../../work/decision.ts';
import { abilityActs } from '../602-activating/acts.ts';
import { manaActs } from '../605-mana-abilities/acts.ts';
import { type Outlook, outlookOf, whyNotCast } from './could-cast.ts';
import { playedFrom } from './elsewhere.ts';
import { lookOf } from './look.ts';
import { waysToCast } from './ways.ts';

/** Everything a player with priority may do besides passing. */
export function legalActs(game: Game, seat: Seat): readonly Act[] {
  const acts: Act[] = [];
  const outlook = outlookOf(game, seat);
  const lands = outlook.main && hasLandPlay(game, seat, outlook.rules);
  for (const id of player(game, seat).hand) addPlays(game, acts, id, outlook, lands);
  for (const id of playedFrom(game, seat, outlook.rules)) addPlays(game, acts, id, outlook, lands);
  acts.push(...abilityActs(game, outlook));
  acts.push(...specialActs(game, outlook));
  acts.push(...manaActs(game, seat, outlook.rules));
  return acts;
}

function addPlays(game: Game, acts: Act[], id: ObjectId, outlook: Outlook, lands: boolean): void {
  if (lands) for (const face of landFaces(game, outlook.seat, id)) acts.push(playAct('land', id, face, 'normal'));
  if (!outlook.main && isSlow(game, id, outlook)) return;
  for (const way of waysToCast(game, outlook.seat, id)) {
    if (whyNotCast(game, id, way, outlook) === null) acts.push(playAct('cast', id, way.face, way.way));
  }
}

/** A card in hand that nothing lets be cast outside its player's main phase. */
function isSlow(game: Game, id: ObjectId, { rules }: Outlook): boolean {
  const { face, zone, card } = thing(game, id);
  if (zone !== 'hand' || rules.length > 0 || (game.cards[card]?.faces.length ?? 1) > 1) return false;
  const look = lookOf(game, id, face);
  return look.plain && !look.instant && !look.flash;
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
