/** What lets a player cast or play a card [CR 601.3 | 2007: 409.1a, 213.1]: its zone, effects, and its own abilities. */

import type { Cost } from '@lawmage/ability';
import { fitsAsSpell } from '../../1-concepts/118-costs/as-spell.ts';
import { hasNonmodalBack } from '../../2-parts/faces.ts';
import { mayCastPrepared } from '../../2-parts/preparation.ts';
import { isDungeon } from '../../3-card-types/309-dungeons/is-dungeon.ts';
import { citeHeld } from '../../7-additional/702-keywords/paid-rules.ts';
import { holds } from '../../nouns/condition.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game, Thing } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { fork, player, thing, write } from '../../state/store.ts';
import { mayKnow } from '../../view/knowing.ts';
import { by, cite } from '../../work/cite.ts';
import { playerRules } from '../604-static/rules.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { staleOne } from '../613-layers/stale.ts';
import { facesOf } from './faces.ts';
import { type Look, lookOf } from './look.ts';
import type { Gives } from './permitted-gifts.ts';
import { isIn } from './place.ts';

export type Permission = {
  /** To cast, not to play: no land [CR 701.18b | 2007: none]. */
  readonly castOnly?: boolean;
  readonly faces: readonly number[];
  readonly free: boolean;
  /** What is paid instead of the mana cost. */
  readonly cost: Cost | null;
  readonly extra: Cost;
  readonly anyType: boolean;
  /** A mark by which a limited number of uses is counted; '' without one. */
  readonly counted: string;
  /** The effect that gives it; NONE where the rules do. */
  readonly by: ObjectId;
  /** What it gives besides to what is played by it. */
  readonly gives: Gives | null;
};

const PLAIN: Omit<Permission, 'faces'> = Object.freeze({
  free: false,
  cost: null,
  extra: [],
  anyType: false,
  counted: '',
  by: NONE,
  gives: null,
});

const NO_PERMISSIONS: readonly Permission[] = [];

/** Every permission a player has for a card where it is. */
export function permissionsFor(game: Game, seat: Seat, id: ObjectId): readonly Permission[] {
  const record = thing(game, id);
  if (by('309.2c|', isDungeon(game, record))) return NO_PERMISSIONS;
  const permissions: Permission[] = [];
  if (record.zone === 'hand' && record.owner === seat)
    permissions.push({ ...PLAIN, faces: facesFromHand(game, record) });
  if (record.zone === 'command') permissions.push(...commander(game, seat, record));
  if (mayCastPrepared(game, seat, record)) permissions.push({ ...PLAIN, faces: facesOf(game, id) });
  permissions.push(...byRules(game, seat, record), ...byItself(game, seat, record), ...onAdventure(seat, record));
  return permissions;
}

/** The effects that let a player cast a card where it is. */
export const permittedBy = (game: Game, seat: Seat, id: ObjectId): readonly ObjectId[] =>
  permissionsFor(game, seat, id).flatMap(({ by }) => (by === NONE ? [] : [by]));

/** [CR 702.127a, 712.8a] From a hand, not the second half with aftermath, nor the back of a transforming card. */
function facesFromHand(game: Game, record: Thing): readonly number[] {
  const card = game.cards[record.card];
  return card?.layout === 'aftermath' || hasNonmodalBack(card) ? [0] : facesOf(game, record.id);
}

/** [CR 903.8] A commander may be cast from the command zone, for {2} more for each time it was before. */
function commander(game: Game, seat: Seat, record: Thing): readonly Permission[] {
  if (record.owner !== seat || !record.marks.includes('commander')) return [];
  const counted = `commander:${record.card}`;
  const tax = 2 * uses(game, seat, counted);
  if (player(game, seat).marks.some(mark => mark.startsWith('commander:') && mark !== counted)) cite('702.124d|');
  return [
    { ...PLAIN, faces: facesOf(game, record.id), extra: tax === 0 ? [] : [{ pay: 'mana', cost: [tax] }], counted },
  ];
}

