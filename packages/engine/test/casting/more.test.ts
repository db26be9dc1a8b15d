import {
  activated,
  addMana,
  anyTarget,
  type Card,
  card,
  creature,
  damage,
  draw,
  face,
  gainLife,
  instant,
  type Keyword,
  keyword,
  pay,
  permanents,
  some,
  sorcery,
  spell,
  spells,
  staticAbility,
  tapSymbol,
  triggered,
  you,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../src/index.ts';
import { thing } from '../../src/state/store.ts';
import { emberTap, forest, island, mossBear, mountain, plains, swamp } from '../pool.ts';
import { table } from '../table.ts';

const withKeyword = (of: Card, ...keywords: readonly Keyword[]): Card => ({
  ...of,
  faces: [{ ...of.faces[0], abilities: [...of.faces[0].abilities, ...keywords] }],
});

describe('why something may not be done', () => {
  it('is said with a code: time, land play, mana, target, control', () => {
    const t = table({
      ann: { hand: [mossBear, emberTap, forest, forest], board: [forest] },
      bob: { board: [mountain] },
    });
    const { seat } = t.ann;
    const id = (name: string) => t.find(name);
    expect(whyNot(t.game, seat, { act: 'cast', id: id('Moss Bear') })).toBe('cannotPayMana');
    expect(whyNot(t.game, seat, { act: 'cast', id: id('Ember Tap') })).toBe('cannotPayMana');
    expect(whyNot(t.game, seat, { act: 'activate', id: id('Mountain') })).toBe('notController');
    const land = t.all('Forest', one => t.game.players[0]?.hand.includes(one) === true);
    t.ann.plays('Forest');
    const left = land.find(one => t.game.players[0]?.hand.includes(one));
    if (left === undefined) throw new Error('one forest is left');
    expect(whyNot(t.game, seat, { act: 'land', id: left })).toBe('noLandPlay');
    expect(whyNot(t.game, seat, { act: 'cast', id: left })).toBe('forbidden');
    expect(whyNot(t.game, seat, { act: 'cast', id: id('Moss Bear') })).toBe(null);
    t.ann.passes();
    expect(whyNot(t.game, seat, { act: 'cast', id: id('Moss Bear') })).toBe('notPriority');
  });
});

describe('mana that costs mana', () => {
  const signet = card('Twin Seal', 'artifact', { cost: '{2}' }, activated([pay('{1}'), tapSymbol], addMana('W', 'U')));
  const angel = creature('Dawn Wing', '{1}{W}{U}', 'Bird', 3, 3, keyword('flying'));

  it('is used by the solver, fed by other mana', () => {
    const t = table({ ann: { hand: [angel], board: [signet, [swamp, 2]] }, bob: {} });
    t.ann.casts('Dawn Wing');
    expect(t.stack).toEqual(['Dawn Wing']);
    expect(t.game.players[0]?.pool).toEqual([]);
  });

  it('does not feed itself', () => {
    const t = table({ ann: { hand: [angel], board: [signet, swamp] }, bob: {} });
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
  });
});

describe('restricted mana [CR 106.6]', () => {
  const spring = card(
    'Spring',
    'artifact',
    { cost: '{2}' },
    activated([tapSymbol], {
      do: 'addMana',
      mana: {
        mana: 'restricted',
        produced: { mana: 'fixed', symbols: ['G', 'G'] },
        spend: { on: ['cast'], what: spells('creature'), rider: 'haste' },
      },
    }),
  );

  it('pays only for what it may be spent on, and leaves its mark', () => {
    const growth = sorcery('Growth', '{G}', gainLife(1));
    const t = table({ ann: { hand: [growth, mossBear], board: [spring] }, bob: {} });
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual(['cast Moss Bear']);
    t.ann.casts('Moss Bear');
    t.resolve();
    expect(t.is('Moss Bear').keywords.has('haste')).toBe(true);
  });
});

describe('triggered mana abilities [CR 605.4a | 2007: 411.3]', () => {
  it('resolve at once, while a spell is being paid', () => {
    const bloom = card(
      'Wild Bloom',
      'enchantment',
      { cost: '{G}' },
      triggered({ on: 'tapForMana', who: you, what: some({ any: 'number' }, permanents('land')) }, addMana('G')),
    );
    const t = table({ ann: { hand: [mossBear], board: [bloom, [forest, 2]] }, bob: {} });
    t.ann.activates('Forest');
    expect(t.game.players[0]?.pool.map(unit => unit.type)).toEqual(['G', 'G']);
    expect(t.stack).toEqual([]);
    t.ann.casts('Moss Bear');
    expect(t.all('Forest').filter(id => thing(t.game, id).tapped).length).toBe(1);
  });
});

describe('cards with several faces', () => {
  it('cast as an Adventure is exiled and can be cast from there [CR 715.3d]', () => {
    const knight: Card = {
      name: 'Road Knight',
      layout: 'adventure',
      faces: [
        face('Road Knight', 'creature — Human Knight', { cost: '{1}{W}', size: [2, 2] }),
        face('Set Forth', 'sorcery — Adventure', { cost: '{W}' }, spell(draw(1))),
      ],
    };
    const t = table({ ann: { hand: [knight], board: [[plains, 3]], library: [[island, 3]] }, bob: {} });
    t.ann.casts('Road Knight', { face: 1 });
    t.resolve();
    expect(t.where('Road Knight')).toBe('exile');
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual(['cast Road Knight']);
    t.ann.casts('Road Knight');
    t.resolve();
    expect(t.where('Road Knight')).toBe('battlefield');
  });

  it('of a split card one half is cast [CR 709.3 | 2007: 505.2]', () => {
    const split: Card = {
      name: 'Burn // Mend',
      layout: 'split',
      faces: [
        face('Burn', 'instant', { cost: '{R}' }, spell(damage(2, anyTarget(0)))),
        face('Mend', 'sorcery', { cost: '{W}' }, spell(gainLife(3))),
      ],
    };
    const t = table({ ann: { hand: [split], board: [plains] }, bob: {} });
    const acts = t.question.options.filter(option => option.is === 'act' && option.act === 'cast');
    expect(acts.map(option => (option.is === 'act' ? option.face : -1))).toEqual([1]);
    t.reply([t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast')]);
    t.resolve();
    expect(t.ann.life).toBe(23);
  });
});

describe('choices of casting', () => {
  it('asks for Phyrexian mana how much is paid with life', () => {
    const shard = instant('Ash Shard', '{R/P}{R/P}', gainLife(1));
    const t = table({ ann: { hand: [shard], board: [mountain] }, bob: {} });
    t.reply([t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast')]);
    expect([t.question.kind, t.question.least, t.question.most]).toEqual(['number', 1, 2]);
    t.ann.chooses(2);
    t.resolve();
    expect(t.ann.life).toBe(17);
    expect(t.record('Mountain').tapped).toBe(false);
  });

  it('announces hybrid symbols by hand today, and settles them while paying in 2007', () => {
    const mixed = instant('Mixed Oath', '{W/U}', gainLife(1));
    for (const edition of ['current', '2007-02'] as const) {
      const t = table({ ann: { hand: [mixed], board: [plains, island] }, bob: {} }, { edition });
      const record = t.game.players[0];
      if (record !== undefined) record.autoPay = false;
      t.reply([t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast')]);
      expect(t.question.kind).toBe(edition === 'current' ? 'number' : 'pay');
      t.reply([-1]);
    }
  });

  it('chooses all modes when entwined, and pays for each mode beyond the first with escalate', () => {
    const modes = {
      do: 'modes',
      choose: { exactly: 1 },
      modes: [{ effect: gainLife(1) }, { effect: gainLife(10) }],
    } as const;
    const twine = withKeyword(sorcery('Twine', '{G}', modes), keyword('entwine', { cost: [pay('{1}')] }));
    const t = table({ ann: { hand: [twine], board: [[forest, 2]] }, bob: {} });
    t.ann.casts('Twine', { paying: true });
    t.resolve();
    expect(t.ann.life).toBe(31);
    const rising = withKeyword(
      sorcery('Rising', '{G}', { ...modes, choose: { atLeast: 1 } }),
      keyword('escalate', { cost: [pay('{1}')] }),
    );
    const poor = table({ ann: { hand: [rising], board: [forest] }, bob: {} });
    poor.reply([poor.question.options.findIndex(option => option.is === 'act' && option.act === 'cast')]);
    expect(poor.question.most).toBe(1);
    poor.reply([1]);
    poor.resolve();
    expect(poor.ann.life).toBe(30);
  });

  it('lets an effect forbid, permit at instant speed, and play from the graveyard', () => {
    const hush = card(
      'Hush',
      'enchantment',
      { cost: '{1}' },
      staticAbility({
        static: 'players',
        who: { who: 'each', of: 'player' },
        rule: { rule: 'cantCast', what: spells('creature') },
      }),
    );
    const t = table({ ann: { hand: [mossBear], board: [hush, [forest, 2]] }, bob: {} });
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
    const quick = card(
      'Quickening',
      'artifact',
      { cost: '{1}' },
      staticAbility({
        static: 'players',
        who: you,
        rule: { rule: 'flash', what: spells('creature') },
      }),
    );
    const u = table({ ann: { hand: [mossBear], board: [quick, [forest, 2]] }, bob: {} }, { step: 'upkeep' });
    expect(u.ann.acts.filter(act => act.startsWith('cast'))).toEqual(['cast Moss Bear']);
    const crypt = card(
      'Crypt Gate',
      'artifact',
      { cost: '{1}' },
      staticAbility({
        static: 'players',
        who: you,
        rule: { rule: 'castFromGraveyard', what: spells('creature') },
      }),
    );
    const v = table({ ann: { graveyard: [mossBear], board: [crypt, [forest, 2]] }, bob: {} });
    v.ann.casts('Moss Bear');
    v.resolve();
    expect(v.where('Moss Bear')).toBe('battlefield');
  });
});
