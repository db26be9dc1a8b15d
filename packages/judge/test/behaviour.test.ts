import { type Card, card, keyword } from '@lawmage/ability';
import { answer, seatOf } from '@lawmage/engine';
import { beginStep, place, sit } from '@lawmage/engine/setup';
import { readCard } from '@lawmage/oracle';
import { describe, expect, test } from 'vitest';
import { makesDifference } from '../src/behaviour/moment.ts';
import { unitsOf } from '../src/behaviour/units.ts';
import { Progress, playBatch, reportOn } from '../src/index.ts';

function invent(name: string, manaCost: string, typeLine: string, text: string, size?: string): Card {
  const sized = size === undefined ? {} : { power: size, toughness: size };
  const reading = readCard({ name, layout: 'normal', faces: [{ name, manaCost, typeLine, text, ...sized }] });
  if (!reading.ok) throw new Error(`${name}: ${JSON.stringify(reading.blockers)}`);
  return reading.card;
}

/** Which units of each card have happened after some rounds at one table. */
function tried(cards: readonly Card[], rounds: number): Progress {
  const progress = new Progress(cards);
  for (let n = 0; n < rounds; n++) for (const batch of progress.round(n + 1, 6)) progress.note(playBatch(cards, batch));
  return progress;
}

const PLAIN = [
  invent('Spark of Trials', '{R}', 'Instant', 'Spark of Trials deals 2 damage to any target.'),
  invent('Trial Hawk', '{1}{U}', 'Creature — Bird', 'Flying\nWhen this creature enters, draw a card.', '2'),
  invent('Trial Well', '{2}', 'Artifact', '{T}: Add {C}.\n{1}, {T}: You gain 1 life.'),
  invent('Trial Banner', '{1}{W}', 'Enchantment', 'Creatures you control get +1/+1.'),
  invent('Trial Gate', '', 'Land', 'This land enters tapped.\n{T}: Add {G}.'),
];

describe('what cards say happens', () => {
  test('in a few short games', () => {
    const progress = tried(PLAIN, 6);
    expect(reportOn(progress).never).toEqual([]);
    expect(reportOn(progress)).toMatchObject({ cards: 5, shown: 5, abilities: 8, happened: 8 });
  });

  test('the same for the same seed', () => {
    const [batch] = new Progress(PLAIN).round(3, 6);
    if (batch === undefined) throw new Error('there is a table');
    expect(playBatch(PLAIN, batch)).toEqual(playBatch(PLAIN, batch));
  });

  test('or not, where nothing brings it about', () => {
    const idol = invent('Trial Idol', '{1}', 'Artifact', 'Sacrifice ten Camels: Draw a card.\n{T}: Add {C}.');
    const { never } = reportOn(tried([idol], 2));
    expect(never).toEqual([{ card: 'Trial Idol', abilities: [{ face: 0, at: [0], kind: 'activated' }] }]);
  });
});

test('what a level gives counts beside the level', () => {
  const flying = keyword('flying');
  const squire = card(
    'Trial Squire',
    'creature — Human Knight',
    { cost: '{W}', size: [1, 1] },
    { is: 'level', of: 'leveler', from: 1, to: 2, power: 2, toughness: 2, abilities: [flying] },
    { is: 'level', of: 'leveler', from: 3, power: 4, toughness: 4, abilities: [flying, keyword('vigilance')] },
  );
  expect(unitsOf(squire).units.map(({ at }) => at)).toEqual([[0], [0, 0], [1], [1, 0], [1, 1]]);
});

test('a way to cast that a card would not have without its words makes a difference', () => {
  const fire = invent(
    'Trial Fire',
    '{R}',
    'Sorcery',
    'You may cast this spell as though it had flash if you pay {2} more to cast it.\nTrial Fire deals 1 damage to any target.',
  );
  const game = sit({ edition: 'current', names: ['Ann', 'Ben'], active: seatOf(0), seed: 1 });
  const mountain = invent('Mountain', '', 'Basic Land — Mountain', '({T}: Add {R}.)');
  for (let n = 0; n < 3; n++) place(game, { card: mountain, owner: seatOf(0), zone: 'battlefield' });
  place(game, { card: fire, owner: seatOf(0), zone: 'hand' });
  beginStep(game, 'upkeep');
  const at = game.asking?.options.findIndex(option => option.is === 'act' && option.act === 'cast') ?? -1;
  expect(at).toBeGreaterThanOrEqual(0);
  expect(makesDifference({ before: game, reply: [at], after: answer(game, [at]) }, fire, 0)).toBe(true);
});
