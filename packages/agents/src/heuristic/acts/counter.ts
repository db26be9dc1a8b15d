/** Counterspells: for what matters, and not where the caster can pay. */
import type { CostPart, Effect } from '@lawmage/ability';
import type { ObjectView } from '@lawmage/engine';
import { type Board, isCreature, manaOf } from '../board/board.ts';
import { worthOf } from '../board/worth.ts';
import type { Deed } from '../deeds/deed.ts';
import { fits } from '../deeds/fits.ts';
import { spellDeeds } from '../deeds/read.ts';
import { worthOfDeeds } from './value.ts';

/** What it is worth to counter what is on top of the stack now. */
export function counterValue(board: Board, by: ObjectView, deeds: readonly Deed[]): number {
  const top = board.view.stack.at(-1);
  if (top === undefined || top.controller === board.me || top.kind === 'ability') return 0;
  const aim = deeds.find(({ what }) => what === 'counterSpell')?.aim;
  if (aim?.at === 'target' && aim.filter !== null && !fits(top, aim.filter, board.me)) return 0;
  const tax = Math.max(0, ...by.abilities.map(({ ability }) => ('effect' in ability ? taxOf(ability.effect) : 0)));
  if (tax > 0 && manaOf(board, top.controller) >= tax) return 0;
  const threat = threatOf(board, top);
  return threat >= 1.8 ? threat : 0;
}

/** How much a spell of another player would hurt. */
export function threatOf(board: Board, spell: ObjectView): number {
  const body = isCreature(spell) || !isInstantOrSorcery(spell) ? worthOf(board, spell) : 0;
  const aimed = spell.stack?.targets.some(({ id, seat }) => seat === board.me || isMine(board, id)) ? 1.5 : 0;
  const harm = Math.abs(worthOfDeeds(board, spellDeeds(spell), { object: spell, x: spell.stack?.x ?? 0 })) * 0.3;
  return body + aimed + Math.min(3, harm) + 0.2 * spell.manaValue;
}

const isInstantOrSorcery = ({ type }: ObjectView): boolean =>
  type.types.includes('instant') || type.types.includes('sorcery');
const isMine = ({ permanents, me }: Board, id: number): boolean => permanents.get(id)?.controller === me;

/** The mana that saves the spell: "unless its controller pays {3}". */
function taxOf(effect: Effect): number {
  if (effect.do === 'sequence') return Math.max(0, ...effect.steps.map(taxOf));
  return effect.do === 'unless' && effect.unpaid.do === 'counterSpell' ? manaIn(effect.cost) : 0;
}

/** Generic mana and symbols in a cost; symbols that stand for nothing yet count nothing. */
export const manaIn = (cost: readonly CostPart[]): number =>
  cost.reduce((sum, part) => {
    if (part.pay !== 'mana') return sum;
    return sum + part.cost.reduce<number>((all, symbol) => all + symbolValue(symbol), 0);
  }, 0);

const symbolValue = (symbol: string | number): number =>
  typeof symbol === 'number' ? symbol : symbol === 'X' || symbol === 'Y' || symbol === 'Z' ? 0 : 1;
