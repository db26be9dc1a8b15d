import type { Card } from '@lawmage/ability';
import { answer, type Game, seatOf } from '@lawmage/engine';
import { beginStep, place, sit } from '@lawmage/engine/setup';
import { readCard } from '@lawmage/oracle';
import { expect, test } from 'vitest';
import { Observer } from '../src/behaviour/observer.ts';

const creature = (name: string, text: string): Card => {
  const face = { name, manaCost: '{1}', typeLine: 'Creature — Camel', text, power: '2', toughness: '2' };
  const reading = readCard({ name, layout: 'normal', faces: [face] });
  if (!reading.ok) throw new Error(`${name}: ${JSON.stringify(reading.blockers)}`);
  return reading.card;
};
const plain = creature('Plain Camel', '');

/** What has happened of a card once its controller has attacked with all, against some creatures that do not block. */
function happened(card: Card, mine: readonly Card[], others: readonly Card[]): readonly number[] {
  let game = sit({ edition: 'current', names: ['Ann', 'Ben'], active: seatOf(0) });
  for (const one of mine) place(game, { card: one, owner: seatOf(0), zone: 'battlefield' });
  for (const one of others) place(game, { card: one, owner: seatOf(1), zone: 'battlefield' });
  beginStep(game, 'beginCombat');
  const observer = new Observer(new Map([[card.name, new Set<number>()]]));
  observer.lookRound(game);
  while (game.step !== 'endCombat' && game.asking !== null) game = replied(game, observer);
  return [...(observer.happened.get(card.name) ?? [])];
}

function replied(before: Game, observer: Observer): Game {
  const reply = before.asking?.kind === 'attack' ? before.asking.options.map((_, n) => n) : [];
  const after = observer.watch(() => answer(before, reply));
  if (!after.ok) throw new Error(after.refusal.code);
  observer.lookAt({ before, reply, after });
  return after.game;
}

test('a keyword of evasion has happened when it kept somebody from blocking', () => {
  const hawk = creature('High Camel', 'Flying');
  expect(happened(hawk, [hawk], [plain])).toEqual([0]);
  expect(happened(hawk, [hawk], [])).toEqual([]);
  expect(happened(hawk, [hawk], [creature('Tall Camel', 'Reach')])).toEqual([]);
});

test('reach has happened when it let somebody block', () => {
  const tall = creature('Tall Camel', 'Reach');
  expect(happened(tall, [creature('High Camel', 'Flying')], [tall])).toEqual([0]);
  expect(happened(tall, [plain], [tall])).toEqual([]);
});

test('a static ability has happened when it changed what something is', () => {
  const lord = creature('Lord Camel', 'Other Camels you control get +1/+1.');
  expect(happened(lord, [lord], [plain])).toEqual([]);
  expect(happened(lord, [lord, plain], [])).toEqual([0]);
});

test('a rule that an ability sets has happened when something else would have been possible without it', () => {
  const shy = creature('Shy Camel', "This creature can't block.");
  expect(happened(shy, [plain], [shy])).toEqual([0]);
  expect(happened(shy, [creature('High Camel', 'Flying')], [shy])).toEqual([]);
});

test('a keyword that something has already makes no difference', () => {
  const giver = creature('Wind Camel', 'Camels you control have flying.');
  expect(happened(giver, [giver], [])).toEqual([0]);
  const twice = creature('Twice Camel', 'Flying\nCamels you control have flying.');
  expect(happened(twice, [twice], [])).toEqual([]);
});