/** "You may play that card", "you may cast creature spells from the top of your library" … */
function byRules(game: Game, seat: Seat, record: Thing): readonly Permission[] {
  const permissions: Permission[] = [];
  const faces = facesFromHand(game, record);
  for (const { rule, source, controller } of characteristics(game, record.id).rules) {
    if (rule.rule !== 'playable' || controller !== seat) continue;
    if (!isIn(game, record.id, rule.from, { you: seat, source, x: 0, found: [] })) continue;
    permissions.push({
      ...PLAIN,
      faces,
      free: rule.free === true,
      anyType: rule.anyMana === true,
      by: source,
      castOnly: rule.cast === true,
    });
  }
  for (const scope of playerRules(game, seat)) {
    const { rule, source } = scope;
    if (rule.rule === 'castFromGraveyard') {
      if (record.zone === 'graveyard' && record.owner === seat && fitsAsSpell(game, record.id, rule.what, scope)) {
        permissions.push({ ...PLAIN, faces });
      }
    } else if (rule.rule === 'play' && isIn(game, record.id, rule.from, scope)) {
      const counted = rule.perTurn === undefined ? '' : `played:${source}:${game.turn}`;
      if (rule.top === true && !isOnTop(game, record)) continue;
      if (rule.perTurn !== undefined && uses(game, seat, counted) >= rule.perTurn) continue;
      const seen = asSeen(game, seat, record);
      if (seen === null || !fitsAsSpell(seen, record.id, rule.what, scope)) continue;
      permissions.push({
        ...PLAIN,
        faces,
        free: rule.free === true,
        cost: rule.cost ?? null,
        counted,
        by: source,
        gives: rule.gives === undefined ? null : { ...rule.gives, source, you: seat },
      });
    }
  }
  return permissions;
}

/**
 * [CR 406.3b, 601.3f | 2007: none] The game in which a card shows what it would be as a spell. What is exiled face down shows it
 * only to who may look at it: null for anybody else.
 */
function asSeen(game: Game, seat: Seat, { id, zone, faceDown }: Thing): Game | null {
  if (!isExiledDown({ zone, faceDown })) return game;
  cite('406.3b|', '601.3f|');
  if (!mayKnow(game, seat, id)) return null;
  const copy = fork(game);
  write(copy, id).faceDown = 'no';
  staleOne(copy, id);
  return copy;
}

/** Exiled face down; what is looked at as it would be cast face down is another matter. */
const isExiledDown = ({ zone, faceDown }: Pick<Thing, 'zone' | 'faceDown'>): boolean =>
  zone === 'exile' && (faceDown === 'exiled' || faceDown === 'foretold');

/** [CR 406.3b | 2007: none] Whether a player may not know what a card exiled face down is. */
export const isUnknown = (game: Game, seat: Seat, { id, zone, faceDown }: Thing): boolean =>
  isExiledDown({ zone, faceDown }) && !mayKnow(game, seat, id);

const isOnTop = (game: Game, { id, owner }: Thing): boolean => player(game, owner).library.at(-1) === id;
const uses = (game: Game, seat: Seat, mark: string): number =>
  player(game, seat).marks.filter(known => known === mark).length;

/** "This card may be cast from your graveyard" [CR 113.6b | 2007: 402.8]. */
function byItself(game: Game, seat: Seat, record: Thing): readonly Permission[] {
  if (record.zone === 'hand' || record.owner !== seat) return [];
  const look: Look = lookOf(game, record.id, record.face);
  const scope: Scope = { you: seat, source: record.id, x: 0, found: [] };
  return look.statics.flatMap(ability => {
    const { rule } = ability;
    if (rule.static !== 'castableFrom' || !isIn(game, record.id, rule.from, scope)) return [];
    if (ability.while !== undefined && !holds(game, ability.while, scope)) return [];
    citeHeld(ability.while, 'holds', true);
    cite('113.6f|401.4', '604.6|412.4');
    return [{ ...PLAIN, faces: [record.face], extra: rule.extra ?? [] }];
  });
}

/** [CR 715.3d | 2007: none] A card exiled on an adventure may be cast by who sent it there, but not as an Adventure. */
function onAdventure(seat: Seat, record: Thing): readonly Permission[] {
  return by('715.3d|', record.zone === 'exile' && record.marks.includes(`onAdventure:${seat}`))
    ? [{ ...PLAIN, faces: [0] }]
    : [];
}
