import {
  activated,
  addMana,
  anyTarget,
  card,
  creature,
  damage,
  doing,
  draw,
  gainLife,
  instant,
  keyword,
  pay,
  permanents,
  sacrifice,
  self,
  some,
  sorcery,
  spells,
  staticAbility,
  tapSymbol,
  target,
  you,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { emberTap, forest, island, mossBear, mountain, swamp } from '../pool.ts';
import { table } from '../table.ts';

describe('casting a spell [CR 601.2 | 2007: 409.1]', () => {
  it('puts a creature on the stack, pays with lands, and resolves to the battlefield', () => {
    const t = table({ ann: { hand: [mossBear], board: [[forest, 2]] }, bob: {} });
    t.ann.casts('Moss Bear');
    expect(t.stack).toEqual(['Moss Bear']);
    expect(t.ann.acts).toEqual([]);
    t.resolve();
    expect(t.where('Moss Bear')).toBe('battlefield');
  });

  it('asks for the target before it is paid', () => {
    const t = table({ ann: { hand: [emberTap], board: [mountain] }, bob: { board: [mossBear] } });
    t.ann.casts('Ember Tap', { at: 'Moss Bear' });
    t.resolve();
    expect(t.where('Moss Bear')).toBe("bob's graveyard");
  });

  it('is not offered without the mana, the colour, or a target', () => {
    const verdict = instant('Verdict', '{W}', { do: 'destroy', what: target(0, permanents('creature')) });
    const t = table({ ann: { hand: [mossBear, emberTap, verdict], board: [forest] }, bob: {} });
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
  });

  it('lets only instants and flash be cast outside the own main phase', () => {
    const t = table(
      { ann: { hand: [emberTap, mossBear], board: [mountain, [forest, 2]] }, bob: {} },
      { turn: 'bob', step: 'upkeep' },
    );
    t.bob.passes();
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual(['cast Ember Tap']);
  });

  it('is taken back whole while it is being announced, and tells so', () => {
    const t = table({ ann: { hand: [emberTap], board: [mountain] }, bob: { board: [mossBear] } });
    const before = t.game;
    const at = t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast');
    t.reply([at]);
    expect(t.question.why.code).toBe('target');
    expect(t.question.cancellable).toBe(true);
    t.reply([-1]);
    expect(t.ann.hand).toEqual(['Ember Tap']);
    expect(t.stack).toEqual([]);
    expect(t.question.options).toEqual(before.asking?.options);
    expect(t.told.at(-1)?.what).toBe('takeBack');
  });

  it('announces X no higher than can be paid', () => {
    const blaze = sorcery('Blaze Up', '{X}{R}', damage({ count: 'x' }, anyTarget(0)));
    const t = table({ ann: { hand: [blaze], board: [[mountain, 4]] }, bob: {} });
    const at = t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast');
    t.reply([at]);
    expect([t.question.why.code, t.question.least, t.question.most]).toEqual(['x', 0, 3]);
    t.ann.chooses(3);
    t.ann.chooses('bob');
    t.resolve();
    expect(t.bob.life).toBe(17);
  });

  it('divides as announced, at least one to each target', () => {
    const arc = instant('Forked Arc', '{R}', {
      do: 'damage',
      amount: 3,
      to: { either: 'target', slot: 0, players: 'player', count: { between: [1, 3] } },
      divided: true,
    });
    const t = table({ ann: { hand: [arc], board: [mountain] }, bob: { board: [mossBear] } });
    t.ann.casts('Forked Arc', { at: ['Moss Bear', 'bob'], divided: [2, 1] });
    t.resolve();
    expect(t.bob.life).toBe(18);
    expect(t.record('Moss Bear').damage).toBe(1);
  });

  it('chooses modes with legal targets only', () => {
    const charm = instant('Small Charm', '{G}', {
      do: 'modes',
      choose: { exactly: 1 },
      modes: [{ effect: gainLife(4) }, { effect: { do: 'destroy', what: target(0, permanents('artifact')) } }],
    });
    const t = table({ ann: { hand: [charm], board: [forest] }, bob: {} });
    t.ann.casts('Small Charm');
    t.resolve();
    expect(t.ann.life).toBe(24);
  });
});

describe('additional and alternative costs [CR 118.8, 118.9 | 2007: 409.1b, 409.1f]', () => {
  const kicked = sorcery('Kindled Study', '{1}{U}', draw(1), {
    do: 'if',
    condition: { if: 'paid', keyword: 'kicker' },
    then: draw(2),
  });
  const withKicker = {
    ...kicked,
    faces: [
      { ...kicked.faces[0], abilities: [keyword('kicker', { cost: [pay('{2}')] }), ...kicked.faces[0].abilities] },
    ] as const,
  };

  it('asks for the kicker only when it can be paid', () => {
    const rich = table({ ann: { hand: [withKicker], board: [[island, 4]], library: [[island, 5]] }, bob: {} });
    rich.ann.casts('Kindled Study', { paying: true });
    rich.resolve();
    expect(rich.ann.hand.length).toBe(3);
    const poor = table({ ann: { hand: [withKicker], board: [[island, 3]], library: [[island, 5]] }, bob: {} });
    poor.ann.casts('Kindled Study');
    poor.resolve();
    expect(poor.ann.hand.length).toBe(1);
  });

  it('needs the mandatory additional cost, and pays it', () => {
    const rite = sorcery('Bone Rite', '{B}', draw(2));
    const costly = {
      ...rite,
      faces: [
        {
          ...rite.faces[0],
          abilities: [
            staticAbility({
              static: 'additionalCost',
              cost: [doing(sacrifice(some({ exactly: 1 }, permanents('creature'))))],
            }),
            ...rite.faces[0].abilities,
          ],
        },
      ] as const,
    };
    const none = table({ ann: { hand: [costly], board: [swamp] }, bob: { board: [mossBear] } });
    expect(none.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
    const t = table({ ann: { hand: [costly], board: [swamp, mossBear], library: [[swamp, 4]] }, bob: {} });
    t.ann.casts('Bone Rite');
    expect(t.where('Moss Bear')).toBe("ann's graveyard");
    t.resolve();
    expect(t.ann.hand.length).toBe(2);
  });

  it('flashes back from the graveyard for its own cost and is exiled', () => {
    const bolt = sorcery('Old Fire', '{R}', damage(2, anyTarget(0)));
    const again = {
      ...bolt,
      faces: [
        { ...bolt.faces[0], abilities: [...bolt.faces[0].abilities, keyword('flashback', { cost: [pay('{2}{R}')] })] },
      ] as const,
    };
    const t = table({ ann: { graveyard: [again], board: [[mountain, 3]] }, bob: {} });
    t.ann.casts('Old Fire', { way: 'flashback', at: 'bob' });
    t.resolve();
    expect(t.bob.life).toBe(18);
    expect(t.where('Old Fire')).toBe('exile');
  });

  it('casts a morph face down for three and turns it up for its cost', () => {
    const lurker = creature('Reed Lurker', '{4}{G}{G}', 'Beast', 6, 6, keyword('morph', { cost: [pay('{G}')] }));
    const t = table({ ann: { hand: [lurker], board: [[forest, 4]] }, bob: {} });
    t.ann.casts('Reed Lurker', { way: 'morph' });
    t.resolve();
    expect(t.size('face-down card')).toBe('2/2');
    t.ann.does('turnFaceUp', 'face-down card');
    expect(t.size('Reed Lurker')).toBe('6/6');
  });

  it('taps creatures for convoke and exiles cards for delve when mana is short', () => {
    const choir = sorcery('Green Choir', '{3}{G}', gainLife(5));
    const convoked = {
      ...choir,
      faces: [{ ...choir.faces[0], abilities: [keyword('convoke'), ...choir.faces[0].abilities] }] as const,
    };
    const t = table({
      ann: {
        hand: [convoked],
        board: [
          [forest, 2],
          [mossBear, 2],
        ],
      },
      bob: {},
    });
    t.ann.casts('Green Choir');
    t.resolve();
    expect(t.ann.life).toBe(25);
    expect(t.all('Moss Bear').length).toBe(2);
    const dig = sorcery('Deep Dig', '{4}{B}', gainLife(1));
    const delved = {
      ...dig,
      faces: [{ ...dig.faces[0], abilities: [keyword('delve'), ...dig.faces[0].abilities] }] as const,
    };
    const u = table({ ann: { hand: [delved], board: [[swamp, 2]], graveyard: [[mossBear, 4]] }, bob: {} });
    u.ann.casts('Deep Dig');
    expect(u.ann.graveyard.length).toBe(1);
    u.resolve();
  });
});

describe('cost changes [CR 601.2f | 2007: 409.1f]', () => {
  it('adds increases first, then takes reductions from generic mana only', () => {
    const warden = card(
      'Toll Warden',
      'artifact',
      { cost: '{1}' },
      staticAbility({ static: 'cost', of: { spells: spells(), by: { who: 'each', of: 'player' } }, amount: 1 }),
    );
    const herald = card(
      'Green Herald',
      'artifact',
      { cost: '{1}' },
      staticAbility({ static: 'cost', of: { spells: spells('creature'), by: you }, less: true, amount: 2 }),
    );
    const t = table({ ann: { hand: [mossBear], board: [forest, warden, herald] }, bob: {} });
    t.ann.casts('Moss Bear');
    expect(t.stack).toEqual(['Moss Bear']);
    const u = table({ ann: { hand: [mossBear], board: [[forest, 2], warden] }, bob: {} });
    expect(u.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
  });
});

describe('the payment solver', () => {
  it('keeps open what other cards in hand want', () => {
    const dual = card(
      'Twin Grove',
      'land',
      {},
      activated([tapSymbol], { do: 'addMana', mana: { mana: 'oneOf', options: [['G'], ['U']] } }),
    );
    const wisp = creature('Wisp', '{1}', 'Spirit', 1, 1);
    const t = table({ ann: { hand: [wisp, mossBear], board: [dual, swamp] }, bob: {} });
    t.ann.casts('Wisp');
    expect(t.record('Twin Grove').tapped).toBe(false);
    expect(t.record('Swamp').tapped).toBe(true);
  });

  it('spends two units of one source at once', () => {
    const ring = card('Iron Ring', 'artifact', { cost: '{1}' }, activated([tapSymbol], addMana('C', 'C')));
    const golem = creature('Golem', '{3}', 'Golem', 3, 3);
    const t = table({ ann: { hand: [golem], board: [ring, swamp] }, bob: {} });
    t.ann.casts('Golem');
    expect(t.stack).toEqual(['Golem']);
  });

  it('can be switched off: then each mana ability and unit is chosen by hand', () => {
    const t = table({ ann: { hand: [mossBear], board: [forest, swamp] }, bob: {} });
    const record = t.game.players[0];
    if (record === undefined) throw new Error('ann is there');
    record.autoPay = false;
    t.reply([t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast')]);
    expect(t.question.kind).toBe('pay');
    expect(t.question.options.map(option => option.is)).toEqual(['auto', 'act', 'act']);
    t.reply([1]);
    expect(t.question.options.map(option => option.is)).toEqual(['auto', 'act', 'pool', 'pool']);
    t.reply([t.question.options.findIndex(option => option.is === 'pool' && option.symbol === 'G')]);
    t.reply([0]);
    expect(t.stack).toEqual(['Moss Bear']);
  });

  it('pays life and sacrifices last', () => {
    const trove = card('Trove', 'artifact', { cost: '{0}' }, activated([doing(sacrifice(self))], addMana('G')));
    const t = table({ ann: { hand: [mossBear], board: [trove, [forest, 2]] }, bob: {} });
    t.ann.casts('Moss Bear');
    expect(t.where('Trove')).toBe('battlefield');
  });
});

describe('activating abilities [CR 602 | 2007: 403, 409]', () => {
  it('needs an untapped permanent that is not sick for the tap symbol', () => {
    const thrower = creature('Thrower', '{R}', 'Goblin', 1, 1, activated([tapSymbol], damage(1, anyTarget(0))));
    const t = table({ ann: { board: [thrower] }, bob: {} });
    t.ann.activates('Thrower', { at: 'bob' });
    t.resolve();
    expect(t.bob.life).toBe(19);
    const sick = table({ ann: { board: [{ card: thrower, sick: true }] }, bob: {} });
    expect(sick.ann.acts).toEqual([]);
  });

  it('does not pay an ability with the permanent that its cost taps', () => {
    const stone = card(
      'Odd Stone',
      'artifact',
      { cost: '{1}' },
      activated([tapSymbol], addMana('C')),
      activated([pay('{1}'), tapSymbol], gainLife(1)),
    );
    const t = table({ ann: { board: [stone] }, bob: {} });
    expect(t.ann.acts).toEqual(['activate Odd Stone #0']);
  });

  it('counts how often a turn', () => {
    const well = card('Well', 'artifact', { cost: '{1}' }, activated([], gainLife(1), { only: 'perTurn', times: 1 }));
    const t = table({ ann: { board: [well] }, bob: {} });
    t.ann.activates('Well');
    t.resolve();
    expect(t.ann.life).toBe(21);
    expect(t.ann.acts).toEqual([]);
  });

  it('cycles a card from hand', () => {
    const drifter = creature('Drifter', '{5}{U}', 'Bird', 4, 4, keyword('cycling', { cost: [pay('{U}')] }));
    const t = table({ ann: { hand: [drifter], board: [island], library: [[swamp, 2]] }, bob: {} });
    t.ann.activates('Drifter');
    expect(t.ann.graveyard).toEqual(['Drifter']);
    t.resolve();
    expect(t.ann.hand).toEqual(['Swamp']);
    expect(t.told.some(event => event.what === 'cycle')).toBe(true);
  });
});

describe('mana abilities [CR 605 | 2007: 406, 411]', () => {
  it('resolve at once and leave mana in the pool', () => {
    const t = table({ ann: { board: [forest] }, bob: {} });
    t.ann.activates('Forest');
    expect(t.stack).toEqual([]);
    expect(t.game.players[0]?.pool.map(unit => unit.type)).toEqual(['G']);
  });

  it('with a target use the stack today and resolve at once in 2007', () => {
    const gift = creature(
      'Giver',
      '{G}',
      'Elf',
      1,
      1,
      activated([tapSymbol], {
        do: 'addMana',
        who: { who: 'target', slot: 0, of: 'player' },
        mana: { mana: 'fixed', symbols: ['G'] },
      }),
    );
    const now = table({ ann: { board: [gift] }, bob: {} });
    now.ann.activates('Giver', { at: 'bob' });
    expect(now.stack.length).toBe(1);
    const then = table({ ann: { board: [gift] }, bob: {} }, { edition: '2007-02' });
    then.ann.activates('Giver', { at: 'bob' });
    expect(then.stack).toEqual([]);
    expect(then.game.players[1]?.pool.length).toBe(1);
  });
});

describe('lands [CR 305 | 2007: 212.6]', () => {
  it('are played once a turn in the own main phase', () => {
    const t = table({ ann: { hand: [forest, swamp] }, bob: {} });
    t.ann.plays('Forest');
    expect(t.where('Forest')).toBe('battlefield');
    expect(t.ann.acts).toEqual(['activate Forest #0']);
  });
});

describe('special actions [CR 116 | 2007: 408.1i]', () => {
  it('suspend exiles with time counters', () => {
    const comet = sorcery('Comet', '{4}{R}', damage(6, anyTarget(0)));
    const waiting = {
      ...comet,
      faces: [
        {
          ...comet.faces[0],
          abilities: [...comet.faces[0].abilities, keyword('suspend', { n: 3, cost: [pay('{R}')] })],
        },
      ] as const,
    };
    const t = table({ ann: { hand: [waiting], board: [mountain] }, bob: {} });
    t.ann.does('suspend', 'Comet');
    expect(t.where('Comet')).toBe('exile');
    expect(t.record('Comet').counters.time).toBe(3);
  });
});
