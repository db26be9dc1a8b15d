/** Equal creatures that may attack, so that "seven of twelve" is one number. */
import type { DecisionSeen, Seen } from '../game/seen.ts';
import type { Draft } from './draft.ts';
import { groupObjects } from './groups.ts';
import { defendersOf } from './press.ts';

export type Crowd = {
  readonly key: string;
  readonly name: string;
  /** For each creature its option against the defender that is chosen. */
  readonly options: readonly number[];
};

export function crowdsOf(seen: Seen, decision: DecisionSeen): readonly Crowd[] {
  if (decision.kind !== 'attack') return [];
  const [defender] = defendersOf(decision);
  if (defender === undefined) return [];
  const optionOf = (id: number): number =>
    decision.options.findIndex(
      one => one.is === 'attack' && one.attacker === id && one.seat === defender.seat && one.id === defender.id,
    );
  const able = seen.battlefield.filter(object => optionOf(object.id) >= 0);
  return groupObjects(able, () => '')
    .filter(group => group.members.length > 1)
    .map(({ key, members }) => ({ key, name: members[0].name, options: members.map(one => optionOf(one.id)) }));
}

/** So many of the crowd attack; those that did go on doing so. */
export function withCrowd(decision: DecisionSeen, draft: Draft, crowd: Crowd, n: number): Draft {
  const attackers = new Set(crowd.options.map(at => attackerAt(decision, at)));
  const others = draft.picks.filter(at => !attackers.has(attackerAt(decision, at)));
  const first = crowd.options.filter(at => draft.picks.includes(at));
  const rest = crowd.options.filter(at => !draft.picks.includes(at));
  return { ...draft, picks: [...others, ...[...first, ...rest].slice(0, n)] };
}

const attackerAt = (decision: DecisionSeen, at: number): number => {
  const option = decision.options[at];
  return option?.is === 'attack' ? option.attacker : -1;
};
