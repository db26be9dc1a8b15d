/** Casting spells: what they bring, and when. */
import type { Act, ObjectView } from '@lawmage/engine';
import { type Board, isCreature, isMyMain, isMyTurn, isQuick, isSpellCard, isType, manaOf } from '../board/board.ts';
import { hasKeyword } from '../board/traits.ts';
import { worthOf } from '../board/worth.ts';
import type { Deed } from '../deeds/deed.ts';
import { spellDeeds } from '../deeds/read.ts';
import { auraValue } from './aura.ts';
import { counterValue } from './counter.ts';
import { answersNow, isQuickMoment } from './moment.ts';
import type { Prospect } from './prospect.ts';
import { chargeValue, isTrick, trickValue } from './trick.ts';
import { readyToAttack, worthOfDeeds } from './value.ts';

const NOT_NOW = { value: 0, now: false } as const;
type Worthwhile = Pick<Prospect, 'value' | 'now'>;

export function castProspect(board: Board, act: Act, object: ObjectView, n: number): Prospect {
  const mana = manaOf(board, board.me);
  const isX = object.cost?.some(symbol => symbol === 'X') ?? false;
  const cost = isX
    ? Math.max(mana, object.manaValue)
    : act.way === 'normal'
      ? object.manaValue
      : Math.min(object.manaValue, mana);
  const x = isX ? Math.max(0, mana - object.manaValue) : 0;
  return { n, cost, ...(isSpellCard(object) ? spellValue(board, object, x) : permanentValue(board, act, object, x)) };
}

function spellValue(board: Board, object: ObjectView, x: number): Worthwhile {
  const deeds = spellDeeds(object);
  if (deeds.some(({ what }) => what === 'counterSpell'))
    return { value: counterValue(board, object, deeds), now: true };
  if (deeds.some(isTrick)) return trickSpell(board, object, deeds);
  const value = worthOfDeeds(board, deeds, { object, x }) - wasteOf(board, object, deeds);
  if (value <= 0) return NOT_NOW;
  if (isType(object, 'sorcery')) return { value, now: isMyMain(board) };
  return { value, now: isQuickMoment(board, deeds, value) };
}

/** A removal spell is kept for what is worth a card; cards that bring cards cost nothing. */
function wasteOf(board: Board, object: ObjectView, deeds: readonly Deed[]): number {
  if (deeds.some(({ what }) => what === 'draw')) return 0;
  const plenty = board.hand.length >= 6 ? 0.6 : 1;
  return (0.9 + 0.25 * object.manaValue) * plenty;
}

function trickSpell(board: Board, object: ObjectView, deeds: readonly Deed[]): Worthwhile {
  if (isType(object, 'sorcery')) {
    const value = isMyMain(board) && board.view.step === 'precombatMain' ? chargeValue(board, deeds) - 1 : 0;
    return { value, now: value > 0 };
  }
  const value = trickValue(board, deeds, object) - 0.9;
  return { value, now: value > 0 };
}

/** Creatures before combat only if they can do something there; otherwise after it, when blocks are known. */
function permanentValue(board: Board, act: Act, object: ObjectView, x: number): Worthwhile {
  const deeds = spellDeeds(object);
  const entering = worthOfDeeds(board, deeds, { object, x });
  if (object.type.subtypes.includes('Aura')) {
    const value = auraValue(board, object);
    return { value, now: isMyMain(board) && value > 0 };
  }
  const legend = object.type.supertypes.includes('legendary') && board.mine.some(one => one.name === object.name);
  const value = legend ? 0 : worthOf(board, object) + Math.max(-2, entering) + 0.05 * object.manaValue;
  if (isQuick(object) && !isMyMain(board)) return { value, now: answersNow(board) };
  if (isQuick(object) && !isMyTurn(board)) return { value, now: false };
  const stay = act.way === 'dash' ? 0.55 : 1;
  const early = !isCreature(object) || hasKeyword(object, 'haste') || act.way === 'dash' || entering > 1;
  const now = isMyMain(board) && (early || board.view.step === 'postcombatMain' || readyToAttack(board).length === 0);
  return { value: value * stay * (isQuick(object) ? 0.95 : 1), now };
}
