/** Declarations of attackers and blockers, as far as the record names them and the rules require more. */
import { answer, type Decision, type Game, type ObjectId, type Option, type Reply } from '@lawmage/engine';
import { characteristics, thing } from '@lawmage/engine/setup';
import { isCalled } from './names.ts';
import { type Miss, miss, type Peer, type Script, seatFor } from './peer.ts';
import type { ActionOf } from './record.ts';

type Attack = Extract<Option, { readonly is: 'attack' }>;

/** All attacks of this turn in their order; one that is not legal stays in the list. */
export function declareAttack(peer: Peer, script: Script, decision: Decision): Reply {
  return declareEach(peer, script, decision, true) ?? declareEach(peer, script, decision, false) ?? [];
}

/** Together, if they may attack together; otherwise each that may with those before it, and the others are dropped. */
function declareEach(peer: Peer, script: Script, decision: Decision, together: boolean): Reply | null {
  const chosen: number[] = [];
  const kept: ActionOf<'attack'>[] = [];
  let defender: Pick<Attack, 'seat' | 'id'> | null = null;
  for (const action of script.actions) {
    if (action.op !== 'attack' || action.turn !== peer.game.turn) continue;
    const at = attackFor(peer, decision, chosen, action, defender);
    const option = decision.options[at];
    if (option?.is !== 'attack') {
      kept.push(action);
      continue;
    }
    if (!together && !isAllowed(peer.game, [...chosen, at])) continue;
    chosen.push(at);
    if (action.defender !== undefined) defender = option;
  }
  if (together && !isAllowed(peer.game, chosen)) return null;
  const none = script.actions.filter(one => one.op !== 'attackNone' || one.turn !== peer.game.turn);
  script.actions = none.filter(one => one.op !== 'attack' || one.turn !== peer.game.turn || kept.includes(one));
  return required(peer.game, decision, chosen) ?? chosen;
}

/** A declaration may still need more to be complete, but nothing of it is forbidden. */
function isAllowed(game: Game, chosen: Reply): boolean {
  const answered = answer(game, chosen);
  return answered.ok || (answered.refusal.code !== 'attackNotAllowed' && answered.refusal.code !== 'notAmongOptions');
}

function attackFor(
  peer: Peer,
  { options }: Decision,
  chosen: readonly number[],
  { attacker, attackerIndex = 0, defender }: ActionOf<'attack'>,
  before: Pick<Attack, 'seat' | 'id'> | null,
): number {
  const taken = chosen.flatMap(at => attackerOf(options[at]));
  const ids = [...new Set(options.flatMap(attackerOf))].filter(
    id => !taken.includes(id) && isCalled(peer.game, id, attacker),
  );
  const id = ids[attackerIndex];
  const fits = (option: Option): boolean => option.is === 'attack' && option.attacker === id;
  if (defender !== undefined) return options.findIndex(option => fits(option) && isDefender(peer, option, defender));
  if (before !== null)
    return options.findIndex(
      one => fits(one) && one.is === 'attack' && one.seat === before.seat && one.id === before.id,
    );
  return options.findLastIndex(option => fits(option) && option.is === 'attack' && option.id < 0);
}

const attackerOf = (option: Option | undefined): readonly ObjectId[] =>
  option?.is === 'attack' ? [option.attacker] : [];

function isDefender(
  peer: Peer,
  option: Option,
  { player, permanent }: NonNullable<ActionOf<'attack'>['defender']>,
): boolean {
  if (option.is !== 'attack') return false;
  if (permanent !== undefined) return option.id >= 0 && isCalled(peer.game, option.id, permanent);
  return player !== undefined && option.id < 0 && option.seat === seatFor(peer.record, player);
}

/** Blocks one after another. One that evasion or a restriction forbids is dropped; who blocks too much is an error. */
export function declareBlock(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  const chosen: number[] = [];
  for (const action of script.actions) {
    if (action.op !== 'block' || action.turn !== peer.game.turn) continue;
    const blocker = nth(
      peer,
      action.blocker,
      action.blockerIndex,
      id => characteristics(peer.game, id).controller === script.seat,
    );
    if (blocker === undefined) return miss('noSuchPermanent', `no permanent to block with: ${action.blocker}`);
    const attackers = peer.game.combat?.attackers.map(one => one.id) ?? [];
    const attacker = nth(peer, action.attacker, action.attackerIndex, id => attackers.includes(id));
    const at = decision.options.findIndex(
      one =>
        one.is === 'block' && one.blocker === blocker && one.attacker === attacker && !isChosen(decision, chosen, one),
    );
    if (at < 0) continue;
    if (refusalOf(peer.game, [...chosen, at]) === 'chosenTwice' || blocksTooMuch(peer.game, decision, chosen, blocker))
      return miss('illegalBlock', `${action.blocker} blocks its most already`);
    chosen.push(at);
  }
  script.actions = script.actions.filter(
    one => (one.op !== 'block' && one.op !== 'blockNone') || one.turn !== peer.game.turn,
  );
  if (refusalOf(peer.game, chosen) === null) return chosen;
  const withOthers = chosen.filter(at => !blocksNotAlone(peer.game, decision.options[at]));
  const more = required(peer.game, decision, chosen) ?? required(peer.game, decision, withOthers);
  return more ?? miss('illegalBlock', `these blocks are not legal: ${refusalOf(peer.game, chosen)}`);
}

