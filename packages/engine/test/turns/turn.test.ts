import {
  type Ability,
  activated,
  addMana,
  card,
  creature,
  damage,
  draw,
  endStep,
  gainLife,
  instant,
  sorcery,
  staticAbility,
  tapSymbol,
  triggered,
  you,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { thing } from '../../src/state/store.ts';
import { forest, mossBear } from '../pool.ts';
import { table } from '../table.ts';

const stock = { library: [[forest, 30]] as const };
const stone = card('Glow Stone', 'artifact', {}, activated([tapSymbol], addMana('C', 'C')));

describe('the turn [CR 500 | 2007: 300]', () => {
  test('has its steps in order; without attackers there is no damage', () => {
    const t = table({ ann: stock, bob: stock }, { step: 'untap' });
    t.passTo('upkeep', 'bob');
    const steps = t.told.flatMap(event => (event.what === 'step' && event.seat === 0 ? [event.step] : []));
    expect(steps).toEqual([
      'untap',
      'upkeep',
      'draw',
      'precombatMain',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'postcombatMain',
      'end',
      'cleanup',
    ]);
  });

  test('the active player draws in the draw step', () => {
    const t = table({ ann: stock, bob: stock }, { step: 'end' });
    t.passTo('draw', 'bob');
    expect(t.bob.hand).toHaveLength(1);
    expect(t.ann.hand).toHaveLength(0);
  });

  test('permanents untap in their controller’s untap step, except what does not', () => {
    const held: Ability = {
      is: 'static',
      rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'rule', rule: { rule: 'doesntUntap' } }] },
    };
    const ox = creature('Chained Ox', '{2}', 'Ox', 2, 4, held);
    const t = table(
      {
        ann: { ...stock, board: [{ card: mossBear, tapped: true }] },
        bob: {
          ...stock,
          board: [
            { card: { ...mossBear, name: 'B' }, tapped: true },
            { card: ox, tapped: true },
          ],
        },
      },
      { step: 'end' },
    );
    t.passTo('upkeep', 'bob');
    expect(t.record('Chained Ox').tapped).toBe(true);
    expect(t.all('Moss Bear').map(id => thing(t.game, id).tapped)).toEqual([true, false]);
  });

  test('"you may choose not to untap" asks', () => {
    const may: Ability = {
      is: 'static',
      rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'rule', rule: { rule: 'mayNotUntap' } }] },
    };
    const device = card('Odd Device', 'artifact', {}, may);
    const t = table({ ann: stock, bob: { ...stock, board: [{ card: device, tapped: true }] } }, { step: 'end' });
    t.everyonePasses();
    expect(t.question.why.code).toBe('mayStayTapped');
    t.bob.chooses('Odd Device');
    expect(t.record('Odd Device').tapped).toBe(true);
  });

  test('the active player discards down to seven cards', () => {
    const t = table({ ann: { ...stock, hand: [[mossBear, 9]] }, bob: stock }, { step: 'end' });
    t.everyonePasses();
    expect(t.question).toMatchObject({ kind: 'pick', seat: 0, least: 2, most: 2 });
    t.reply([0, 1]);
    expect([t.ann.hand.length, t.ann.graveyard.length]).toEqual([7, 2]);
  });

  test('a player without a maximum hand size keeps everything', () => {
    const vault = card(
      'Deep Vault',
      'artifact',
      {},
      staticAbility({ static: 'players', who: you, rule: { rule: 'noMaximumHandSize' } }),
    );
    const t = table({ ann: { ...stock, hand: [[mossBear, 9]], board: [vault] }, bob: stock }, { step: 'end' });
    t.everyonePasses();
    expect([t.ann.hand.length, t.game.active]).toEqual([9, 1]);
  });

  test('damage is removed and "until end of turn" ends together', () => {
    const t = table({ ann: { ...stock, board: [{ card: mossBear, damage: 1 }] }, bob: stock }, { step: 'end' });
    t.passTo('upkeep', 'bob');
    expect(t.record('Moss Bear').damage).toBe(0);
  });

  test('a trigger in the cleanup step gives priority and another cleanup step', () => {
    const fading = creature(
      'Last Bloom',
      '{1}',
      'Plant',
      2,
      2,
      triggered({ on: 'discard', who: you, what: { what: 'some', filter: { sort: 'card' } } }, gainLife(1)),
    );
    const t = table({ ann: { ...stock, hand: [[forest, 8]], board: [fading] }, bob: stock }, { step: 'end' });
    t.everyonePasses();
    t.reply([0]);
    expect([t.game.step, t.question.kind, t.stack.length]).toEqual(['cleanup', 'priority', 1]);
    t.everyonePasses();
    expect(t.ann.life).toBe(21);
    t.everyonePasses();
    expect([t.game.step, t.game.active]).toEqual(['upkeep', 1]);
    expect(t.told.filter(event => event.what === 'step' && event.step === 'cleanup')).toHaveLength(2);
  });
});

