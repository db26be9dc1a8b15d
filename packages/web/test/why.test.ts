import {
  type Card,
  creature,
  entersBattlefield,
  gets,
  keyword,
  modify,
  permanents,
  self,
  target,
  triggered,
  untilEndOfTurn,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import type { FromHost, Setup } from '../src/game/door.ts';
import type { ObjectSeen } from '../src/game/seen.ts';
import { FOREST } from './fixtures/decks.ts';
import { localDoor } from './fixtures/local-door.ts';

type Said<S extends FromHost['say']> = Extract<FromHost, { say: S }>;

/** It pumps itself as it enters. */
const sprout: Card = creature(
  'Quick Sprout',
  '{G}',
  'Plant',
  1,
  1,
  keyword('trample'),
  triggered(entersBattlefield(self), modify(target(0, permanents('creature')), untilEndOfTurn, gets(2, 1))),
);

const DECK = {
  name: 'Sprouts',
  cards: [
    { card: FOREST, count: 30 },
    { card: sprout, count: 30 },
  ],
};

const setup: Setup = {
  edition: 'current',
  seed: 3,
  you: { name: 'Ann', deck: DECK },
  opponents: [{ name: 'Bob', deck: DECK, agent: 'random' }],
};

describe('why a creature is what it is, in words', () => {
  it('names each change with its layer, its rule, its source and its end', () => {
    const heard: FromHost[] = [];
    const door = localDoor();
    door.watch(message => heard.push(message));
    door.send({ ask: 'start', setup });
    let found: Said<'explained'>['why'] = null;
    for (let n = 0; n < 200 && found === null; n++) {
      const seen = heard.findLast((one): one is Said<'update'> => one.say === 'update')?.seen;
      const { decision } = seen ?? {};
      if (seen === undefined || decision == null) break;
      const mine = seen.battlefield.find(one => isPumped(one));
      if (mine !== undefined) {
        door.send({ ask: 'explain', id: mine.id });
        found = heard.findLast((one): one is Said<'explained'> => one.say === 'explained')?.why ?? null;
        continue;
      }
      const act = decision.options.findIndex(one => one.is === 'act' && !one.mana);
      const reply =
        decision.kind === 'priority'
          ? act < 0
            ? []
            : [act]
          : decision.kind === 'yesNo'
            ? [0]
            : decision.least > 0
              ? [0]
              : [];
      door.send({ ask: 'answer', reply, auto: false, what: '' });
    }
    expect(
      found?.lines.map(({ what, value, layer, rule, from, until }) => [what, value, layer, rule, from, until]),
    ).toEqual([
      ['printed', '1/1', '', '613.1', '', ''],
      ['+2/+1', '3/2', '7c', '613.4c', 'Quick Sprout (Ann)', 'this turn'],
    ]);
  });

  it('is silent about cards that are hidden', () => {
    const heard: FromHost[] = [];
    const door = localDoor();
    door.watch(message => heard.push(message));
    door.send({ ask: 'start', setup });
    const names =
      heard.filter((one): one is Said<'update'> => one.say === 'update').at(-1)?.seen.players[0]?.hand ?? [];
    const own = new Set(names.map(({ id }) => Number(id)));
    for (let id = 0; id < 600; id++) door.send({ ask: 'explain', id: id as ObjectSeen['id'] });
    const told = heard.filter((one): one is Said<'explained'> => one.say === 'explained' && one.why !== null);
    expect(told.length).toBe(own.size);
    expect(told.every(({ id }) => own.has(id))).toBe(true);
  });
});

const isPumped = ({ name, power }: ObjectSeen): boolean => name === 'Quick Sprout' && power === 3;
