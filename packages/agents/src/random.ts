/** An agent that answers anything at random: every legal reply can come, none is preferred. */
import { type Decision, type Reply, toppedUp } from '@lawmage/engine';
import type { Agent } from './agent.ts';
import { type Chance, chanceFrom } from './chance.ts';

export function randomAgent(seed: number): Agent {
  const chance = chanceFrom(seed);
  return { name: 'random', choose: (_view, decision) => randomReply(decision, chance) };
}

/** A reply of the right form; for attacks and blocks it may break a rule of the declaration. */
export function randomReply(decision: Decision, chance: Chance): Reply {
  const { kind, options, least, most } = decision;
  switch (kind) {
    case 'priority':
      return options.length === 0 || chance.below(options.length + 1) === 0 ? [] : [chance.below(options.length)];
    case 'yesNo':
      return [chance.below(2)];
    case 'number':
      return [least + chance.below(most - least + 1)];
    case 'order':
      return chance.shuffled(options.map((_, n) => n));
    case 'pay':
      return [chance.below(options.length)];
    case 'divide':
      return randomShares(decision, chance);
    case 'attack':
    case 'block':
      return options.flatMap((_, n) => (chance.below(2) === 0 ? [n] : []));
    case 'pick':
      return toppedUp(decision, randomSubset(options.length, randomSize(decision, chance), chance));
    case 'modes':
      return randomSubset(options.length, randomSize(decision, chance), chance);
  }
}

const randomSize = ({ options, least, most }: Decision, chance: Chance): number =>
  least + chance.below(Math.min(most, options.length) - least + 1);

const randomSubset = (size: number, count: number, chance: Chance): Reply =>
  chance
    .shuffled(Array.from({ length: size }, (_, n) => n))
    .slice(0, count)
    .toSorted((a, b) => a - b);

function randomShares({ options, each, most }: Decision, chance: Chance): Reply {
  const shares = options.map(() => each);
  for (let left = most - each * options.length; left > 0; left--) {
    const at = chance.below(options.length);
    shares[at] = (shares[at] ?? 0) + 1;
  }
  return shares;
}
