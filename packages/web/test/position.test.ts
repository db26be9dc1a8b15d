/** Positions as they are set up: each change is a scenario that can be read. */
import { writeScenario } from '@lawmage/judge/room';
import { describe, expect, it } from 'vitest';
import {
  addCounters,
  addPlayer,
  addPlayerCounters,
  attach,
  bearers,
  moveOne,
  putCard,
  scenarioIn,
  setDamage,
  setLifeOf,
  setTurn,
  takeOne,
  toggleMark,
} from '../src/rooms/judge/position/edit.ts';
import { nearNames } from '../src/rooms/judge/position/find-names.ts';
import { NEW_POSITION } from '../src/rooms/judge/position/fresh.ts';

const fresh = () => {
  const scenario = scenarioIn(NEW_POSITION);
  if (scenario === null) throw new Error('the new position is read');
  return scenario;
};
const ANN = { player: 0, zone: 'battlefield' } as const;
const linesOf = (scenario: ReturnType<typeof fresh>): readonly string[] =>
  writeScenario(scenario)
    .split('\n')
    .map(line => line.trim());

describe('a card that is put into a zone', () => {
  it('is counted with its equals, and named as printed where the scenario does not know it', () => {
    const two = putCard(putCard(fresh(), 'Giant Growth', ANN), 'Giant Growth', ANN);
    expect(linesOf(two)).toContain('battlefield: 2 Giant Growth');
    expect(two.printed.map(({ name }) => name)).toEqual(['Giant Growth']);
    expect(putCard(fresh(), 'Forest', ANN).printed).toEqual([]);
  });

  it('keeps its place in a library', () => {
    const library = { player: 0, zone: 'library' } as const;
    const three = ['Forest', 'Island', 'Forest'].reduce((scenario, name) => putCard(scenario, name, library), fresh());
    expect(linesOf(three)).toContain('library: Forest, Island, Forest');
  });

  it('is forgotten with the last of it', () => {
    const one = putCard(fresh(), 'Giant Growth', ANN);
    expect(takeOne(one, { player: 0, item: 0 }).printed).toEqual([]);
  });
});

describe('what is said of one of several', () => {
  const bears = putCard(putCard(fresh(), 'Forest', ANN), 'Forest', ANN);

  it('parts it from its equals', () => {
    const tapped = toggleMark(bears, { player: 0, item: 0 }, { is: 'tapped' });
    expect(linesOf(tapped)).toContain('battlefield: Forest (tapped), Forest');
  });

  it('is taken back by the same press', () => {
    const tapped = toggleMark(bears, { player: 0, item: 0 }, { is: 'tapped' });
    const back = toggleMark(tapped, { player: 0, item: 0 }, { is: 'tapped' });
    expect(linesOf(back)).toContain('battlefield: Forest, Forest');
  });

  it('can be counters, up and down', () => {
    const at = { player: 0, item: 0 };
    const two = addCounters(addCounters(bears, at, '+1/+1', 1), at, '+1/+1', 1);
    expect(linesOf(two)).toContain('battlefield: Forest (2 +1/+1 counters), Forest');
    expect(linesOf(addCounters(two, at, '+1/+1', -2))).toContain('battlefield: Forest, Forest');
  });

  it('does not go with it to another zone', () => {
    const tapped = toggleMark(bears, { player: 0, item: 0 }, { is: 'tapped' });
    const moved = moveOne(tapped, { player: 0, item: 0 }, { player: 1, zone: 'hand' });
    expect(linesOf(moved)).toContain('hand: Forest');
    expect(moved.players[0]?.items).toHaveLength(1);
  });
});

describe('the rest of a position', () => {
  it('is what is attached to what', () => {
    const two = putCard(putCard(fresh(), 'Forest', ANN), 'Island', ANN);
    expect(bearers(two)).toEqual(['Forest', 'Island', 'Ann', 'Bob']);
    expect(linesOf(attach(two, { player: 0, item: 1 }, 'Forest'))).toContain(
      'battlefield: Forest, Island (attached to Forest)',
    );
  });

  it('is life, turn and step, and further players', () => {
    const all = setTurn(setLifeOf(addPlayer(fresh()), 2, 7), { player: 1, step: 'end' });
    expect(linesOf(all)).toEqual(expect.arrayContaining(['Carl:', 'life: 7', 'Turn: Bob, end step']));
  });

  it('is what counters a player has', () => {
    const poisoned = addPlayerCounters(addPlayerCounters(fresh(), 1, 'poison', 1), 1, 'poison', 1);
    expect(linesOf(poisoned)).toContain('counters: 2 poison counters');
    expect(linesOf(addPlayerCounters(poisoned, 1, 'poison', -2)).join()).not.toContain('counters');
  });

  it('is damage that is marked', () => {
    const damaged = setDamage(putCard(fresh(), 'Forest', ANN), { player: 0, item: 0 }, 2);
    expect(linesOf(damaged)).toContain('battlefield: Forest (2 damage)');
    expect(linesOf(setDamage(damaged, { player: 0, item: 0 }, 0))).toContain('battlefield: Forest');
  });

  it('keeps its remarks, but for those of what was played', () => {
    const remarked = scenarioIn(NEW_POSITION.replace('Bob:', 'Bob:  # a friend').replace('Play:', 'Play:  # so far'));
    if (remarked === null) throw new Error('it is read');
    expect(linesOf(setLifeOf(remarked, 0, 3))).toEqual(expect.arrayContaining(['Bob:  # a friend', 'Play:']));
  });

  it('forgets what was played from the position before', () => {
    const played = scenarioIn(NEW_POSITION.replace('the game goes on', 'Ann passes'));
    if (played === null) throw new Error('it is read');
    expect(linesOf(setLifeOf(played, 0, 3))).not.toContain('Ann passes');
  });
});

describe('names while one types', () => {
  it('begin with what was typed, then hold it; what the scenario knows goes first', () => {
    expect(nearNames('for', [])[0]).toBe('Forest');
    expect(nearNames('', ['Moss Bear'])[0]).toBe('Moss Bear');
    expect(nearNames('no card has this name', [])).toEqual([]);
  });
});
