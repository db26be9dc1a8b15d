import { activated, card, type Effect, self, tapSymbol, triggered, you } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import type { FromHost, Setup } from '../src/game/door.ts';
import type { Seen } from '../src/game/seen.ts';
import { DECK } from './fixtures/decks.ts';
import { localDoor } from './fixtures/local-door.ts';

const gain: Effect = { do: 'gainLife', amount: 1 };
const spring = card(
  'Tireless Spring',
  'artifact',
  {},
  activated([tapSymbol], gain),
  triggered({ on: 'gainLife', who: you }, { do: 'untap', what: self }),
);
const setup: Setup = {
  edition: 'current',
  seed: 3,
  start: { you: { hand: [], battlefield: [spring] }, others: { hand: [], battlefield: [] } },
  you: { name: 'Ann', deck: DECK },
  opponents: [{ name: 'Bob', deck: DECK, agent: 'heuristic' }],
};

function sitDown() {
  const heard: FromHost[] = [];
  const door = localDoor();
  door.watch(message => heard.push(message));
  door.send({ ask: 'start', setup });
  const seen = (): Seen => {
    const last = heard.findLast(one => one.say === 'update' || one.say === 'rewound');
    if (last === undefined || !('seen' in last)) throw new Error('nothing was shown');
    return last.seen;
  };
  const answer = (reply: readonly number[]): void => door.send({ ask: 'answer', reply, auto: false, what: '' });
  return { heard, door, seen, answer };
}

/** Does the loop once: the ability, and the trigger that untaps. */
function onceAround({ answer, seen }: ReturnType<typeof sitDown>): void {
  const at = seen().decision?.options.findIndex(option => option.is === 'act' && option.act === 'activate') ?? -1;
  answer([at]);
  while (seen().stack.length > 0) answer([]);
}

describe('what has just been done', () => {
  it('can be done again so many times, once it has been done and could be repeated', () => {
    const table = sitDown();
    expect(table.seen().decision?.repeats).toBe('');
    onceAround(table);
    expect(table.seen().decision?.repeats).toBe('Tireless Spring');
    table.door.send({ ask: 'again', times: 500 });
    expect(table.seen().players[0]?.life).toBe(521);
    expect(table.seen().decision?.kind).toBe('priority');
  });

  it('is offered again after it was taken back', () => {
    const table = sitDown();
    onceAround(table);
    table.door.send({ ask: 'again', times: 20 });
    table.door.send({ ask: 'undo' });
    expect([table.seen().players[0]?.life, table.seen().decision?.repeats]).toEqual([21, 'Tireless Spring']);
  });

  it('is refused more often than the rules let it be done', () => {
    const table = sitDown();
    onceAround(table);
    table.door.send({ ask: 'again', times: 1_000_000 });
    expect(table.heard.at(-1)).toMatchObject({ say: 'refused', refusal: { code: 'tooLong' } });
    expect(table.seen().players[0]?.life).toBe(21);
  });
});
