import {
  activated,
  bearer,
  card,
  creature,
  doing,
  type Effect,
  enchant,
  type Filter,
  gainLife,
  instant,
  keyword,
  lord,
  permanents,
  self,
  sorcery,
  spells,
  target,
  you,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { emberTap, forest, island, mossBear, mountain, plains, swamp } from '../pool.ts';
import { table } from '../table.ts';

it('removes as many counters as its controller likes, and counts them [CR 107.1c]', () => {
  const vault = card(
    'Deep Cellar',
    'artifact',
    {},
    activated([doing({ do: 'removeCounters', kind: 'storage', count: 'any', from: self, amount: 0 })], {
      do: 'gainLife',
      amount: { count: 'that', slot: 0 },
    }),
  );
  const t = table({ ann: { board: [{ card: vault, counters: { storage: 5 } }] }, bob: {} });
  t.ann.activates('Deep Cellar', { x: 3 });
  t.everyonePasses();
  expect(t.game.players[0]?.life).toBe(23);
  expect(t.record('Deep Cellar').counters.storage).toBe(2);
});

it('finds one card of each of two kinds, not one twice [CR 701.23]', () => {
  const of = (type: 'Forest' | 'Plains'): Filter => ({ types: [type], sort: 'card' });
  const paths = sorcery(
    'Twin Paths',
    '{G}',
    { do: 'search', in: { zone: 'library', of: you }, for: of('Forest'), and: of('Plains'), slot: 0 },
    { do: 'move', what: { what: 'that', slot: 0 }, to: { zone: 'hand' } },
  );
  const t = table({ ann: { hand: [paths], board: [forest], library: [plains, island, forest] }, bob: {} });
  t.ann.casts('Twin Paths');
  t.everyonePasses();
  t.ann.chooses('Forest');
  t.ann.chooses('Plains');
  expect(t.where('Plains')).toBe("ann's hand");
  expect(t.where('Island')).toBe("ann's library");
});

it('an Aura stays where it gives protection from its own color, if it says so [CR 702.16n]', () => {
  const ward = (name: string, keeps: boolean) =>
    card(name, 'enchantment — Aura', { cost: '{W}' }, enchant(permanents('creature')), {
      ...lord(bearer, {
        change: 'gain',
        abilities: [
          { ...keyword('protection', { quality: { colors: ['W'] } }), ...(keeps && { keeps: 'source' as const }) },
        ],
      }),
    });
  for (const keeps of [true, false]) {
    const t = table({ ann: { hand: [ward('Pale Ward', keeps)], board: [plains, mossBear] }, bob: {} });
    t.ann.casts('Pale Ward', { at: 'Moss Bear' });
    t.everyonePasses();
    expect(t.where('Pale Ward')).toBe(keeps ? 'battlefield' : "ann's graveyard");
  }
});

it('changes the target of a spell with a single target, to another if there is one [CR 115.7a]', () => {
  const swerve = instant('Swerve Aside', '{U}', {
    do: 'retarget',
    what: target(0, { ...spells(), with: [{ is: 'singleTarget' }] }),
  });
  const t = table(
    { ann: { hand: [emberTap], board: [mountain] }, bob: { hand: [swerve], board: [island] } },
    { turn: 'ann' },
  );
  t.ann.casts('Ember Tap', { at: 'bob' });
  t.ann.passes();
  t.bob.casts('Swerve Aside', { at: 'Ember Tap' });
  t.everyonePasses();
  t.bob.chooses('ann');
  t.everyonePasses();
  expect(t.game.players[0]?.life).toBe(17);
});

it('counts the mana symbols of a color in mana costs [CR 107.4]', () => {
  const howl = sorcery('Green Howl', '{B}', {
    do: 'gainLife',
    amount: { count: 'symbols', color: 'G', among: { what: 'each', filter: permanents('creature') } },
  });
  const twin = creature('Twin Oak', '{2}{G}{G/W}', 'Treefolk', 3, 3);
  const t = table({ ann: { hand: [howl], board: [swamp, mossBear, twin] }, bob: {} });
  t.ann.casts('Green Howl');
  t.everyonePasses();
  expect(t.game.players[0]?.life).toBe(23);
});

it('any player may: the first who wants to, in turn order [CR 101.4]', () => {
  const offer = sorcery('Open Offer', '{R}', {
    do: 'may',
    who: { who: 'each', of: 'player', slot: 0 },
    anyone: true,
    effect: { do: 'loseLife', amount: 5, who: { who: 'that', slot: 0 } },
    then: { do: 'draw', count: 1 },
  });
  const t = table({ ann: { hand: [offer], board: [mountain], library: [island] }, bob: {} });
  t.ann.casts('Open Offer');
  t.everyonePasses();
  t.ann.chooses(false);
  t.bob.chooses(true);
  expect(t.game.players.map(({ life }) => life)).toEqual([20, 15]);
  expect(t.where('Island')).toBe("ann's hand");
});

it('divides damage into equal parts, rounded down', () => {
  const blaze = sorcery('Even Blaze', '{R}', {
    do: 'damage',
    source: self,
    amount: 5,
    divided: 'evenly',
    to: { either: 'target', slot: 0, players: 'player', count: { any: 'number' } },
  });
  const t = table({ ann: { hand: [blaze], board: [mountain] }, bob: { board: [mossBear] } });
  t.ann.casts('Even Blaze', { at: ['bob', 'Moss Bear'] });
  t.everyonePasses();
  expect(t.game.players[1]?.life).toBe(18);
  expect(t.where('Moss Bear')).toBe("bob's graveyard");
});

it('collects evidence only with cards enough, and knows that it did [CR 701.59b, 701.59c]', () => {
  const query = card(
    'Old Query',
    'sorcery',
    { cost: '{B}' },
    {
      is: 'static',
      rule: {
        static: 'additionalCost',
        optional: true,
        cost: [doing({ do: 'act', act: 'collectEvidence', count: 4 })],
      },
    },
    {
      is: 'spell',
      effect: { do: 'if', condition: { if: 'additionalPaid' }, then: { do: 'gainLife', amount: 4 } },
    },
  );
  const t = table({ ann: { hand: [query], board: [swamp], graveyard: [[mossBear, 2]] }, bob: {} });
  t.ann.casts('Old Query', { paying: true });
  t.reply([0, 1]);
  t.everyonePasses();
  expect(t.game.players[0]?.life).toBe(24);
  expect(t.game.exile).toHaveLength(2);
  const poor = table({ ann: { hand: [query], board: [swamp], graveyard: [mossBear] }, bob: {} });
  poor.ann.casts('Old Query', { paying: true });
  poor.everyonePasses();
  expect(poor.game.players[0]?.life).toBe(20);
});

it('is not asked for evidence that cannot be collected, whether one may collect it or shall [CR 701.59b]', () => {
  const collect: Effect = { do: 'act', act: 'collectEvidence', count: 4 };
  const may = sorcery('Idle Query', '{B}', { do: 'may', effect: collect, then: gainLife(4), otherwise: gainLife(1) });
  const shall = sorcery('Stern Query', '{B}', collect, gainLife(2));
  for (const [query, life] of [
    [may, 21],
    [shall, 22],
  ] as const) {
    const t = table({ ann: { hand: [query], board: [swamp], graveyard: [mossBear] }, bob: {} });
    t.ann.casts(query.name);
    t.everyonePasses();
    expect([t.question.kind, t.game.players[0]?.life, t.game.exile]).toEqual(['priority', life, []]);
  }
});

it('a party has each creature in one part only, as many as can be [CR 700.8b]', () => {
  const rally = sorcery('Rally Up', '{R}', { do: 'gainLife', amount: { count: 'party' } });
  const both = creature('Sly Mage', '{B}', 'Rogue Wizard', 1, 1);
  const rogue = creature('Sly Hand', '{B}', 'Rogue', 1, 1);
  const t = table({ ann: { hand: [rally], board: [mountain, both, [rogue, 2]] }, bob: {} });
  t.ann.casts('Rally Up');
  t.everyonePasses();
  expect(t.game.players[0]?.life).toBe(22);
});

describe('a target of an opponent’s choice', () => {
  const any = { either: 'target', players: 'player' } as const;
  const witch = creature(
    'Marsh Witch',
    '{B}',
    'Wizard',
    1,
    3,
    activated([], {
      do: 'sequence',
      steps: [
        { do: 'damage', source: self, amount: 1, to: { ...any, slot: 0 } },
        { do: 'damage', source: self, amount: 2, to: { ...any, slot: 1, by: { who: 'some', of: 'opponent' } } },
      ],
    }),
  );

  it('is chosen by the opponent [CR 601.7 | 2007: 409.2]', () => {
    const t = table({ ann: { board: [witch] }, bob: {} });
    t.ann.activates('Marsh Witch', { at: 'bob' });
    t.bob.chooses('ann');
    t.resolve();
    expect([t.ann.life, t.bob.life]).toEqual([18, 19]);
  });

  it('is chosen by the opponent whom its controller names [CR 601.7a | 2007: 409.2a]', () => {
    const t = table({ ann: { board: [witch] }, bob: {}, cat: {} });
    t.ann.activates('Marsh Witch', { at: 'bob' });
    t.ann.chooses('cat');
    t.cat.chooses('bob');
    t.resolve();
    expect([t.ann.life, t.bob.life, t.cat.life]).toEqual([20, 17, 20]);
  });
});

it('divides an X that the text defines as the spell is cast [CR 601.2d | 2007: 409.1e]', () => {
  const jaws = sorcery('Stone Teeth', '{0}', {
    do: 'where',
    x: { count: 'objects', of: { ...permanents('land'), whose: { by: 'controller', who: you } } },
    effect: {
      do: 'damage',
      amount: { count: 'x' },
      divided: true,
      to: { either: 'target', slot: 0, players: 'player', count: { any: 'number' } },
    },
  });
  const t = table({ ann: { hand: [jaws], board: [[mountain, 3]] }, bob: { board: [mossBear] } });
  t.ann.casts('Stone Teeth', { at: ['bob', 'Moss Bear'], divided: [1, 2] });
  t.resolve();
  expect([t.bob.life, t.where('Moss Bear')]).toEqual([19, "bob's graveyard"]);
});
