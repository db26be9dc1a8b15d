import { answer, type Game, seatOf, see } from '@lawmage/engine';
import { runScenario } from '@lawmage/judge';
import { describe, expect, it } from 'vitest';
import { dressGame } from '../src/game/dress.ts';
import { nameOf } from '../src/table/objects.ts';
import { promptWords } from '../src/table/prompt-words.ts';

const ANN = seatOf(0);

function looking(): Game {
  const { runs, problems } = runScenario(
    [
      'Scenario: Looking ahead',
      'Edition: current',
      'Card: Long Sight {U}',
      '  Sorcery',
      '  Scry 3, then draw a card.',
      'Ann:',
      '  battlefield: Island',
      '  hand: Long Sight',
      '  library: Plains, Forest, Swamp, Mountain',
      'Bob:',
      '',
      'Play:',
      'Ann casts Long Sight',
      'Long Sight resolves',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  const game = runs[0]?.course.at(-1)?.game;
  if (game === undefined) throw new Error('the scenario has a course');
  return game;
}

/** Answers what is still asked about the order of cards, as they are shown. */
function settle(game: Game): Game {
  let now = game;
  while (now.asking !== null && now.asking.kind !== 'priority') {
    const answered = answer(
      now,
      now.asking.options.map((_, at) => at),
    );
    if (!answered.ok) throw new Error(answered.refusal.message);
    now = answered.game;
  }
  return now;
}

describe('scry 3', () => {
  it('says which card is the top, and the library agrees', () => {
    const seen = dressGame(looking(), ANN);
    const { decision } = seen;
    if (decision === null) throw new Error('Ann is asked');
    expect(promptWords(seen, decision).sentence).toContain('The first card is the top');
    const shown = decision.options.map(option => (option.is === 'object' ? nameOf(seen, option.id) : ''));
    expect(shown).toEqual(['Plains', 'Forest', 'Swamp']);
  });

  it.each([
    ['nothing', [], 'Plains'],
    ['the top card', [0], 'Forest'],
    ['the two top cards', [0, 1], 'Swamp'],
    ['all three', [0, 1, 2], 'Mountain'],
  ] as const)('with %s put away draws the first card that stays', (_, reply, drawn) => {
    const answered = answer(looking(), reply);
    if (!answered.ok) throw new Error(answered.refusal.message);
    const hand = see(settle(answered.game), ANN).players[0]?.hand.map(one => one.name);
    expect(hand).toEqual([drawn]);
  });
});
