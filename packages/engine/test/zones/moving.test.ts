import { another, card, creature, draw, each, enchant, gets, instant, lord, permanents, yours } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { powerOf } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { NONE } from '../../src/state/ids.ts';
import { player, thing } from '../../src/state/store.ts';
import { drawEvent, moveEvent, shuffleEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, moved, put } from '../bare.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
const CHIEF = creature(
  'Bear Chief',
  '{2}{G}',
  'Bear',
  3,
  3,
  lord(each(another(yours(permanents('Bear')))), gets(1, 1)),
);
const SPARK = instant('Small Spark', '{R}', draw(1));
const CLOAK = card('Moss Cloak', 'enchantment — Aura', { cost: '{G}' }, enchant(permanents('creature')));

const dies = (game: Parameters<typeof thing>[0], id: Parameters<typeof thing>[1]) =>
  moveEvent(game, id, 'graveyard', '701.8a|419.6b', { cause: 'destroy' });

describe('An object that moves becomes a new object', () => {
  it('has a new id, and no memory of what it was', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield', { tapped: true, counters: [{ kind: '+1/+1', n: 2 }] });
    const card = moved(apply(game, dies(game, bear)));
    expect(card).not.toBe(bear);
    expect(thing(game, card)).toMatchObject({ zone: 'graveyard', tapped: false, counters: {}, previous: bear });
    expect(thing(game, bear)).toMatchObject({ zone: null, home: 'battlefield', next: card });
    expect(game.battlefield).toEqual([]);
    expect(player(game, ANN).graveyard).toEqual([card]);
  });

  it('is remembered as it last was, with what left together with it', () => {
    const game = bareGame();
    const chief = put(game, ANN, CHIEF, 'battlefield');
    const bear = put(game, ANN, BEAR, 'battlefield', { counters: [{ kind: '+1/+1', n: 2 }] });
    expect(powerOf(game, bear)).toBe(5);
    apply(game, dies(game, chief), dies(game, bear));
    expect(powerOf(game, bear)).toBe(5);
    expect(powerOf(game, moved([{ ...dies(game, bear), newId: thing(game, bear).next }]))).toBe(2);
  });

  it('does not move from where it is no longer', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const event = dies(game, bear);
    apply(game, event);
    expect(apply(game, event)).toEqual([]);
  });

  it('is a new object in exile when it is exiled from exile', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'exile');
    const again = moved(apply(game, moveEvent(game, bear, 'exile', '400.8|217.1f')));
    expect(again).not.toBe(bear);
    expect(game.exile).toEqual([again]);
  });
});

describe('Where cards go', () => {
  it('is the zone of their owner', () => {
    const game = bareGame();
    const stolen = put(game, ANN, BEAR, 'battlefield', { controller: BOB });
    apply(game, dies(game, stolen));
    expect(player(game, ANN).graveyard).toHaveLength(1);
    expect(player(game, BOB).graveyard).toHaveLength(0);
  });

  it('is under the control of who puts them onto the battlefield', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'graveyard');
    const risen = moved(apply(game, moveEvent(game, bear, 'battlefield', '110.2a|214.4', { by: BOB })));
    expect(thing(game, risen)).toMatchObject({ owner: ANN, controller: BOB });
  });

  it('is not the battlefield for an instant', () => {
    const game = bareGame();
    const spark = put(game, ANN, SPARK, 'graveyard');
    expect(apply(game, moveEvent(game, spark, 'battlefield', '400.4a|217.1a'))).toEqual([]);
    expect(player(game, ANN).graveyard).toEqual([spark]);
  });

  it('is not the battlefield for an Aura that can enchant nothing', () => {
    const game = bareGame();
    const cloak = put(game, ANN, CLOAK, 'graveyard');
    expect(apply(game, moveEvent(game, cloak, 'battlefield', '303.4g|212.4j'))).toEqual([]);
  });

  it('is the graveyard for an Aura spell without a host', () => {
    const game = bareGame();
    const cloak = put(game, ANN, CLOAK, 'stack');
    apply(game, moveEvent(game, cloak, 'battlefield', '608.3a|413.2h'));
    expect(player(game, ANN).graveyard).toHaveLength(1);
  });

  it('counts from the top of a library, and too deep is the bottom', () => {
    const game = bareGame();
    const [low, high] = [put(game, ANN, BEAR, 'library'), put(game, ANN, BEAR, 'library')];
    const second = moved(apply(game, moveEvent(game, put(game, ANN, CHIEF, 'hand'), 'library', '401.7|', { at: 1 })));
    expect(player(game, ANN).library).toEqual([low, second, high]);
    const deep = moved(apply(game, moveEvent(game, put(game, ANN, CHIEF, 'hand'), 'library', '401.7|', { at: 9 })));
    const bottom = moved(apply(game, moveEvent(game, put(game, ANN, CHIEF, 'hand'), 'library', '401.7|', { at: -1 })));
    expect(player(game, ANN).library).toEqual([bottom, deep, low, second, high]);
  });
});

describe('A library', () => {
  it('gives its top card to who draws, and loses nobody the game before it is checked', () => {
    const game = bareGame();
    put(game, ANN, BEAR, 'library');
    const top = put(game, ANN, CHIEF, 'library');
    const [first] = apply(game, drawEvent(ANN));
    expect(first).toMatchObject({ nth: 1 });
    expect(thing(game, top).next).toBe(player(game, ANN).hand[0]);
    expect(apply(game, drawEvent(ANN))[0]).toMatchObject({ nth: 2 });
    expect(apply(game, drawEvent(ANN))).toEqual([]);
    expect(player(game, ANN).drewFromEmpty).toBe(true);
  });

  it('has the same cards after it is shuffled, in an order that the seed decides', () => {
    const orders = [1, 2].map(() => {
      const game = bareGame();
      for (let n = 0; n < 20; n++) put(game, ANN, BEAR, 'library');
      const before = player(game, ANN).library;
      apply(game, shuffleEvent(ANN));
      const after = player(game, ANN).library;
      expect(after).not.toEqual(before);
      expect(after.toSorted((a, b) => a - b)).toEqual(before);
      return after;
    });
    expect(orders[0]).toEqual(orders[1]);
  });
});

describe('What is attached to a permanent that leaves', () => {
  it('stays on the battlefield and is looked at next', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const cloak = put(game, ANN, CLOAK, 'battlefield', { attachedTo: bear });
    expect(thing(game, bear).attachments).toEqual([cloak]);
    game.touched = [];
    game.allTouched = false;
    apply(game, dies(game, bear));
    expect(thing(game, cloak)).toMatchObject({ zone: 'battlefield', attachedTo: bear });
    expect(game.allTouched || game.touched.includes(cloak)).toBe(true);
  });

  it('is no longer held when it leaves itself', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const cloak = put(game, ANN, CLOAK, 'battlefield', { attachedTo: bear });
    apply(game, dies(game, cloak));
    expect(thing(game, bear).attachments).toEqual([]);
    expect(thing(game, cloak).attachedTo).toBe(bear);
    expect(thing(game, thing(game, cloak).next).attachedTo).toBe(NONE);
  });
});
