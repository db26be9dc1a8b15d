import { activated, addMana, card, draw, sequence, tapSymbol } from '@lawmage/ability';
import { expect, it } from 'vitest';
import type { EditionName } from '../../src/index.ts';
import { table } from '../table.ts';

const egg = card('Mottled Egg', 'artifact', {}, activated([tapSymbol], sequence(addMana('G'), draw(1))));

it('what a mana ability is depends on the edition, for one and the same card [CR 605.1a | 2007: 406.1]', () => {
  const isMana = (edition: EditionName): unknown => {
    const t = table({ ann: { board: [egg] }, bob: {} }, { edition });
    return t.game.asking?.options.map(option => option.is === 'act' && option.mana);
  };
  expect(isMana('2007-02')).toEqual([true]);
  expect(isMana('current')).toEqual([false]);
  expect(isMana('2007-02')).toEqual([true]);
});
