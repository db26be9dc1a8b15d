import {
  activated,
  bearer,
  card,
  creature,
  doing,
  enchant,
  type Filter,
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
import { expect, it } from 'vitest';
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
