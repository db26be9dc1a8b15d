import {
  type Card,
  cards,
  creature,
  damage,
  doing,
  draw,
  exile,
  gainLife,
  instant,
  type Keyword,
  keyword,
  pay,
  permanents,
  some,
  sorcery,
  target,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { forest, island, mossBear, mountain, swamp } from '../pool.ts';
import { table } from '../table.ts';

const withKeyword = (of: Card, ...keywords: readonly Keyword[]): Card => ({
  ...of,
  faces: [{ ...of.faces[0], abilities: [...of.faces[0].abilities, ...keywords] }],
});
const cost = (text: string) => ({ cost: [pay(text)] });

describe('ways to cast by keyword', () => {
  it('overload: each that fits as it resolves, no target [CR 702.96a]', () => {
    const wave = withKeyword(
      sorcery('Wave', '{U}', { do: 'move', what: target(0, permanents('creature')), to: { zone: 'hand' } }),
      keyword('overload', cost('{2}{U}')),
    );
    const t = table({ ann: { hand: [wave], board: [[island, 3]] }, bob: { board: [[mossBear, 3]] } });
    t.ann.casts('Wave', { way: 'overload' });
    t.resolve();
    expect(t.bob.hand.length).toBe(3);
  });

  it('buyback: back to the hand as it resolves [CR 702.27a | 2007: 502.16a]', () => {
    const spark = withKeyword(
      instant('Spark', '{R}', damage(1, { who: 'each', of: 'opponent' })),
      keyword('buyback', cost('{2}')),
    );
    const t = table({ ann: { hand: [spark], board: [[mountain, 3]] }, bob: {} });
    t.ann.casts('Spark', { paying: true });
    t.resolve();
    expect(t.ann.hand).toEqual(['Spark']);
    expect(t.bob.life).toBe(19);
  });

  it('evoke: it enters and is sacrificed [CR 702.74a]', () => {
    const spirit = creature('Brief Spirit', '{4}{U}', 'Elemental', 3, 3, keyword('evoke', cost('{U}')));
    const t = table({ ann: { hand: [spirit], board: [island] }, bob: {} });
    t.ann.casts('Brief Spirit', { way: 'evoke' });
    t.resolve();
    expect(t.where('Brief Spirit')).toBe("ann's graveyard");
  });

  it('dash: haste now, back in hand at the end step [CR 702.109a]', () => {
    const raider = creature('Raider', '{3}{R}', 'Orc', 3, 2, keyword('dash', cost('{1}{R}')));
    const t = table({ ann: { hand: [raider], board: [[mountain, 2]] }, bob: {} });
    t.ann.casts('Raider', { way: 'dash' });
    t.resolve();
    expect(t.is('Raider').keywords.has('haste')).toBe(true);
    t.passTo('end');
    t.resolve();
    expect(t.ann.hand).toEqual(['Raider']);
  });

  it('escape: from the graveyard by exiling others [CR 702.138a]', () => {
    const other = { ...cards(), other: true, in: { zone: 'graveyard', of: { who: 'you' } } } as const;
    const shade = creature(
      'Grave Shade',
      '{3}{B}',
      'Spirit',
      2,
      2,
      keyword('escape', { cost: [pay('{B}'), doing(exile(some({ exactly: 2 }, other)))] }),
    );
    const poor = table({ ann: { graveyard: [shade, mossBear], board: [swamp] }, bob: {} });
    expect(poor.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
    const t = table({ ann: { graveyard: [shade, [mossBear, 2]], board: [swamp] }, bob: {} });
    t.ann.casts('Grave Shade', { way: 'escape' });
    t.resolve();
    expect(t.where('Grave Shade')).toBe('battlefield');
    expect(t.all('Moss Bear').length).toBe(2);
    expect(t.where('Moss Bear')).toBe('exile');
  });

  it('foretell: face down now, for its cost on a later turn [CR 702.143a]', () => {
    const omen = withKeyword(instant('Far Omen', '{4}{U}', draw(1)), keyword('foretell', cost('{U}')));
    const t = table({
      ann: { hand: [omen], board: [[island, 3]], library: [[island, 5]] },
      bob: { library: [[swamp, 5]] },
    });
    t.ann.does('foretell', 'Far Omen');
    expect(t.ann.acts.some(act => act.startsWith('cast'))).toBe(false);
    t.passTo('upkeep', 'bob');
    t.bob.passes();
    t.ann.casts('face-down card', { way: 'foretell' });
    t.resolve();
    expect(t.ann.hand.length).toBe(1);
  });

  it('madness: exiled when discarded, then cast for its cost or put into the graveyard [CR 702.35a | 2007: 502.24a]', () => {
    const rage = withKeyword(
      sorcery('Mad Rage', '{3}{R}', damage(2, { who: 'each', of: 'opponent' })),
      keyword('madness', cost('{R}')),
    );
    const purge = sorcery('Purge', '{B}', { do: 'discard', what: { what: 'some', filter: cards() } });
    const t = table({ ann: { hand: [purge, rage], board: [swamp, mountain] }, bob: {} });
    t.ann.casts('Purge');
    t.resolve();
    expect(t.where('Mad Rage')).toBe('exile');
    t.ann.chooses(true);
    t.resolve();
    expect(t.bob.life).toBe(18);
    expect(t.where('Mad Rage')).toBe("ann's graveyard");
  });

  it('kicked more than once with multikicker [CR 702.33c]', () => {
    const gift = withKeyword(
      sorcery('Gift', '{G}', gainLife({ count: 'timesKicked' })),
      keyword('multikicker', cost('{1}')),
    );
    const t = table({ ann: { hand: [gift], board: [[forest, 4]] }, bob: {} });
    t.ann.casts('Gift', { paying: true });
    t.resolve();
    expect(t.ann.life).toBe(23);
  });
});
