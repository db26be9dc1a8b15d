/** What a player with priority does next in this step, by the list of the record. */
import { concede, type Decision, type Game, type ObjectId, type Seat } from '@lawmage/engine';
import { addCounters, nameOf, player, thing } from '@lawmage/engine/setup';
import { act, activateMana } from './act.ts';
import { advance } from './chance.ts';
import { check } from './check/check.ts';
import { isAlias, isCalled } from './names.ts';
import { follow, type Miss, miss, type Peer, type Script, scriptOf } from './peer.ts';
import type { ActionOf, PeerAction, When } from './record.ts';
import { stepOf } from './stop.ts';
import { folded, stackText } from './texts.ts';

/** What became of an action: the player goes on, passes, or the script fails. */
type Went = 'done' | 'kept' | 'pass' | Miss;

/** Carries out the first action that can be, or passes. */
export function actWithPriority(peer: Peer, decision: Decision): Miss | null {
  const script = scriptOf(peer, decision.seat);
  const now = script.actions.filter(one => one.turn === peer.game.turn && one.step === stepOf(peer.game));
  for (const action of now) {
    const before = peer.game;
    const went = carryOut(peer, script, action);
    if (went === 'pass') break;
    if (went === 'kept') continue;
    if (went !== 'done') return went;
    script.actions = script.actions.filter(one => one !== action);
    if (peer.game !== before) return null;
  }
  return advance(peer, []);
}

function carryOut(peer: Peer, script: Script, action: PeerAction): Went {
  const { seat, strict } = script;
  const { stack } = peer.game;
  switch (action.op) {
    case 'cast':
    case 'activate':
    case 'playLand':
      if (action.op !== 'playLand' && action.when !== undefined && !isMet(peer.game, seat, action.when)) return 'pass';
      return beginning(peer, script, action);
    case 'mana':
      return activateMana(peer, seat, action) ?? 'done';
    case 'addCounters':
      return byDecree(peer, action) ? 'done' : orFail(strict && stack.length === 0, 'addCounters', action);
    case 'check':
      return check(peer, action.expect) ?? 'done';
    case 'concede': {
      const left = concede(peer.game, seat);
      if (!left.ok) return miss('illegalAction', 'cannot concede');
      follow(peer, left.game, left.events);
      return 'done';
    }
    case 'wait':
      if (stack.length === 0) return 'done';
      if (action.until === 'one') script.actions = script.actions.filter(one => one !== action);
      return 'pass';
    case 'attack':
      return orFail(strict && stack.length === 0, 'illegalAttack', action);
    case 'block':
      return isThere(peer, action.blocker) ? 'done' : orFail(strict && stack.length === 0, 'noSuchPermanent', action);
    case 'attackNone':
    case 'blockNone':
      return 'done';
  }
}

/** An action is used up as it begins, so that what it says is not tried again while it is announced. */
function beginning(peer: Peer, script: Script, action: ActionOf<'cast' | 'activate' | 'playLand'>): Went {
  const before = script.actions;
  const missed = act(peer, script, action);
  if (missed === null) return 'done';
  const [next] = script.choices;
  if (next?.skipFailedAction === true) {
    script.choices = script.choices.slice(1);
    return 'done';
  }
  script.actions = before;
  return missed;
}

/** A player who could not block at all was not asked: the block is dropped like any other that is not legal. */
const isThere = ({ game }: Peer, name: string): boolean => game.battlefield.some(id => isCalled(game, id, name));

const orFail = (fails: boolean, code: string, action: PeerAction): Went =>
  fails ? miss(code, `not possible: ${JSON.stringify(action)}`) : 'kept';

function byDecree(peer: Peer, { on, counter, count }: ActionOf<'addCounters'>): boolean {
  const id = peer.game.battlefield.find(one =>
    on.alias === undefined ? isCalled(peer.game, one, on.name ?? '') : isAlias(peer, one, on.alias),
  );
  if (id === undefined) return false;
  peer.game = addCounters(peer.game, id, counter, count);
  return true;
}

function isMet(game: Game, seat: Seat, when: When): boolean {
  const says = (id: ObjectId, part: string): boolean => {
    const source = thing(game, id).stack?.source ?? id;
    const names = [nameOf(game, source < 0 ? id : source)];
    return (
      folded(stackText(game, id)).includes(folded(part)) ||
      folded(stackText(game, id), names).includes(folded(part, names))
    );
  };
  const top = game.stack.at(-1);
  if (when.onStack !== undefined && !game.stack.some(id => says(id, when.onStack ?? ''))) return false;
  if (when.notOnStack !== undefined && game.stack.some(id => says(id, when.notOnStack ?? ''))) return false;
  if (
    when.copyOnStack !== undefined &&
    !game.stack.some(id => thing(game, id).kind === 'copy' && says(id, when.copyOnStack ?? ''))
  )
    return false;
  if (when.topOfStack !== undefined && (top === undefined || !says(top, when.topOfStack))) return false;
  return when.manaInPool === undefined || player(game, seat).pool.length >= when.manaInPool;
}
