/** Keyword actions as the log and verdicts tell them. */
import { type EventOf, NONE, objectIdOf, seatOf } from '@lawmage/engine';
import { expect, test } from 'vitest';
import { plainText, say, type Telling } from '../src/tell/index.ts';

const telling: Telling = {
  edition: 'current',
  you: seatOf(1),
  playerNames: ['Ann', 'Bob'],
  names: { 5: 'Moss Bear', 6: 'Young Bear' },
  fighters: new Map(),
  life: [20, 20],
  owner: seatOf(0),
  rule: '',
};

type More = { readonly n?: number; readonly seat?: number; readonly id?: number; readonly to?: number };

const told = (act: string, { n = 1, seat = 0, id = NONE, to }: More): string => {
  const whom = to === undefined ? {} : { to: objectIdOf(to) };
  const by = { act, seat: seatOf(seat), n, id: objectIdOf(id) };
  const event: EventOf<'act'> = { what: 'act', rule: '701.1|', source: NONE, ...by, ...whom };
  return plainText(say(telling, event)?.parts ?? []);
};

test.each([
  ['giveGift', { id: 5 }, 'Ann gives the gift.'],
  ['clash', { n: 1 }, 'Ann wins the clash.'],
  ['clash', { n: 0, seat: 1 }, 'You don’t win the clash.'],
  ['scry', { n: 2 }, 'Ann scries 2.'],
  ['proliferate', { seat: 1 }, 'You proliferate.'],
  ['manifestDread', {}, 'Ann manifests dread.'],
  ['discover', { n: 3 }, 'Ann discovers 3.'],
])('what a player does is told in words: %s %o', (act, more, words) => {
  expect(told(act, more)).toBe(words);
});

test.each([
  ['explore', { id: 5 }, 'Moss Bear explores.'],
  ['exert', { id: 5, seat: 1 }, 'Moss Bear is exerted.'],
  ['mentor', { id: 5, to: 6 }, 'Moss Bear mentors Young Bear.'],
])('what a permanent does is told of it, whoever controls it: %s', (act, more, words) => {
  expect(told(act, more)).toBe(words);
});
