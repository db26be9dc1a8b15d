/**
 * Counts of legal lines, as perft in chess. A number that changes means that something else has become legal; the small
 * ones are explained.
 */
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { describe, expect, test } from 'vitest';
import { countLines, openPosition } from '../src/index.ts';
import { OPENINGS, type Opening } from './support/openings.ts';

function linesFrom(opening: Opening, edition: EditionName, depth: number): readonly number[] {
  const opened = openPosition(OPENINGS[opening], edition);
  if (!opened.ok) throw new Error(opened.problems.map(problem => problem.message).join('; '));
  return Array.from({ length: depth }, (_, n) => countLines(opened.game, n + 1));
}

describe.each(EDITIONS)('lines of single picks, %s', edition => {
  const count = (opening: Opening, ...lines: readonly number[]): void =>
    expect(linesFrom(opening, edition, lines.length)).toEqual(lines);

  test('nobody can do anything: everybody passes, whatever comes', () => {
    count('nobody can do anything', 1, 1, 1, 1, 1, 1, 1);
  });

  test('one land: play it or pass; then tap it or pass', () => {
    // 2: pass, play. 3: pass pass, play pass, play tap. The fourth pick may also tap it in the next step.
    count('one land to play', 2, 3, 3, 4, 4, 5, 5);
  });

  test('two equal lands: each of them is a line of its own', () => {
    count('two equal lands to play', 3, 5, 5, 7, 7, 9, 9);
  });

  test('a spark: pass, tap or cast; three targets, and it may be taken back', () => {
    // 7: pass pass; tap pass, tap cast; cast at Ann, Bob, the bear, or not at all.
    const last = edition === 'current' ? [59, 96] : [60, 100];
    count('a spark for anybody', 3, 7, 14, 23, 40, ...last);
  });

  test('two attackers: four sets of them', () => {
    // Two passes come before; then none, one, the other; the fourth pick adds the second to the first.
    count('two attackers, no blocker', 1, 1, 3, 4, 4, 4, 4);
  });

  test('two blockers can block what does not fly', () => {
    count('two attackers, two blockers', 1, 1, 3, 4, 4, 4, 8);
  });

  test('a dog that must attack is never left out; menace wants two blockers', () => {
    // Four sets of the other two attackers.
    count('menace, trample and a dog that must attack', 1, 1, 3, 4, 4, 13, 41);
  });

  test('one, two or three targets, then the shares', () => {
    count('a division', 3, 7, 16, 29, 53, 84, 146);
  });

  test('modes, their targets, and X as far as the mana goes', () => {
    count('modes and X', 6, 23, 83, 283, 880);
  });

  test('three triggers are ordered in six ways', () => {
    count('three triggers', 3, 6, 6, 6, 8, 12, 15);
  });
});
