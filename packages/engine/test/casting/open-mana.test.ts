/** What is open for mana follows what is tapped, untapped, phased out or new. */
import { type Activated, activated, addMana, card, creature, pay, tapSymbol } from '@lawmage/ability';
import { expect, test } from 'vitest';
import { supplyOf } from '../../src/1-concepts/106-mana/affordable.ts';
import { legalActs } from '../../src/6-spells-and-effects/601-casting/legal.ts';
import { activate } from '../../src/6-spells-and-effects/602-activating/activate.ts';
import { mayActivate } from '../../src/6-spells-and-effects/602-activating/may-activate.ts';
import { abilitiesOf } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { EDITIONS } from '../../src/index.ts';
import type { Game } from '../../src/state/game.ts';
import { NONE } from '../../src/state/ids.ts';
import { fork } from '../../src/state/store.ts';
import { moveEvent, tapEvent, untapEvent } from '../../src/work/events.ts';
import { ANN, apply, bareGame, put } from '../bare.ts';
import { reloaded } from '../laws.ts';

const FOREST = card('Forest', 'basic land — Forest', {});
const ELF = creature('Elf', '{G}', 'Elf', 1, 1, activated([tapSymbol], addMana('G')));

const openTo = (game: Game): readonly [number, number] => [
  legalActs(game, ANN).filter(act => act.mana).length,
  supplyOf(game, ANN).total,
];

test.each(EDITIONS)('what is tapped, phased out or sick makes no mana (%s)', edition => {
  const game = bareGame(2, edition);
  const [first, second] = [put(game, ANN, FOREST, 'battlefield'), put(game, ANN, FOREST, 'battlefield')];
  expect(openTo(game)).toEqual([2, 2]);
  apply(game, tapEvent(first, ANN, '701.26a|'));
  expect(openTo(game)).toEqual([1, 1]);
  const other = fork(game);
  apply(game, untapEvent(first, ANN, '701.26b|'));
  expect([openTo(game), openTo(other)]).toEqual([
    [2, 2],
    [1, 1],
  ]);
  apply(game, { what: 'phaseOut', id: second, rule: '502.1|302.1', source: NONE });
  expect(openTo(game)).toEqual([1, 1]);
  apply(game, { what: 'phaseIn', id: second, rule: '502.1|302.1', source: NONE });
  expect(openTo(game)).toEqual([2, 2]);
});

test('a creature that is new makes mana from its controller’s next turn on', () => {
  const game = bareGame();
  apply(game, { what: 'turn', seat: ANN, n: 1, rule: '500.1|300.1', source: NONE });
  apply(game, moveEvent(game, put(game, ANN, ELF, 'hand'), 'battlefield', '400.7|', { by: ANN }));
  expect(openTo(game)).toEqual([0, 0]);
  apply(game, { what: 'turn', seat: ANN, n: 3, rule: '500.1|300.1', source: NONE });
  expect(openTo(game)).toEqual([1, 1]);
});

test('a mana ability under way is not begun again, also in a game that was loaded [CR 605.3c]', () => {
  const game = bareGame();
  const ability = activated([pay('{1}')], addMana('G', 'G'));
  const lens = put(game, ANN, card('Lens', 'artifact', { cost: '{1}' }, ability), 'battlefield');
  const may = (of: Game): boolean => mayActivate(of, ANN, lens, abilitiesOf(of, lens)[0]?.ability as Activated, 0);
  expect(may(game)).toBe(true);
  activate(game, { do: 'activate', seat: ANN, id: lens, at: 0 });
  expect([may(game), may(reloaded(game))]).toEqual([false, false]);
});
