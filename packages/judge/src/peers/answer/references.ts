/** Whether an option is what a reference means. */
import type { Option } from '@lawmage/engine';
import { thing, thingOrNone } from '@lawmage/engine/setup';
import { isAlias, isCalled, namesOf } from '../names.ts';
import { type Peer, seatFor } from '../peer.ts';
import type { Reference } from '../record.ts';
import { begins, stackText } from '../texts.ts';

export function isReferred(peer: Peer, option: Option | undefined, reference: Reference): boolean {
  if (option === undefined) return false;
  if (reference.player !== undefined)
    return option.is === 'player' && option.seat === seatFor(peer.record, reference.player);
  const id = option.is === 'object' || option.is === 'act' || option.is === 'payWith' ? option.id : idOfSource(option);
  if (id === null || thingOrNone(peer.game, id) === undefined) return false;
  const isCopy = thing(peer.game, id).kind === 'copy' || thing(peer.game, id).copied !== null || isTokenCopy(peer, id);
  if ((reference.copy === 'no' && isCopy) || (reference.copy === 'only' && !isCopy)) return false;
  if (reference.alias !== undefined) return isAlias(peer, id, reference.alias);
  if (reference.name === undefined) return false;
  return isCalled(peer.game, id, reference.name) || isStackNamed(peer, id, reference.name);
}

const idOfSource = (option: Option): ReturnType<typeof thing>['id'] | null =>
  option.is === 'trigger' || option.is === 'effect' ? option.source : null;

const isTokenCopy = ({ game }: Peer, id: ReturnType<typeof thing>['id']): boolean => {
  const record = thing(game, id);
  return record.kind === 'token' && game.cards[record.card]?.layout !== 'token';
};

const ABILITY_TEXT = /^stack ability \((.*)$/u;

/** An ability on the stack goes by its source or by how it begins, a face-down spell also by its real name. */
function isStackNamed(peer: Peer, id: ReturnType<typeof thing>['id'], name: string): boolean {
  const record = thing(peer.game, id);
  if (record.zone === 'stack' && peer.game.cards[record.card]?.faces[record.face]?.name === name) return true;
  if (record.kind !== 'ability' || record.stack === null) return false;
  const beginning = ABILITY_TEXT.exec(name)?.[1];
  if (beginning !== undefined)
    return begins(beginning, [stackText(peer.game, id)], namesOf(peer.game, record.stack.source));
  return thingOrNone(peer.game, record.stack.source) !== undefined && isCalled(peer.game, record.stack.source, name);
}
