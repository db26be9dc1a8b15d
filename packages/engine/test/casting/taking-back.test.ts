import {
  activated,
  addMana,
  card,
  creature,
  doing,
  draw,
  gainLife,
  instant,
  pay,
  permanents,
  sacrifice,
  sequence,
  some,
  spells,
  tapSymbol,
  target,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { save } from '../../src/state/save.ts';
import { indexWords, reindexed } from '../laws.ts';
import { forest, island, mossBear, swamp } from '../pool.ts';
import { table } from '../table.ts';

describe('taking back [CR 733.1 | 2007: 422.1]', () => {
  const altar = creature(
    'Altar Hand',
    '{1}',
    'Cleric',
    1,
    1,
    activated([pay('{1}'), doing(sacrifice(some({ exactly: 1 }, permanents('creature'))))], gainLife(3)),
  );

  it('is possible until everything is paid, lands untap again', () => {
    const t = table({ ann: { board: [altar, mossBear, swamp] }, bob: {} });
    t.reply([t.question.options.findIndex(option => option.is === 'act' && !option.mana)]);
    expect(t.question.cancellable).toBe(true);
    expect(t.record('Swamp').tapped).toBe(true);
    t.reply([-1]);
    expect(t.record('Swamp').tapped).toBe(false);
    expect(t.stack).toEqual([]);
    expect(t.question.kind).toBe('priority');
  });

  it('of a payment in a resolution means that it was not paid', () => {
    const tax = instant('Tax', '{U}', {
      do: 'unless',
      who: { who: 'controller', of: { what: 'that', slot: 0 } },
      cost: [pay('{1}')],
      unpaid: { do: 'counterSpell', what: target(0, spells()) },
    });
    const t = table({ ann: { hand: [mossBear], board: [[forest, 3]] }, bob: { hand: [tax], board: [island] } });
    const record = t.game.players[0];
    if (record === undefined) throw new Error('ann is there');
    t.ann.casts('Moss Bear');
    t.ann.passes();
    t.bob.casts('Tax', { at: 'Moss Bear' });
    const paying = t.game.players[0];
    if (paying !== undefined) paying.autoPay = false;
    t.bob.passes();
    t.ann.passes();
    t.ann.chooses(true);
    expect([t.question.kind, t.question.cancellable]).toEqual(['pay', true]);
    t.reply([-1]);
    expect(t.where('Moss Bear')).toBe("ann's graveyard");
  });

  it('of a payment in a resolution leaves the resolving spell where it is, though a card was drawn for mana', () => {
    const tax = instant('Tax', '{U}', {
      do: 'unless',
      who: { who: 'controller', of: { what: 'that', slot: 0 } },
      cost: [pay('{2}')],
      unpaid: { do: 'counterSpell', what: target(0, spells()) },
    });
    const reading = sequence(addMana('G'), draw(1));
    const prism = card('Reading Prism', 'artifact', { cost: '{1}' }, activated([tapSymbol], reading));
    const t = table(
      {
        ann: { hand: [mossBear], board: [[forest, 3], prism], library: [[forest, 5]] },
        bob: { hand: [tax], board: [island] },
      },
      { edition: '2007-02' },
    );
    t.ann.casts('Moss Bear');
    t.ann.passes();
    t.bob.casts('Tax', { at: 'Moss Bear' });
    const paying = t.game.players[0];
    if (paying !== undefined) paying.autoPay = false;
    t.bob.passes();
    t.ann.passes();
    t.ann.chooses(true);
    const prisms = t.question.options.findIndex(option => option.is === 'act' && option.id === t.find('Reading Prism'));
    t.reply([prisms]);
    expect([t.question.kind, t.ann.hand.length]).toEqual(['pay', 1]);
    t.reply([-1]);
    expect([t.where('Tax'), t.where('Moss Bear')]).toEqual(["bob's graveyard", "ann's graveyard"]);
  });

  it('of a spell after a card was drawn for mana leaves nothing of it in the indexes', () => {
    const dearer = { is: 'static', from: 'stack', rule: { static: 'cost', of: 'this', amount: 1 } } as const;
    const whirl = card('Whirl', 'sorcery', { cost: '{1}{G}' }, { is: 'spell', effect: gainLife(1) }, dearer);
    const prism = card(
      'Reading Prism',
      'artifact',
      { cost: '{1}' },
      activated([tapSymbol], sequence(addMana('G'), draw(1))),
    );
    const t = table(
      { ann: { hand: [whirl], board: [[forest, 3], prism], library: [[forest, 5]] }, bob: {} },
      { edition: '2007-02' },
    );
    const paying = t.game.players[0];
    if (paying !== undefined) paying.autoPay = false;
    const does = (name: string): void => {
      t.reply([t.question.options.findIndex(option => option.is === 'act' && option.id === t.find(name))]);
    };
    does('Whirl');
    does('Reading Prism');
    expect([t.question.kind, t.ann.hand.length]).toEqual(['pay', 1]);
    t.reply([-1]);
    expect(t.where('Whirl')).toBe("ann's hand");
    expect(indexWords(t.game)).toBe(indexWords(reindexed(t.game)));
  });

  it('of one payment within others leaves those as they are, and a saved game grows evenly', () => {
    const gate = (name: string) =>
      card(name, 'land', {}, activated([pay('{1}'), tapSymbol], sequence(addMana('G'), gainLife(1))));
    const gates = [...'ABCDEFGHI'].map(letter => gate(`Gate ${letter}`));
    const t = table({ ann: { hand: [mossBear], board: [...gates, forest, forest] }, bob: {} });
    const paying = t.game.players[0];
    if (paying !== undefined) paying.autoPay = false;
    const does = (name: string): void => {
      const at = t.question.options.findIndex(option => option.is === 'act' && option.id === t.find(name));
      t.reply([at]);
    };
    does('Moss Bear');
    const sizes = gates.map(({ name }) => {
      does(name);
      return JSON.stringify(save(t.game)).length;
    });
    const grown = sizes.slice(1).map((size, n) => size - (sizes[n] ?? 0));
    expect(Math.max(...grown)).toBeLessThan(3 * Math.min(...grown));
    for (const _ of gates) {
      expect([t.question.kind, t.question.cancellable]).toEqual(['pay', true]);
      t.reply([-1]);
    }
    expect([t.question.kind, t.where('Moss Bear')]).toEqual(['pay', 'stack']);
    t.reply([-1]);
    expect([t.question.kind, t.where('Moss Bear')]).toEqual(['priority', "ann's hand"]);
  });
});
