/** What mana a permanent gives where effects change what it is tapped for. */
import type { Activated } from '@lawmage/ability';
import { grantedKey } from '../../6-spells-and-effects/603-triggered/keys.ts';
import { applicableTo } from '../../6-spells-and-effects/614-replacement/applicable.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Output } from './outputs.ts';
import { setOfAll, type TypeSet, typesIn } from './types.ts';

const KEY = 'addMana';

/** Whether there is any effect that may change the mana that permanents are tapped for. */
export function isManaChanged({ index: { replacements }, lasting }: Game): boolean {
  if (replacements.has(KEY) || replacements.has(grantedKey(KEY))) return true;
  return lasting.some(one => one.is === 'replace' && one.replacement.event.on === 'tapForMana');
}

export const tapsForMana = ({ cost }: Activated): boolean => cost.some(part => part.pay === 'tap');

/**
 * [CR 106.7, 106.12b | 2007: 406.6] The units that a permanent gives its player when tapped for some: of several effects
 * that make them mana of another type any may be the last, by the player's choice.
 */
export function unitsInstead(game: Game, seat: Seat, id: ObjectId, { units, limit }: Output): readonly TypeSet[] {
  if (!isManaChanged(game)) return units;
  const mana = units.flatMap(unit => typesIn(unit).slice(0, 1));
  const event: GameEvent = { what: KEY, seat, mana, limit, tapped: true, rule: '605.3b|411.1', source: id };
  const others = applicableTo(game, event, []).flatMap(({ kind }) =>
    kind.is === 'replace' && kind.rule.instead.instead === 'mana' ? [kind.rule.instead] : [],
  );
  if (others.length === 0) return units;
  const types = setOfAll(others.map(({ type }) => type));
  return others.some(({ whole }) => whole) ? [types] : units.map(() => types);
}
