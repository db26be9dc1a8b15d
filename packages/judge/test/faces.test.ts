import { describe, expect, it } from 'vitest';
import { readScenario } from '../src/read/read.ts';
import { cardsOf } from '../src/verdict/cards.ts';
import { courseOf } from '../src/verdict/course.ts';
import { runCase } from '../src/verdict/run.ts';

/** What is told of the only case of a scenario: sentences with their rules. */
function toldOf(text: string): readonly string[] {
  const reading = readScenario(`Scenario: Told\nEdition: current\n${text}`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const [only] = reading.scenario.cases;
  const read = cardsOf(reading.scenario, null);
  if (only === undefined || !read.ok) throw new Error('the cards are understood');
  const run = runCase(reading.scenario, only, 'current', read.cards);
  expect(run.difference).toBeNull();
  return courseOf(run).map(({ text: said, rule }) => `${rule} ${said}`);
}

describe('what shows another face is told by both names, with the rule', () => {
  it('two cards that meld', () => {
    const told = toldOf(`Card (meld): Left Mouse {1}{R}
  Creature — Rat 2/2
  {R}: If you both own and control this creature and a creature named Right Mouse, exile them, then meld them into Great Mouse.
Face: Great Mouse
  Creature — Rat 6/6
Card (meld): Right Mouse {1}{B}
  Creature — Rat 1/1
Face: Great Mouse
  Creature — Rat 6/6
Ann:
  battlefield: Mountain, Left Mouse, Right Mouse
Bob:
Play:
Ann activates Left Mouse
the stack resolves
Great Mouse is 6/6
`);
    expect(told).toContain('701.42a Left Mouse and Right Mouse meld into Great Mouse.');
  });

  it('a card that transforms, and one that flips', () => {
    const told = toldOf(`Card (transform): Day Walker {1}{R}
  Creature — Human 2/2
  {R}: Transform this creature.
Face: Night Walker
  Creature — Wolf 4/4
Card (flip): Small Monk {1}{R}
  Creature — Human 1/1
  {R}: Flip this creature.
Face: Grown Monk
  Legendary Creature — Human 3/3
Ann:
  battlefield: 2 Mountain, Day Walker, Small Monk
Bob:
Play:
Ann activates Day Walker
the stack resolves
Ann activates Small Monk
the stack resolves
Grown Monk is 3/3
`);
    expect(told).toContain('701.27a Day Walker transforms into Night Walker.');
    expect(told.some(one => one.endsWith(' Small Monk flips into Grown Monk.'))).toBe(true);
  });

  it('a spell that merges with a creature', () => {
    const told = toldOf(`Card: Moss Snake {2}{G}
  Creature — Snake 3/3
  Mutate {G}
Card: Ember Bear {1}{R}
  Creature — Bear 2/2
Ann:
  battlefield: Forest, Ember Bear
  hand: Moss Snake
Bob:
Play:
Ann casts Moss Snake using mutate targeting Ember Bear
Moss Snake resolves
Ann chooses option 1
Moss Snake is 3/3
`);
    expect(told).toContain('702.140c Moss Snake merges on top of Ember Bear.');
  });
});
