/** Choosing targets: the best of theirs for what harms, the best of one's own for what helps. */
import type { Ability } from '@lawmage/ability';
import type { Decision, ObjectView, Option, Reply } from '@lawmage/engine';
import { attachedValue } from '../acts/aura.ts';
import { threatOf } from '../acts/counter.ts';
import { isDoomed } from '../acts/peril.ts';
import { isFightOn, trickOn } from '../acts/trick.ts';
import { type Doer, onPlayer, readyToAttack, valueOn } from '../acts/value.ts';
import { type Board, objectOf, toughnessLeft } from '../board/board.ts';
import { cardWorth, worthOf } from '../board/worth.ts';
import { type Deed, HELPFUL } from '../deeds/deed.ts';
import { deedsOf } from '../deeds/read.ts';
import { wantedOf } from './best.ts';

export function chooseTargets(board: Board, decision: Decision): Reply {
  const item = itemOf(board, decision.why.source);
  const object = item ?? objectOf(board, decision.why.source);
  if (object === undefined) return wantedOf(decision, () => 1);
  const source = objectOf(board, object.stack?.source ?? -1) ?? object;
  const doer: Doer = { object: source, x: item?.stack?.x ?? 0 };
  const deeds = deedsFor(decision, abilitiesOf(object));
  return wantedOf(decision, option => targetScore(board, option, deeds, doer));
}

/** The spell or ability that is being put on the stack. */
const itemOf = ({ view }: Board, source: number): ObjectView | undefined =>
  view.stack.find(object => object.id === source || object.stack?.source === source) ?? view.stack.at(-1);

const abilitiesOf = ({ stack, abilities }: ObjectView): readonly Ability[] =>
  stack?.ability ? [stack.ability] : abilities.map(({ ability }) => ability);

/** What is done to the targets that are asked for. */
function deedsFor({ why }: Decision, abilities: readonly Ability[]): readonly Deed[] {
  const slot = (why.about as { readonly slot?: number } | undefined)?.slot ?? 0;
  const all = abilities.flatMap(deedsOf);
  const direct = all.filter(({ aim }) => aim.at === 'target' && aim.slot === slot);
  return direct.length > 0 ? direct : all.filter(({ aim }) => aim.at !== 'players');
}

/** Positive: one wants this chosen. */
function targetScore(board: Board, option: Option, deeds: readonly Deed[], doer: Doer): number {
  if (option.is === 'player') return deeds.reduce((sum, deed) => sum + onPlayer(board, deed, option.seat, doer), 0);
  const object = option.is === 'object' ? objectOf(board, option.id) : undefined;
  if (object === undefined) return 0;
  if (object.zone === 'stack') return object.controller === board.me ? -1 : threatOf(board, object);
  if (object.zone !== 'battlefield') return (object.owner === board.me ? 1 : -0.1) * (0.1 + cardWorth(board, object));
  if (doer.object.type.subtypes.includes('Aura') || doer.object.type.subtypes.includes('Equipment'))
    return hostScore(board, doer.object, object);
  const value = deeds.reduce((sum, deed) => sum + valueOn(board, deed, object, doer), 0);
  return value + tieBreak(board, deeds, object);
}

/** The bearer that gains most, and not the one that has it. */
function hostScore(board: Board, attachment: ObjectView, host: ObjectView): number {
  if (attachment.attachedTo === host.id) return -1;
  const ready = readyToAttack(board).includes(host) ? 1 : 0.4;
  const value = attachedValue(board, attachment, host);
  return value * (host.controller === board.me ? ready : 1) * (1 + 0.02 * worthOf(board, host));
}

/** Where the deed itself says nothing now: tricks go where they change a fight, harm goes to the best of theirs. */
function tieBreak(board: Board, deeds: readonly Deed[], object: ObjectView): number {
  const own = object.controller === board.me;
  const small = 0.01 * worthOf(board, object);
  const helpful = deeds.length === 0 || deeds.some(({ what }) => HELPFUL.has(what));
  if (!helpful) return own ? -small - 0.1 : small + 0.001 * (20 - toughnessLeft(object));
  if (!own) return -small - 0.1;
  const saved = deeds.some(({ what }) => what === 'protect') && isDoomed(board, object) ? worthOf(board, object) : 0;
  const fought = isFightOn(board) ? trickOn(board, deeds, object) : 0;
  return small + saved + fought;
}
