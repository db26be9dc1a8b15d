import { describe, expect, it } from 'vitest';
import type { DecisionSeen, EditionName, ObjectSeen, Seen } from '../src/game/seen.ts';
import { type Passing, type PassMemory, type PassSettings, passing } from '../src/table/passing.ts';
import { STEP_ORDER, type Step } from '../src/table/steps.ts';
import { defaultStops, toggleStop } from '../src/table/stops.ts';
import { bear, bolt, id, land, NONE, seat } from './fixtures/objects.ts';
import { act, decision, player, view } from './fixtures/views.ts';

const CLEAR: PassMemory = { armed: null, held: false, beforeAttacks: false, fresh: false, offered: new Set() };

const settingsOf = (edition: EditionName, some: Partial<PassSettings> = {}): PassSettings => ({
  mode: 'smart',
  stops: defaultStops(edition),
  pinned: [],
  muted: [],
  always: [],
  secondMain: true,
  ...some,
});

type Case = {
  readonly edition?: EditionName;
  readonly step: Step;
  readonly mine?: boolean;
  readonly able?: boolean;
  readonly attacked?: boolean;
  readonly stack?: readonly ObjectSeen[];
  readonly pool?: Readonly<Record<string, number>>;
  readonly manaOnly?: boolean;
};

function windowOf({
  edition = 'current',
  step,
  mine = true,
  able = false,
  attacked = false,
  stack = [],
  pool = {},
  manaOnly = false,
}: Case): { seen: Seen; asked: DecisionSeen } {
  const spell = bolt();
  const forest = land('Forest');
  const attacker = bear({
    owner: seat(1),
    controller: seat(1),
    attacking: attacked ? { seat: seat(0), id: NONE } : null,
  });
  const options = [
    ...(able ? [act(spell)] : []),
    ...(manaOnly ? [act(forest, { act: 'activate', ability: 0, mana: true })] : []),
  ];
  const asked = decision({ options });
  const seen = view({
    edition,
    step,
    active: seat(mine ? 0 : 1),
    players: [player(0, { hand: [spell], pool }), player(1)],
    battlefield: [forest, attacker],
    stack,
    decision: asked,
  });
  return { seen, asked };
}

function verdict(one: Case, settings: Partial<PassSettings> = {}, memory: Partial<PassMemory> = {}): Passing {
  const { seen, asked } = windowOf(one);
  return passing(seen, asked, settingsOf(one.edition ?? 'current', settings), { ...CLEAR, ...memory });
}

const onStack = (
  owner: number,
  targets: ObjectSeen['stack'] extends infer T ? (T extends { targets: infer U } ? U : never) : never = [],
): ObjectSeen =>
  bolt({
    zone: 'stack',
    owner: seat(owner),
    controller: seat(owner),
    stack: {
      source: id(900),
      sourceName: 'Bear',
      text: 'It happens.',
      targets,
      x: 0,
      modes: [],
      kicked: 0,
      way: 'normal',
      damage: [],
    },
  });

const EDITIONS = ['current', '2007-02'] as const;

describe.each(EDITIONS)('a window with an empty stack, %s', edition => {
  const rows: readonly (readonly [Step, 'mine' | 'others', able: boolean, Passing])[] = [
    ['upkeep', 'mine', true, 'pass'],
    ['upkeep', 'others', true, 'pass'],
    ['draw', 'mine', true, 'pass'],
    ['draw', 'others', true, 'pass'],
    ['precombatMain', 'mine', false, 'ask'],
    ['precombatMain', 'others', true, 'pass'],
    ['beginCombat', 'mine', true, 'pass'],
    ['beginCombat', 'others', true, 'pass'],
    ['declareAttackers', 'mine', true, 'pass'],
    ['declareBlockers', 'mine', true, 'ask'],
    ['declareBlockers', 'mine', false, 'pass'],
    ['endCombat', 'mine', true, 'pass'],
    ['endCombat', 'others', true, 'pass'],
    ['postcombatMain', 'mine', false, 'ask'],
    ['postcombatMain', 'others', true, 'pass'],
    ['end', 'mine', true, 'pass'],
    ['end', 'others', true, 'ask'],
    ['end', 'others', false, 'pass'],
    ['cleanup', 'mine', true, 'ask'],
    ['cleanup', 'others', true, 'ask'],
    ['cleanup', 'mine', false, 'pass'],
  ];
  it.each(rows)('%s, %s turn, able to act: %s → %s', (step, whose, able, expected) => {
    expect(verdict({ edition, step, mine: whose === 'mine', able })).toBe(expected);
  });

  it.each([
    ['declareAttackers', true, 'ask'],
    ['declareAttackers', false, 'linger'],
    ['declareBlockers', true, 'ask'],
    ['declareBlockers', false, 'linger'],
  ] as const)('%s when I am attacked, able to act: %s → %s', (step, able, expected) => {
    expect(verdict({ edition, step, mine: false, attacked: true, able })).toBe(expected);
  });

  it('is passed after attackers that attack somebody else', () => {
    expect(verdict({ edition, step: 'declareAttackers', mine: false, able: true })).toBe('pass');
  });
});

