/** Questions and acts that a game asks and offers, in the words of the table. */
import { answer, type Game, preferAutoPay, seatOf } from '@lawmage/engine';
import { runScenario } from '@lawmage/judge';
import { describe, expect, it } from 'vitest';
import { dressGame } from '../src/game/dress.ts';
import { reasonsFor } from '../src/game/reasons.ts';
import type { Seen } from '../src/game/seen.ts';
import { yesNoWords } from '../src/prompt/yes-no.ts';
import { optionWords } from '../src/table/option-words.ts';
import { promptWords } from '../src/table/prompt-words.ts';
import { bear, NONE } from './fixtures/objects.ts';
import { decision, view } from './fixtures/views.ts';

const ANN = seatOf(0);

const CARDS = `
Card: Iron Spike {1}
  Artifact — Equipment
  Equipped creature gets +1/+0.
  Equip {1}
Card: Hay Cart {2}
  Artifact — Vehicle 3/3
  Crew 1
Card: Mire Boar {4}{G}
  Creature — Boar 4/4
  Cycling {1}
  When you cycle this card, you gain 2 life.
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Card (adventure): Road Giant {2}{R}
  Creature — Giant 4/3
Face: Stone Throw {R}
  Instant — Adventure
  Stone Throw deals 1 damage to any target.
Card: Loud Night {R}
  Instant
  Spree
  + {1} — Loud Night deals 2 damage to any target.
  + {3} — Draw a card.
Card: Old Quarrel {1}
  Sorcery
  Starting with you, each player votes for fire or ice. You gain 1 life for each fire vote. For each ice vote, draw a card.
Card: Kind Word {R}
  Instant
  Gift a card
  Kind Word deals 2 damage to any target.
Card (mutate): Great Shell {2}{G}
  Creature — Beast 3/3
  Mutate {1}{G}
`;

/** What Ann sees once these options have been taken, each by its words. */
function asked(hand: string, ...chosen: readonly string[]): { readonly game: Game; readonly seen: Seen } {
  const text = `Scenario: x\nEdition: current\n${CARDS}\nAnn:\n  battlefield: 4 Mountain, 4 Forest, Moss Bear, Iron Spike, Hay Cart\n  hand: ${hand}\n  library: Forest, Forest\nBob:\n  battlefield: Moss Bear\n\nPlay:\nAnn has 20 life\n`;
  const { runs, problems } = runScenario(text);
  const begun = runs[0]?.course.at(-1)?.game;
  if (begun === undefined) throw new Error(JSON.stringify(problems));
  let game = preferAutoPay(begun, ANN, true);
  for (const words of chosen) {
    const at = wordsOf(dressGame(game, ANN)).indexOf(words);
    const answered = answer(game, game.asking?.seat === ANN && words !== 'pass' ? [at] : []);
    if (!answered.ok) throw new Error(`${words} is not among ${wordsOf(dressGame(game, ANN)).join(' | ')}`);
    game = answered.game;
  }
  return { game, seen: dressGame(game, ANN) };
}

const wordsOf = (seen: Seen): readonly string[] =>
  seen.decision?.options.map((_, index) => (seen.decision === null ? '' : optionWords(seen, seen.decision, index))) ??
  [];

const sentenceOf = ({ decision, ...seen }: Seen): string =>
  decision === null ? '' : promptWords({ ...seen, decision }, decision).sentence;

describe('an act', () => {
  it('that a keyword stands for is named by that keyword, not by an ability beside it', () => {
    const words = wordsOf(asked('Mire Boar').seen);
    expect(words).toContain('Iron Spike: Equip {1}');
    expect(words).toContain('Hay Cart: Crew 1');
    expect(words).toContain('Mire Boar: Cycling {1}');
  });

  it('with one half or face of a card is named by it', () => {
    const { seen } = asked('Road Giant');
    expect(wordsOf(seen)).toEqual(expect.arrayContaining(['Cast Road Giant', 'Cast Stone Throw']));
    const [giant] = seen.players[0]?.hand ?? [];
    expect(giant?.others).toMatchObject([
      { name: 'Stone Throw', cost: ['R'], lines: [expect.stringContaining('1 damage')] },
    ]);
  });

  it('that a keyword stands for says why it is not open', () => {
    const { game, seen } = asked('Mire Boar', 'Iron Spike: Equip {1}');
    const spike = seen.battlefield.find(({ name }) => name === 'Iron Spike');
    if (spike === undefined) throw new Error('it is there');
    expect(reasonsFor(game, ANN, spike.id).map(({ code }) => code)).toEqual(['asSorcery']);
  });
});

describe('a question', () => {
  it('of a division says how much is divided', () => {
    const bears = [bear(), bear(), bear()];
    const options = bears.map(({ id }) => ({ is: 'object', id }) as const);
    const why = { code: 'divide', source: NONE, rule: '601.2d|409.1e', about: null } as const;
    const divided = decision({ kind: 'divide', why, options, least: 0, most: 3 });
    expect(promptWords(view({ battlefield: bears }), divided).sentence).toBe('The game: divide 3');
  });

  it('of modes with costs says what each costs', () => {
    expect(wordsOf(asked('Loud Night', 'Cast Loud Night').seen)).toEqual([
      '+ {1} — Loud Night deals 2 damage to any target',
      '+ {3} — Draw a card',
    ]);
  });

  it('of a vote says that it is one', () => {
    expect(sentenceOf(asked('Old Quarrel', 'Cast Old Quarrel', 'pass', 'pass').seen)).toBe(
      'Old Quarrel: choose what to vote for',
    );
  });

  it('of a gift speaks of a promise, not of a payment', () => {
    const { seen } = asked('Kind Word', 'Cast Kind Word');
    expect(sentenceOf(seen)).toBe('Kind Word: promise the gift?');
    if (seen.decision === null) throw new Error('it is asked');
    expect(yesNoWords(seen, seen.decision)).toMatchObject({ main: 'Promise the gift', other: 'No gift' });
  });

  it('of merging says what goes where', () => {
    const { seen } = asked('Great Shell', 'Cast Great Shell with mutate', 'pass', 'pass');
    expect(wordsOf(seen)).toEqual(['Great Shell on top', 'Great Shell on the bottom']);
  });
});
