import { describe, expect, test } from 'vitest';
import { load, save } from '../../src/state/save.ts';
import { COLUMNS } from '../../src/state/saving/saved.ts';
import { allThings } from '../../src/state/store.ts';
import { answer } from '../../src/work/answer.ts';
import { dice } from '../random-play.ts';
import { newRandomGame, pickReply } from './play.ts';

type Loose = Record<string, unknown>;

function saved(): Loose & { state: Loose; rows: unknown[][]; players: Loose[] } {
  const roll = dice(3);
  let game = newRandomGame(41, 2, 'current');
  for (let n = 0; n < 60; n++) {
    const answered = answer(game, pickReply(game, roll).reply);
    if (!answered.ok) throw new Error(answered.refusal.code);
    game = answered.game;
  }
  return JSON.parse(JSON.stringify(save(game)));
}

function faultOf(data: unknown): string {
  const loaded = load(data);
  return loaded.ok ? 'loaded' : `${loaded.error.code} ${loaded.error.at}`.trim();
}

test('a saved game keeps every field of its records but for owners and caches', () => {
  const game = newRandomGame(41, 2, 'current');
  for (const record of allThings(game)) {
    const kept = new Set<string>([...COLUMNS, 'own', 'is', 'isStamp']);
    expect(Object.keys(record).filter(key => !kept.has(key))).toEqual([]);
  }
});

describe('loading refuses', () => {
  test('what is no saved game', () => {
    for (const data of [null, 1, 'x', [], {}, { format: 'chess' }]) expect(faultOf(data)).toBe('notASave');
  });

  test('another version', () => {
    expect(faultOf({ ...saved(), version: 99 })).toBe('otherVersion version');
  });

  test('broken fields, with the place', () => {
    const data = saved();
    expect(faultOf(data)).toBe('loaded');
    expect(faultOf({ ...data, state: { ...data.state, edition: '1866' } })).toBe('brokenSave state.edition');
    expect(faultOf({ ...data, state: { ...data.state, agenda: [{ do: 'toString' }] } })).toBe(
      'brokenSave state.agenda',
    );
    expect(faultOf({ ...data, state: { ...data.state, then: null } })).toBe('brokenSave state.asking');
    expect(faultOf({ ...data, definitions: [{}] })).toBe('brokenSave definitions');
    expect(faultOf({ ...data, rows: [...data.rows, [1]] })).toBe(`brokenSave rows.${data.rows.length}`);
  });

  test('an object in two zones, or in none', () => {
    const data = saved();
    const [first, second] = data.players as [Loose & { library: number[] }, Loose & { library: number[] }];
    const [top = -1] = first.library;
    expect(faultOf({ ...data, players: [first, { ...second, library: [...second.library, top] }] })).toBe(
      'brokenSave players.1.library',
    );
    expect(faultOf({ ...data, players: [{ ...first, library: first.library.slice(1) }, second] })).toMatch(
      /^brokenSave rows\.\d+\.zone$/,
    );
  });
});
