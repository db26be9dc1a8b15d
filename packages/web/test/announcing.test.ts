import { answer, CANCEL, type Game, hash, preferAutoPay, type Reply, seatOf } from '@lawmage/engine';
import { runScenario } from '@lawmage/judge';
import { describe, expect, it } from 'vitest';

function after(...lines: readonly string[]): Game {
  const { runs, problems } = runScenario(['Scenario: Announcing', 'Edition: current', ...lines].join('\n'));
  expect(problems).toEqual([]);
  expect(runs[0]?.difference).toBeNull();
  const game = runs[0]?.course.at(-1)?.game;
  if (game === undefined) throw new Error('the scenario has a course');
  return game;
}

/** What fits: as much as may be, so that every step is gone through. */
function most({ asking }: Game): Reply {
  if (asking === null) return [];
  const { kind, options, least, most: upTo } = asking;
  if (kind === 'number') return [Math.min(1, upTo)];
  if (kind === 'yesNo') return [1];
  if (kind === 'pay') return [options.findIndex(option => option.is === 'auto')];
  return options.slice(0, Math.max(least, Math.min(1, upTo))).map((_, at) => at);
}

describe('an announcement', () => {
  it('is taken back at every step to the very position before it', () => {
    const position = after(
      'Card: Great Blaze {X}{R}',
      '  Sorcery',
      '  Kicker {1}',
      '  Great Blaze deals X damage to target creature and 1 damage to target player.',
      'Card: Moss Bear {1}{G}',
      '  Creature — Bear 2/2',
      'Ann:',
      '  battlefield: Mountain, Mountain, Mountain, Mountain',
      '  hand: Great Blaze',
      'Bob:',
      '  battlefield: Moss Bear, Moss Bear',
      '',
      'Play:',
      'Ann has 20 life',
    );
    const start = preferAutoPay(position, seatOf(0), false);
    const before = hash(start);
    const kinds: string[] = [];
    let now = start;
    let next = answer(start, [start.asking?.options.findIndex(one => one.is === 'act' && one.act === 'cast') ?? -1]);
    while (next.ok && next.game.asking?.cancellable === true) {
      now = next.game;
      kinds.push(now.asking?.why.code ?? '');
      const back = answer(now, CANCEL);
      expect(back.ok && hash(back.game)).toBe(before);
      next = answer(now, most(now));
    }
    expect(kinds).toEqual(['x', 'payOptional', 'target', 'target', 'payMana']);
    expect(next.ok && next.game.stack).toHaveLength(1);
  });

  it('with a land to be sacrificed taps that land first, if it is needed', () => {
    const game = after(
      'Card: Burnt Offering {1}',
      '  Sorcery',
      '  As an additional cost to cast this spell, sacrifice a land.',
      '  You gain 3 life.',
      'Ann:',
      '  battlefield: Mountain',
      '  hand: Burnt Offering',
      'Bob:',
      '',
      'Play:',
      'Ann casts Burnt Offering',
      'Burnt Offering resolves',
      'Ann has 23 life',
    );
    expect(game.battlefield).toEqual([]);
  });
});
