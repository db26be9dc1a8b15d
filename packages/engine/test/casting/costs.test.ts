import {
  activated,
  anyTarget,
  bearer,
  card,
  creature,
  damage,
  doing,
  draw,
  enchant,
  gainLife,
  keyword,
  pay,
  permanents,
  sacrifice,
  some,
  sorcery,
  spell,
  spells,
  staticAbility,
  you,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { forest, island, mossBear, mountain, swamp } from '../pool.ts';
import { table } from '../table.ts';

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
  it('makes abilities of what an Aura is attached to cost more, and no others', () => {
    const worker = (name: string) => creature(name, '{G}', 'Elf', 1, 1, activated([pay('{1}')], gainLife(1)));
    const rays = card(
      'Heavy Rays',
      'enchantment — Aura',
      { cost: '{0}' },
      enchant(permanents('creature')),
      staticAbility({
        static: 'cost',
        of: { abilities: { sort: 'permanent', with: [{ is: 'among', what: bearer }] } },
        amount: 1,
      }),
    );
    const t = table({ ann: { hand: [rays], board: [worker('Slow Elf'), worker('Quick Elf'), forest] }, bob: {} });
    t.ann.casts('Heavy Rays', { at: 'Slow Elf' });
    t.resolve();
    expect(t.ann.acts.filter(act => act.startsWith('activate') && act.includes('Elf'))).toEqual([
      'activate Quick Elf #0',
    ]);
  });

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

  it('asks with spree for at least one mode, each with its own cost [CR 700.2h]', () => {
    const spree = card(
      'Open Purse',
      'sorcery',
      { cost: '{G}' },
      keyword('spree'),
      spell({
        do: 'modes',
        choose: { atLeast: 1 },
        modes: [
          { cost: [pay('{1}')], effect: gainLife(1) },
          { cost: [pay('{2}')], effect: gainLife(10) },
        ],
      }),
    );
    const poor = table({ ann: { hand: [spree], board: [forest] }, bob: {} });
    expect(poor.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
    const t = table({ ann: { hand: [spree], board: [[forest, 4]] }, bob: {} });
    t.ann.casts('Open Purse', { modes: [0, 1] });
    t.resolve();
    expect(t.ann.life).toBe(31);
    expect(t.ann.acts).toEqual([]);
  });
});
