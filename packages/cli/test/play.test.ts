import { describe, expect, test } from 'vitest';
import { lawmage } from './support.ts';

const play = (input: readonly string[], ...args: readonly string[]) =>
  lawmage(['play', '--seed', '3', ...args], { input: `${input.join('\n')}\n` });

describe('a game from a pipe', () => {
  test('is asked about, decision by decision, within eighty columns', async () => {
    const { out, err, status } = await play(['y', '', '', '']);
    expect(err).toBe('');
    expect(status).toBe(1);
    expect(out).toMatch(/Keep this hand\? \[103\.5\]/);
    expect(out).toMatch(/Your move \[117\.1\]/);
    expect(out).toMatch(/You left the game on turn \d+/);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test('takes words for numbers', async () => {
    const { out } = await play(['y', 'pl isl']);
    expect(out).toMatch(/You play Island\./);
  });

  test('undo leads back to the decision before', async () => {
    const { out } = await play(['y', 'pl isl', 'u', 'pl pla']);
    expect(out).toMatch(/Taken back: Play Island\./);
    expect(out).toMatch(/You play Plains\./);
  });

  test('shows a card in the words of the writer, and the log with its rules', async () => {
    const { out } = await play(['y', 'i mana leak', 'l', '?']);
    expect(out).toMatch(/Counter target spell unless its controller pays \{3\}\./);
    expect(out).toMatch(/You keep the opening hand\. \[103\.5/);
    expect(out).toMatch(/stop STEP/);
  });

  test('has no turn and no active player before it begins', async () => {
    const { out } = await play([], '--seed', '5');
    expect(out).toMatch(/── before the game ─/);
    expect(out).toMatch(/You left the game before its first turn\./);
  });

  test('says why an answer is none', async () => {
    const { out } = await play(['perhaps', 'y', '99', 'zzz']);
    expect(out).toMatch(/Nothing here is called "perhaps"/);
    expect(out).toMatch(/There is no choice 99/);
  });

  test('repeats only what has been done and could be done again', async () => {
    const { out } = await play(['y', 'again 5', 'pl isl', 'again 5', '?']);
    expect(out.match(/You have done nothing that could be repeated as it is\./g)).toHaveLength(2);
    expect(out).toMatch(/again N/);
  });

  test('can be given up', async () => {
    const { out, status } = await play(['y', 'concede']);
    expect(status).toBe(0);
    expect(out).toMatch(/Bob wins\./);
  });

  test('goes on to its end when one only passes', async () => {
    const { out, status } = await play(['y', ...Array.from({ length: 300 }, () => ['', '1']).flat()]);
    expect(status).toBe(0);
    expect(out).toMatch(/(You win|Bob wins|is a draw)\./);
  });

  test('is played by the rules of 2007 in their words', async () => {
    const { out } = await play(['y', 'pl isl'], '--edition', '2007-02');
    expect(out).toMatch(/\[408\.1c\]/);
  });
});

test('two computer players can be watched', async () => {
  const { out, status, err } = await play([], '--watch', '--log', 'short');
  expect(err).toBe('');
  expect(status).toBe(0);
  expect(out).toMatch(/Turn 5/);
  expect(out).toMatch(/wins\./);
});
