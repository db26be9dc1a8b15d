import { card, creature, keyword } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { processLifelink } from '../../src/1-concepts/120-damage/damage.ts';
import type { Game } from '../../src/state/game.ts';
import { player, thing } from '../../src/state/store.ts';
import type { GameEvent } from '../../src/work/event.ts';
import { countersEvent, damageEvent, lifeEvent, tapEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, put } from '../bare.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
const ADDER = creature('Ditch Adder', '{B}', 'Snake', 1, 1, keyword('deathtouch'));
const ANGEL = creature('Pale Angel', '{3}{W}', 'Angel', 3, 3, keyword('lifelink'));
const BLIGHT = creature('Blight Rat', '{1}{B}', 'Rat', 2, 2, keyword('infect'));
const IVY = creature('Ivy Hag', '{1}{G}', 'Hag', 2, 2, keyword('wither'));
const NEEDLER = creature('Needler', '{G}', 'Insect', 1, 1, keyword('toxic', { n: 2 }), keyword('toxic', { n: 1 }));
const SAGE = card('Quiet Sage', 'planeswalker — Jace', { cost: '{2}{U}', loyalty: 4 });
const ROCK = card('Plain Rock', 'artifact', { cost: '{1}' });

const RULE = '120.2|';
const deal = (game: Game, damage: GameEvent): unknown => processLifelink(game, apply(game, damage));

describe('Damage', () => {
  it('to a player is life lost, told as damage and as loss of life', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const happened = apply(game, damageEvent(bear, { seat: BOB }, 2, RULE));
    expect(player(game, BOB).life).toBe(18);
    expect(happened).toMatchObject([{ what: 'damage' }, { what: 'life', seat: BOB, change: -2, byDamage: true }]);
  });

  it('to a creature is marked on it', () => {
    const game = bareGame();
    const [bear, other] = [put(game, ANN, BEAR, 'battlefield'), put(game, BOB, BEAR, 'battlefield')];
    apply(game, damageEvent(bear, { id: other }, 1, RULE));
    expect(thing(game, other)).toMatchObject({ damage: 1, deathtouched: false });
  });

  it('of none is no damage', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    expect(apply(game, damageEvent(bear, { seat: BOB }, 0, RULE))).toEqual([]);
  });

  it('cannot be dealt to a permanent that is no creature, planeswalker or battle', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const rock = put(game, BOB, ROCK, 'battlefield');
    expect(apply(game, damageEvent(bear, { id: rock }, 2, RULE))).toEqual([]);
  });

  it('by a source with deathtouch marks the creature for destruction', () => {
    const game = bareGame();
    const adder = put(game, ANN, ADDER, 'battlefield');
    const bear = put(game, BOB, BEAR, 'battlefield');
    apply(game, damageEvent(adder, { id: bear }, 1, RULE));
    expect(thing(game, bear)).toMatchObject({ damage: 1, deathtouched: true });
  });

  it('by a source with lifelink is life for its controller as well', () => {
    const game = bareGame();
    const angel = put(game, ANN, ANGEL, 'battlefield');
    deal(game, damageEvent(angel, { seat: BOB }, 3, RULE));
    expect([player(game, ANN).life, player(game, BOB).life]).toEqual([23, 17]);
  });

  it('by a source with infect is poison for players and -1/-1 counters for creatures', () => {
    const game = bareGame();
    const rat = put(game, ANN, BLIGHT, 'battlefield');
    const bear = put(game, BOB, BEAR, 'battlefield');
    apply(game, damageEvent(rat, { seat: BOB }, 2, RULE), damageEvent(rat, { id: bear }, 2, RULE));
    expect(player(game, BOB)).toMatchObject({ life: 20, counters: { poison: 2 } });
    expect(thing(game, bear)).toMatchObject({ damage: 0, counters: { '-1/-1': 2 } });
  });

  it('by a source with wither is life for players and -1/-1 counters for creatures', () => {
    const game = bareGame();
    const hag = put(game, ANN, IVY, 'battlefield');
    const bear = put(game, BOB, BEAR, 'battlefield');
    apply(game, damageEvent(hag, { seat: BOB }, 2, RULE), damageEvent(hag, { id: bear }, 1, RULE));
    expect(player(game, BOB)).toMatchObject({ life: 18, counters: {} });
    expect(thing(game, bear)).toMatchObject({ damage: 0, counters: { '-1/-1': 1 } });
  });

  it('in combat by a creature with toxic is its total toxic value in poison besides', () => {
    const game = bareGame();
    const needler = put(game, ANN, NEEDLER, 'battlefield');
    apply(game, damageEvent(needler, { seat: BOB }, 1, RULE));
    expect(player(game, BOB)).toMatchObject({ life: 19, counters: {} });
    apply(game, damageEvent(needler, { seat: BOB }, 1, RULE, { combat: true }));
    expect(player(game, BOB)).toMatchObject({ life: 18, counters: { poison: 3 } });
  });

  it('to a planeswalker takes loyalty counters, of which it entered with its printed number', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const sage = put(game, BOB, SAGE, 'battlefield');
    expect(thing(game, sage).counters).toEqual({ loyalty: 4 });
    apply(game, damageEvent(bear, { id: sage }, 3, RULE));
    expect(thing(game, sage)).toMatchObject({ damage: 0, counters: { loyalty: 1 } });
  });

  it('from a source that has gone has its last known qualities', () => {
    const game = bareGame();
    const angel = put(game, ANN, ANGEL, 'battlefield');
    apply(game, { ...tapEvent(angel, ANN, '701.26a|'), what: 'untap' });
    apply(game, { what: 'cease', rule: '704.5d|420.5f', source: angel, id: angel });
    deal(game, damageEvent(angel, { seat: BOB }, 3, RULE));
    expect(player(game, ANN).life).toBe(23);
  });
});

describe('Counters', () => {
  it('are removed no further than there are', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield', { counters: [{ kind: 'charge', n: 2 }] });
    expect(apply(game, countersEvent({ id: bear }, 'charge', -3))).toMatchObject([{ n: -2 }]);
    expect(thing(game, bear).counters).toEqual({});
    expect(apply(game, countersEvent({ id: bear }, 'charge', -1))).toEqual([]);
  });

  it('may be put on players', () => {
    const game = bareGame();
    apply(game, countersEvent({ seat: BOB }, 'poison', 1));
    apply(game, countersEvent({ seat: BOB }, 'poison', 2));
    expect(player(game, BOB).counters).toEqual({ poison: 3 });
  });
});

describe('Life', () => {
  it('is not gained when none is', () => {
    const game = bareGame();
    expect(apply(game, lifeEvent(ANN, 0))).toEqual([]);
  });
});
