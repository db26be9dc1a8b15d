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
    rules: {
      current: '100.2 100.4 100.5 113.6n 201.3b 702.124a 702.124f 702.124g 702.124h 702.124i 702.124k 702.124m',
      '2007-02': '100.2 100.3 100.4',
    },
  },
  { reason: 'stickers may wait', rules: { current: '103.2d 107.17a 123 400.7m 612.9 613.7k 702.33h', '2007-02': '' } },
  { reason: 'attractions may wait', rules: { current: '505.5 701.51 701.52 702.159 703.4g 717', '2007-02': '' } },
  {
    reason: 'casual variants come later',
    rules: {
      current: `103.1b 103.1c 103.2e 103.3a 103.4b 103.4d 103.4e 103.5a 103.7 108.3a 109.4d 109.4e 109.4f 109.4g 116.2i 116.2j
        119.1b 119.1d 119.1e 211 212 311 312 313 314 315 400.4b 400.9 505.3 603.10g 613.7h 613.7i 613.7j 701.31 701.32 701.33
        702.106 703.4e 704.6e 704.6f 706.7 729.2a 729.2b 729.5a 729.5b 9`,
      '2007-02': '',
    },
  },
  {
    reason: 'multiplayer options and variants come later',
    rules: {
      current: `103.4a 103.5d 103.6c 103.8b 104.2c 104.2d 104.3g 104.3h 104.3i 104.4d 104.4e 104.4f 104.4g 104.4h 117.6
        119.1a 119.4a 121.2d 502.2a 506.2a 506.2b 507.1 508.7d 508.7e 701.34b 703.4h 704.6a 704.6b 727.7 8`,
      '2007-02': '101.4a 101.5b 102.2c 102.3f 102.4c 423.2b 6',
    },
  },
  {
    reason: 'fewer than twenty printed cards use it',
    rules: {
      current: `103.2b 116.2g 206.3a 206.3b 206.3c 701.11 701.29 701.35 701.55 701.56 701.58 701.61 701.63 701.64 701.65 701.69 701.70
        702.23 702.26 702.38 702.39 702.44 702.48 702.50 702.52 702.53 702.55 702.57 702.58 702.59 702.60 702.64
        702.65 702.67 702.68 702.69 702.70 702.71 702.72 702.75 702.76 702.77 702.78 702.89 702.91 702.92 702.97
        702.98 702.99 702.101 702.104 702.105 702.107 702.115 702.117 702.119 702.120 702.121 702.123 702.125
        702.128 702.129 702.130 702.132 702.133 702.135 702.136 702.137 702.139 702.144 702.148 702.149 702.150 702.151
        702.153 702.154 702.155 702.156 702.157 702.158 702.160 702.161 702.162 702.163 702.169 702.173 702.176
        702.180 702.181 702.182 702.183 702.187 702.188 702.191 702.192 702.194 702.195`,
      '2007-02': '206.3',
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
