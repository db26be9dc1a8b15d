/** One attacker and what blocks it, played out. */
import { traitsOf } from '../board/traits.ts';
import { type Fighter, strikes, unblocked } from './fighter.ts';

export type Bout = {
  readonly attackerDies: boolean;
  readonly dead: readonly Fighter[];
  /** Damage that reaches the player or planeswalker attacked. */
  readonly through: number;
};

type Wounds = { attacker: number; readonly blockers: number[]; deadly: boolean; through: number };

/** Combat damage in its one or two steps [CR 510.4 | 2007: 310.5]. */
export function bout(attacker: Fighter, blockers: readonly Fighter[]): Bout {
  if (blockers.length === 0) return { attackerDies: false, dead: [], through: unblocked(attacker) };
  const wounds: Wounds = { attacker: 0, blockers: blockers.map(() => 0), deadly: false, through: 0 };
  if (strikesEarly(attacker) || blockers.some(strikesEarly)) damageStep(attacker, blockers, wounds, strikesEarly);
  damageStep(attacker, blockers, wounds, one => strikes(one) === 2 || !strikesEarly(one));
  return {
    attackerDies: isDead(attacker, wounds.attacker, wounds.deadly),
    dead: blockers.filter((one, n) => isDead(one, wounds.blockers[n] ?? 0, attacker.keywords.has('deathtouch'))),
    through: wounds.through,
  };
}

const strikesEarly = ({ keywords }: Fighter): boolean => keywords.has('first strike') || keywords.has('double strike');

const isDead = ({ left, keywords }: Fighter, damage: number, deadly: boolean): boolean =>
  !keywords.has('indestructible') && (damage >= left || (deadly && damage > 0));

function damageStep(
  attacker: Fighter,
  blockers: readonly Fighter[],
  wounds: Wounds,
  strikesNow: (one: Fighter) => boolean,
): void {
  const deadly = attacker.keywords.has('deathtouch');
  const standing = blockers.map((one, n) => !isDead(one, wounds.blockers[n] ?? 0, deadly));
  const attackerStands = !isDead(attacker, wounds.attacker, wounds.deadly);
  for (const [n, one] of blockers.entries()) {
    if (!standing[n] || !strikesNow(one) || isShielded(attacker, one)) continue;
    wounds.attacker += one.power;
    if (one.power > 0 && one.keywords.has('deathtouch')) wounds.deadly = true;
  }
  if (attackerStands && strikesNow(attacker)) assign(attacker, blockers, standing, wounds);
}

/** The attacker kills what it can, dearest first; with trample the rest goes through. */
function assign(attacker: Fighter, blockers: readonly Fighter[], standing: readonly boolean[], wounds: Wounds): void {
  const deadly = attacker.keywords.has('deathtouch');
  let power = attacker.power;
  const order = blockers.map((_, n) => n).filter(n => standing[n]);
  if (order.length > 1) order.sort((a, b) => (blockers[b]?.worth ?? 0) - (blockers[a]?.worth ?? 0));
  for (const n of order) {
    const one = blockers[n];
    if (one === undefined || isShielded(one, attacker)) continue;
    const need = deadly ? 1 : one.left - (wounds.blockers[n] ?? 0);
    const share = power >= need ? need : order.length === 1 ? power : 0;
    wounds.blockers[n] = (wounds.blockers[n] ?? 0) + share;
    power -= share;
  }
  if (attacker.keywords.has('trample')) wounds.through += Math.max(0, power);
}

/** Protection prevents damage from sources of that colour [CR 702.16e | 2007: 502.7a]. */
const isShielded = (one: Fighter, from: Fighter): boolean =>
  traitsOf(one.object).protectedFrom.some(color => from.object.colors.includes(color));
