/** One event may hold several occurrences of what an ability waits for [CR 603.2c | 2007: 410.6, 410.9]. */
import type { EventPattern, Objects } from '@lawmage/ability';
import type { GameEvent } from '../../work/event.ts';

/**
 * [CR 508.3, 509.3, 603.2c | 2007: 410.9a–410.9d] The parts of an event that each trigger: every attacking creature,
 * every blocking creature (or every pair, where the pattern names the other creature), every blocked creature.
 * What happens at the same time (`batch`) matters where it counts as one occurrence.
 */
export function occurrences(
  pattern: EventPattern,
  event: GameEvent,
  batch: readonly GameEvent[],
): readonly GameEvent[] {
  switch (pattern.on) {
    case 'attack':
      return event.what === 'attack' && !asksOthers(pattern) ? eachAttacker(event) : [event];
    case 'block':
      return event.what === 'block' ? eachBlock(event, pattern.whom !== undefined) : [event];
    case 'blocked':
    case 'unblocked':
      return event.what === 'blocked' ? eachBlocked(event, pattern.on === 'blocked' && asksOne(pattern.by)) : [event];
    case 'blocksOrBlocked':
      if (event.what === 'block') return eachBlock(event, true);
      return event.what === 'blocked' ? eachBlocked(event, true) : [event];
    case 'counters':
      if (event.what !== 'counters') return [event];
      if (pattern.nth !== undefined) return asOnePut(event, batch);
      return pattern.each === true ? eachCounter(event) : [event];
    case 'damage':
      return event.what === 'damage' ? asOneDamage(pattern, event, batch) : [event];
    default:
      return [event];
  }
}

/** Whether each blocker counts for itself; "two or more creatures" are counted together [CR 509.3e | 2007: 410.9e]. */
const asksOne = (by: Objects | undefined): boolean =>
  by !== undefined && !(by.what === 'some' && by.count !== undefined);

/** What attacks with it matters. */
const asksOthers = (pattern: Extract<EventPattern, { readonly on: 'attack' }>): boolean =>
  pattern.alone === true || pattern.others !== undefined;

/** "Whenever a counter is put": once for each. */
const eachCounter = (event: Counters): readonly GameEvent[] =>
  Array.from({ length: Math.abs(event.n) }, () => ({ ...event, n: Math.sign(event.n) }));

/** [CR 122.7 | 2007: none] Counters of a kind that are put on an object at the same time are put at once. */
function asOnePut(event: Counters, batch: readonly GameEvent[]): readonly GameEvent[] {
  if (batch.length <= 1) return [event];
  const alike = batch.filter(
    (other): other is Counters => other.what === 'counters' && other.id === event.id && other.kind === event.kind,
  );
  if (alike.length <= 1) return [event];
  return alike[0] === event ? [{ ...event, n: alike.reduce((sum, { n }) => sum + n, 0) }] : [];
}

/**
 * [CR 603.2c | 2007: 410.6] "Deals damage" is one occurrence whatever is dealt damage at the same time, and "is dealt
 * damage" is one whatever deals it: the first of them stands for the sum, the others for nothing.
 */
function asOneDamage(pattern: DamagePattern, event: Damage, batch: readonly GameEvent[]): readonly GameEvent[] {
  if (batch.length <= 1 || (pattern.source !== undefined && pattern.to !== undefined)) return [event];
  const isAlike = (other: Damage): boolean =>
    pattern.source === undefined ? other.id === event.id && other.seat === event.seat : other.from === event.from;
  const alike = batch.filter((other): other is Damage => other.what === 'damage' && isAlike(other));
  if (alike.length <= 1) return [event];
  if (alike[0] !== event) return [];
  return [{ ...event, amount: alike.reduce((sum, { amount }) => sum + amount, 0) }];
}

type DamagePattern = Extract<EventPattern, { readonly on: 'damage' }>;
type Damage = Extract<GameEvent, { readonly what: 'damage' }>;
type Counters = Extract<GameEvent, { readonly what: 'counters' }>;
type Attack = Extract<GameEvent, { readonly what: 'attack' }>;
type Block = Extract<GameEvent, { readonly what: 'block' }>;
type Blocked = Extract<GameEvent, { readonly what: 'blocked' }>;

const eachAttacker = (event: Attack): readonly GameEvent[] =>
  event.attackers.length === 1 ? [event] : event.attackers.map(one => ({ ...event, attackers: [one] }));

function eachBlock(event: Block, pairs: boolean): readonly GameEvent[] {
  if (event.blocks.length <= 1) return [event];
  if (pairs) return event.blocks.map(one => ({ ...event, blocks: [one] }));
  const blockers = [...new Set(event.blocks.map(one => one.blocker))];
  return blockers.map(blocker => ({ ...event, blocks: event.blocks.filter(one => one.blocker === blocker) }));
}

function eachBlocked(event: Blocked, pairs: boolean): readonly GameEvent[] {
  return event.attackers.flatMap(attacker => {
    if (!pairs) return [{ ...event, attackers: [attacker] }];
    return attacker.blockers.map(blocker => ({ ...event, attackers: [{ ...attacker, blockers: [blocker] }] }));
  });
}
