/** Choosing attackers: what each attack is likely to gain, and what it leaves open. */
import type { Decision, ObjectView, Option, Reply, View } from '@lawmage/engine';
import { clash, couldBlock, gain } from './fight.ts';
import { foesOf, hasKeyword, isCreature, lifeOf, mine, objectOf, powerOf, theirs, worthOf } from './worth.ts';

type AttackOption = Extract<Option, { readonly is: 'attack' }>;
type Candidate = { readonly n: number; readonly option: AttackOption; readonly attacker: ObjectView };

export function chooseAttack(view: View, decision: Decision): Reply {
  const candidates = decision.options.flatMap((option, n): readonly Candidate[] => {
    const attacker = option.is === 'attack' ? objectOf(view, option.attacker) : undefined;
    return option.is === 'attack' && attacker ? [{ n, option, attacker }] : [];
  });
  const target = weakestFoe(view);
  const onTarget = bestOptionEach(view, candidates, target);
  const blockers = theirs(view).filter(object => isCreature(object) && object.controller === target && !object.tapped);
  if (isLethal(view, onTarget, blockers, target)) return numbers(onTarget);
  return numbers(
    holdingBack(
      view,
      onTarget.filter(one => isWorthwhile(view, one.attacker, blockers, target)),
    ),
  );
}

const numbers = (list: readonly Candidate[]): Reply => list.map(({ n }) => n).toSorted((a, b) => a - b);

const weakestFoe = (view: View): number =>
  foesOf(view).toSorted((a, b) => a.life - b.life || a.seat - b.seat)[0]?.seat ?? -1;

/** One option for each creature: at the chosen player, or at a planeswalker of that player that it could finish. */
function bestOptionEach(view: View, candidates: readonly Candidate[], target: number): readonly Candidate[] {
  const best = new Map<number, Candidate>();
  for (const one of candidates) {
    const known = best.get(one.attacker.id);
    if (known === undefined || appeal(view, one, target) > appeal(view, known, target)) best.set(one.attacker.id, one);
  }
  return [...best.values()];
}

function appeal(view: View, { option, attacker }: Candidate, target: number): number {
  const walker = objectOf(view, option.id);
  if (walker !== undefined) return walker.controller === target && (walker.loyalty ?? 99) <= powerOf(attacker) ? 3 : 0;
  return option.seat === target ? 2 : 1;
}

/** Whether what cannot be blocked away is enough. */
function isLethal(
  view: View,
  attackers: readonly Candidate[],
  blockers: readonly ObjectView[],
  target: number,
): boolean {
  const powers = attackers
    .filter(({ option }) => option.id < 0)
    .map(({ attacker }) => ({
      power: powerOf(attacker) * (hasKeyword(attacker, 'double strike') ? 2 : 1),
      free: !blockers.some(blocker => couldBlock(blocker, attacker)),
    }));
  const free = powers.filter(one => one.free).reduce((sum, one) => sum + one.power, 0);
  const blocked = powers
    .filter(one => !one.free)
    .map(one => one.power)
    .toSorted((a, b) => b - a)
    .slice(blockers.length);
  return free + blocked.reduce((sum, power) => sum + power, 0) >= lifeOf(view, target);
}

/** An attack is worth it when no block costs more than the damage is likely to bring. */
function isWorthwhile(view: View, attacker: ObjectView, blockers: readonly ObjectView[], target: number): boolean {
  const power = powerOf(attacker);
  if (power === 0) return false;
  const able = blockers.filter(blocker => couldBlock(blocker, attacker));
  const race = Math.max(0.35, Math.min(1.2, 8 / Math.max(1, lifeOf(view, target))));
  if (able.length === 0) return true;
  if (hasKeyword(attacker, 'menace') && able.length === 1) return true;
  const worst = Math.min(...able.map(blocker => gain(attacker, blocker)));
  const doubled = able.length > 1 && pairKills(attacker, able) ? -worthOf(attacker) * 0.5 : 0;
  return Math.min(worst, doubled) + power * race * 0.4 > 0;
}

/** Whether two blockers together kill it, and it does not kill both. */
function pairKills(attacker: ObjectView, able: readonly ObjectView[]): boolean {
  const powers = able.map(powerOf).toSorted((a, b) => b - a);
  const together = (powers[0] ?? 0) + (powers[1] ?? 0);
  return (
    together >= (attacker.toughness ?? 0) &&
    !able.some(blocker => clash(attacker, blocker).bDies && powerOf(blocker) * 2 >= together)
  );
}

/** Keeps creatures at home while the answer could kill. */
function holdingBack(view: View, attackers: readonly Candidate[]): readonly Candidate[] {
  const life = lifeOf(view, view.seat);
  const incoming = theirs(view)
    .filter(isCreature)
    .map(powerOf)
    .toSorted((a, b) => b - a);
  const home = mine(view).filter(object => isCreature(object) && !object.tapped);
  let staying = home.filter(object => !attackers.some(({ attacker }) => attacker.id === object.id)).length;
  const kept = attackers.toSorted((a, b) => worthOf(b.attacker) - worthOf(a.attacker));
  const unblocked = (): number => incoming.slice(staying).reduce((sum, power) => sum + power, 0);
  while (kept.length > 0 && unblocked() >= life) {
    const back = kept.findLastIndex(({ attacker }) => !hasKeyword(attacker, 'vigilance'));
    if (back < 0) break;
    kept.splice(back, 1);
    staying++;
  }
  return kept;
}
