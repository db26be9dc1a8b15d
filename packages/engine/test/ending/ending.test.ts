import {
  type Ability,
  activated,
  card,
  creature,
  damage,
  destroy,
  draw,
  each,
  eachPlayer,
  gainLife,
  gets,
  instant,
  lord,
  loseLife,
  permanents,
  sorcery,
  staticAbility,
  triggered,
  you,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { concede, enact, seatOf } from '../../src/index.ts';
import { forest, mossBear } from '../pool.ts';
import { table } from '../table.ts';

const stock = { library: [[forest, 30]] as const };
const drain = sorcery('Drain All', '{0}', loseLife(20, eachPlayer));
const bolt = instant('Bolt', '{0}', damage(20, { who: 'target', slot: 0, of: 'player' }));

describe('losing the game [CR 104.3, 704.5 | 2007: 102.3, 420.5]', () => {
  test('a player with 0 or less life loses', () => {
    const t = table({ ann: { hand: [bolt] }, bob: {} });
    t.ann.casts('Bolt', { at: 'bob' });
    t.resolve();
    expect(t.game.result).toMatchObject({ winners: [0], draw: false, rule: '104.2a' });
    expect(t.cited('704.5a')).toBe(true);
  });

  test('players who lose at the same time draw', () => {
    const t = table({ ann: { hand: [drain] }, bob: {} });
    t.ann.casts('Drain All');
    t.resolve();
    expect(t.game.result).toMatchObject({ winners: [], draw: true, rule: '104.4a' });
  });

  test('drawing from an empty library loses, and not before the next check', () => {
    const study = sorcery('Study', '{0}', draw(3), gainLife(1));
    const t = table({ ann: { hand: [study], library: [forest] }, bob: {} });
    t.ann.casts('Study');
    t.resolve();
    expect(t.ann.life).toBe(21);
    expect(t.game.result?.winners).toEqual([1]);
    expect(t.cited('704.5b')).toBe(true);
  });

  test('ten poison counters lose', () => {
    const venom = sorcery('Venom', '{0}', {
      do: 'getCounters',
      who: { who: 'each', of: 'opponent' },
      kind: 'poison',
      count: 10,
    });
    const t = table({ ann: { hand: [venom] }, bob: {} });
    t.ann.casts('Venom');
    t.resolve();
    expect([t.game.result?.winners, t.cited('704.5c')]).toEqual([[0], true]);
  });

  test('a player who cannot lose goes on at 0 life, but may concede', () => {
    const angel = creature(
      'Star of Safety',
      '{0}',
      'Angel',
      4,
      4,
      staticAbility({ static: 'players', who: you, rule: { rule: 'cantLoseGame' } }),
    );
    const t = table({ ann: { hand: [bolt] }, bob: { board: [angel] } });
    t.ann.casts('Bolt', { at: 'bob' });
    t.resolve();
    expect([t.game.result, t.bob.life]).toEqual([null, 0]);
    const conceded = concede(t.game, seatOf(1));
    expect(conceded.ok && conceded.game.result?.winners).toEqual([0]);
    expect(t.game.result).toBeNull();
  });

  test('an effect says that a player wins', () => {
    const win = sorcery('Final Page', '{0}', { do: 'winGame' });
    const t = table({ ann: { hand: [win] }, bob: {}, cat: {} });
    t.ann.casts('Final Page');
    t.resolve();
    expect(t.game.result).toMatchObject({ winners: [0], rule: '104.2b' });
  });
});

describe('leaving a game of three [CR 800.4 | 2007: 600.4]', () => {
  test('the others go on, the leaver’s objects are gone, priority passes on', () => {
    const t = table({ ann: { ...stock, board: [mossBear] }, bob: stock, cat: stock });
    const left = concede(t.game, seatOf(0));
    if (!left.ok) throw new Error(left.refusal.code);
    t.game = left.game;
    expect([t.game.result, t.where('Moss Bear'), t.question.seat]).toEqual([null, 'gone', 1]);
    t.passTo('upkeep', 'bob');
    expect(t.game.active).toBe(1);
  });

  test('abilities see a leaver’s permanents leave the battlefield', () => {
    const tomb = card(
      'Quiet Tomb',
      'artifact',
      {},
      triggered(
        { on: 'move', what: { what: 'some', filter: permanents('creature') }, from: 'battlefield' },
        gainLife(2),
      ),
    );
    const t = table({ ann: { board: [mossBear] }, bob: { board: [tomb] }, cat: {} });
    const left = concede(t.game, seatOf(0));
    if (!left.ok) throw new Error(left.refusal.code);
    t.game = left.game;
    t.resolve();
    expect(t.bob.life).toBe(22);
  });

  test('the last one who remains wins', () => {
    const t = table({ ann: {}, bob: {}, cat: {} });
    for (const seat of [0, 2]) {
      const left = concede(t.game, seatOf(seat));
      if (!left.ok) throw new Error(left.refusal.code);
      t.game = left.game;
    }
    expect(t.game.result).toMatchObject({ winners: [1], draw: false });
  });
});

describe('loops and limits [CR 104.4b, 732.4 | 2007: 102.4b, 421.4]', () => {
  test('a loop of mandatory actions is a draw', () => {
    const life: Ability = triggered({ on: 'gainLife', who: you }, loseLife(1));
    const loss: Ability = triggered({ on: 'loseLife', who: you }, gainLife(1));
    const wheel = card('Endless Wheel', 'artifact', {}, life, loss);
    const start = sorcery('Push', '{0}', gainLife(1));
    const t = table({ ann: { hand: [start], board: [wheel] }, bob: {} });
    t.ann.casts('Push');
    for (let n = 0; n < 2000 && t.game.result === null; n++) t.reply([]);
    expect(t.game.result).toMatchObject({ draw: true, rule: '732.4' });
  });

  test('a loop that grows is ended by a limit', () => {
    const wheel = card('Growing Wheel', 'artifact', {}, triggered({ on: 'gainLife', who: you }, gainLife(1)));
    const start = sorcery('Push', '{0}', gainLife(1));
    const t = table({ ann: { hand: [start], board: [wheel] }, bob: {} });
    t.ann.casts('Push');
    for (let n = 0; n < 30_000 && t.game.result === null; n++) t.reply([]);
    expect(t.game.result?.draw).toBe(true);
    expect(t.told.at(-1)).toMatchObject({ what: 'drawGame', reason: 'limit:forced' });
  });
});

describe('state-based actions [CR 704 | 2007: 420]', () => {
  const legend = card('Ada of the Hill', 'legendary creature — Human', { size: [2, 2] });

  test('today a player keeps one of two legends of one name', () => {
    const t = table({ ann: { board: [legend, legend] }, bob: { board: [legend] } });
    expect(t.question).toMatchObject({ kind: 'pick', why: { code: 'legend' } });
    t.reply([0]);
    expect([t.ann.graveyard, t.bob.graveyard]).toEqual([['Ada of the Hill'], []]);
  });

  test('in 2007 all legends of one name go', () => {
    const t = table({ ann: { board: [legend] }, bob: { board: [legend] } }, { edition: '2007-02' });
    expect([t.ann.graveyard.length, t.bob.graveyard.length, t.cited('420.5e')]).toEqual([1, 1, true]);
  });

  test('+1/+1 and -1/-1 counters take each other away', () => {
    const t = table({ ann: { board: [{ card: mossBear, counters: { '+1/+1': 3, '-1/-1': 2 } }] }, bob: {} });
    expect(t.record('Moss Bear').counters).toMatchObject({ '+1/+1': 1 });
    expect(t.record('Moss Bear').counters['-1/-1'] ?? 0).toBe(0);
  });

  test('a creature whose toughness falls to 0 with its lord is put into the graveyard', () => {
    const frail = creature('Frail Sprout', '{0}', 'Plant', 0, 0);
    const banner = creature(
      'Banner',
      '{0}',
      'Human',
      1,
      1,
      lord(each({ types: ['creature'], sort: 'permanent' }), gets(1, 1)),
    );
    const fell = sorcery('Fell', '{0}', destroy({ what: 'target', slot: 0, filter: permanents('creature') }));
    const t = table({ ann: { board: [banner, frail], hand: [fell] }, bob: {} });
    expect(t.size('Frail Sprout')).toBe('1/1');
    t.ann.casts('Fell', { at: 'Banner' });
    t.resolve();
    expect(t.ann.graveyard).toContain('Frail Sprout');
    expect(t.cited('704.5f')).toBe(true);
  });

  test('lethal damage destroys, but not what is indestructible', () => {
    const rock = creature('Old Rock', '{0}', 'Elemental', 1, 1, { is: 'keyword', keyword: 'indestructible' });
    const quake = sorcery('Quake', '{0}', damage(3, each(permanents('creature'))));
    const t = table({ ann: { board: [mossBear, rock], hand: [quake] }, bob: {} });
    t.ann.casts('Quake');
    t.resolve();
    expect([t.where('Moss Bear'), t.where('Old Rock')]).toEqual(["ann's graveyard", 'battlefield']);
  });
});

describe('optional loops [CR 732.2 | 2007: 421.2]', () => {
  test('end at a limit that says so', () => {
    const wheel = card('Idle Wheel', 'artifact', {}, activated([], gainLife(1)));
    const t = table({ ann: { board: [wheel] }, bob: {} });
    let { game } = t;
    for (let n = 0; n < 40_000 && game.result === null; n++) {
      const next = enact(game, game.asking?.seat === 0 && game.stack.length === 0 ? [0] : []);
      if (!next.ok) throw new Error(next.refusal.code);
      game = next.game;
    }
    expect(game.result?.draw).toBe(true);
    expect(game.events.at(-1)).toMatchObject({ what: 'drawGame', reason: 'limit:acts' });
    t.game = game;
  });
});