const isChosen = ({ options }: Decision, chosen: readonly number[], option: Option): boolean =>
  chosen.some(at => options[at] === option);

function refusalOf(game: Game, chosen: Reply): string | null {
  const answered = answer(game, chosen);
  return answered.ok ? null : answered.refusal.code;
}

/** A creature that already blocks is legal alone with what it has, and not with one more. */
function blocksTooMuch(game: Game, { options }: Decision, chosen: readonly number[], blocker: ObjectId): boolean {
  const own = chosen.filter(at => options[at]?.is === 'block' && options[at].blocker === blocker);
  if (own.length === 0) return false;
  const most = 1 + extraBlocks(game, blocker);
  return own.length >= most;
}

function extraBlocks(game: Game, id: ObjectId): number {
  let more = 0;
  for (const { rule } of characteristics(game, id).rules) {
    if (rule.rule !== 'canBlockAdditional') continue;
    more += typeof rule.count === 'number' ? rule.count : 99;
  }
  return more;
}

function nth(peer: Peer, name: string, index = 0, fits: (id: ObjectId) => boolean): ObjectId | undefined {
  const ids = peer.game.battlefield.filter(
    id => !thing(peer.game, id).phasedOut && isCalled(peer.game, id, name) && fits(id),
  );
  return ids[index];
}

/** "Can't block alone": such a block is dropped where it is alone. */
const blocksNotAlone = (game: Game, option: Option | undefined): boolean =>
  option?.is === 'block' &&
  characteristics(game, option.blocker).rules.some(({ rule }) => rule.rule === 'cantBlock' && rule.alone === true);

/** Adds or moves as little as it takes to fulfil what is required; null if that does not do it. */
export function required(game: Game, { options }: Decision, chosen: Reply): Reply | null {
  if (answer(game, chosen).ok) return chosen;
  let tried: Reply[] = [chosen];
  const seen = new Set<string>();
  for (let depth = 0; depth < 4; depth++) {
    const next: Reply[] = [];
    for (const reply of tried) {
      for (const other of neighbours(options, reply)) {
        const key = other.toSorted((a, b) => a - b).join();
        if (seen.has(key)) continue;
        seen.add(key);
        if (answer(game, other).ok) return other;
        next.push(other);
      }
      if (seen.size > 3000) break;
    }
    tried = next;
  }
  return allTogether(options, chosen).find(reply => answer(game, reply).ok) ?? null;
}

/** Each that does nothing yet attacks the same, or blocks the same attacker, as the others. */
function allTogether(options: readonly Option[], chosen: Reply): readonly Reply[] {
  const aims = new Set(options.map(aimOf));
  return [...aims].map(aim => [
    ...chosen,
    ...[...options.keys()].filter(at => aimOf(options[at]) === aim && !isBusy(options, chosen, at)),
  ]);
}

const aimOf = (option: Option | undefined): string =>
  option?.is === 'attack' ? `${option.seat} ${option.id}` : option?.is === 'block' ? `${option.attacker}` : '';

function* neighbours(options: readonly Option[], reply: Reply): Generator<Reply> {
  for (const at of options.keys()) if (!reply.includes(at) && !isBusy(options, reply, at)) yield [...reply, at];
  for (const at of options.keys()) {
    if (reply.includes(at)) continue;
    const moved = reply.filter(one => chooserOf(options[one]) !== chooserOf(options[at]));
    if (moved.length < reply.length) yield [...moved, at];
  }
}

const chooserOf = (option: Option | undefined): ObjectId | null =>
  option?.is === 'attack' ? option.attacker : option?.is === 'block' ? option.blocker : null;

const isBusy = (options: readonly Option[], reply: Reply, at: number): boolean =>
  reply.some(one => chooserOf(options[one]) === chooserOf(options[at]));
