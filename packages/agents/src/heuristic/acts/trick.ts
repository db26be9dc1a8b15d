/** Combat tricks: worth what they change in the fights that are on. */
import type { ObjectView } from '@lawmage/engine';
import { type Board, isCreature, lifeOf } from '../board/board.ts';
import { priceOfLife } from '../board/worth.ts';
import { judgeOf } from '../combat/attack.ts';
import { bout } from '../combat/bout.ts';
import { boosted, type Fighter, fighter } from '../combat/fighter.ts';
import type { Deed } from '../deeds/deed.ts';
import { fits } from '../deeds/fits.ts';
import { isDoomed } from './peril.ts';
import { readyToAttack } from './value.ts';

/** A change for the turn, or a shield: no use outside combat or danger. */
export const isTrick = ({ what, lasting }: Deed): boolean => (what === 'boost' && !lasting) || what === 'protect';

/** Blocks are declared and no damage is dealt yet. */
export const isFightOn = ({ view }: Board): boolean => view.step === 'declareBlockers' && view.stack.length === 0;

type Scene = { readonly attacker: Fighter; readonly blockers: readonly Fighter[]; readonly mine: boolean };

/** Every attacker with what blocks it. */
function scenes(board: Board): readonly Scene[] {
  return board.view.battlefield
    .filter(object => object.attacking !== null)
    .map(object => ({
      attacker: fighter(board, object),
      blockers: board.view.battlefield.filter(one => one.blocking.includes(object.id)).map(one => fighter(board, one)),
      mine: object.controller === board.me,
    }));
}

/** What a fight is worth to us. An attacker that was blocked deals nothing to the player, save by trample. */
function worthOfScene(board: Board, { attacker, blockers, mine }: Scene): number {
  const blocked = attacker.object.blocked && blockers.length === 0;
  const result = bout(attacker, blockers);
  const killed = result.dead.reduce((sum, one) => sum + one.loss, 0) - (result.attackerDies ? attacker.loss : 0);
  const seat: number = attacker.object.attacking?.seat ?? -1;
  const life = lifeOf(board, seat);
  const through = blocked ? 0 : result.through;
  const price = through >= life ? 20 : through * priceOfLife(life - through / 2);
  return (killed + price) * (mine ? 1 : -1);
}

/** What a trick would change now. */
export function trickValue(board: Board, deeds: readonly Deed[], source: ObjectView, times = 1): number {
  if (deeds.some(({ what }) => what === 'protect')) return shieldValue(board, deeds, source);
  if (!isFightOn(board)) return 0;
  const boosts = deeds.filter(({ what }) => what === 'boost');
  const fights = scenes(board);
  if (boosts.some(({ aim }) => aim.at === 'each'))
    return change(board, fights, one => isOwn(board, one), boosts, times);
  const own = fights.flatMap(({ attacker, blockers }) => [attacker, ...blockers]).filter(one => isOwn(board, one));
  const able = own.filter(one => isAimedAt(board, boosts, source, one));
  return Math.max(0, ...able.map(one => change(board, fights, other => other === one, boosts, times)));
}

/** What a trick would change if it went on this object. */
export function trickOn(board: Board, deeds: readonly Deed[], object: ObjectView): number {
  const boosts = deeds.filter(({ what }) => what === 'boost');
  return change(board, scenes(board), one => one.object.id === object.id, boosts, 1);
}

/** The fights after some fighters are boosted, against the fights before. */
function change(
  board: Board,
  fights: readonly Scene[],
  who: (one: Fighter) => boolean,
  boosts: readonly Deed[],
  times: number,
): number {
  const after = fights.map(scene => boostScene(scene, who, boosts, times));
  const worth = (list: readonly Scene[]): number => list.reduce((sum, scene) => sum + worthOfScene(board, scene), 0);
  const through = (list: readonly Scene[]): number =>
    list.reduce((sum, scene) => sum + (scene.mine ? throughOf(scene) : 0), 0);
  const [less, more] = [through(fights), through(after)];
  const wins = board.foes.some(({ life }) => less < life && more >= life) ? 100 : 0;
  return wins + worth(after) - worth(fights);
}

const isOwn = (board: Board, { object }: Fighter): boolean => object.controller === board.me;

const throughOf = ({ attacker, blockers }: Scene): number =>
  attacker.object.blocked && blockers.length === 0 ? 0 : bout(attacker, blockers).through;

function isAimedAt(board: Board, boosts: readonly Deed[], source: ObjectView, { object }: Fighter): boolean {
  const aim = boosts[0]?.aim;
  if (aim?.at === 'self') return object.id === source.id;
  if (aim?.at === 'bearer') return object.id === source.attachedTo;
  return aim?.at === 'target' && (aim.filter === null || fits(object, aim.filter, board.me));
}

function boostScene(scene: Scene, who: (one: Fighter) => boolean, boosts: readonly Deed[], times: number): Scene {
  const raise = (one: Fighter): Fighter =>
    who(one)
      ? boosts.reduce((now, { power, toughness, gains }) => boosted(now, power * times, toughness * times, gains), one)
      : one;
  return { ...scene, attacker: raise(scene.attacker), blockers: scene.blockers.map(raise) };
}

/** Regeneration and prevention: for what would die now. */
function shieldValue(board: Board, deeds: readonly Deed[], source: ObjectView): number {
  const shield = deeds.find(({ what }) => what === 'protect');
  if (shield === undefined) return 0;
  const doomed = board.mine.filter(object => isCreature(object) && isDoomed(board, object));
  const worths = (list: readonly ObjectView[]): number =>
    Math.max(0, ...list.map(object => fighter(board, object).loss));
  switch (shield.aim.at) {
    case 'self':
      return worths(doomed.filter(({ id }) => id === source.id));
    case 'target':
      return worths(doomed);
    case 'nothing':
      return fogValue(board);
    default:
      return 0;
  }
}

/** Preventing all combat damage: when the attack would kill, or cost too much. */
function fogValue(board: Board): number {
  if (!isFightOn(board) || board.view.active === board.me) return 0;
  const lost = -scenes(board).reduce((sum, scene) => sum + worthOfScene(board, scene), 0);
  return lost > 3 ? lost : 0;
}

/** What a boost before combat adds to the best attack with everything that is ready. */
export function chargeValue(board: Board, deeds: readonly Deed[]): number {
  const boosts = deeds.filter(({ what }) => what === 'boost');
  const ready = readyToAttack(board).map(object => fighter(board, object));
  if (ready.length === 0 || !boosts.some(({ aim }) => aim.at === 'each' || aim.at === 'target')) return 0;
  const all = boosts.some(({ aim }) => aim.at === 'each');
  const raised = ready.map((one, n) =>
    all || n === 0
      ? boosts.reduce((now, { power, toughness, gains }) => boosted(now, power, toughness, gains), one)
      : one,
  );
  const gains = board.foes.map(({ seat }) => {
    const judge = (fighters: readonly Fighter[]): number => judgeOf(board, seat, fighters)([]);
    return judge(raised) - Math.max(judge(ready), judge([]));
  });
  return Math.max(0, ...gains);
}
