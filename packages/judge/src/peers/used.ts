/** What an action has used up of the queues though nobody asked: its answer was the only one. */
import type { Game, ObjectId, Option } from '@lawmage/engine';
import { characteristics, controllerOf, permittedBy, thing, thingOrNone } from '@lawmage/engine/setup';
import { take } from './answer/queue.ts';
import { isReferred } from './answer/references.ts';
import { hasType } from './check/objects.ts';
import { namesOf } from './names.ts';
import type { Peer, Script } from './peer.ts';
import type { Answer } from './record.ts';

/** Once an action is announced: what was tapped for it, of which colours its mana is, by what it was permitted. */
export function useUp(peer: Peer, script: Script, permits: readonly ObjectId[]): void {
  useUpTapped(peer, script);
  useUpColors(peer, script);
  useUpPermit(peer, script, permits);
}

/** What lets a card be cast, as far as effects do. */
export function permitsOf({ game }: Peer, option: Option | undefined): readonly ObjectId[] {
  return option?.is === 'act' && option.act === 'cast' && thing(game, option.id).zone !== 'hand'
    ? permittedBy(game, game.asking?.seat ?? game.active, option.id)
    : [];
}

/** The effect by which a card is cast may be named though there is no other. */
function useUpPermit(peer: Peer, script: Script, permits: readonly ObjectId[]): void {
  const [head] = script.choices;
  const isIt = (id: ObjectId): boolean => isReferred(peer, { is: 'object', id }, head?.pick?.[0] ?? {});
  if (head?.pick?.length === 1 && permits.some(isIt)) script.choices = script.choices.slice(1);
}

/** The colour of a source that has several may be named though it is made as the payment needs it. */
function useUpColors(peer: Peer, script: Script): void {
  for (const { source, seat, mana } of peer.made) {
    const [head] = script.choices;
    if (seat !== script.seat || head?.color === undefined || !hasSeveralColors(peer.game, source)) continue;
    if (mana.some(type => type === head.color)) script.choices = script.choices.slice(1);
  }
}

function hasSeveralColors(game: Game, id: ObjectId): boolean {
  if (thingOrNone(game, id)?.zone == null) return false;
  return characteristics(game, id).abilities.some(({ ability }) => {
    if (ability.is !== 'activated' || ability.effect.do !== 'addMana') return false;
    const { mana } = ability.effect.mana;
    return mana !== 'fixed' && mana !== 'chosenColor';
  });
}

/** What was tapped to help paying may have been named: that is what was done. */
function useUpTapped(peer: Peer, script: Script): void {
  for (const id of peer.tapped) {
    const isIt = ({ pick }: Answer): boolean =>
      pick?.length === 1 && isReferred(peer, { is: 'object', id }, pick[0] ?? {});
    if (namesOf(peer.game, id).length > 0 && !isLand(peer.game, id)) take(script, 'targets', isIt);
  }
}

/** Whether something was tapped for the action, and the queue goes on with something of the same player that was not. */
export function namesOtherHelpers(peer: Peer, { seat, targets }: Script): boolean {
  const [reference] = targets[0]?.pick ?? [];
  if (reference === undefined || !peer.tapped.some(id => !isLand(peer.game, id))) return false;
  return peer.game.battlefield.some(
    id =>
      controllerOf(peer.game, id) === seat &&
      !thing(peer.game, id).tapped &&
      isReferred(peer, { is: 'object', id }, reference),
  );
}

const isLand = (game: Game, id: ObjectId): boolean => hasType(game, id, 'land');
