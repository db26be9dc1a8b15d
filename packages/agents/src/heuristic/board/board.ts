/** A view in the order an agent asks for it; made once for each view. */
import type { ObjectView, PlayerView, View } from '@lawmage/engine';
import { hasKeyword, traitsOf } from './traits.ts';

export type Board = {
  readonly view: View;
  readonly me: number;
  readonly mine: readonly ObjectView[];
  readonly theirs: readonly ObjectView[];
  readonly foes: readonly PlayerView[];
  readonly self: PlayerView | undefined;
  readonly hand: readonly ObjectView[];
  /** Permanents by id; other objects are looked up by `objectOf`. */
  readonly permanents: ReadonlyMap<number, ObjectView>;
};

const known = new WeakMap<View, Board>();

export function boardOf(view: View): Board {
  let board = known.get(view);
  if (board === undefined) {
    board = make(view);
    known.set(view, board);
  }
  return board;
}

function make(view: View): Board {
  const me: number = view.seat;
  const present = view.battlefield.filter(object => !object.phasedOut);
  const self = view.players.find(player => player.seat === me);
  return {
    view,
    me,
    self,
    mine: present.filter(object => object.controller === me),
    theirs: present.filter(object => object.controller !== me),
    foes: view.players.filter(player => player.seat !== me && !player.left),
    hand: self?.hand ?? [],
    permanents: new Map(present.map(object => [object.id, object])),
  };
}

/** Any object that this seat can see, by id. */
export function objectOf({ view, permanents }: Board, id: number): ObjectView | undefined {
  if (id < 0) return undefined;
  const permanent = permanents.get(id);
  if (permanent !== undefined) return permanent;
  for (const list of [view.stack, view.exile, view.command, view.shown])
    for (const object of list) if (object.id === id) return object;
  for (const { hand, graveyard, library } of view.players)
    for (const list of [hand, graveyard, library]) for (const object of list) if (object.id === id) return object;
  return undefined;
}

export const isType = (object: ObjectView, type: ObjectView['type']['types'][number]): boolean =>
  object.type.types.includes(type);
export const isCreature = (object: ObjectView): boolean => isType(object, 'creature');
export const isLand = (object: ObjectView): boolean => isType(object, 'land');
export const isSpellCard = (object: ObjectView): boolean => isType(object, 'instant') || isType(object, 'sorcery');
/** Whether its timing is that of an instant [CR 117.1a | 2007: 408.1c]. */
export const isQuick = (object: ObjectView): boolean => isType(object, 'instant') || hasKeyword(object, 'flash');

export const powerOf = (object: ObjectView): number => Math.max(0, object.power ?? 0);
export const toughnessLeft = (object: ObjectView): number => (object.toughness ?? 0) - object.damage;

export const landsOf = (board: Board, seat: number): readonly ObjectView[] =>
  board.view.battlefield.filter(object => object.controller === seat && isLand(object));
export const landsInHand = (board: Board): number => board.hand.filter(isLand).length;
export const lifeOf = ({ view }: Board, seat: number): number =>
  view.players.find(player => player.seat === seat)?.life ?? 0;
export const myLife = (board: Board): number => board.self?.life ?? 0;

export const isMyTurn = ({ view }: Board): boolean => view.active === view.seat;
/** Whether a sorcery could be cast now [CR 117.1a | 2007: 408.1c]. */
export const isMyMain = (board: Board): boolean =>
  isMyTurn(board) &&
  board.view.stack.length === 0 &&
  (board.view.step === 'precombatMain' || board.view.step === 'postcombatMain');

/** Mana that a player could still make this turn: untapped permanents that make mana, and what is in the pool. */
export function manaOf(board: Board, seat: number): number {
  const pool = board.view.players.find(player => player.seat === seat)?.pool ?? {};
  const floating = Object.entries(pool).reduce((sum, [type, n]) => (type === 'restricted' ? sum : sum + n), 0);
  const side = seat === board.me ? board.mine : board.theirs;
  const sources = side.filter(
    object =>
      object.controller === seat &&
      !object.tapped &&
      (isLand(object) || (traitsOf(object).makesMana && !(isCreature(object) && object.summoningSick))),
  );
  return floating + sources.length;
}
