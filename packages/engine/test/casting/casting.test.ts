import {
  type Ability,
  activated,
  addMana,
  anyTarget,
  card,
  creature,
  damage,
  type Effect,
  gainLife,
  instant,
  keyword,
  pay,
  permanents,
  some,
  sorcery,
  tapSymbol,
  target,
} from '@lawmage/ability';
import { answer, type Game, type Option, seatOf } from '@lawmage/engine';
import { describe, expect, it } from 'vitest';
import { legalActs } from '../../src/6-spells-and-effects/601-casting/legal.ts';
import { fork } from '../../src/state/store.ts';
import { emberTap, forest, island, mossBear, mountain, swamp } from '../pool.ts';
import { table } from '../table.ts';

/** No creature is there to be sacrificed. */
const SACRIFICE: Effect = { do: 'sacrifice', who: { who: 'you' }, what: some({ exactly: 1 }, permanents('creature')) };
const isCast = (option: Option): boolean => option.is === 'act' && option.act === 'cast';

/** The game after the choice of the first such option, or after a reply. */
function answered(
  game: Game,
  such: (option: Option) => boolean,
  reply = [game.asking?.options.findIndex(such) ?? -1],
): Game {
  const next = answer(game, reply);
  if (!next.ok) throw new Error(next.refusal.message);
  return next.game;
}

describe('casting a spell [CR 601.2 | 2007: 409.1]', () => {
  it('puts a creature on the stack, pays with lands, and resolves to the battlefield', () => {
    const t = table({ ann: { hand: [mossBear], board: [[forest, 2]] }, bob: {} });
    t.ann.casts('Moss Bear');
    expect(t.stack).toEqual(['Moss Bear']);
    expect(t.ann.acts).toEqual([]);
    t.resolve();
    expect(t.where('Moss Bear')).toBe('battlefield');
  });

  it('asks for the target before it is paid', () => {
    const t = table({ ann: { hand: [emberTap], board: [mountain] }, bob: { board: [mossBear] } });
    t.ann.casts('Ember Tap', { at: 'Moss Bear' });
    t.resolve();
    expect(t.where('Moss Bear')).toBe("bob's graveyard");
  });

  it('is not offered without the mana, the colour, or a target', () => {
    const verdict = instant('Verdict', '{W}', { do: 'destroy', what: target(0, permanents('creature')) });
    const t = table({ ann: { hand: [mossBear, emberTap, verdict], board: [forest] }, bob: {} });
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
  });

  it('is not offered where the mana pays for the spell and for its other cost, but not for both', () => {
    const also: Ability = {
      is: 'static',
      rule: { static: 'additionalCost', cost: [{ pay: 'or', of: [[pay('{2}')], [{ pay: 'do', effect: SACRIFICE }]] }] },
    };
    const elder = creature('Grove Elder', '{G}', 'Elf', 2, 2, also);
    const few = table({ ann: { hand: [elder], board: [[forest, 2]] }, bob: {} });
    expect(few.ann.acts.filter(act => act.startsWith('cast'))).toEqual([]);
    const enough = table({ ann: { hand: [elder], board: [[forest, 3]] }, bob: {} });
    expect(enough.ann.acts.filter(act => act.startsWith('cast'))).toEqual(['cast Grove Elder']);
  });

  it('lets only instants and flash be cast outside the own main phase', () => {
    const t = table(
      { ann: { hand: [emberTap, mossBear], board: [mountain, [forest, 2]] }, bob: {} },
      { turn: 'bob', step: 'upkeep' },
    );
    t.bob.passes();
    expect(t.ann.acts.filter(act => act.startsWith('cast'))).toEqual(['cast Ember Tap']);
  });

  it('is taken back whole while it is being announced, and tells so', () => {
    const t = table({ ann: { hand: [emberTap], board: [mountain] }, bob: { board: [mossBear] } });
    const before = t.game;
    const at = t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast');
    t.reply([at]);
    expect(t.question.why.code).toBe('target');
    expect(t.question.cancellable).toBe(true);
    t.reply([-1]);
    expect(t.ann.hand).toEqual(['Ember Tap']);
    expect(t.stack).toEqual([]);
    expect(t.question.options).toEqual(before.asking?.options);
    expect(t.told.at(-1)?.what).toBe('takeBack');
  });

  it('is taken back whole though the mana for it was first counted while it was paid', () => {
    const either: Ability = {
      is: 'static',
      rule: {
        static: 'additionalCost',
        cost: [
          {
            pay: 'or',
            of: [[pay('{1}')], [{ pay: 'do', effect: { do: 'loseLife', who: { who: 'you' }, amount: 1 } }]],
          },
        ],
      },
    };
    const t = table({
      ann: { hand: [creature('Grove Elder', '{G}', 'Elf', 2, 2, either)], board: [[forest, 2]] },
      bob: {},
    });
    const before = fork(t.game);
    before.ready = null;
    const asked = answered(before, isCast);
    expect(asked.asking?.why.code).toBe('cost');
    const after = answered(asked, () => false, [-1]);
    expect(legalActs(after, seatOf(0))).toEqual(legalActs(before, seatOf(0)));
  });

  it('announces X no higher than can be paid', () => {
    const blaze = sorcery('Blaze Up', '{X}{R}', damage({ count: 'x' }, anyTarget(0)));
    const t = table({ ann: { hand: [blaze], board: [[mountain, 4]] }, bob: {} });
    const at = t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast');
    t.reply([at]);
    expect([t.question.why.code, t.question.least, t.question.most]).toEqual(['x', 0, 3]);
    t.ann.chooses(3);
    t.ann.chooses('bob');
    t.resolve();
    expect(t.bob.life).toBe(17);
  });

  it('divides as announced, at least one to each target', () => {
    const arc = instant('Forked Arc', '{R}', {
      do: 'damage',
      amount: 3,
      to: { either: 'target', slot: 0, players: 'player', count: { between: [1, 3] } },
      divided: true,
    });
    const t = table({ ann: { hand: [arc], board: [mountain] }, bob: { board: [mossBear] } });
    t.ann.casts('Forked Arc', { at: ['Moss Bear', 'bob'], divided: [2, 1] });
    t.resolve();
    expect(t.bob.life).toBe(18);
    expect(t.record('Moss Bear').damage).toBe(1);
  });

  it('chooses modes with legal targets only', () => {
    const charm = instant('Small Charm', '{G}', {
      do: 'modes',
      choose: { exactly: 1 },
      modes: [{ effect: gainLife(4) }, { effect: { do: 'destroy', what: target(0, permanents('artifact')) } }],
    });
    const t = table({ ann: { hand: [charm], board: [forest] }, bob: {} });
    t.ann.casts('Small Charm');
    t.resolve();
    expect(t.ann.life).toBe(24);
  });
});