describe('a window with something on the stack', () => {
  it("stops for another's object if I can do something", () => {
    expect(verdict({ step: 'upkeep', mine: false, able: true, stack: [onStack(1)] })).toBe('ask');
  });
  it("lingers on another's object that I cannot answer", () => {
    expect(verdict({ step: 'upkeep', mine: false, stack: [onStack(1)] })).toBe('linger');
  });
  it('passes my own object', () => {
    expect(verdict({ step: 'precombatMain', able: true, stack: [onStack(0)] })).toBe('pass');
  });
  it('stops at my own object when priority is held or control is full', () => {
    expect(verdict({ step: 'precombatMain', stack: [onStack(0)] }, {}, { held: true })).toBe('ask');
    expect(verdict({ step: 'precombatMain', stack: [onStack(0)] }, { mode: 'full' })).toBe('ask');
  });
  it('does not count mana abilities as something to do, unless their permanent is pinned', () => {
    const one: Case = { step: 'upkeep', mine: false, manaOnly: true, stack: [onStack(1)] };
    expect(verdict(one)).toBe('linger');
    expect(verdict(one, { pinned: ['Forest'] })).toBe('ask');
  });
  it('does not stop for what is muted', () => {
    expect(verdict({ step: 'upkeep', mine: false, able: true, stack: [onStack(1)] }, { muted: ['Ember Bolt'] })).toBe(
      'linger',
    );
  });
  it('passes an ability that is always passed, but not when it targets me', () => {
    const settings = { always: ['It happens.'] };
    expect(verdict({ step: 'upkeep', mine: false, able: true, stack: [onStack(1)] }, settings)).toBe('pass');
    const aimed = onStack(1, [{ id: NONE, seat: seat(0), amount: 0, legal: true }]);
    expect(verdict({ step: 'upkeep', mine: false, able: true, stack: [aimed] }, settings)).toBe('ask');
  });
});

describe('what is never passed', () => {
  it('is a window after a rewind', () => {
    expect(verdict({ step: 'upkeep' }, {}, { fresh: true })).toBe('ask');
  });
  it('is mana that would be lost while something could use it', () => {
    expect(verdict({ step: 'upkeep', able: true, pool: { G: 2 } })).toBe('ask');
    expect(verdict({ step: 'upkeep', pool: { G: 2 } })).toBe('pass');
  });
  it('is, where pools last through a phase, mana at its last step only', () => {
    expect(verdict({ edition: '2007-02', step: 'upkeep', able: true, pool: { G: 2 } })).toBe('pass');
    expect(verdict({ edition: '2007-02', step: 'draw', able: true, pool: { G: 2 } })).toBe('ask');
  });
  it('is my precombat main phase, whatever was armed in an earlier turn', () => {
    expect(verdict({ step: 'precombatMain' }, {}, { armed: { is: 'turn', turn: 6 } })).toBe('ask');
  });
  it('is the first window in which a card can be used from outside the hand', () => {
    const buried = bolt({ zone: 'graveyard' });
    const asked = decision({ options: [act(buried)] });
    const seen = view({ step: 'upkeep', players: [player(0, { graveyard: [buried] }), player(1)], decision: asked });
    expect(passing(seen, asked, settingsOf('current'), CLEAR)).toBe('ask');
    expect(passing(seen, asked, settingsOf('current'), { ...CLEAR, offered: new Set([buried.id]) })).toBe('pass');
  });
  it('is a question that is no priority', () => {
    const { seen } = windowOf({ step: 'upkeep' });
    expect(passing(seen, decision({ kind: 'yesNo' }), settingsOf('current'), CLEAR)).toBe('ask');
  });
});

describe('stops and yields', () => {
  it('asks at a stop of my own even with nothing to do', () => {
    const stops = toggleStop(defaultStops('current'), 'upkeep', false);
    expect(verdict({ step: 'upkeep', mine: false }, { stops })).toBe('ask');
  });
  it('asks in mode "stops only" at stops and nowhere else', () => {
    const asked = STEP_ORDER.filter(step => verdict({ step, able: true }, { mode: 'stops' }) === 'ask');
    expect(asked).toEqual(['precombatMain', 'postcombatMain']);
  });
  it('passes to the end of the turn once that is armed, and stops for what targets me', () => {
    const armed = { armed: { is: 'turn', turn: 7 } } as const;
    expect(verdict({ step: 'postcombatMain', able: true }, {}, armed)).toBe('pass');
    const aimed = onStack(1, [{ id: NONE, seat: seat(0), amount: 0, legal: true }]);
    expect(verdict({ step: 'end', able: true, stack: [aimed] }, {}, armed)).toBe('ask');
  });
  it('cannot take the stop from my precombat main phase', () => {
    expect(toggleStop(defaultStops('current'), 'precombatMain', true)).toEqual(defaultStops('current'));
  });
  it('stops before attacks when that was asked for', () => {
    expect(verdict({ step: 'beginCombat' }, {}, { beforeAttacks: true })).toBe('ask');
  });
});
