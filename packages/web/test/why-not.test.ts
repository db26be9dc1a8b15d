import { seatOf } from '@lawmage/engine';
import { allThings, nameOf } from '@lawmage/engine/setup';
import { runScenario } from '@lawmage/judge';
import { describe, expect, it } from 'vitest';
import { fixed } from '../src/game/fix.ts';
import { faultsIn, reasonsFor } from '../src/game/reasons.ts';

const ANN = seatOf(0);

const CARDS = `
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Card: Sky Hawk {1}{U}
  Creature — Bird 2/1
  Flying
Card: Stone Guard {2}
  Artifact Creature — Wall 0/4
  Defender
Card: Hidden Sage {1}{U}
  Creature — Wizard 1/1
  Hexproof
Card: Sun Priest {1}{W}
  Creature — Cleric 1/1
  {T}: You gain 1 life.
Card: Slow Press {2}
  Artifact
  {0}: You gain 1 life. Activate only as a sorcery.
Card: Small Bell {1}
  Artifact
  {0}: You gain 1 life. Activate only once each turn.
Card: Fire Lash {3}{R}
  Sorcery
  Fire Lash deals 2 damage to target creature with flying.
Card: Dart {R}
  Instant
  Dart deals 1 damage to target creature.
Card: Hush {2}{W}
  Enchantment
  Your opponents can't cast sorcery spells.
Card: Lock {2}
  Artifact
  Activated abilities of artifacts can't be activated.
Card: Calm {1}{W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature can't attack.
Card: Drum {2}{R}
  Enchantment
  Creatures you control attack each combat if able.
Card: Mira the Wise {3}
  Legendary Planeswalker — Jace, loyalty 4
  +1: You gain 1 life.
`;

/** The game at the end of a course of play. */
function gameAfter(position: string, play: string, head = ''): ReturnType<typeof last> {
  return last(`Scenario: x\n${head}\nEdition: current\n${CARDS}\n${position}\nPlay:\n${play}\n`);
}

function last(text: string) {
  const verdict = runScenario(text);
  const stage = verdict.runs[0]?.course.at(-1);
  if (stage === undefined) throw new Error(JSON.stringify(verdict.problems));
  return stage.game;
}