describe('activating abilities [CR 602 | 2007: 403, 409]', () => {
  it('needs an untapped permanent that is not sick for the tap symbol', () => {
    const thrower = creature('Thrower', '{R}', 'Goblin', 1, 1, activated([tapSymbol], damage(1, anyTarget(0))));
    const t = table({ ann: { board: [thrower] }, bob: {} });
    t.ann.activates('Thrower', { at: 'bob' });
    t.resolve();
    expect(t.bob.life).toBe(19);
    const sick = table({ ann: { board: [{ card: thrower, sick: true }] }, bob: {} });
    expect(sick.ann.acts).toEqual([]);
  });

  it('does not pay an ability with the permanent that its cost taps', () => {
    const stone = card(
      'Odd Stone',
      'artifact',
      { cost: '{1}' },
      activated([tapSymbol], addMana('C')),
      activated([pay('{1}'), tapSymbol], gainLife(1)),
    );
    const t = table({ ann: { board: [stone] }, bob: {} });
    expect(t.ann.acts).toEqual(['activate Odd Stone #0']);
  });

  it('counts how often a turn', () => {
    const well = card('Well', 'artifact', { cost: '{1}' }, activated([], gainLife(1), { only: 'perTurn', times: 1 }));
    const t = table({ ann: { board: [well] }, bob: {} });
    t.ann.activates('Well');
    t.resolve();
    expect(t.ann.life).toBe(21);
    expect(t.ann.acts).toEqual([]);
  });

  it('cycles a card from hand', () => {
    const drifter = creature('Drifter', '{5}{U}', 'Bird', 4, 4, keyword('cycling', { cost: [pay('{U}')] }));
    const t = table({ ann: { hand: [drifter], board: [island], library: [[swamp, 2]] }, bob: {} });
    t.ann.activates('Drifter');
    expect(t.ann.graveyard).toEqual(['Drifter']);
    t.resolve();
    expect(t.ann.hand).toEqual(['Swamp']);
    expect(t.told.some(event => event.what === 'cycle')).toBe(true);
  });
});

describe('lands [CR 305 | 2007: 212.6]', () => {
  it('are played once a turn in the own main phase', () => {
    const t = table({ ann: { hand: [forest, swamp] }, bob: {} });
    t.ann.plays('Forest');
    expect(t.where('Forest')).toBe('battlefield');
    expect(t.ann.acts).toEqual(['activate Forest #0']);
  });
});

describe('special actions [CR 116 | 2007: 408.1i]', () => {
  it('suspend exiles with time counters', () => {
    const comet = sorcery('Comet', '{4}{R}', damage(6, anyTarget(0)));
    const waiting = {
      ...comet,
      faces: [
        {
          ...comet.faces[0],
          abilities: [...comet.faces[0].abilities, keyword('suspend', { n: 3, cost: [pay('{R}')] })],
        },
      ] as const,
    };
    const t = table({ ann: { hand: [waiting], board: [mountain] }, bob: {} });
    t.ann.does('suspend', 'Comet');
    expect(t.where('Comet')).toBe('exile');
    expect(t.record('Comet').counters.time).toBe(3);
  });
});
