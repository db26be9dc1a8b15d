import { describe, expect, it } from 'vitest';
import type { Door, FromHost, Setup } from '../src/game/door.ts';
import { createHost } from '../src/game/host.ts';
import type { StoredGame } from '../src/game/stored.ts';
import { entriesOf } from '../src/log/log.ts';
import { createTable, type Table } from '../src/table/table.ts';
import { DECK } from './fixtures/decks.ts';

const SETUP: Setup = {
  edition: 'current',
  seed: 11,
  you: { name: 'Ann', deck: DECK },
  opponents: [{ name: 'Bob', deck: DECK, agent: 'heuristic' }],
};

type Shown = Extract<FromHost, { say: 'update' | 'rewound' | 'resumed' }>;

/** A host whose browser keeps what it is given, as text would. */
class Kept {
  stored: unknown = null;
  readonly heard: FromHost[] = [];
  readonly send = createHost(
    message => this.heard.push(message),
    game => {
      this.stored = structuredClone(game);
    },
  );

  get shown(): Shown {
    const last = this.heard.findLast(
      (one): one is Shown => one.say === 'update' || one.say === 'rewound' || one.say === 'resumed',
    );
    if (last === undefined) throw new Error('nothing has been shown');
    return last;
  }

  /** The first option of whatever is asked; keeps the hand. */
  playOn(n: number): void {
    for (let at = 0; at < n; at++) {
      const { decision } = this.shown.seen;
      if (decision === null) return;
      const { kind, options, least } = decision;
      const some = Array.from({ length: least }, (_, index) => index);
      const reply =
        kind === 'priority'
          ? options.slice(0, at % 3 === 0 ? 1 : 0).map(() => 0)
          : kind === 'attack'
            ? options.map((_, index) => index)
            : kind === 'pick' || kind === 'modes'
              ? some
              : kind === 'order'
                ? options.map((_, index) => index)
                : kind === 'block'
                  ? []
                  : [0];
      this.send({ ask: 'answer', reply, auto: false, what: kind });
    }
  }
}

function begun(plays: number): Kept {
  const host = new Kept();
  host.send({ ask: 'start', setup: SETUP });
  host.playOn(plays);
  return host;
}

function gone(stored: unknown): Kept {
  const host = new Kept();
  host.send({ ask: 'resume', stored });
  return host;
}

describe('a game that was kept', () => {
  it('goes on at the same decision, with the same undo', () => {
    const before = begun(60);
    const after = gone(before.stored);
    expect(after.shown.say).toBe('resumed');
    expect(after.shown.seen).toEqual(before.shown.seen);
    expect(after.shown.undo).toEqual(before.shown.undo);
    for (let n = 0; n < 60; n++) {
      before.send({ ask: 'undo' });
      after.send({ ask: 'undo' });
      expect(after.shown.seen).toEqual(before.shown.seen);
    }
    expect(after.shown.undo).toBeNull();
  });

  it('tells again what it told', () => {
    const before = begun(40);
    const log = before.heard.flatMap(one =>
      one.say === 'update' ? entriesOf(one.seen, one.told, [20, 20], 0).map(({ parts }) => parts) : [],
    );
    const { shown } = gone(before.stored);
    const parts = shown.say === 'resumed' ? shown.log.map(entry => entry.parts) : [];
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.map(withoutLife)).toEqual(log.map(withoutLife));
  });

  it('remembers what was taken back, and how mana is paid', () => {
    const before = begun(20);
    before.send({ ask: 'byHand', on: true });
    before.send({ ask: 'undo' });
    const after = gone(before.stored);
    const { shown } = after;
    if (shown.say !== 'resumed') throw new Error('the game did not go on');
    expect(shown.log.at(-1)?.parts[0]).toMatch(/^You took back: /);
    expect(shown.byHand).toBe(true);
    before.send({ ask: 'redo' });
    expect(before.shown.say).toBe('update');
  });

  it('has nothing to go on with once it has ended', () => {
    const before = begun(5);
    expect(before.stored).not.toBeNull();
    before.send({ ask: 'concede' });
    expect(before.stored).toBeNull();
    before.send({ ask: 'undo' });
    expect(gone(before.stored).shown.seen).toEqual(before.shown.seen);
  });
});

/** Life totals are told from those before, which a single update does not know. */
const withoutLife = (parts: readonly unknown[]): string =>
  JSON.stringify(parts).replaceAll(/ \([-0-9]+ → [-0-9]+\)/g, '');

describe('what cannot go on is set aside', () => {
  const stored = begun(12).stored as StoredGame;
  const reply = { did: 'reply', reply: [999], what: null } as const;
  it.each([
    ['something else', 'damaged', 7],
    ['a game without its cards', 'damaged', { ...stored, setup: { ...stored.setup, you: {} } }],
    [
      'cards that are none',
      'damaged',
      { ...stored, setup: { ...stored.setup, you: { name: 'A', deck: { cards: [{}] } } } },
    ],
    ['replies that are none', 'damaged', { ...stored, steps: [{ did: 'reply', reply: ['x'], what: null }] }],
    ['another form', 'otherVersion', { ...stored, version: 0 }],
    ['replies that no longer fit', 'otherVersion', { ...stored, steps: [reply, ...stored.steps] }],
    ['replies that lead elsewhere', 'otherVersion', { ...stored, steps: stored.steps.slice(0, -3) }],
  ] as const)('%s', (_, code, value) => {
    const host = gone(value);
    expect(host.heard).toEqual([{ say: 'notResumed', code, message: expect.stringMatching(/^[A-Z].*\.$/) }]);
  });
});

describe('a table that is sat down to again', () => {
  const doorTo = (hear: Set<(message: FromHost) => void>, sent: unknown[]): Door => ({
    send: message => sent.push(message),
    watch: one => {
      hear.add(one);
      return () => hear.delete(one);
    },
    close: () => undefined,
  });

  it('shows the log, asks again and passes nothing by itself', () => {
    const { shown } = gone(begun(30).stored);
    const hear = new Set<(message: FromHost) => void>();
    const sent: unknown[] = [];
    const table: Table = createTable(doorTo(hear, sent));
    for (const one of hear) one(shown);
    const now = table.store.get();
    expect(now.log.length).toBeGreaterThan(10);
    expect(now.undo).not.toBeNull();
    if (now.seen?.decision?.kind === 'priority') expect(sent).toEqual([]);
  });
});
