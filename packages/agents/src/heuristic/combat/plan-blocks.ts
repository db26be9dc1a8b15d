/** How a defender blocks: what pays first, then whatever keeps the defender alive. Used for both sides. */
import { type Bout, bout } from './bout.ts';
import { blockersNeeded } from './evasion.ts';
import { type Fighter, unblocked } from './fighter.ts';

export type Fight = {
  readonly attackers: readonly Fighter[];
  readonly blockers: readonly Fighter[];
  readonly may: (blocker: Fighter, attacker: Fighter) => boolean;
  readonly life: number;
  /** What a point of damage by this attacker costs the defender. */
  readonly price: (attacker: Fighter) => number;
  /** Whether its damage is dealt to the defending player. */
  readonly hitsPlayer: (attacker: Fighter) => boolean;
};

/** Blockers by attacker, in the order of the attackers. */
export type Blocks = readonly (readonly Fighter[])[];

type Plan = { readonly blocks: Fighter[][]; readonly free: Set<Fighter> };

export function planBlocks(fight: Fight): Blocks {
  const plan = fresh(fight);
  blockForGain(fight, plan);
  blockInPairs(fight, plan);
  if (isSafe(fight, plan.blocks)) return plan.blocks;
  blockToLive(fight, plan);
  if (isSafe(fight, plan.blocks)) return plan.blocks;
  const desperate = fresh(fight);
  blockToLive(fight, desperate);
  return damage(fight, desperate.blocks) < damage(fight, plan.blocks) ? desperate.blocks : plan.blocks;
}

const fresh = ({ attackers, blockers }: Fight): Plan => ({
  blocks: attackers.map(() => []),
  free: new Set(blockers),
});

/** What a bout is worth to the defender, against not blocking at all. */
export function gainOf(fight: Fight, attacker: Fighter, result: Bout): number {
  const lost = result.dead.reduce((sum, one) => sum + one.loss, 0);
  const price = fight.price(attacker);
  const spared = (unblocked(attacker) - result.through) * price;
  const drained = attacker.keywords.has('lifelink') ? spared * 0.5 : 0;
  return (result.attackerDies ? attacker.loss : 0) - lost + spared + drained;
}

type Offer = { readonly n: number; readonly blockers: readonly Fighter[]; readonly gain: number };

function blockForGain(fight: Fight, { blocks, free }: Plan): void {
  const offers: Offer[] = [];
  for (const [n, attacker] of fight.attackers.entries()) {
    if (blockersNeeded(attacker) > 1) continue;
    for (const blocker of fight.blockers) {
      if (!fight.may(blocker, attacker)) continue;
      const gain = gainOf(fight, attacker, bout(attacker, [blocker]));
      if (gain > 0) offers.push({ n, blockers: [blocker], gain: gain - 0.05 * blocker.worth });
    }
  }
  take(offers, blocks, free);
}

/** Two blockers against what one cannot stop. */
function blockInPairs(fight: Fight, { blocks, free }: Plan): void {
  const offers: Offer[] = [];
  for (const [n, attacker] of fight.attackers.entries()) {
    if ((blocks[n]?.length ?? 0) > 0) continue;
    const able = [...free].filter(blocker => fight.may(blocker, attacker)).slice(0, 8);
    for (const [at, one] of able.entries())
      for (const other of able.slice(at + 1)) {
        const result = bout(attacker, [one, other]);
        const gain = gainOf(fight, attacker, result);
        if (result.attackerDies && gain > 0.4) offers.push({ n, blockers: [one, other], gain });
      }
  }
  take(offers, blocks, free);
}

function take(offers: Offer[], blocks: Fighter[][], free: Set<Fighter>): void {
  offers.sort((a, b) => b.gain - a.gain);
  for (const { n, blockers } of offers) {
    if ((blocks[n]?.length ?? 0) > 0 || blockers.some(one => !free.has(one))) continue;
    blocks[n] = [...blockers];
    for (const one of blockers) free.delete(one);
  }
}

/** The cheapest creatures in front of the heaviest attackers, until the defender lives. */
function blockToLive(fight: Fight, { blocks, free }: Plan): void {
  const open = fight.attackers
    .map((attacker, n) => ({ attacker, n }))
    .filter(({ attacker, n }) => (blocks[n]?.length ?? 0) === 0 && fight.hitsPlayer(attacker))
    .sort((a, b) => unblocked(b.attacker) - unblocked(a.attacker));
  for (const { attacker, n } of open) {
    if (isSafe(fight, blocks)) return;
    const able = [...free]
      .filter(blocker => fight.may(blocker, attacker))
      .sort((a, b) => gainOf(fight, attacker, bout(attacker, [b])) - gainOf(fight, attacker, bout(attacker, [a])));
    const chosen = able.slice(0, blockersNeeded(attacker));
    if (chosen.length < blockersNeeded(attacker)) continue;
    blocks[n] = chosen;
    for (const one of chosen) free.delete(one);
  }
}

/** Damage to the defending player. */
export const damage = ({ attackers, hitsPlayer }: Fight, blocks: Blocks): number =>
  attackers.reduce((sum, one, n) => (hitsPlayer(one) ? sum + throughOf(one, blocks[n] ?? []) : sum), 0);

/** Only trample lets damage past a blocker. */
const throughOf = (one: Fighter, blockers: readonly Fighter[]): number =>
  blockers.length === 0 ? unblocked(one) : one.keywords.has('trample') ? bout(one, blockers).through : 0;

const isSafe = (fight: Fight, blocks: Blocks): boolean => damage(fight, blocks) < fight.life;
