/** What may wait, and why: executable rules that no scenario need exercise yet. */
import type { EditionName } from '@lawmage/engine';
import { parentsOf } from '../number.ts';

type LeftOut = {
  readonly reason: string;
  /** Sections, chapters or rules, by edition; whatever stands below one of them is left out with it. */
  readonly rules: Readonly<Record<EditionName, string>>;
};

const LEFT_OUT: readonly LeftOut[] = [
  {
    reason: 'decks are judged before the game: lawmage cards deck',
    rules: { current: '100.2 100.4 100.5', '2007-02': '100.2 100.3 100.4' },
  },
  { reason: 'stickers may wait', rules: { current: '123', '2007-02': '' } },
  { reason: 'attractions may wait', rules: { current: '701.51 701.52 702.159 717', '2007-02': '' } },
  {
    reason: 'casual variants come later',
    rules: { current: '311 312 313 314 315 701.31 701.32 701.33 702.106 9', '2007-02': '' },
  },
  { reason: 'multiplayer options and variants come later', rules: { current: '8', '2007-02': '6' } },
  {
    reason: 'fewer than twenty printed cards use it',
    rules: {
      current: `701.11 701.29 701.35 701.42 701.55 701.56 701.58 701.61 701.63 701.64 701.65 701.69 701.70
        702.23 702.26 702.38 702.39 702.44 702.48 702.50 702.52 702.53 702.55 702.57 702.58 702.59 702.60 702.64
        702.65 702.67 702.68 702.69 702.70 702.71 702.72 702.75 702.76 702.77 702.78 702.89 702.91 702.92 702.97
        702.98 702.99 702.101 702.104 702.105 702.107 702.115 702.117 702.119 702.120 702.121 702.123 702.125
        702.128 702.129 702.130 702.132 702.133 702.135 702.136 702.137 702.144 702.148 702.149 702.150 702.151
        702.153 702.154 702.155 702.156 702.157 702.158 702.160 702.161 702.162 702.163 702.169 702.173 702.176
        702.180 702.181 702.182 702.183 702.187 702.188 702.191 702.192 702.194 702.195`,
      '2007-02': '',
    },
  },
];

const REASONS: Readonly<Record<EditionName, ReadonlyMap<string, string>>> = {
  current: reasonsIn('current'),
  '2007-02': reasonsIn('2007-02'),
};

function reasonsIn(edition: EditionName): ReadonlyMap<string, string> {
  return new Map(
    LEFT_OUT.flatMap(({ reason, rules }) => (rules[edition].match(/\S+/g) ?? []).map(rule => [rule, reason])),
  );
}

/** Why a rule may wait, or null. */
export function whyLeftOut(edition: EditionName, rule: string): string | null {
  const reasons = REASONS[edition];
  for (const above of [rule, ...parentsOf(rule).toReversed()]) {
    const reason = reasons.get(above);
    if (reason !== undefined) return reason;
  }
  return null;
}
