/** Whether what a record expects is so. */
import { type Miss, miss, type Peer } from '../peer.ts';
import type { Expectation } from '../record.ts';
import { abilityChecks } from './abilities.ts';
import { objectChecks } from './objects.ts';
import { playerChecks } from './players.ts';
import { propChecks } from './props.ts';
import type { Checker } from './types.ts';
import { zoneChecks } from './zones.ts';

const CHECKERS: Readonly<Record<string, Checker>> = {
  ...playerChecks,
  ...zoneChecks,
  ...objectChecks,
  ...abilityChecks,
  ...propChecks,
};

/** The first fact that is otherwise, or null. */
export function check(peer: Peer, expected: Expectation): Miss | null {
  const checker = CHECKERS[expected.kind];
  if (checker === undefined) return miss('unsupported', `check ${expected.kind}`);
  const found = checker(peer, expected);
  if (found === null) return null;
  if (typeof found !== 'string') return found;
  return miss('fact', `${describe(expected)}: ${found}`);
}

export function checkAll(peer: Peer, expected: readonly Expectation[]): Miss | null {
  for (const one of expected) {
    const missed = check(peer, one);
    if (missed !== null) return missed;
  }
  return null;
}

const describe = ({ kind, ...fields }: Expectation): string =>
  `${kind} ${Object.entries(fields)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')}`;
