import type {
  Ability,
  Condition,
  Cost,
  Count,
  Effect,
  EventPattern,
  Filter,
  Objects,
  Players,
  Recipient,
} from '@lawmage/ability';
import { type Forms, lazy, type Phrase } from '../2-kernel/index.ts';

/** Phrases that contain each other across files: a filter has amounts, and an amount counts a filter. */
interface Knots {
  readonly amount: Phrase<Count>;
  readonly filter: Forms<Filter>;
  readonly oneNamed: Phrase<Objects>;
  readonly oneObject: Phrase<Objects>;
  readonly anyObjects: Phrase<Objects>;
  readonly anyPlayers: Phrase<Players>;
  readonly recipient: Phrase<Recipient>;
  readonly condition: Phrase<Condition>;
  readonly event: Phrase<EventPattern>;
  readonly cost: Phrase<Cost>;
  readonly effect: Phrase<Effect>;
  readonly ability: Phrase<Ability>;
}

const tied: Partial<{ -readonly [K in keyof Knots]: Knots[K] }> = {};

/** Gives a phrase that others refer to by `later`. The file that defines a phrase ties it. */
export function tie<K extends keyof Knots>(name: K, phrase: Knots[K]): Knots[K] {
  tied[name] = phrase;
  return phrase;
}

function known<K extends keyof Knots>(name: K): Knots[K] {
  const phrase = tied[name];
  if (phrase === undefined) throw new TypeError(`nothing is tied to "${name}": import 3-grammar/index.ts`);
  return phrase;
}

/** A phrase that is defined further down, in another file. */
export const later = {
  amount: lazy(() => known('amount')),
  filter: { one: lazy(() => known('filter').one), many: lazy(() => known('filter').many) },
  oneNamed: lazy(() => known('oneNamed')),
  oneObject: lazy(() => known('oneObject')),
  anyObjects: lazy(() => known('anyObjects')),
  anyPlayers: lazy(() => known('anyPlayers')),
  recipient: lazy(() => known('recipient')),
  condition: lazy(() => known('condition')),
  event: lazy(() => known('event')),
  cost: lazy(() => known('cost')),
  effect: lazy(() => known('effect')),
  ability: lazy(() => known('ability')),
} as const;