type At = ReturnType<typeof gameAfter>;
const find = (game: At, name: string) => {
  const found = allThings(game).find(one => one.zone !== null && nameOf(game, one.id) === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found.id;
};
const why = (game: At, name: string) => {
  const [first] = reasonsFor(game, ANN, find(game, name));
  return [first?.words, first?.rule];
};

describe('why it can’t be done now, with what says so and the rule', () => {
  const nothing = 'the game goes on';
  it.each([
    [
      'somebody else decides',
      'Ann:\n  hand: Dart\nBob:\n  battlefield: Moss Bear\n',
      nothing,
      'Turn: Bob',
      'Dart',
      'Bob decides now. You may act when it is your turn to.',
      '117.1',
    ],
    [
      'a sorcery answers nothing',
      'Ann:\n  battlefield: 5 Mountain\n  hand: Fire Lash, Dart\nBob:\n  battlefield: Sky Hawk\n',
      'Ann casts Dart targeting Sky Hawk',
      '',
      'Fire Lash',
      'Only in your main phase with an empty stack. (Dart is on the stack.)',
      '117.1a',
    ],
    [
      'a land in another player’s turn',
      'Ann:\n  hand: Forest\nBob:\n',
      'Bob passes',
      'Turn: Bob',
      'Forest',
      'Only in your own turn.',
      '305.3',
    ],
    [
      'a second land',
      'Ann:\n  hand: Forest, Island\nBob:\n',
      'Ann plays Forest',
      '',
      'Island',
      'You have played your land this turn.',
      '305.2b',
    ],
    [
      'mana that is not there',
      'Ann:\n  battlefield: Forest\n  hand: Fire Lash\nBob:\n  battlefield: Sky Hawk\n',
      nothing,
      '',
      'Fire Lash',
      'It costs {3}{R}: you can’t make that mana.',
      '118.3',
    ],
    [
      'no target',
      'Ann:\n  battlefield: 5 Mountain\n  hand: Fire Lash\nBob:\n  battlefield: Moss Bear\n',
      nothing,
      '',
      'Fire Lash',
      'There is no legal target for it.',
      '601.2c',
    ],
    [
      'a permanent that forbids it',
      'Ann:\n  battlefield: 5 Mountain\n  hand: Fire Lash\nBob:\n  battlefield: Sky Hawk, Hush\n',
      nothing,
      '',
      'Fire Lash',
      'Hush says you can’t.',
      '101.2',
    ],
    [
      'a permanent that forbids abilities',
      'Ann:\n  battlefield: Small Bell\nBob:\n  battlefield: Lock\n',
      nothing,
      '',
      'Small Bell',
      'Lock says it can’t be used.',
      '602.5',
    ],
    [
      'a new creature that taps',
      'Ann:\n  battlefield: Sun Priest (summoning sick)\nBob:\n',
      nothing,
      '',
      'Sun Priest',
      'It came under your control this turn: it can’t use {T} yet.',
      '602.5a',
    ],
    [
      'a tapped creature that taps',
      'Ann:\n  battlefield: Sun Priest (tapped)\nBob:\n',
      nothing,
      '',
      'Sun Priest',
      'It is tapped.',
      '118.3',
    ],
    [
      'an ability once each turn',
      'Ann:\n  battlefield: Small Bell\nBob:\n',
      'Ann activates Small Bell\nthe stack resolves',
      '',
      'Small Bell',
      'It has been used as often as it may be.',
      '602.5b',
    ],
    [
      'an ability like a sorcery',
      'Ann:\n  battlefield: Slow Press\nBob:\n',
      "until Ann's end step",
      '',
      'Slow Press',
      'This ability: only when you could cast a sorcery.',
      '602.5d',
    ],
    [
      'a loyalty ability again',
      'Ann:\n  battlefield: Mira the Wise\nBob:\n',
      'Ann activates Mira the Wise\nthe stack resolves',
      '',
      'Mira the Wise',
      'One loyalty ability of it each turn: used.',
      '606.3',
    ],
    [
      'a card in the wrong zone',
      'Ann:\n  battlefield: Mountain\n  graveyard: Dart\nBob:\n  battlefield: Moss Bear\n',
      nothing,
      '',
      'Dart',
      'Nothing lets you use it from here.',
      '601.3',
    ],
    [
      'a target with hexproof',
      'Ann:\n  battlefield: Mountain, Moss Bear\n  hand: Dart\nBob:\n  battlefield: Hidden Sage, Sky Hawk\n',
      'Ann casts Dart',
      '',
      'Hidden Sage',
      'Hidden Sage can’t be the target: hexproof.',
      '702.11b',
    ],
  ])('%s', (_, position, play, head, name, words, rule) => {
    expect(why(gameAfter(position, play, head), name)).toEqual([words, rule]);
  });

  const attacking = (mine: string): At => {
    const game = gameAfter(
      `Ann:\n  battlefield: ${mine}, Moss Bear (called Other)\nBob:\n  battlefield: Sky Hawk\n`,
      "until Ann's beginning of combat step\neveryone passes",
    );
    if (game.asking?.kind !== 'attack') throw new Error('no attack is asked for');
    return game;
  };

  it.each([
    ['Sky Hawk (summoning sick)', 'Sky Hawk', 'It came under your control this turn: it can’t attack yet.', '302.6'],
    ['Sun Priest (tapped)', 'Sun Priest', 'It is tapped.', '508.1a'],
    ['Stone Guard', 'Stone Guard', 'Defender.', '702.3b'],
    ['Sun Priest (called One), Calm (attached to One)', 'Sun Priest', 'Calm says it can’t.', '508.1c'],
  ])('attacks with %s', (mine, name, words, rule) => {
    expect(why(attacking(mine), name)).toEqual([words, rule]);
  });

  it('blocks what flies', () => {
    const game = gameAfter(
      'Ann:\n  battlefield: Stone Guard, Sky Hawk (called Mine)\nBob:\n  battlefield: Sky Hawk\n',
      "Bob attacks with Bob's Sky Hawk\neveryone passes",
      'Turn: Bob',
    );
    expect(why(game, 'Stone Guard')).toEqual(['It can’t block this attacker: flying.', '702.9b']);
  });
});

describe('a declaration that is refused', () => {
  it('names what requires it, and can be mended', () => {
    const game = gameAfter(
      'Ann:\n  battlefield: Drum, Moss Bear, Sun Priest\nBob:\n',
      "until Ann's beginning of combat step\neveryone passes",
    );
    expect(faultsIn(game, ANN, [])).toEqual([
      { code: 'mustAttack', words: 'Drum: Moss Bear must attack if able.', rule: '508.1d' },
      { code: 'mustAttack', words: 'Drum: Sun Priest must attack if able.', rule: '508.1d' },
    ]);
    expect(fixed(game, []).length).toBe(2);
  });
});
