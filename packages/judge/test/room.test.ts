import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Decision, hash, type Reply } from '@lawmage/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../src/files.ts';
import { dropBranch, moveAt, openStudy, pathTo, type Study, writeStudy } from '../src/room/index.ts';
import { sharedLibrary } from './support/library.ts';

const FOLDER = join(import.meta.dirname, '../../../scenarios');
const library = await sharedLibrary();

function opened(text: string, edition: 'current' | '2007-02'): Study {
  const one = openStudy(text, edition, library);
  if (!one.ok) throw new Error(`${one.problems.map(({ message }) => message).join('; ')}\n${text}`);
  return one.study;
}

/** A study whose branches nobody has said anything about: each of its moves must be said anew. */
function unsaid(study: Study): Study {
  return { ...study, branches: study.branches.map(branch => ({ ...branch, said: [] })) };
}

const positions = (study: Study): unknown =>
  study.branches.map(({ leaf }) => pathTo(study, leaf).map(spot => hash(spot.game)));

describe.each(['current', '2007-02'] as const)(
  'a course of play written as sentences is the same course (%s)',
  edition => {
    it.each(scenarioFiles(FOLDER).map(file => [file.slice(FOLDER.length + 1), file] as const))('%s', (_, file) => {
      const text = readFileSync(file, 'utf8');
      if (library === null && /^Printed/mu.test(text)) return;
      const study = opened(text, edition);
      const written = writeStudy(unsaid(study));
      if (!written.ok) throw new Error(written.message);
      expect(positions(opened(written.text, edition))).toEqual(positions(study));
    });
  },
);

const reply = (...given: readonly number[]) => ({ did: 'reply', reply: given }) as const;

const DUEL = `Scenario: A duel
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Card: Spark {R}
  Instant
  Spark deals 2 damage to any target.
Card: Hail {R}{R}
  Sorcery
  Hail deals 3 damage divided as you choose among one, two, or three targets.
Card: Fork {R}
  Instant
  Choose one —
  • Fork deals 1 damage to target creature.
  • Target player draws a card.
Card: Burst {X}{R}
  Sorcery
  Burst deals X damage to target player.
Card: Drum {1}
  Artifact
  At the beginning of your upkeep, you gain 1 life.
Card: Horn {1}
  Artifact
  At the beginning of your upkeep, you may draw a card.
Card: Gear {1}
  Artifact — Equipment
  Equipped creature gets +1/+1.
  Equip {1}
Ann:
  battlefield: 5 Mountain, 2 Moss Bear, Moss Bear (tapped), Drum, Horn, Gear
  hand: Spark, Hail, Fork, Burst
  library: 6 Mountain
Bob:
  battlefield: 4 Mountain, 2 Moss Bear (summoning sick), Drum, Horn
  hand: 2 Spark, Fork
  library: 6 Mountain
Play:
  the game goes on
`;

describe('lines of play are kept side by side', () => {
  const [pass, first] = [reply(), reply(0)];

  it('a line that ends grows; another answer before its end begins a branch', () => {
    const study = opened(DUEL, 'current');
    expect(moveAt(study, 0, 0, pass)).toEqual({ ok: true, branch: 0, spot: 1 });
    expect(moveAt(study, 0, 1, pass)).toMatchObject({ ok: true, branch: 0 });
    expect(study.branches).toHaveLength(1);
    expect(moveAt(study, 0, 0, first)).toMatchObject({ ok: true, branch: 1 });
    expect(study.branches.map(({ name }) => name)).toEqual(['Main line', 'Branch 2']);
  });

  it('an answer that was given there before is followed', () => {
    const study = opened(DUEL, 'current');
    moveAt(study, 0, 0, pass);
    moveAt(study, 0, 0, first);
    const { length } = study.spots;
    expect(moveAt(study, 1, 0, pass)).toEqual({ ok: true, branch: 0, spot: 1 });
    expect(study.spots).toHaveLength(length);
  });

  it('an answer that the rules refuse changes nothing', () => {
    const study = opened(DUEL, 'current');
    expect(moveAt(study, 0, 0, reply(999))).toMatchObject({ ok: false, code: 'notAmongOptions' });
    expect(study.spots).toHaveLength(1);
  });

  it('a branch can be taken away, the last one not', () => {
    const study = opened(DUEL, 'current');
    moveAt(study, 0, 0, pass);
    moveAt(study, 0, 0, first);
    dropBranch(study, 0);
    dropBranch(study, 1);
    expect(study.branches.map(({ id }) => id)).toEqual([1]);
  });
});

/** Some answer to a question, by chance; the rules may refuse it. */
function anyReply(decision: Decision, chance: () => number): Reply {
  const { kind, options, least, most, each } = decision;
  const some = (n: number): readonly number[] => {
    const all = options.map((_, at) => at);
    while (all.length > n) all.splice(Math.floor(chance() * all.length), 1);
    return all;
  };
  const between = (low: number, high: number): number => low + Math.floor(chance() * (high - low + 1));
  switch (kind) {
    case 'priority':
      return chance() < 0.45 ? [] : some(1);
    case 'yesNo':
      return [between(0, 1)];
    case 'number':
      return [between(least, Math.min(most, least + 3))];
    case 'order':
      return chance() < 0.5 ? options.map((_, at) => at) : options.map((_, at) => at).toReversed();
    case 'divide':
      return options.map((_, at) => (at === 0 ? most - each * (options.length - 1) : each));
    case 'pay':
      return some(1);
    case 'attack':
    case 'block':
      return some(between(0, 2));
    default:
      return some(between(least, Math.min(most, options.length)));
  }
}

describe.each(['current', '2007-02'] as const)('whatever is played, its sentences lead the same way (%s)', edition => {
  it('in twenty-five moves by chance', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 40, maxLength: 40 }), rolls => {
        const study = opened(DUEL, edition);
        let n = 0;
        const chance = (): number => rolls[n++ % rolls.length] ?? 0;
        let spot = 0;
        for (let move = 0; move < 25; move++) {
          const asking = study.spots[spot]?.game.asking;
          if (asking == null) break;
          const moved = moveAt(study, 0, spot, reply(...anyReply(asking, chance)));
          if (moved.ok) spot = moved.spot;
        }
        const written = writeStudy(study);
        if (!written.ok) throw new Error(written.message);
        expect(positions(opened(written.text, edition))).toEqual(positions(study));
      }),
      { numRuns: 60 },
    );
  });
});
