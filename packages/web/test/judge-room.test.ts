/** The judge's room without its page: opened, walked, branched, compared, shared. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JudgeDoor } from '../src/rooms/judge/ask.ts';
import { createJudgeHost } from '../src/rooms/judge/host/host.ts';
import { createJudge, type Judge } from '../src/rooms/judge/judge.ts';
import { packed, unpacked } from '../src/rooms/judge/link.ts';
import { pathOf } from '../src/rooms/judge/state.ts';

const SPELL = `Scenario: A spell without a target
Rules: 608.2b | 413.2a
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Card: Doom {B}
  Instant
  Destroy target creature. You gain 3 life.
Card: Call Home {U}
  Instant
  Return target creature to its owner's hand.
Ann:
  battlefield: Swamp
  hand: Doom
Bob:
  battlefield: Moss Bear (tapped), Island
  hand: Call Home
Play:
Ann casts Doom targeting Moss Bear
Bob casts Call Home targeting Moss Bear
Call Home resolves
Doom resolves
Ann has 20 life
`;

/** The room's worker, in this thread. */
function localDoor(): JudgeDoor {
  const host = createJudgeHost();
  return { ask: async (is, ask) => host({ is, ...ask } as never), close: () => undefined };
}

async function opened(text = SPELL): Promise<Judge> {
  const judge = createJudge(localDoor(), async () => ({ cards: [], problems: [] }));
  await judge.open(text);
  return judge;
}

const now = (judge: Judge) => judge.store.get();
const spotWith = (judge: Judge, by: string): number => now(judge).study?.spots.find(spot => spot.by === by)?.id ?? -1;
const goTo = (judge: Judge, by: string): Promise<void> => judge.go({ spot: spotWith(judge, by), event: -1 });

describe('a scenario that is opened', () => {
  it('stands at its beginning, with its checks where they were made', async () => {
    const judge = await opened();
    const { spot, study, seen } = now(judge);
    expect(spot).toBe(0);
    expect(seen?.players.map(({ hand }) => hand.map(({ name }) => name))).toEqual([['Doom'], ['Call Home']]);
    expect(study?.branches[0]?.said.filter(one => one.isCheck)).toMatchObject([
      { text: 'Ann has 20 life', missed: null },
    ]);
  });

  it('says what is wrong with its text, and where', async () => {
    const judge = await opened('Scenario: Broken\nAnn:\nBob:\nPlay:\nAnn jumps\n');
    expect(now(judge).study).toBeNull();
    expect(now(judge).problems).toMatchObject([{ code: 'sentence', place: { line: 5 } }]);
  });

  it('is shown as far as it goes where a sentence fails', async () => {
    const judge = await opened(SPELL.replace('Ann has 20 life', 'Ann has 23 life'));
    expect(now(judge).study?.branches[0]?.stopped).toContain('Ann has 20 life');
  });

  it('can be opened where a rule is cited', async () => {
    const judge = createJudge(localDoor(), async () => ({ cards: [], problems: [] }));
    await judge.open(SPELL, { rule: '608.2b' });
    const { study, spot } = now(judge);
    expect(study?.spots[spot]?.entries.map(({ rule }) => rule)).toContain('608.2b');
  });
});

const LAMP = `Scenario: A lamp
Card: Lamp {1}
  Artifact
  {0}: You gain 1 life.
Ann:
  battlefield: Lamp
Bob:
  hand: Lamp
Play:
Ann activates Lamp
the stack resolves
`;

describe('what can be done again and again', () => {
  it('is proposed as a shortcut where it has been done once, and said in sentences', async () => {
    const judge = await opened(LAMP);
    expect(now(judge).seen?.decision?.repeats).toBe('');
    await judge.toEnd('last');
    expect(now(judge).seen?.decision?.repeats).toBe('Lamp');
    await judge.again(5);
    while (now(judge).seen?.decision?.why.code === 'shortcut')
      await judge.reply([now(judge).seen?.decision?.most ?? 0]);
    expect(now(judge).seen?.players[0]?.life).toBe(26);
    await judge.writeDown();
    expect(now(judge).text).toContain('Ann proposes, 5 times:');
    const again = await opened(now(judge).text);
    await again.toEnd('last');
    expect(now(again).seen?.players[0]?.life).toBe(26);
    expect(now(again).study?.spots.map(spot => spot.by)).toContain('Propose a shortcut: 5 times');
  });

  it('is not proposed where nothing was done', async () => {
    const judge = await opened(LAMP);
    await judge.again(5);
    expect(now(judge).notice).toContain('nothing to do again');
  });
});

