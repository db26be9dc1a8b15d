import { activated, card, creature, keyword, modify, pay, self, untilEndOfTurn } from '@lawmage/ability';
import { AGENT_NAMES, agentNamed, chanceFrom, type Match, play, playMatch } from '@lawmage/agents';
import { STARTER_DECKS, starterCard } from '@lawmage/cards/starter';
import { begin, type EditionName, NONE, seatOf } from '@lawmage/engine';
import { describe, expect, test } from 'vitest';
import { chosenAt, replyTo, scene } from './scene.ts';

const five = (land: string): readonly string[] => Array.from({ length: 5 }, () => land);

describe('a shortcut that somebody proposes', () => {
  /** Bob would tap his elves and pass, a hundred times. */
  const proposed = (hand: readonly string[], mine: readonly string[]): readonly number[] => {
    const game = scene({ hand, mine, theirs: ['Llanowar Elves'], theirTurn: true });
    const choice = { kind: 'priority', code: 'priority', act: null, names: [], reply: [] } as const;
    const loop = {
      times: 100,
      places: 1,
      choices: [
        { ...choice, seat: 1, act: 'activate', names: ['Llanowar Elves'], reply: [0] },
        { ...choice, seat: 0 },
      ],
    };
    const { asking } = game;
    if (asking === null) throw new Error('nobody is asked');
    const why = {
      code: 'shortcut',
      source: NONE,
      rule: '732.2b|421.2',
      about: { by: 1, loops: [loop], stop: null },
    } as const;
    return replyTo(game, { ...asking, kind: 'number', seat: seatOf(0), why, options: [], least: 0, most: 100 });
  };

  test('is accepted', () => {
    expect(proposed(['Forest'], five('Swamp'))).toEqual([100]);
  });

  test('is stopped where a spell in hand takes what drives it', () => {
    expect(proposed(['Terror'], five('Swamp'))).toEqual([0]);
    expect(proposed(['Terror'], ['Swamp'])).toEqual([100]);
  });
});

describe('with priority', () => {
  test('what costs nothing and is not understood is not done again and again', () => {
    const size = { change: 'base', power: 3, toughness: 3 } as const;
    const type = { change: 'type', types: ['artifact', 'creature'], subtypes: ['Turtle'] } as const;
    const becomes = modify(self, untilEndOfTurn, size, type);
    const idol = card('Pebble Idol', 'artifact', { cost: '{3}' }, activated([pay('{0}')], becomes));
    const game = scene({ mine: [idol, 'Grizzly Bears', 'Forest, tapped'], step: 'beginCombat' });
    expect(chosenAt(game, 'priority')).toEqual([]);
  });

  test('what a keyword stands for is used as that keyword', () => {
    const moth = creature('Slow Moth', '{W}', 'Insect', 1, 1, keyword('outlast', { cost: [pay('{W}')] }));
    const game = scene({ mine: [moth, 'Plains'], step: 'postcombatMain' });
    expect(chosenAt(game, 'priority')).toEqual(['activate Slow Moth']);
  });

  test('a land is played first', () => {
    const game = scene({ hand: ['Forest', 'Grizzly Bears'], mine: ['Forest', 'Forest'] });
    expect(chosenAt(game, 'priority')).toEqual(['land Forest']);
  });

  test('the land that the hand asks for', () => {
    const game = scene({ hand: ['Forest', 'Mountain', 'Hill Giant'], mine: ['Forest', 'Forest', 'Forest'] });
    expect(chosenAt(game, 'priority')).toEqual(['land Mountain']);
  });

  test('mana is spent on what is together worth most', () => {
    const game = scene({
      hand: ['Raging Goblin', 'Hill Giant'],
      mine: five('Mountain').slice(1),
      step: 'postcombatMain',
    });
    expect(chosenAt(game, 'priority')).toEqual(['cast Hill Giant']);
  });

  test('removal waits while there is nothing to remove', () => {
    const game = scene({ hand: ['Terror'], mine: [...five('Swamp'), 'Bog Imp'] });
    expect(chosenAt(game, 'priority')).toEqual([]);
  });

  test('removal is not wasted on a small creature', () => {
    const game = scene({
      hand: ['Rend Flesh'],
      mine: five('Swamp'),
      theirs: ['Llanowar Elves'],
      theirTurn: true,
      step: 'end',
    });
    expect(chosenAt(game, 'priority')).toEqual([]);
  });

  test('a trick waits for combat', () => {
    const game = scene({ hand: ['Giant Growth'], mine: [...five('Forest'), 'Grizzly Bears'], theirs: ['Hill Giant'] });
    expect(chosenAt(game, 'priority')).toEqual([]);
  });

  test('burn that is enough goes to the player', () => {
    const game = scene({ hand: ['Lightning Bolt'], mine: five('Mountain'), theirs: ['Hill Giant'], life: [20, 3] });
    expect(chosenAt(game, 'priority')).toEqual(['cast Lightning Bolt']);
    expect(chosenAt(game, 'pick')).toEqual(['Bob']);
  });

  test('an Aura that holds down goes on the best of theirs', () => {
    const game = scene({
      hand: ['Pacifism'],
      mine: [...five('Plains'), 'Serra Angel'],
      theirs: ['Grizzly Bears', 'Shivan Dragon'],
    });
    expect(chosenAt(game, 'pick')).toEqual(['Shivan Dragon']);
  });

  test('an Aura that helps goes on one of its own', () => {
    const game = scene({
      hand: ['Rancor'],
      mine: [...five('Forest'), 'Grizzly Bears', 'Trained Armodon'],
      theirs: ['Shivan Dragon'],
    });
    expect(chosenAt(game, 'pick')).toEqual(['Trained Armodon']);
  });

  test('mana is kept for a counterspell against one small creature', () => {
    const game = scene({
      hand: ['Counterspell', 'Suntail Hawk'],
      mine: ['Island', 'Island'],
      theirHand: ['Air Elemental'],
    });
    expect(chosenAt(game, 'priority')).toEqual([]);
  });
});

