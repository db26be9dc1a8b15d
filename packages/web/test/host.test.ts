import { describe, expect, it } from 'vitest';
import type { FromHost, Setup } from '../src/game/door.ts';
import { DECK } from './fixtures/decks.ts';
import { localDoor } from './fixtures/local-door.ts';

const setup = (edition: Setup['edition'], seed: number): Setup => ({
  edition,
  seed,
  you: { name: 'Ann', deck: DECK },
  opponents: [{ name: 'Bob', deck: DECK, agent: 'heuristic' }],
});

type Update = Extract<FromHost, { say: 'update' | 'rewound' }>;

/** Plays by always taking the first thing that is offered, and returns everything that was heard. */
function playFirst(edition: Setup['edition'], seed: number, limit = 3000): readonly FromHost[] {
  const heard: FromHost[] = [];
  const door = localDoor();
  door.watch(message => heard.push(message));
  door.send({ ask: 'start', setup: setup(edition, seed) });
  for (let n = 0; n < limit; n++) {
    const last = heard.findLast((one): one is Update => one.say === 'update');
    const decision = last?.seen.decision;
    if (last?.seen.result != null || decision == null) break;
    const first = Array.from(
      { length: Math.max(decision.kind === 'pick' || decision.kind === 'modes' ? decision.least : 1, 0) },
      (_, at) => at,
    );
    const reply =
      decision.kind === 'priority'
        ? decision.options.length > 0 && decision.options[0]?.is === 'act' && !decision.options[0].mana
          ? [0]
          : []
        : decision.kind === 'attack'
          ? attackAll(decision.options)
          : decision.kind === 'block'
            ? []
            : decision.kind === 'number'
              ? [decision.most]
              : decision.kind === 'yesNo'
                ? [decision.why.code === 'mulligan' ? 0 : 1]
                : decision.kind === 'order'
                  ? decision.options.map((_, at) => at)
                  : decision.kind === 'divide'
                    ? decision.options.map((_, at) => (at === 0 ? decision.most : 0))
                    : first;
    door.send({ ask: 'answer', reply, auto: false, what: decision.kind });
    const refused = heard.at(-1);
    if (refused?.say === 'refused' || refused?.say === 'broken') break;
  }
  return heard;
}

const attackAll = (options: readonly { readonly is: string }[]): readonly number[] => options.map((_, at) => at);

describe('a game kept by the host', () => {
  it.each(['current', '2007-02'] as const)('is played to its end in the %s edition', edition => {
    const heard = playFirst(edition, 7);
    expect(heard.filter(one => one.say !== 'update')).toEqual([]);
    const last = heard.at(-1);
    expect(last?.say === 'update' ? last.seen.result?.winners : null).toHaveLength(1);
  });

  it('never names a card that is hidden from the person', () => {
    for (const message of playFirst('current', 3)) {
      if (message.say !== 'update') continue;
      expect(message.seen.players[1]?.hand).toEqual([]);
      expect(message.seen.players[1]?.library).toEqual([]);
      for (const { event, names } of message.told) {
        if (event.what === 'draw' && event.seat === 1) expect(names[event.newId]).toBeUndefined();
      }
    }
  });

  it('writes every line of every card in words', () => {
    const lines = playFirst('current', 5).flatMap(message =>
      message.say === 'update' ? message.seen.battlefield.flatMap(object => object.lines.map(line => line.text)) : [],
    );
    expect(new Set(lines)).toContain('Flying');
    expect(lines.filter(line => line.includes('no words yet'))).toEqual([]);
  });
});

describe('undo', () => {
  it('leads back to the last own decision that was really asked, and the same reply gives the same game', () => {
    const heard: FromHost[] = [];
    const door = localDoor();
    door.watch(message => heard.push(message));
    door.send({ ask: 'start', setup: setup('current', 11) });
    const asked = (): Update['seen'] | undefined =>
      heard.findLast((one): one is Update => one.say === 'update' || one.say === 'rewound')?.seen;
    while (asked()?.decision?.kind !== 'priority')
      door.send({
        ask: 'answer',
        reply: asked()?.decision?.why.code === 'mulligan' ? [0] : [0],
        auto: false,
        what: 'keep',
      });
    const before = asked();
    door.send({ ask: 'answer', reply: [], auto: false, what: 'pass' });
    const after = asked();
    door.send({ ask: 'answer', reply: [], auto: true, what: 'pass' });
    door.send({ ask: 'undo' });
    expect(asked()).toEqual(before);
    const rewound = heard.at(-1);
    expect(rewound?.say === 'rewound' ? rewound.what : '').toBe('pass');
    door.send({ ask: 'answer', reply: [], auto: false, what: 'pass' });
    expect(asked()).toEqual(after);
  });
});
