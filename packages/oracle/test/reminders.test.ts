import { describe, expect, it } from 'vitest';
import { readLines, remindersOf } from '../src/index.ts';

/** How the reminders of a creature's only line stand to it. */
function verdicts(text: string): readonly string[] {
  const [line] = readLines({ name: 'Test Crab', typeLine: 'Creature — Crab', manaCost: '{U}', text }).lines;
  if (line === undefined || !line.reading.ok) throw new Error(`"${text}" is not understood`);
  return remindersOf(line.unit, line.reading.abilities).map(({ verdict }) => verdict);
}

describe('a reminder', () => {
  it('belongs to the keyword that it explains, in words of any time', () => {
    expect(verdicts('Haste (It can attack and {T} as soon as it comes in.)')).toEqual(['belongs']);
    expect(verdicts('Cycling {2} ({2}, Discard this card: Draw a card.)')).toEqual(['belongs']);
    expect(verdicts('When this creature enters, scry 1. (Look at the top card; it may go on the bottom.)')).toEqual([
      'belongs',
    ]);
  });

  it('is astray on a line that does not say what it explains', () => {
    expect(verdicts('Flying ({2}, Discard this card: Draw a card.)')).toEqual(['stray']);
    expect(verdicts('Trample (Whenever this creature attacks alone, it grows.)')).toEqual(['stray']);
  });

  it('may be a remark about the game, or explain nothing that is known', () => {
    expect(verdicts('When this creature enters, draw a card. (This effect lasts indefinitely.)')).toEqual(['remark']);
    expect(verdicts('Flying (It hums.)')).toEqual(['unknown']);
  });

  it('contradicts where it names another cost, number or kind', () => {
    expect(verdicts('Cycling {2} ({3}, Discard this card: Draw a card.)')).toEqual(['contradicts']);
    expect(verdicts('Toxic 2 (Players it strikes get three poison counters.)')).toEqual(['contradicts']);
    expect(verdicts('Toxic 2 (Players it strikes get two poison counters.)')).toEqual(['belongs']);
    expect(verdicts("Menace (It can't be blocked except by three or more creatures.)")).toEqual(['contradicts']);
    expect(verdicts('Islandwalk (Unblockable as long as defending player has a Swamp.)')).toEqual(['contradicts']);
    expect(verdicts('Islandwalk (Unblockable as long as defending player has an Island.)')).toEqual(['belongs']);
    expect(verdicts('When this creature enters, scry 3. (To scry, look at the top two cards, bottom any.)')).toEqual([
      'contradicts',
    ]);
    expect(verdicts('Firebending 2 (Attacking, it makes you add {R}{R}{R}.)')).toEqual(['contradicts']);
  });

  it('may say what stands behind a word: the counters of a blight', () => {
    expect(verdicts('When this creature enters, blight 2. (To blight 2, two -1/-1 counters go on yours.)')).toEqual([
      'belongs',
    ]);
    expect(verdicts('When this creature enters, blight 2. (To blight 2, three -1/-1 counters go on yours.)')).toEqual([
      'contradicts',
    ]);
  });

  it('may have a remark beside what it explains', () => {
    expect(
      verdicts(
        '{S}: This creature gains haste until end of turn. (It can attack and {T} as it comes. {S} can be paid with snow.)',
      ),
    ).toEqual(['belongs']);
  });

  it('counts only beside words', () => {
    expect(verdicts('Flying')).toEqual([]);
  });
});