describe('attacking', () => {
  const attack = (mine: readonly string[], theirs: readonly string[], life?: readonly [number, number]) =>
    chosenAt(scene({ mine, theirs, ...(life === undefined ? {} : { life }) }), 'attack').toSorted();

  test('everything goes where nothing can block', () => {
    expect(attack(['Grizzly Bears', 'Hill Giant'], [])).toEqual(['Grizzly Bears', 'Hill Giant']);
  });

  test('a small creature stays before a large one', () => {
    expect(attack(['Grizzly Bears'], ['Hill Giant'])).toEqual([]);
  });

  test('a flier goes over the ground', () => {
    expect(attack(['Serra Angel', 'Grizzly Bears'], ['Hill Giant', 'Hill Giant'])).toEqual(['Serra Angel']);
  });

  test('all go where there are not blockers enough to live', () => {
    const all = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];
    expect(attack(all, ['Hill Giant'], [20, 4])).toEqual(all);
  });

  test('who would die in the answer stays at home', () => {
    expect(attack(['Grizzly Bears'], ['Spined Wurm, tapped', 'Hill Giant, tapped'], [8, 20])).toEqual([]);
  });
});

describe('blocking', () => {
  const block = (mine: readonly string[], theirs: readonly string[], life: readonly [number, number] = [20, 20]) =>
    chosenAt(scene({ mine, theirs, life, theirTurn: true, step: 'beginCombat' }), 'block');

  test('a larger creature stands in the way of a smaller one that must attack', () => {
    expect(
      block(['Spined Wurm'], ['Goblin Raider', 'Goblin Raider', 'Goblin Raider', 'Goblin Raider'], [5, 20]),
    ).toHaveLength(1);
  });

  test('a creature is given up rather than the game', () => {
    expect(block(['Llanowar Elves'], ['Shivan Dragon', 'Spined Wurm'], [8, 20])).toEqual([
      'Llanowar Elves blocks Spined Wurm',
    ]);
  });
});

describe('games', () => {
  const match = (deck: (typeof STARTER_DECKS)[number], edition: EditionName, games: number): Match => {
    const cards = deck.cards.map(({ name, count }) => ({ card: starterCard(name), count }));
    const seat = { name: deck.name, deck: { cards } };
    return { edition, decks: [seat, seat], agents: ['heuristic', 'random'], seed: 11, from: 0, to: games };
  };

  test.each(STARTER_DECKS)('$name wins against chance', deck => {
    for (const edition of deck.editions) {
      const records = [...playMatch(match(deck, edition, 6))];
      expect(records.filter(({ error }) => error !== null)).toEqual([]);
      expect(records.filter(({ winner }) => winner === 0).length, edition).toBeGreaterThanOrEqual(5);
    }
  });

  test('four players end their game', () => {
    const decks = STARTER_DECKS.slice(0, 4).map(deck => match(deck, 'current', 1).decks[0] as Match['decks'][number]);
    const begun = begin({ edition: 'current', players: decks, seed: 5 });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { unfinished } = play(
      begun.game,
      decks.map((_, n) => agentNamed('heuristic', n)),
      chanceFrom(5),
    );
    expect(unfinished).toBe(false);
  });

  test('every agent has a name', () => {
    expect(AGENT_NAMES.map(name => agentNamed(name, 1).name)).toEqual(AGENT_NAMES);
  });
});
