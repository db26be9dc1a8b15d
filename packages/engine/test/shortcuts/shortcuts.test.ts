import {
  activated,
  addMana,
  card,
  draw,
  eachOpponent,
  gainLife,
  gains,
  loseLife,
  modify,
  pay,
  self,
  sorcery,
  tapSymbol,
  untilEndOfTurn,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import {
  answer,
  type Game,
  load,
  type ProposedChoice,
  propose,
  type Reply,
  repeatable,
  save,
  seatOf,
  see,
  whyNotPropose,
} from '../../src/index.ts';
import { picks } from '../../src/work/picks.ts';
import { forest, plains } from '../pool.ts';
import { type Seated, table } from '../table.ts';

const wheel = card('Idle Wheel', 'artifact', {}, activated([], gainLife(1)));
const mill = card('Wind Mill', 'artifact', {}, activated([pay('{1}')], gainLife(1)));
const vane = card(
  'Weather Vane',
  'artifact',
  {},
  activated([], modify(self, untilEndOfTurn, gains({ is: 'keyword', keyword: 'flying' }))),
);
const ANN = seatOf(0);
const BOB = seatOf(1);
/** Ann activates the first thing that is offered, and both pass. */
const round: readonly ProposedChoice[] = [
  { seat: ANN, reply: [0] },
  { seat: ANN, reply: [] },
  { seat: BOB, reply: [] },
];
const often = (times: number, choices = round): Reply => propose([{ times, choices }]);
const sitting = (bob: Seated = {}) => table({ ann: { board: [wheel] }, bob });
const code = (game: Game, reply: Reply): string | undefined => whyNotPropose(game, reply)?.code;

describe('a proposed shortcut [CR 732.2 | 2007: 421.2]', () => {
  test('is carried out so many times once the other players accept it', () => {
    const t = sitting();
    t.reply(often(1000));
    expect(t.question).toMatchObject({ kind: 'number', seat: BOB, least: 0, most: 1000, why: { code: 'shortcut' } });
    t.reply([1000]);
    expect([t.ann.life, t.question.kind, t.question.seat]).toEqual([1020, 'priority', ANN]);
  });

  test('is told with its first and its last round', () => {
    const t = sitting();
    t.reply(often(500));
    const before = t.told.length;
    t.reply([500]);
    const told = t.told.slice(before);
    expect(told.filter(event => event.what === 'life')).toHaveLength(2);
    expect(told).toContainEqual(expect.objectContaining({ what: 'shortcut', said: 'repeats', n: 500 }));
  });

  test('does not use up the acts that a turn may have', () => {
    const t = sitting();
    for (let n = 0; n < 3; n++) {
      t.reply(often(4000));
      t.reply([4000]);
    }
    expect([t.ann.life, t.game.result]).toEqual([12_020, null]);
  });

  test('ends the game where its choices do', () => {
    const drain = card('Drain', 'artifact', {}, activated([], loseLife(1, eachOpponent)));
    const t = table({ ann: { board: [drain] }, bob: {} });
    t.reply(often(100));
    t.reply([t.question.most]);
    expect(t.game.result).toMatchObject({ winners: [ANN] });
  });

  test('is refused where a choice cannot be made, or not so often', () => {
    const t = table({ ann: { board: [mill, [plains, 3]] }, bob: {} });
    const { game } = t;
    const act = t.question.options.findIndex(option => option.is === 'act' && !option.mana);
    const once = [{ seat: ANN, reply: [act] }, ...round.slice(1)];
    expect(whyNotPropose(game, often(4, once))).toMatchObject({ code: 'cannotRepeat', at: 3 });
    expect(whyNotPropose(game, often(3, once))).toBeNull();
    expect(whyNotPropose(game, often(1, [...round.slice(1), { seat: BOB, reply: [99] }]))).toMatchObject({
      code: 'choiceNotLegal',
      at: 2,
    });
    expect(code(game, often(1, [{ seat: BOB, reply: [] }]))).toBe('choiceNotLegal');
    expect(code(game, often(20_000))).toBe('tooLong');
    expect(code(game, [-3])).toBe('badProposal');
    expect(code(game, [-3, 1, 1, 0, 9, 0])).toBe('badProposal');
    expect(code(game, [-3, 0.5])).toBe('notAnInteger');
    t.reply(often(1));
    expect(code(t.game, often(1))).toBe('notPriority');
    t.reply([0]);
  });

  test('is refused where more would grow than can be carried out', () => {
    const idol = card(
      'Seed Idol',
      'artifact',
      {},
      activated([], { do: 'create', count: 3, token: { token: 'predefined', name: 'Treasure' } }),
    );
    const t = table({ ann: { board: [idol] }, bob: {} });
    expect(whyNotPropose(t.game, often(9000))).toMatchObject({ code: 'cannotRepeat', at: 667 });
  });

  test('is refused where it ends while somebody is asked something else', () => {
    const t = table({
      ann: { hand: [sorcery('Gift', '{0}', { do: 'draw', count: 1, who: { who: 'target', slot: 0, of: 'player' } })] },
      bob: {},
    });
    expect(code(t.game, often(1, [{ seat: ANN, reply: [0] }]))).toBe('endsElsewhere');
  });

  test('tells its proposer nothing that is hidden: what comes is blank', () => {
    const scroll = card('Scroll', 'artifact', {}, activated([], draw(1)));
    const free = sorcery('Free', '{0}', gainLife(3));
    const asked = (top: typeof free) => {
      const t = table({ ann: { board: [scroll], library: [top, forest, forest] }, bob: {} });
      return [0, 1, 2].map(n => code(t.game, often(1, [...round, { seat: ANN, reply: [n] }, ...round.slice(1)])));
    };
    expect(asked(free)).toEqual(asked(forest));
  });
});

describe('a shortened shortcut [CR 732.2b, 732.2c | 2007: 421.2]', () => {
  const stopped = (): ReturnType<typeof sitting> => {
    const t = sitting({ board: [plains] });
    t.reply(often(100));
    t.reply([7]);
    return t;
  };

  test('goes to the place that was named, where its player must choose differently', () => {
    const t = stopped();
    expect([t.ann.life, t.question.seat, t.game.stack.length]).toEqual([27, BOB, 1]);
    expect(answer(t.game, [])).toMatchObject({ ok: false, refusal: { code: 'mustDiffer' } });
    expect(picks(t.game)).toEqual([0]);
    t.reply([0]);
    t.resolve();
    expect(t.ann.life).toBe(28);
  });

  test('goes on where its player has nothing else to choose', () => {
    const t = sitting();
    t.reply(often(100));
    t.reply([7]);
    expect(t.ann.life).toBe(120);
  });

  test('asks the later players only about what is left', () => {
    const t = table({ ann: { board: [wheel] }, bob: { board: [plains] }, cat: { board: [plains] } });
    t.reply(often(10, [...round, { seat: seatOf(2), reply: [] }]));
    t.reply([4]);
    expect(t.question).toMatchObject({ seat: 2, most: 4 });
    t.reply([4]);
    expect([t.ann.life, t.question.seat]).toEqual([24, BOB]);
  });
});

describe('a shortcut under way', () => {
  test('holds in forks and saves', () => {
    const t = sitting();
    t.reply(often(50));
    const loaded = load(JSON.parse(JSON.stringify(save(t.game))));
    if (!loaded.ok) throw new Error(loaded.error.code);
    const ends = [t.game, loaded.game].map(game => {
      const answered = answer(game, [50]);
      return answered.ok ? JSON.stringify(save(answered.game)) : '';
    });
    expect(ends[0]).toBe(ends[1]);
    t.reply([50]);
  });

  test('is told to who is asked, in words', () => {
    const t = sitting();
    t.reply(often(50));
    expect(see(t.game, BOB).decision?.why.about).toMatchObject({
      by: ANN,
      loops: [{ times: 50, places: 1, choices: [{ seat: ANN, act: 'activate', names: ['Idle Wheel'] }, {}, {}] }],
    });
    t.reply([50]);
  });
});

describe('a loop that comes back to the same position [CR 732.3 | 2007: 421.3]', () => {
  test('may not go on for ever, though nobody proposes anything', () => {
    const t = table({ ann: { board: [vane] }, bob: {} });
    let activated = 0;
    for (let n = 0; n < 400 && t.game.stack.length === 0; n++) {
      const answered = answer(t.game, [0]);
      if (!answered.ok) break;
      activated++;
      t.game = answered.game;
      t.resolve();
    }
    expect(activated).toBeGreaterThan(10);
    expect(activated).toBeLessThan(100);
    expect(answer(t.game, [0])).toMatchObject({ ok: false, refusal: { code: 'mustDiffer' } });
    expect(picks(t.game)).toEqual([-2]);
  });

  test('goes on where something grows', () => {
    const t = sitting();
    for (let n = 0; n < 100; n++) {
      t.reply([0]);
      t.resolve();
    }
    expect(t.ann.life).toBe(120);
  });
});

describe('a loop that a table can offer to shorten', () => {
  test('is what was just done, if it can be done again', () => {
    const t = sitting();
    const past: { game: Game; reply: Reply }[] = [];
    const give = (reply: Reply): void => {
      past.push({ game: t.game, reply });
      t.reply(reply);
    };
    give([0]);
    expect(repeatable(past, t.game)).toBeNull();
    give([]);
    give([]);
    expect(repeatable(past, t.game)).toEqual(round);
  });

  test('is not offered where mana or cards run out', () => {
    const t = table({ ann: { board: [card('Lode', 'artifact', {}, activated([tapSymbol], addMana('G')))] }, bob: {} });
    const { game } = t;
    t.reply([0]);
    expect(repeatable([{ game, reply: [0] }], t.game)).toBeNull();
  });
});

/** Bob activates his own, all pass, and Ann lets him go on. */
const hisRound: readonly ProposedChoice[] = [
  { seat: BOB, reply: [0] },
  { seat: BOB, reply: [] },
  { seat: ANN, reply: [] },
  { seat: ANN, reply: [] },
];

describe('loops that do not depend on one another [2007: 421.5]', () => {
  const both = (edition: 'current' | '2007-02') =>
    table({ ann: { board: [wheel] }, bob: { board: [wheel] } }, { edition });
  const afterHers = (edition: 'current' | '2007-02') => {
    const t = both(edition);
    t.reply(often(50));
    t.reply([50]);
    t.reply([]);
    return t;
  };

  test('a later player does not choose a lower number', () => {
    const t = afterHers('2007-02');
    expect(code(t.game, often(49, hisRound))).toBe('numberTooLow');
    expect(code(t.game, often(50, hisRound))).toBeUndefined();
    expect(code(afterHers('current').game, often(49, hisRound))).toBeUndefined();
  });

  test('who has chosen does not choose again once a later player has', () => {
    const t = afterHers('2007-02');
    t.reply(often(60, hisRound));
    t.reply([60]);
    for (const reply of [[0], [], []]) t.reply(reply);
    expect(t.question).toMatchObject({ kind: 'priority', seat: ANN });
    expect(code(t.game, often(100))).toBe('numberChosen');
    while (t.game.step === 'precombatMain') t.reply([]);
    expect(t.question).toMatchObject({ kind: 'priority', seat: ANN });
    expect(code(t.game, often(100))).toBeUndefined();
  });

  test('before that the first player may choose anew', () => {
    const t = both('2007-02');
    t.reply(often(50));
    t.reply([50]);
    expect(code(t.game, often(100))).toBeUndefined();
  });
});
