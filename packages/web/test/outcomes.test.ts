import { answer, type Game, seatOf, see } from '@lawmage/engine';
import { runScenario } from '@lawmage/judge';
import { describe, expect, it } from 'vitest';
import { dressGame } from '../src/game/dress.ts';
import { outcomeWords } from '../src/game/outcomes.ts';
import { optionWords } from '../src/table/option-words.ts';

const ANN = seatOf(0);

/** The game after the sentences of a scenario with two effects that replace damage, or a draw. */
function after(...sentences: readonly string[]): Game {
  const { runs, problems } = runScenario(
    [
      'Scenario: Two effects',
      'Edition: current',
      'Turn: Bob',
      'Card: Twin Fire {2}{R}{R}',
      '  Enchantment',
      '  If a red source would deal damage to a player, it deals double that damage to that player instead.',
      'Card: Ember Tap {R}',
      '  Instant',
      '  Ember Tap deals 3 damage to any target.',
      'Card: Ward Prayer {W}',
      '  Instant',
      '  Prevent the next 3 damage that would be dealt to target player this turn.',
      'Ann:',
      '  battlefield: Plains',
      '  hand: Ward Prayer',
      'Bob:',
      '  battlefield: Twin Fire, Mountain',
      '  hand: Ember Tap',
      '',
      'Play:',
      ...sentences,
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  const game = runs[0]?.course.at(-1)?.game;
  if (game === undefined) throw new Error('the scenario has a course');
  return game;
}

const CHOICE = [
  'Bob casts Ember Tap targeting Ann',
  'Ann casts Ward Prayer targeting Ann',
  'Ward Prayer resolves',
  'Ember Tap resolves',
];

describe('two replacement effects whose order matters', () => {
  it('are shown with what would follow each', () => {
    const game = after(...CHOICE);
    const seen = dressGame(game, ANN);
    const { decision } = seen;
    if (decision === null) throw new Error('Ann is asked');
    expect(decision.why.code).toBe('orderReplacements');
    const shown = decision.options.map((_, index) => optionWords(seen, decision, index)).toSorted();
    expect(shown).toEqual([
      'Prevent the next 3 damage that would be dealt to target player this turn → 3 damage to you is prevented.',
      expect.stringMatching(
        /^Twin Fire: If a red source would .* instead[.] → Ember Tap deals 3 to you[.] You lose 3 life/,
      ),
    ]);
  });

  it('come to what was shown', () => {
    const game = after(...CHOICE);
    const outcomes = dressGame(game, ANN).decision?.outcomes ?? [];
    const lives = outcomes.map((_, index) => {
      const answered = answer(game, [index]);
      return answered.ok ? see(answered.game, ANN).players[0]?.life : null;
    });
    expect(lives.toSorted()).toEqual([17, 20]);
    expect(outcomes.map(words => (words.includes('20 → 17') ? 17 : 20))).toEqual(lives);
  });

  it('name no card that is drawn, and nothing after it', () => {
    const told = [
      { what: 'draw', seat: ANN, nth: 1, newId: 77 },
      { what: 'life', seat: ANN, change: -1 },
    ];
    const game = after(...CHOICE);
    expect(
      outcomeWords(
        see(game, ANN),
        told.map(event => ({
          event: { source: -1, rule: '|', ...event },
          rule: '',
          names: { 77: 'Plains' },
          owner: ANN,
        })) as never,
      ),
    ).toBe('You draw a card. …');
  });
});
