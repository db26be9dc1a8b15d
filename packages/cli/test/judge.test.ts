import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { lawmage, lawmageRunning, temporaryHome } from './support.ts';

const SCENARIO = `Scenario: A spark
Card: Ember Tap {R}
  Instant
  Ember Tap deals 2 damage to any target.
Ann:
  battlefield: Mountain
  hand: Ember Tap
Bob:
Play:
Ann casts Ember Tap targeting Bob
Ember Tap resolves
`;

describe('lawmage judge', async () => {
  const home = await temporaryHome();
  const folder = join(home, 'scenarios');
  const judge = (...args: readonly string[]) => lawmage(['judge', ...args], { home });

  beforeAll(async () => {
    await mkdir(join(folder, 'more'), { recursive: true });
    await writeFile(join(folder, 'right.play'), `${SCENARIO}Bob has 18 life`);
    await writeFile(join(folder, 'more', 'wrong.play'), `${SCENARIO}Bob has 17 life`);
    await writeFile(join(home, 'broken.play'), `${SCENARIO}Bob haz 18 life`);
    await writeFile(join(home, 'printed.play'), SCENARIO.replace('Ann:', 'Printed card: Shock\nAnn:'));
  });

  test('passes a scenario that is right', async () => {
    const judged = await judge(join(folder, 'right.play'));
    expect(judged).toMatchObject({ status: 0, err: '' });
    expect(judged.out).toContain('1 passed, 0 failed');
  });

  test('tells the first fact of a folder that is otherwise, with its line', async () => {
    const judged = await judge(folder, '--edition', '2007-02');
    expect(judged.status).toBe(1);
    expect(judged.out).toContain('wrong.play:12:1: Bob has 18 life');
    expect(judged.out).toContain('1 passed, 1 failed');
  });

  test('tells where a scenario cannot be read', async () => {
    const judged = await judge(join(home, 'broken.play'));
    expect(judged.status).toBe(2);
    expect(judged.out).toContain('broken.play:12:5');
    expect(judged.out).toContain('did you mean "has"?');
  });

  test('runs no records of other engines where none has the name that was given', async () => {
    await writeFile(join(home, 'none.jsonl'), '');
    const judged = await judge('peers', join(home, 'none.jsonl'), '--only', 'FrogTest#testLeap');
    expect(judged).toMatchObject({ status: 2, out: '' });
    expect(judged.err).toContain('unknownRecord: no record is named FrogTest#testLeap');
  });

  test('skips, visibly, what names printed cards when there are none', async () => {
    const judged = await judge(join(home, 'printed.play'));
    expect(judged.status).toBe(0);
    expect(judged.out).toContain('1 skipped');
  });

  test('explains the course of play by the rules of the edition', async () => {
    const judged = await judge(join(folder, 'right.play'), '--explain', '--edition', 'current');
    expect(judged.out).toMatch(/120\.1 +Ember Tap deals 2 to Bob\./);
  });

  describe('two editions beside each other', () => {
    const burning = `Scenario: Unspent mana
Ann:
  battlefield: Forest
Bob:
Play:
Ann taps Forest for mana
until the beginning of combat
in 2007: Ann has 19 life
`;

    test('part at an event, by rules, with another end', async () => {
      await writeFile(join(home, 'burning.play'), burning);
      const { out, status } = await judge(join(home, 'burning.play'), '--compare', 'current,2007-02');
      expect(status).toBe(0);
      expect(out).toMatch(/^ {2}≠ {2}507 Ann’s beginning of combat step begins\. +300\.3 Ann loses 1 life/mu);
      expect(out).toContain('rules of 2007-02 alone: 300.3');
      expect(out).toMatch(/Ann’s life +20 +19/u);
    });

    test('are compared where a scenario names one of them only', async () => {
      await writeFile(join(home, 'one.play'), burning.replace('Ann:', 'Edition: 2007\nAnn:').replace('in 2007: ', ''));
      const { out, status } = await judge(join(home, 'one.play'), '--compare', '2007-02,current');
      expect(status).toBe(0);
      expect(out).toContain('current stops at line 9, "Ann has 19 life": Ann has 20 life');
    });

    test('are the same where nothing tells them apart', async () => {
      const compared = await judge(join(folder, 'right.play'), '--compare', 'current,2007-02', '--json');
      expect(JSON.parse(compared.out)).toMatchObject([{ cases: [{ differ: -1, ends: [] }] }]);
    });
  });

  describe('why not', () => {
    const asked = `Scenario: Why not
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Ann:
  battlefield: Moss Bear (called Young, summoning sick)
  library: 2 Forest
Bob:
  library: 2 Forest
Play:
until Bob's upkeep
until Ann's main phase
`;
    beforeAll(() => writeFile(join(home, 'asked.play'), asked));

    test('is said with the rule of the edition, at a place', async () => {
      const young = [join(home, 'asked.play'), '--why', 'Ann attacks with Young', '--at', '10'];
      const { out, status } = await judge(...young);
      expect(status).toBe(1);
      expect(out).toMatch(
        /not allowed: It came under Ann’s control this turn: it can’t attack yet\. \[302\.6\] \(sick\)/u,
      );
      expect(out).toContain('[212.3d]');
      const late = await judge(...young.slice(0, -2), '--json');
      expect(late.status).toBe(0);
      expect(JSON.parse(late.out)).toMatchObject([{ answers: [{ may: true, edition: 'current' }, { may: true }] }]);
    });

    test('is not answered where the question cannot be read', async () => {
      const { out, status } = await judge(join(home, 'asked.play'), '--why', 'Ann attaks with Young');
      expect(status).toBe(2);
      expect(out).toMatch(/^ {4}\^ .*did you mean "attacks/mu);
    });
  });

  test('is watched: what changes is judged again, until it is stopped', async () => {
    const watched = join(home, 'watched');
    await mkdir(watched);
    await writeFile(join(watched, 'one.play'), `${SCENARIO}Bob has 17 life`);
    await writeFile(join(watched, 'two.play'), `${SCENARIO}Bob has 18 life`);
    const running = lawmageRunning(['judge', watched, '--watch'], { home });
    await running.says('1 passed, 1 failed');
    await writeFile(join(watched, 'one.play'), `${SCENARIO}Bob has 18 life`);
    await running.says('1 passed, 0 failed');
    await writeFile(join(watched, 'three.play'), `${SCENARIO}Bob haz 18 life`);
    await running.says('did you mean "has"?');
    expect(await running.stopped()).toBe(0);
  });

  test('for programs', async () => {
    const judged = await judge(join(folder, 'right.play'), '--json');
    const [one] = JSON.parse(judged.out) as readonly [{ readonly outcome: string; readonly runs: readonly object[] }];
    expect(one.outcome).toBe('passed');
    expect(one.runs).toHaveLength(2);
    expect(one.runs[0]).toMatchObject({ edition: 'current', outcome: 'passed', cited: expect.any(Array) });
  });

  test('tells the course of every scenario there is', async () => {
    const judged = await judge(fileURLToPath(new URL('../../../scenarios', import.meta.url)), '--json');
    const all = JSON.parse(judged.out) as readonly { readonly outcome: string }[];
    expect(judged.status).toBe(0);
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['passed', 'skipped']));
  });

  test.each([
    ['noFiles', []],
    ['cannotRead', ['nowhere.play']],
    ['unknownEdition', ['x.play', '--edition', '1993']],
    ['notALine', ['x.play', '--why', 'Ann passes', '--at', 'end']],
    ['twoEditions', ['x.play', '--compare', 'current']],
    ['unknownEdition', ['x.play', '--compare', 'current,1993']],
  ])('%s', async (code, args) => {
    const failed = await judge(...args);
    expect(failed).toMatchObject({ status: 2, out: '' });
    expect(failed.err).toMatch(new RegExp(`^lawmage: ${code}: `));
  });
});
