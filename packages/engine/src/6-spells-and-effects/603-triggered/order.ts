/** Whether it can matter in which order a player puts triggered abilities on the stack. Only then is the player asked. */
import { isSameAbility } from '../../1-concepts/113-abilities/same.ts';
import type { Found, Game, Waiting } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { characteristics } from '../613-layers/characteristics.ts';

/**
 * [CR 603.3b | 2007: 410.3] Equal abilities, and abilities that only gain life by a number, need no order. Losing life does:
 * who is without life between two of them has lost [CR 704.3 | 2007: 420.3].
 */
export function orderMatters(game: Game, waiting: readonly Waiting[]): boolean {
  const [first, ...rest] = waiting;
  if (first === undefined || rest.length === 0) return false;
  return !waiting.every(onlyGainsLife) && !rest.every(other => areEqual(game, first, other));
}

function onlyGainsLife({ ability }: Waiting): boolean {
  if (ability.is !== 'triggered' || ability.if !== undefined) return false;
  const { effect } = ability;
  if (effect.do !== 'gainLife' || typeof effect.amount !== 'number') return false;
  return effect.who === undefined || !('who' in effect.who) || effect.who.who !== 'target';
}

function areEqual(game: Game, a: Waiting, b: Waiting): boolean {
  if (!isSameAbility(a.ability, b.ability) || a.x !== b.x || a.found.length !== b.found.length) return false;
  if (!isSameSource(game, a, b)) return false;
  return a.found.every((found, slot) => isSameFound(found, b.found[slot]) || isOfSamePlayer(a, found, b.found[slot]));
}

/** The same object, or tokens and cards of one name that nothing tells apart. */
function isSameSource(game: Game, a: Waiting, b: Waiting): boolean {
  if (a.source === b.source) return true;
  const [one, other] = [thingOrNone(game, a.source), thingOrNone(game, b.source)];
  if (one === undefined || other === undefined) return false;
  return one.card === other.card && characteristics(game, a.source).name === characteristics(game, b.source).name;
}

const isSameFound = (a: Found | undefined, b: Found | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && isSame(a.ids, b.ids) && isSame(a.seats, b.seats) && a.n === b.n);

/** The game's own abilities about creatures are about who controls them. */
const isOfSamePlayer = ({ source }: Waiting, a: Found | undefined, b: Found | undefined): boolean =>
  source === NONE && a !== undefined && b !== undefined && isSame(a.seats, b.seats);

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, at) => n === b[at]);