describe('walking through it', () => {
  it('goes event by event to the end and back', async () => {
    const judge = await opened();
    const seen: string[] = [];
    for (let n = 0; n < 40; n++) {
      const { spot, event } = now(judge);
      seen.push(`${spot}/${event}`);
      await judge.step(1);
    }
    const forward = [...new Set(seen)];
    const back: string[] = [];
    for (let n = 0; n < 40; n++) {
      const { spot, event } = now(judge);
      back.push(`${spot}/${event}`);
      await judge.step(-1);
    }
    expect([...new Set(back)]).toEqual(forward.toReversed());
  });

  it('goes by decisions', async () => {
    const judge = await opened();
    await judge.step(1, true);
    expect(now(judge).study?.spots[now(judge).spot]?.by).toBe('Cast Doom');
  });
});

describe('another answer', () => {
  it('begins a branch that can be compared with the line it left', async () => {
    const judge = await opened();
    await goTo(judge, 'Pass');
    await judge.reply([]);
    const { study, branch, seen } = now(judge);
    expect(study?.branches.map(({ name }) => name)).toEqual(['Main line', 'Branch 2']);
    expect(branch).toBe(1);
    expect(seen?.players[0]?.life).toBe(23);
    await judge.compare(0);
    const { compared } = now(judge);
    expect(compared?.sides[1][compared.differ]?.words).toBe('Bob: Cast Call Home');
    expect(compared?.ends).toContainEqual({ what: 'Ann’s life', is: ['23', '20'] });
  });

  it('that the rules refuse is told and changes nothing', async () => {
    const judge = await opened();
    await judge.reply([99]);
    expect(now(judge).notice).not.toBe('');
    expect(now(judge).study?.branches).toHaveLength(1);
  });

  it('can be everyone’s pass, up to where something happens', async () => {
    const judge = await opened();
    await goTo(judge, 'Cast Call Home');
    await judge.everyonePasses();
    const { study, spot } = now(judge);
    expect(study?.spots[spot]?.entries.at(-1)?.parts).toContain(' resolves.');
  });
});

describe('why and why not', () => {
  it('says for each player whether they may, and the rule where they may not', async () => {
    const judge = await opened();
    await goTo(judge, 'Pass');
    const recall = now(judge).seen?.players[1]?.hand[0]?.id;
    if (recall === undefined) throw new Error('Call Home is in the hand');
    await judge.look(recall);
    expect(now(judge).looked?.may).toEqual([
      { who: 'Ann', what: 'cast it', may: false, words: 'Ann does not have priority now.', rule: '117.1' },
      { who: 'Bob', what: 'cast it', may: true, words: '', rule: '' },
    ]);
    expect(now(judge).looked?.why?.lines[0]?.rule).toBe('613.1');
  });
});

describe('the other edition', () => {
  it('shows where the course first differs, by what happens and not by the words', async () => {
    const judge = await opened();
    await judge.switchEdition('2007-02');
    const { study, compared } = now(judge);
    expect(study?.edition).toBe('2007-02');
    expect(compared?.names).toEqual(['August 2026', 'February 2007']);
    expect(compared?.sides[1][compared.differ]).toEqual({ words: 'Doom is countered.', rule: '413.2a' });
  });
});

describe('sharing', () => {
  it('a link opens the same branches at the same place', async () => {
    const judge = await opened();
    await goTo(judge, 'Pass');
    await judge.reply([]);
    await judge.rename(1, 'let it: happen #1');
    const shared = await judge.shared();
    if (shared === null) throw new Error('it can be shared');
    const again = createJudge(localDoor(), async () => ({ cards: [], problems: [] }));
    const link = await unpacked(await packed(shared));
    await again.open(link?.text ?? '', link ?? {});
    const lines = (one: Judge) =>
      now(one).study?.branches.map(({ id, name }) => [
        name,
        pathOf(now(one).study as never, id).map(({ by, entries }) => [by, entries.map(({ parts }) => parts)]),
      ]);
    expect(lines(again)).toEqual(lines(judge));
    expect(now(again).seen).toEqual(now(judge).seen);
  });

  it('a link holds any text, and a damaged one nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.nat(20), fc.nat(200), async (text, branch, moves) => {
        const shared = { text, edition: 'current', branch, moves } as const;
        const code = await packed(shared);
        expect(code).toMatch(/^[\w-]*$/u);
        expect((await unpacked(code))?.text).toBe(text.toWellFormed());
        expect(await unpacked(`${code.slice(0, -3)}%`)).toBeNull();
      }),
      { numRuns: 50 },
    );
    expect(await unpacked('')).toBeNull();
    expect(await unpacked('bm90aGluZw')).toBeNull();
  });
});
