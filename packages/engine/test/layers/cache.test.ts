import {
  another,
  bearer,
  type Card,
  type Count,
  card,
  creature,
  each,
  enchant,
  gets,
  keyword,
  lord,
  permanents,
  self,
  you,
  yours,
} from '@lawmage/ability';
import { expect, test } from 'vitest';
import { powerOf } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import type { DeckCard, EditionName } from '../../src/index.ts';
import { moveEvent } from '../../src/work/events.ts';
import { ANN, apply, bareGame, put } from '../bare.ts';
import { textOf } from '../laws/play.ts';
import { playRandomly } from '../random-play.ts';
import {
  BEARS,
  BLOOD_MOON,
  basic,
  DARKEST_HOUR,
  EMBRACE,
  ENCHANTED_EVENING,
  HUMILITY,
  MARCH,
  MYCOSYNTH_LATTICE,
  OPALESCENCE,
  URBORG,
} from './cards.ts';

const landsYouControl = { count: 'objects', of: yours(permanents('land')) } as const;
const GROWER = creature('Grower', '{G}', 'Beast', '*', '*', {
  is: 'static',
  rule: { static: 'define', changes: [{ change: 'base', power: landsYouControl, toughness: landsYouControl }] },
});
const KING = creature(
  'King',
  '{1}{G}',
  'Bear',
  2,
  2,
  lord(each(another(yours(permanents('Bear')))), gets(1, 1), { change: 'gain', abilities: [keyword('trample')] }),
);
const BULLY = creature(
  'Bully',
  '{1}{W}',
  'Bear',
  1,
  1,
  lord(
    self,
    gets({ count: 'stat', stat: 'power', of: each(another(yours(permanents('creature')))), take: 'greatest' }, 0),
  ),
);
const HOLD = card(
  'Hold',
  'enchantment — Aura',
  { cost: '{1}{W}' },
  enchant(permanents('creature')),
  lord(bearer, { change: 'control', who: you }),
);
const SHIFTER = creature('Shifter', '{W}', 'Shapeshifter', 1, 1, keyword('changeling'), keyword('persist'));

/** Permanents that concern each other as much as they can. */
const cheap = (of: Card): Card => ({ ...of, faces: [{ ...of.faces[0], cost: [of.faces[0].cost === null ? 1 : 2] }] });
const KNOTS = [
  HUMILITY,
  OPALESCENCE,
  ENCHANTED_EVENING,
  MYCOSYNTH_LATTICE,
  MARCH,
  BLOOD_MOON,
  DARKEST_HOUR,
  EMBRACE,
].map(cheap);
const OTHERS = [BEARS, GROWER, KING, BULLY, HOLD, SHIFTER];

function deck(roll: (below: number) => number): readonly DeckCard[] {
  const from = [...KNOTS, ...OTHERS, ...OTHERS];
  const spells = Array.from({ length: 23 }, () => ({ card: from[roll(from.length)] ?? BEARS, count: 1 }));
  return [
    ...spells,
    { card: basic('Forest'), count: 8 },
    { card: basic('Plains'), count: 8 },
    { card: URBORG, count: 1 },
  ];
}

test.each<[number, EditionName]>([
  [1, 'current'],
  [2, 'current'],
  [3, '2007-02'],
  [4, '2007-02'],
])('a game without the cache is the same game: seed %i, %s', (seed, edition) => {
  const most = 150;
  const kept = playRandomly(seed, 2, edition, { deck, most });
  const anew = playRandomly(seed, 2, edition, { deck, most, uncached: true });
  expect(anew.decisions).toBe(kept.decisions);
  expect(textOf({ ...anew.game, uncached: false })).toBe(textOf(kept.game));
});

const symbols: Count = {
  count: 'symbols',
  color: 'G',
  among: each({ sort: 'card', in: { zone: 'graveyard', of: you } }),
};

test.each<[string, Count, Card]>([
  ['mana symbols in a graveyard', symbols, creature('Fern', '{G}{G}', 'Plant', 1, 1)],
  ['a party', { count: 'party' }, creature('Mage', '{U}', 'Wizard', 1, 1)],
])('a size that counts %s is counted anew when that changes [CR 604.3 | 2007: 405.2]', (_, amount, what) => {
  const change = { change: 'base', power: amount, toughness: { count: 'plus', a: amount, b: 1 } } as const;
  const counter = creature('Counter', '{G}', 'Beast', '*', '*', {
    is: 'static',
    rule: { static: 'define', changes: [change] },
  });
  const game = bareGame();
  const id = put(game, ANN, counter, 'battlefield');
  const other = put(game, ANN, what, 'battlefield');
  const before = powerOf(game, id);
  apply(game, moveEvent(game, other, 'graveyard', '701.8a|419.6b'));
  expect(powerOf(game, id)).not.toBe(before);
});

test('what is counted does not depend on which object is looked at first [CR 613.5 | 2007: 418.5b]', () => {
  const creatures = { count: 'objects', of: permanents('creature') } as const;
  const crowd = creature('Crowd', '{3}', 'Beast', '*', '*', {
    is: 'static',
    rule: { static: 'define', changes: [{ change: 'base', power: creatures, toughness: creatures }] },
  });
  const god = creature('Far God', '{3}{W}', 'God', 5, 6, {
    is: 'static',
    while: { if: 'compare', a: { count: 'devotion', colors: ['W'] }, is: 'less', b: 5 },
    rule: { static: 'modify', what: self, changes: [{ change: 'loseType', types: ['creature'] }] },
  });
  const sizes = [true, false].map(godFirst => {
    const game = bareGame();
    const id = put(game, ANN, crowd, 'battlefield');
    const other = put(game, ANN, god, 'battlefield');
    if (godFirst) powerOf(game, other);
    return powerOf(game, id);
  });
  expect(sizes).toEqual([1, 1]);
});
