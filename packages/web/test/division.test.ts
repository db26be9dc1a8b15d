import { answer, type Game, seatOf } from '@lawmage/engine';
import { runScenario } from '@lawmage/judge';
import { describe, expect, it } from 'vitest';
import { dressGame } from '../src/game/dress.ts';
import { freshDraft, missingIn, NO_DRAFT } from '../src/table/draft.ts';

/** A trampler of some power that two bears have blocked, when its damage is divided. */
function fighting(edition: 'current' | '2007-02', power: number): Game {
  const { runs, problems } = runScenario(
    [
      'Scenario: A trampler is blocked',
      `Edition: ${edition}`,
      'Card: Broad Wurm {4}{G}',
      `  Creature — Wurm ${power}/6`,
      '  Trample',
      'Card: Moss Bear {1}{G}',
      '  Creature — Bear 2/2',
      'Ann:',
      '  battlefield: Broad Wurm',
      'Bob:',
      '  battlefield: Moss Bear, Moss Bear',
      '',
      'Play:',
      'Ann attacks with Broad Wurm',
      'Bob blocks Broad Wurm with Moss Bear, Moss Bear',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  const game = runs[0]?.course.at(-1)?.game;
  if (game === undefined) throw new Error('the scenario has a course');
  return untilDivided(game);
}

/** Nobody does anything before the damage. */
function untilDivided(game: Game): Game {
  const { asking } = game;
  if (asking === null || asking.kind === 'divide') return game;
  const answered = answer(game, asking.kind === 'order' ? asking.options.map((_, at) => at) : []);
  if (!answered.ok) throw new Error(answered.refusal.message);
  return untilDivided(answered.game);
}

/** All ways to put `n` into `places`. */
function divisions(n: number, places: number): readonly (readonly number[])[] {
  if (places === 1) return [[n]];
  return Array.from({ length: n + 1 }, (_, first) =>
    divisions(n - first, places - 1).map(rest => [first, ...rest]),
  ).flat();
}

describe.each(['current', '2007-02'] as const)('damage divided by a trampler in the %s edition', edition => {
  it.each([1, 3, 4, 6])('of power %s: what the game accepts can be entered, and what is preset is accepted', power => {
    const game = fighting(edition, power);
    const seen = dressGame(game, seatOf(0));
    const { decision } = seen;
    if (decision?.kind !== 'divide') throw new Error(`Ann is asked for ${decision?.kind}`);
    const accepted = divisions(power, decision.options.length).filter(shares => answer(game, shares).ok);
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.filter(shares => missingIn(decision, { ...NO_DRAFT, shares }) !== '')).toEqual([]);
    expect(answer(game, freshDraft(seen, decision).shares).ok).toBe(true);
  });
});
