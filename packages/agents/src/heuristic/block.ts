/** Choosing blocks: good trades first, then whatever keeps one alive. */
import type { Decision, ObjectView, Option, Reply, View } from '@lawmage/engine';
import { clash, gain } from './fight.ts';
import { hasKeyword, lifeOf, objectOf, powerOf, worthOf } from './worth.ts';

type BlockOption = Extract<Option, { readonly is: 'block' }>;
type Pair = { readonly n: number; readonly blocker: ObjectView; readonly attacker: ObjectView };

export function chooseBlock(view: View, decision: Decision): Reply {
  const pairs = decision.options.flatMap((option, n): readonly Pair[] => pairOf(view, option, n));
  const attackers = view.battlefield.filter(
    object => object.attacking !== null && object.attacking.seat === view.seat && object.attacking.id < 0,
  );
  const chosen: Pair[] = [];
  trade(pairs, chosen);
  if (damageLeft(attackers, chosen) >= lifeOf(view, view.seat)) gang(pairs, chosen);
  if (damageLeft(attackers, chosen) >= lifeOf(view, view.seat)) chump(pairs, chosen);
  return withoutLoneMenace(chosen)
    .map(({ n }) => n)
    .toSorted((a, b) => a - b);
}

function pairOf(view: View, option: Option, n: number): readonly Pair[] {
  if (option.is !== 'block') return [];
  const { blocker, attacker } = option satisfies BlockOption;
  const [a, b] = [objectOf(view, blocker), objectOf(view, attacker)];
  return a && b ? [{ n, blocker: a, attacker: b }] : [];
}

const isFree = (chosen: readonly Pair[], { blocker, attacker }: Pair): boolean =>
  !chosen.some(one => one.blocker.id === blocker.id || one.attacker.id === attacker.id);

/** Blocks that gain: the blocker survives, or kills something worth more. */
function trade(pairs: readonly Pair[], chosen: Pair[]): void {
  const good = pairs
    .filter(({ attacker }) => !hasKeyword(attacker, 'menace'))
    .map(pair => ({
      pair,
      worth:
        gain(pair.blocker, pair.attacker) +
        (clash(pair.blocker, pair.attacker).aDies ? 0 : 0.3 * powerOf(pair.attacker)),
    }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  for (const { pair } of good) if (isFree(chosen, pair)) chosen.push(pair);
}

/** Even trades when life runs low. */
function gang(pairs: readonly Pair[], chosen: Pair[]): void {
  const even = pairs
    .filter(pair => isFree(chosen, pair) && clash(pair.blocker, pair.attacker).bDies)
    .toSorted((a, b) => powerOf(b.attacker) - powerOf(a.attacker));
  for (const pair of even) if (isFree(chosen, pair)) chosen.push(pair);
}

/** The least valuable creatures in front of the strongest attackers. */
function chump(pairs: readonly Pair[], chosen: Pair[]): void {
  const rest = pairs.toSorted(
    (a, b) => powerOf(b.attacker) - powerOf(a.attacker) || worthOf(a.blocker) - worthOf(b.blocker),
  );
  for (const pair of rest) if (!hasKeyword(pair.attacker, 'trample') && isFree(chosen, pair)) chosen.push(pair);
}

/** [CR 702.111b] One creature cannot block an attacker with menace. */
const withoutLoneMenace = (chosen: readonly Pair[]): readonly Pair[] =>
  chosen.filter(({ attacker }) => !hasKeyword(attacker, 'menace'));

function damageLeft(attackers: readonly ObjectView[], chosen: readonly Pair[]): number {
  return attackers.reduce((sum, attacker) => {
    const blockers = chosen.filter(pair => pair.attacker.id === attacker.id);
    if (blockers.length === 0) return sum + powerOf(attacker) * (hasKeyword(attacker, 'double strike') ? 2 : 1);
    const toughness = blockers.reduce((total, { blocker }) => total + (blocker.toughness ?? 0), 0);
    return hasKeyword(attacker, 'trample') ? sum + Math.max(0, powerOf(attacker) - toughness) : sum;
  }, 0);
}
