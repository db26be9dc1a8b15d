/** Keyword abilities that are activated. */
import type { Keyword, KeywordName } from '@lawmage/ability';
import type { ObjectView } from '@lawmage/engine';
import { type Board, isCreature, isLand, isMyMain, landsInHand, landsOf, objectOf } from '../board/board.ts';
import { worthOf } from '../board/worth.ts';
import { mayTarget } from '../deeds/fits.ts';
import { attachedValue } from './aura.ts';
import { isTheirEnd } from './moment.ts';
import type { Prospect } from './prospect.ts';
import { readyToAttack } from './value.ts';

type Worthwhile = Pick<Prospect, 'value' | 'now'>;
type Judge = (board: Board, object: ObjectView) => Worthwhile;

const NOT_NOW: Worthwhile = { value: 0, now: false };

const when = (moment: boolean, value: number): Worthwhile => (moment && value > 0 ? { value, now: true } : NOT_NOW);
const before = (board: Board): boolean => isMyMain(board) && board.view.step === 'precombatMain';
const after = (board: Board): boolean => isMyMain(board) && board.view.step === 'postcombatMain';

const JUDGES: Readonly<Partial<Record<KeywordName, Judge>>> = {
  equip: (board, object) => when(before(board), equipValue(board, object)),
  reconfigure: (board, object) => when(before(board) && object.attachedTo < 0, equipValue(board, object)),
  cycling: cycle,
  typecycling: cycle,
  unearth: (board, object) => when(before(board), 0.6 * worthOf(board, object)),
  embalm: (board, object) => when(isMyMain(board), worthOf(board, object)),
  eternalize: (board, object) => when(isMyMain(board), worthOf(board, object) + 2),
  scavenge: (board, object) => when(before(board) && board.mine.some(isCreature), 0.8 * (object.power ?? 0)),
  outlast: (board, object) => when(after(board) && !object.tapped, 0.8),
  'level up': board => when(isMyMain(board), 1.2),
  crew: (board, object) => when(before(board) && !isCreature(object), 0.5),
  transmute: board => when(after(board) && landsOf(board, board.me).length > 4, 0.3),
};

export const keywordValue = (board: Board, { keyword }: Keyword, object: ObjectView): Worthwhile =>
  JUDGES[keyword]?.(board, object) ?? when(isMyMain(board), 0.3);

/** Cards that will not be cast soon are turned into others: late, with mana that is left over. */
function cycle(board: Board, card: ObjectView): Worthwhile {
  const lands = landsOf(board, board.me).length;
  const stuck = isLand(card) ? lands + landsInHand(board) > 5 : card.manaValue > lands + 1;
  const flooded = board.hand.length <= 1;
  return when(isTheirEnd(board) || after(board), stuck ? 1.1 : flooded ? 0.2 : 0);
}

/** What moving an Equipment to the best bearer gains. */
function equipValue(board: Board, equipment: ObjectView): number {
  const now = objectOf(board, equipment.attachedTo);
  const ready = new Set(readyToAttack(board));
  const value = (host: ObjectView): number => attachedValue(board, equipment, host) * (ready.has(host) ? 1 : 0.4);
  const best = Math.max(
    0,
    ...board.mine.filter(one => isCreature(one) && one !== now && mayTarget(equipment, one)).map(value),
  );
  const held = now === undefined ? 0 : value(now);
  return best > held * 1.3 + 0.2 ? best - held : 0;
}