describe('extra turns and phases [CR 500.7, 500.8 | 2007: 300.6, 300.7]', () => {
  test('an extra turn comes directly after this one, then the order goes on', () => {
    const again = sorcery('Turn the Hourglass', '{0}', { do: 'turn', adds: 'turn' });
    const t = table({ ann: { ...stock, hand: [again] }, bob: stock });
    t.ann.casts('Turn the Hourglass');
    t.resolve();
    t.passTo('end');
    t.passTo('upkeep');
    expect(t.game.active).toBe(0);
    t.passTo('end');
    t.passTo('upkeep');
    expect(t.game.active).toBe(1);
  });

  test('an additional combat phase and main phase come after this phase', () => {
    const again = sorcery('Second Charge', '{0}', { do: 'turn', adds: 'combatAndMain' });
    const t = table({ ann: { ...stock, hand: [again] }, bob: stock });
    t.ann.casts('Second Charge');
    t.resolve();
    t.passTo('upkeep', 'bob');
    const steps = t.told.flatMap(event => (event.what === 'step' && event.seat === 0 ? [event.step] : []));
    expect(steps.filter(step => step === 'beginCombat')).toHaveLength(2);
    expect(steps.filter(step => step === 'postcombatMain')).toHaveLength(2);
    expect(steps.filter(step => step === 'precombatMain')).toHaveLength(1);
  });

  test('a skipped step does not happen', () => {
    const doze = sorcery('Doze', '{0}', { do: 'skip', step: 'draw' });
    const t = table({ ann: { ...stock, hand: [doze] }, bob: stock });
    t.ann.casts('Doze');
    t.resolve();
    t.passTo('precombatMain', 'bob');
    t.passTo('precombatMain', 'ann');
    expect(t.ann.hand).toHaveLength(0);
  });

  test('ending the turn exiles the stack and goes to the cleanup step', () => {
    const stop = instant('Halt', '{0}', { do: 'endTurn' });
    const bolt = instant('Sting', '{0}', damage(3, { who: 'each', of: 'opponent' }));
    const bell = card('Evening Bell', 'artifact', {}, triggered(endStep(you), draw(1)));
    const t = table({ ann: { ...stock, hand: [bolt], board: [bell] }, bob: { ...stock, hand: [stop] } });
    t.ann.casts('Sting');
    t.ann.passes();
    t.bob.casts('Halt');
    t.bob.passes();
    t.ann.passes();
    expect([t.game.active, t.bob.life]).toEqual([1, 20]);
    expect([t.where('Sting'), t.where('Halt')]).toEqual(['exile', 'exile']);
    expect(t.ann.hand).toHaveLength(0);
  });
});

describe('unspent mana [CR 500.5 | 2007: 300.3]', () => {
  test('is lost at the end of each step, and nothing more today', () => {
    const t = table({ ann: { ...stock, board: [stone] }, bob: stock }, { step: 'upkeep' });
    t.ann.activates('Glow Stone');
    t.everyonePasses();
    expect([t.game.step, t.game.players[0]?.pool.length, t.ann.life]).toEqual(['draw', 0, 20]);
  });

  test('stayed until the end of the phase in 2007, and burnt', () => {
    const t = table({ ann: { ...stock, board: [stone] }, bob: stock }, { step: 'upkeep', edition: '2007-02' });
    t.ann.activates('Glow Stone');
    t.everyonePasses();
    expect([t.game.step, t.game.players[0]?.pool.length, t.ann.life]).toEqual(['draw', 2, 20]);
    t.everyonePasses();
    expect([t.game.step, t.game.players[0]?.pool.length, t.ann.life]).toEqual(['precombatMain', 0, 18]);
    expect(t.cited('300.3')).toBe(true);
  });
});
