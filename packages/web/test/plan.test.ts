import { describe, expect, it } from 'vitest';
import type { FromHost, Setup } from '../src/game/door.ts';
import type { DecisionSeen, Seen } from '../src/game/seen.ts';
import { DECK } from './fixtures/decks.ts';
import { localDoor } from './fixtures/local-door.ts';

const setup = (edition: Setup['edition'], seed: number): Setup => ({
  edition,
  seed,
  you: { name: 'Ann', deck: DECK },
  opponents: [{ name: 'Bob', deck: DECK, agent: 'random' }],
});

type Shown = Extract<FromHost, { say: 'update' | 'rewound' }>;

class Sitting {
  readonly heard: FromHost[] = [];
  readonly door = localDoor();

  constructor(edition: Setup['edition'], seed: number) {
    this.door.watch(message => this.heard.push(message));
    this.door.send({ ask: 'start', setup: setup(edition, seed) });
  }

  get seen(): Seen {
    const shown = this.heard.findLast((one): one is Shown => one.say === 'update' || one.say === 'rewound');
    if (shown === undefined) throw new Error('nothing has been shown');
    return shown.seen;
  }

  get tapped(): readonly number[] {
    return this.seen.battlefield.filter(one => one.controller === 0 && one.tapped).map(one => one.id);
  }

  answer(reply: readonly number[]): void {
    this.door.send({ ask: 'answer', reply, auto: false, what: 'something' });
  }

  plan(index: number): readonly number[] {
    this.door.send({ ask: 'plan', index });
    const said = this.heard.at(-1);
    if (said?.say !== 'plan') throw new Error('a plan is told');
    return said.taps;
  }
}

/** The first thing that fits; nothing where nothing must be done. */
function first({ kind, options, least, most, each }: DecisionSeen): readonly number[] {
  switch (kind) {
    case 'pick':
    case 'modes':
      return options.slice(0, least).map((_, at) => at);
    case 'order':
      return options.map((_, at) => at);
    case 'divide':
      return options.map((_, at) => (at === 0 ? most - each * (options.length - 1) : each));
    case 'number':
      return [most];
    case 'yesNo':
      return [0];
    default:
      return [];
  }
}

/** Casts whatever can be cast, and compares what was tapped with what had been foretold. */
function compare(sitting: Sitting): number {
  let compared = 0;
  for (let n = 0; n < 400; n++) {
    const { decision, result } = sitting.seen;
    if (result !== null || decision === null) break;
    const land = decision.options.findIndex(option => option.is === 'act' && option.act === 'land');
    const cast = decision.options.findIndex(option => option.is === 'act' && option.act === 'cast');
    if (decision.kind !== 'priority' || (land < 0 && cast < 0)) sitting.answer(first(decision));
    else if (land >= 0) sitting.answer([land]);
    else {
      const [before, plan] = [new Set(sitting.tapped), sitting.plan(cast)];
      sitting.answer([cast]);
      while (sitting.seen.decision?.cancellable === true) sitting.answer(first(sitting.seen.decision));
      const taps = sitting.tapped.filter(id => !before.has(id));
      expect({ n, taps: taps.toSorted() }).toEqual({ n, taps: plan.toSorted() });
      expect(taps.length).toBeGreaterThan(0);
      compared++;
    }
  }
  return compared;
}

describe('lifting a card', () => {
  it.each([
    ['current', 3],
    ['current', 8],
    ['2007-02', 9],
  ] as const)('marks exactly what casting it taps, in the %s edition with seed %s', (edition, seed) => {
    expect(compare(new Sitting(edition, seed))).toBeGreaterThan(2);
  });
});
