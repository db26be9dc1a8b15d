// size: one chapter of the rulebook, layer by layer
import {
  another,
  bearer,
  type Card,
  card,
  creature,
  each,
  enchant,
  gets,
  having,
  instant,
  keyword,
  lord,
  type Modification,
  modify,
  opposing,
  permanents,
  self,
  target,
  untilEndOfTurn,
  you,
  yours,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../../src/6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../../src/state/game.ts';
import type { ObjectId } from '../../src/state/ids.ts';
import { mintTimestamp, write } from '../../src/state/store.ts';
import { ANN, apply, BOB, bareGame, put } from '../bare.ts';
import { table } from '../table.ts';
import { BEARS, basic } from './cards.ts';

const size = (game: Game, id: ObjectId): string => {
  const { power, toughness } = characteristics(game, id);
  return `${power}/${toughness}`;
};

/** An effect of a resolved spell on one object. */
function lasting(game: Game, id: ObjectId, ...changes: readonly Modification[]): void {
  const timestamp = mintTimestamp(game);
  const made = { n: timestamp, source: id, controller: ANN, timestamp, x: 0, found: [], until: null, turn: game.turn };
  game.lasting = [...game.lasting, { ...made, is: 'modify', ids: [id], changes, condition: null }];
  stale(game);
}

test('each of several has its own mana value as its base power and toughness [CR 613.4b | 2007: 418.5a]', () => {
  const own = { count: 'stat', stat: 'manaValue', of: { what: 'that', slot: 0 } } as const;
  const glow = card(
    'Inner Glow',
    'enchantment',
    { cost: '{3}' },
    lord(
      { what: 'each', filter: { ...permanents('enchantment'), other: true }, slot: 0 },
      { change: 'type', types: ['creature'], keep: true },
      { change: 'base', power: own, toughness: own },
    ),
  );
  const charm = (name: string, cost: string): Card => card(name, 'enchantment', { cost });
  const t = table({ ann: { board: [glow, charm('Small Charm', '{1}'), charm('Great Charm', '{4}{W}')] }, bob: {} });
  expect([t.size('Small Charm'), t.size('Great Charm')]).toEqual(['1/1', '5/5']);
  expect(t.is('Inner Glow').types).not.toContain('creature');
});

const counters = (game: Game, id: ObjectId, kind: string, n: number): void => {
  write(game, id).counters = { [kind]: n };
  stale(game);
};

const becomes = (power: number, toughness: number): Modification => ({ change: 'base', power, toughness });
const OGRE = creature('Gray Ogre', '{2}{R}', 'Ogre', 2, 2);
const BLESSING = card(
  'Blessing',
  'enchantment',
  { cost: '{W}' },
  lord(each(yours(permanents('creature'))), gets(0, 2)),
);

describe('setting, modifying and switching power and toughness', () => {
  const made = (edition: 'current' | '2007-02') => {
    const game = bareGame(2, edition);
    const ogre = put(game, ANN, OGRE, 'battlefield');
    counters(game, ogre, '+1/+1', 1);
    lasting(game, ogre, gets(4, 4));
    put(game, ANN, BLESSING, 'battlefield');
    expect(size(game, ogre)).toBe('7/9');
    lasting(game, ogre, becomes(0, 1));
    return size(game, ogre);
  };

  test('today an effect that sets comes before all that modify', () => expect(made('current')).toBe('5/8'));
  test('in 2007 it comes after one of a resolved spell that is older', () => expect(made('2007-02')).toBe('1/4'));

  test('switching is last, and twice is not at all', () => {
    const game = bareGame();
    const bears = put(game, ANN, creature('Hound', '{R}', 'Dog', 1, 3), 'battlefield');
    lasting(game, bears, { change: 'switch' });
    lasting(game, bears, gets(0, 1));
    expect(size(game, bears)).toBe('4/1');
    lasting(game, bears, { change: 'switch' });
    expect(size(game, bears)).toBe('1/4');
  });
});

describe('colors and abilities', () => {
  test('today colors come before abilities that ask for them; in 2007 they share a layer by timestamp', () => {
    const WHITES = lord(each(having(permanents('creature'), { is: 'color', color: 'W' })), {
      change: 'gain',
      abilities: [keyword('flying')],
    });
    const made = (edition: 'current' | '2007-02') => {
      const game = bareGame(2, edition);
      const bears = put(game, ANN, BEARS, 'battlefield');
      put(game, ANN, card('Choir', 'enchantment', {}, WHITES), 'battlefield');
      put(
        game,
        ANN,
        card('Dawn', 'enchantment', {}, lord(each(permanents('creature')), { change: 'color', colors: ['W'] })),
        'battlefield',
      );
      return characteristics(game, bears).keywords.has('flying');
    };
    expect(made('current')).toBe(true);
    expect(made('2007-02')).toBe(true);
  });

  test('a keyword counter gives its keyword', () => {
    const game = bareGame();
    const bears = put(game, ANN, BEARS, 'battlefield');
    counters(game, bears, 'flying', 1);
    expect(characteristics(game, bears).keywords.has('flying')).toBe(true);
  });

  test.each(['older', 'newer'])('it is lost with all abilities only if it is older: %s', age => {
    const game = bareGame();
    const bears = put(game, ANN, BEARS, 'battlefield');
    const give = (): unknown =>
      apply(game, {
        what: 'counters',
        id: bears,
        seat: -1 as typeof ANN,
        kind: 'flying',
        n: 1,
        by: ANN,
        rule: '122.1b|',
        source: bears,
      });
    if (age === 'older') give();
    lasting(game, bears, { change: 'lose', abilities: 'all' });
    if (age === 'newer') give();
    expect(characteristics(game, bears).keywords.has('flying')).toBe(age === 'newer');
  });

  test('losing a keyword loses what it means', () => {
    const game = bareGame();
    const monk = put(game, ANN, creature('Monk', '{U}', 'Human Monk', 1, 1, keyword('prowess')), 'battlefield');
    expect(characteristics(game, monk).abilities.length).toBe(2);
    lasting(game, monk, { change: 'lose', abilities: ['prowess'] });
    expect(characteristics(game, monk).abilities).toEqual([]);
  });
});

describe('defining characteristics', () => {
  const GROWER = creature('Grower', '{G}', 'Beast', '*', '*', {
    is: 'static',
    rule: {
      static: 'define',
      changes: [
        {
          change: 'base',
          power: { count: 'objects', of: yours(permanents('land')) },
          toughness: { count: 'objects', of: yours(permanents('land')) },
        },
      ],
    },
  });

  test('a size that counts follows what it counts', () => {
    const game = bareGame();
    const grower = put(game, ANN, GROWER, 'battlefield');
    put(game, ANN, basic('Forest'), 'battlefield');
    stale(game);
    expect(size(game, grower)).toBe('1/1');
    const forest = put(game, ANN, basic('Forest'), 'hand');
    apply(game, {
      what: 'move',
      id: forest,
      from: 'hand',
      to: 'battlefield',
      at: 0,
      cause: 'put',
      by: ANN,
      arrival: null,
      newId: -1 as ObjectId,
      rule: '400.7|217.1c',
      source: -1 as ObjectId,
    });
    expect(size(game, grower)).toBe('2/2');
  });

  test.each([
    ['current', '1/1'],
    ['2007-02', '0/0'],
  ] as const)('in %s a card in hand is %s', (edition, expected) => {
    const game = bareGame(2, edition);
    const hidden = put(game, ANN, GROWER, 'hand');
    put(game, ANN, basic('Forest'), 'battlefield');
    expect(size(game, hidden)).toBe(expected);
  });

  test('a changeling has every creature type, and a devoid card no color', () => {
    const game = bareGame();
    const shifter = put(
      game,
      ANN,
      creature('Shifter', '{W}', 'Shapeshifter', 1, 1, keyword('changeling'), keyword('devoid')),
      'graveyard',
    );
    expect(characteristics(game, shifter).subtypes.has('Goblin')).toBe(true);
    expect(characteristics(game, shifter).colors).toBe(0);
  });
});

test('text is changed where the word is used as such, not in what was granted', () => {
  const game = bareGame();
  const knight = put(
    game,
    ANN,
    creature('Red Knight', '{R}', 'Human Knight', 2, 2, keyword('protection', { quality: { colors: ['R'] } })),
    'battlefield',
  );
  lasting(game, knight, { change: 'gain', abilities: [keyword('protection', { quality: { colors: ['R'] } })] });
  lasting(game, knight, { change: 'text', from: 'R', to: 'U' });
  const { name, cost, colors, abilities } = characteristics(game, knight);
  expect([name, cost, colors]).toEqual(['Red Knight', ['R'], 8]);
  expect(abilities.map(({ ability }) => ability)).toEqual([
    keyword('protection', { quality: { colors: ['U'] } }),
    keyword('protection', { quality: { colors: ['R'] } }),
  ]);
});

test('a land whose text says another land type makes its mana', () => {
  const game = bareGame();
  const forest = put(game, ANN, basic('Forest'), 'battlefield');
  lasting(game, forest, { change: 'text', from: 'Forest', to: 'Island' });
  const { subtypes, abilities } = characteristics(game, forest);
  expect([...subtypes]).toEqual(['Island']);
  expect(abilities.map(({ ability }) => (ability.is === 'activated' ? ability.effect : null))).toEqual([
    { do: 'addMana', mana: { mana: 'fixed', symbols: ['U'] } },
  ]);
});

describe('control', () => {
  const STEAL = card(
    'Hold',
    'enchantment — Aura',
    {},
    enchant(permanents('creature')),
    lord(bearer, { change: 'control', who: you }),
  );

  test('the newest of two effects decides, and an Aura that is itself stolen gives the creature to its new controller', () => {
    const game = bareGame(3);
    const bears = put(game, BOB, BEARS, 'battlefield');
    const hold = put(game, ANN, STEAL, 'battlefield', { attachedTo: bears });
    expect(characteristics(game, bears).controller).toBe(ANN);
    lasting(game, hold, { change: 'control', who: { who: 'that', slot: 0 } });
    game.lasting = game.lasting.map(one => ({ ...one, found: [{ ids: [], seats: [BOB], n: 1 }] }));
    stale(game);
    expect(characteristics(game, bears).controller).toBe(BOB);
  });

  test('a creature that has come under control is sick', () => {
    const THEFT = instant(
      'Theft',
      '',
      modify(target(0, permanents('creature')), untilEndOfTurn, { change: 'control', who: you }),
    );
    const t = table({ ann: { hand: [THEFT] }, bob: { board: [BEARS] } });
    t.ann.casts('Theft', { at: 'Grizzly Bears' });
    t.resolve();
    expect(t.controller('Grizzly Bears')).toBe('ann');
    t.passTo('declareAttackers');
    expect(t.game.asking?.kind).not.toBe('attack');
    t.passTo('upkeep', 'bob');
    expect(t.controller('Grizzly Bears')).toBe('bob');
  });
});

test('a creature that gets something for each other counts them as they are', () => {
  const game = bareGame();
  const leader = put(
    game,
    ANN,
    creature(
      'Leader',
      '{R}',
      'Goblin',
      1,
      1,
      lord(self, gets({ count: 'objects', of: another(yours(permanents('Goblin'))) }, 0)),
    ),
    'battlefield',
  );
  const goblin: Card = creature('Goblin', '{R}', 'Goblin', 1, 1);
  put(game, ANN, goblin, 'battlefield');
  const bears = put(game, ANN, BEARS, 'battlefield');
  stale(game);
  expect(size(game, leader)).toBe('2/1');
  lasting(game, bears, { change: 'type', subtypes: ['Goblin'], keep: true });
  expect(size(game, leader)).toBe('3/1');
});

test('an effect as long as something is so stops when it is not', () => {
  const game = bareGame();
  const KITH = creature('Kith', '{W}', 'Kithkin', 1, 1, {
    is: 'static',
    while: { if: 'exists', of: opposing(permanents('creature')) },
    rule: { static: 'modify', what: self, changes: [gets(2, 2)] },
  });
  const kith = put(game, ANN, KITH, 'battlefield');
  expect(size(game, kith)).toBe('1/1');
  const bears = put(game, BOB, BEARS, 'hand');
  apply(game, {
    what: 'move',
    id: bears,
    from: 'hand',
    to: 'battlefield',
    at: 0,
    cause: 'put',
    by: BOB,
    arrival: null,
    newId: -1 as ObjectId,
    rule: '400.7|217.1c',
    source: -1 as ObjectId,
  });
  expect(size(game, kith)).toBe('3/3');
});
