import { card, draw, instant, you } from '@lawmage/ability';
import { expect, it } from 'vitest';
import { basic } from '../layers/cards.ts';
import { table } from '../table.ts';

const doubling = card(
  'Second Reading',
  'enchantment',
  {},
  {
    is: 'static',
    rule: {
      static: 'replace',
      replacement: { event: { on: 'draw', who: you }, instead: { instead: 'effect', effect: draw(2) } },
    },
  },
);
const glance = instant('Glance', '', draw(1));
const library = [[basic('Island'), 20]] as const;

it('a replacement effect has one opportunity for an event and what replaces it [CR 614.5 | 2007: 419.6a]', () => {
  const t = table({ ann: { hand: [glance], board: [doubling], library }, bob: {} });
  t.ann.casts('Glance');
  t.resolve();
  expect(t.game.players[0]?.hand).toHaveLength(2);
});

it('two that are alike each have theirs', () => {
  const t = table({ ann: { hand: [glance], board: [[doubling, 2]], library }, bob: {} });
  t.ann.casts('Glance');
  t.resolve();
  while (t.game.asking?.kind === 'pick') t.reply([0]);
  expect(t.game.players[0]?.hand).toHaveLength(4);
});
