import {
  type Ability,
  activated,
  type Card,
  type Condition,
  card,
  creature,
  destroy,
  draw,
  face,
  gainLife,
  instant,
  keyword,
  pay,
  permanents,
  returnToHand,
  self,
  target,
  that,
  triggered,
  untilEndOfTurn,
  yours,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { type DeckCard, type Game, hash, seatOf, see } from '../../src/index.ts';
import { thing } from '../../src/state/store.ts';
import { cardsOwned, difference, indexWords, plainGame, reindexed, reloaded, wrongPlaces } from '../laws.ts';
import { playRandomly } from '../random-play.ts';
import { table } from '../table.ts';
import { prism } from '../wide-pool.ts';

const creatures = permanents('creature');

const mutant = (name: string, power: number, ...abilities: readonly Ability[]): Card => ({
  ...creature(
    name,
    '{3}',
    'Beast',
    power,
    power,
    keyword('mutate', { cost: [pay('{1}')] }),
    triggered({ on: 'mutate', what: self }, gainLife(1)),
    ...abilities,
  ),
  layout: 'mutate',
});

const together: Condition = {
  if: 'ownAndControl',
  with: { sort: 'permanent', with: [{ is: 'named', name: 'Right' }] },
};
const meld: Ability = activated([pay('{1}')], {
  do: 'if',
  condition: together,
  then: {
    do: 'meld',
    what: { what: 'both', of: [self, { what: 'some', filter: together.with }] },
    into: 'Whole',
  },
});
const WHOLE = face('Whole', 'creature — Horror', { size: [5, 5] }, keyword('trample'));
const half = (name: string, ...abilities: readonly Ability[]): Card => ({
  name,
  layout: 'meld',
  faces: [face(name, 'creature — Rat', { cost: '{2}', size: [2, 2] }, ...abilities), WHOLE],
});

const SERPENT = mutant('Moss Serpent', 4, keyword('reach'));
const BEAR = creature('Ember Bear', '{2}', 'Bear', 2, 2, keyword('trample'), activated([pay('{1}')], gainLife(1)));
const POOL: readonly Card[] = [
  BEAR,
  SERPENT,
  mutant('Grey Heron', 2, keyword('flying'), activated([pay('{2}')], draw(1))),
  mutant('Old Tusk', 6, keyword('trample')),
  half('Left', meld),
  half('Right', keyword('deathtouch')),
  creature('Veiled Moth', '{2}', 'Insect', 3, 1, keyword('morph', { cost: [pay('{1}')] })),
  {
    name: 'Pale Boy',
    layout: 'transform',
    faces: [
      face(
        'Pale Boy',
        'creature — Wolf',
        { cost: '{1}', size: [1, 2] },
        activated([pay('{1}')], { do: 'transform', what: self }),
      ),
      face('Grey Wolf', 'creature — Wolf', { size: [4, 4] }, keyword('menace')),
    ],
  },
  instant('Cruel End', '{1}', destroy(target(0, creatures))),
  instant('Call Home', '{1}', returnToHand(target(0, creatures))),
  instant('Out and In', '{1}', {
    do: 'sequence',
    steps: [
      { do: 'move', what: target(0, creatures), to: { zone: 'exile' }, slot: 0 },
      { do: 'move', what: that(0), to: { zone: 'battlefield', under: 'owner' } },
    ],
  }),
  instant('Into the Deck', '{1}', { do: 'move', what: target(0, creatures), to: { zone: 'library', at: 'bottom' } }),
  instant('Twin', '{1}', { do: 'create', count: 1, token: { token: 'copy', of: target(0, creatures) } }),
  instant('Mock', '{1}', {
    do: 'copyPermanent',
    what: target(0, yours(creatures)),
    of: target(1, creatures),
    until: untilEndOfTurn,
  }),
  card('Hide', 'sorcery', { cost: '{1}' }, { is: 'spell', effect: { do: 'turnFaceDown', what: target(0, creatures) } }),
];

const CREATURES = POOL.filter(({ faces }) => faces[0].type.types.includes('creature'));

/** Forty cards, most of them creatures. */
const deck = (roll: (below: number) => number): readonly DeckCard[] => {
  const some = (pool: readonly Card[], count: number) =>
    Array.from({ length: count }, () => ({ card: pool[roll(pool.length)] ?? BEAR, count: 1 }));
  return [{ card: prism, count: 16 }, ...some(CREATURES, 18), ...some(POOL, 6)];
};

/** How many permanents of a game several cards represent. */
const mergedIn = (game: Game): number => game.battlefield.filter(id => thing(game, id).components.length > 0).length;

describe('permanents that several cards represent, in games at random', () => {
  test.each([1, 2, 3, 4])('keep every law (seed %i)', seed => {
    let merged = 0;
    playRandomly(seed, 2 + (seed % 2), 'current', {
      deck,
      most: 900,
      each: (game, n) => {
        if (n % 20 !== 0) return;
        merged += mergedIn(game);
        expect(wrongPlaces(game)).toEqual([]);
        expect(cardsOwned(game)).toEqual(game.players.map(({ left }) => (left ? 0 : 40)));
        expect(difference(plainGame(reloaded(game)), plainGame(game))).toBe('');
        expect(hash(reloaded(game))).toBe(hash(game));
        expect(indexWords(reindexed(game))).toBe(indexWords(game));
      },
    });
    expect(merged).toBeGreaterThan(0);
  });

  test.each([1, 2, 3])('are the same with and without the cache (seed %i)', seed => {
    const [kept, made] = [false, true].map(
      uncached => playRandomly(seed, 2, 'current', { deck, most: 600, uncached }).game,
    );
    expect(kept && made && difference(plainGame(kept), plainGame(made))).toBe('');
  });
});

describe('a merged permanent', () => {
  test('is seen with what it is made of', () => {
    const t = table({ ann: { hand: [SERPENT], board: [BEAR, [prism, 3]] }, bob: {} });
    t.ann.casts('Moss Serpent', { way: 'mutate', at: ['Ember Bear'] });
    t.resolve();
    t.ann.chooses('top');
    for (const seat of [0, 1]) {
      const seen = see(t.game, seatOf(seat)).battlefield.find(({ components }) => components.length > 0);
      expect(seen).toMatchObject({ name: 'Moss Serpent', components: ['Moss Serpent', 'Ember Bear'], copyOf: null });
    }
  });
});
