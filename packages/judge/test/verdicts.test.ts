/** Verdicts: a scenario fails where it is wrong, and says what is so instead. */
import { describe, expect, test } from 'vitest';
import { courseOf, type Outcome, ruleCoverage, runScenario } from '../src/index.ts';

const SETTING = `
Scenario: A spark
Edition: current
Card: Ember Tap {R}
  Instant
  Ember Tap deals 2 damage to any target.
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Ann:
  battlefield: Mountain
  hand: Ember Tap
Bob:
  battlefield: Moss Bear (called One), Moss Bear (called Two)
Play:
`;

const outcomeOf = (...play: readonly string[]): Outcome => runScenario(SETTING + play.join('\n')).outcome;
const differenceOf = (...play: readonly string[]) => runScenario(SETTING + play.join('\n')).runs[0]?.difference;

describe('a scenario', () => {
  test('passes when everything is as it says', () => {
    expect(outcomeOf('Ann casts Ember Tap targeting One', 'Ember Tap resolves', "One is in Bob's graveyard")).toBe(
      'passed',
    );
  });

  test('fails at the first fact that is otherwise, with what is so', () => {
    const play = ['Ann casts Ember Tap targeting Bob', 'Ember Tap resolves', 'Bob has 17 life', 'Ann has 3 life'];
    expect(differenceOf(...play)).toMatchObject({
      code: 'unmet',
      message: 'Bob has 18 life',
      sentence: 'Bob has 17 life',
      place: { line: 17 },
    });
  });

  test('fails with the open question if a choice is missing', () => {
    expect(differenceOf('Ann casts Ember Tap')).toMatchObject({ code: 'unanswered' });
    expect(differenceOf('Ann casts Ember Tap')?.message).toContain('Ann is asked (pick, target');
  });

  test('fails where something is to resolve while a question is open', () => {
    for (const waiting of ['Ember Tap resolves', 'the stack resolves'])
      expect(differenceOf('Ann casts Ember Tap', waiting)).toMatchObject({ code: 'notAsked', sentence: waiting });
  });

  test('tells the open question where a fact is otherwise because of it', () => {
    const { code, message } = differenceOf('Ann casts Ember Tap', 'Ann has 1 card in hand') ?? {};
    expect(code).toBe('unmet');
    expect(message).toContain('there are 0 cards; a choice is missing: Ann is asked (pick, target');
  });

  test('says why an attack or a block is forbidden, by a code that a scenario may name', () => {
    const sick = SETTING.replace('called One', 'called One, summoning sick').replace('Play:', 'Turn: Bob\nPlay:');
    const verdict = (...play: readonly string[]) => runScenario(sick + play.join('\n'));
    expect(verdict('Bob may not attack with One: sick').outcome).toBe('passed');
    expect(verdict('Bob may not attack with One: attackNotAllowed').outcome).toBe('passed');
    expect(verdict('Bob may not attack with One: tapped').runs[0]?.difference?.message).toMatch(
      /the reason is sick: It came under Bob’s control this turn.*\[302\.6\]/u,
    );
    expect(verdict('Ann may not attack with Two: notController').outcome).toBe('passed');
  });

  test('fails if a choice is never asked for', () => {
    expect(differenceOf('Ann casts Ember Tap targeting One and Two')).toMatchObject({ code: 'notUsed' });
    expect(differenceOf('Ann casts Ember Tap with X = 3 targeting One')).toMatchObject({ code: 'notUsed' });
    expect(differenceOf('Ann chooses One')).toMatchObject({ code: 'notAsked' });
  });

  test('fails if something said to be forbidden is allowed, and the other way round', () => {
    expect(outcomeOf('Ann may not cast Ember Tap targeting One')).toBe('failed');
    expect(outcomeOf('Ann may cast Ember Tap targeting One', 'Ember Tap is in Ann’s hand')).toBe('passed');
    expect(outcomeOf('Ann may play Mountain')).toBe('failed');
  });

  test('fails if a refusal has another reason', () => {
    const tapped = ['Ann taps Mountain for mana', 'until the end step'];
    expect(differenceOf(...tapped, 'Ann may not cast Ember Tap: noTarget')?.message).toContain('cannotPayMana');
  });

  test('cannot be judged where its card text is not understood', () => {
    const { outcome, problems } = runScenario(`${SETTING.replace('deals 2 damage', 'flumps')}Ann passes`);
    expect(outcome).toBe('error');
    expect(problems).toMatchObject([{ code: 'cardText', place: { line: 4 } }]);
  });

  test('is skipped, visibly, where printed cards are not known', () => {
    const { outcome, problems } = runScenario(
      `${SETTING.replace('Ann:', 'Printed card: Shivan Dragon\nAnn:')}Ann passes`,
    );
    expect(outcome).toBe('skipped');
    expect(problems).toMatchObject([{ code: 'noCards' }]);
  });
});

describe('what the engine cited', () => {
  const spark = `${SETTING}Ann casts Ember Tap targeting Bob\nEmber Tap resolves`;
  const verdict = runScenario(spark);

  test('is counted rule by rule, with the scenarios', () => {
    const { list, exercised } = ruleCoverage([{ name: 'spark.play', verdict }], 'current');
    expect(list).toContainEqual({ rule: '608.2n', state: 'exercised', scenarios: ['spark.play'], reason: null });
    expect(exercised).toBeGreaterThan(5);
  });

  test('counts in the editions that ran, and in no other', () => {
    const coverage = ruleCoverage(
      [{ name: 'spark.play', verdict: runScenario(spark, { edition: 'current' }) }],
      '2007-02',
    );
    expect(coverage).toMatchObject({ exercised: 0, scenarios: { passed: 0, failed: 0, skipped: 0, error: 0 } });
  });

  test('does not count where the scenario failed', () => {
    const failed = runScenario(`${spark}\nBob has 20 life`, { edition: 'current' });
    const coverage = ruleCoverage([{ name: 'spark.play', verdict: failed }], 'current');
    expect(coverage).toMatchObject({ exercised: 0, scenarios: { passed: 0, failed: 1 } });
  });

  test('stands beside each line of the course of play', () => {
    const [run] = verdict.runs;
    const lines = run === undefined ? [] : courseOf(run);
    expect(lines).toContainEqual({ text: 'Ember Tap deals 2 to Bob.', rule: '120.1' });
    expect(lines).toContainEqual({ text: 'Bob loses 2 life (20 → 18).', rule: '120.3a' });
  });
});
