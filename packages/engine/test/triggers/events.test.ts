// size: one list of trigger events
import {
  a,
  activated,
  addMana,
  another,
  attacks,
  bearer,
  card,
  creature,
  destroy,
  dies,
  doing,
  draw,
  enchant,
  entersBattlefield,
  gainLife,
  instant,
  lord,
  loseLife,
  permanents,
  putCounters,
  sacrifice,
  self,
  sorcery,
  spells,
  staticAbility,
  type Triggered,
  target,
  triggered,
  upkeep,
  you,
  yours,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { forest, mossBear, mountain } from '../pool.ts';
import { table } from '../table.ts';

const creatures = permanents('creature');
const slay = instant('Slay', '{0}', destroy(target(0, creatures)));
const stock = { library: [[forest, 30]] as const };
const free = creature('Free Bear', '{0}', 'Bear', 2, 2);

describe('what abilities trigger on', () => {
  test('the enchanted creature’s death, though the Aura goes with it', () => {
    const shroud = card(
      'Funeral Shroud',
      'enchantment — Aura',
      { cost: '{0}' },
      enchant(creatures),
      triggered(dies(bearer), gainLife(3)),
    );
    const t = table({ ann: { hand: [shroud, slay], board: [mossBear] }, bob: {} });
    t.ann.casts('Funeral Shroud', { at: 'Moss Bear' });
    t.resolve();
    t.ann.casts('Slay', { at: 'Moss Bear' });
    t.resolve();
    expect([t.ann.life, t.where('Funeral Shroud')]).toEqual([23, "ann's graveyard"]);
  });

  test('its own casting, from the stack, and it resolves first', () => {
    const herald = creature(
      'Skyfall Herald',
      '{0}',
      'Angel',
      4,
      4,
      triggered({ on: 'cast', who: you, what: self }, gainLife(2)),
    );
    const t = table({ ann: { hand: [herald] }, bob: {} });
    t.ann.casts('Skyfall Herald');
    expect(t.stack).toEqual(['ability of Skyfall Herald', 'Skyfall Herald']);
    t.everyonePasses();
    expect([t.ann.life, t.stack.length]).toEqual([22, 1]);
  });

  test('being discarded', () => {
    const ghost = creature(
      'Restless Ghost',
      '{9}',
      'Spirit',
      1,
      1,
      triggered({ on: 'discard', who: you, what: self }, gainLife(4)),
    );
    const purge = sorcery('Purge', '{0}', {
      do: 'discard',
      what: { what: 'each', filter: { sort: 'card', in: { zone: 'hand', of: you } } },
    });
    const t = table({ ann: { hand: [purge, ghost] }, bob: {} });
    t.ann.casts('Purge');
    t.resolve();
    expect(t.ann.life).toBe(24);
  });

  test('only where the ability works: in the graveyard, if it says so', () => {
    const root: Triggered = { ...triggered(upkeep(you), gainLife(1)), from: 'graveyard' };
    const vine = creature('Patient Vine', '{9}', 'Plant', 1, 1, root);
    const there = table({ ann: { ...stock, graveyard: [vine] }, bob: stock }, { step: 'upkeep' });
    expect(there.stack).toHaveLength(1);
    const elsewhere = table({ ann: { ...stock, board: [vine] }, bob: stock }, { step: 'upkeep' });
    expect(elsewhere.stack).toHaveLength(0);
  });

  test('abilities of cards in graveyards do not trigger otherwise', () => {
    const watcher = creature('Watcher', '{9}', 'Human', 1, 1, triggered(dies(a(another(creatures))), gainLife(1)));
    const t = table({ ann: { hand: [slay], graveyard: [watcher], board: [mossBear] }, bob: {} });
    t.ann.casts('Slay', { at: 'Moss Bear' });
    t.resolve();
    expect(t.ann.life).toBe(20);
  });

  test('every attacking creature once, the declaration as a whole once', () => {
    const drum = card('War Drum', 'artifact', {}, triggered(attacks(a(yours(creatures))), gainLife(1)));
    const flag = card('War Flag', 'artifact', {}, triggered({ on: 'attackWith', who: you }, draw(1)));
    const t = table({ ann: { ...stock, board: [drum, flag, [mossBear, 3]] }, bob: {} }, { step: 'declareAttackers' });
    t.ann.attacks('Moss Bear 1', 'Moss Bear 2', 'Moss Bear 3');
    if (t.question.kind === 'order') t.reply([0, 1, 2, 3]);
    expect(t.stack.filter(name => name === 'ability of War Drum')).toHaveLength(3);
    expect(t.stack.filter(name => name === 'ability of War Flag')).toHaveLength(1);
  });

  test('"blocks" once for a creature, "becomes blocked by" once for each blocker', () => {
    const thorn = creature(
      'Thorned Boar',
      '{0}',
      'Boar',
      5,
      5,
      triggered({ on: 'blocked', what: self, by: a(creatures) }, gainLife(1)),
    );
    const t = table({ ann: { board: [thorn] }, bob: { board: [[mossBear, 2]] } }, { step: 'declareAttackers' });
    t.ann.attacks('Thorned Boar');
    t.everyonePasses();
    t.bob.blocks({ 'Moss Bear 1': 'Thorned Boar', 'Moss Bear 2': 'Thorned Boar' });
    expect(t.stack).toHaveLength(2);
  });

  test('"blocks or becomes blocked by" from both sides', () => {
    const duel = creature(
      'Duelling Boar',
      '{0}',
      'Boar',
      5,
      5,
      triggered({ on: 'blocksOrBlocked', what: self, whom: a(creatures) }, gainLife(1)),
    );
    const t = table({ ann: { board: [duel] }, bob: { board: [duel, mossBear] } }, { step: 'declareAttackers' });
    t.ann.attacks('Duelling Boar');
    t.everyonePasses();
    t.bob.blocks({ 'Duelling Boar': 'Duelling Boar', 'Moss Bear': 'Duelling Boar' });
    expect(t.stack).toHaveLength(3);
  });

  test('attacking with others', () => {
    const first = creature(
      'Vanguard Ox',
      '{0}',
      'Ox',
      2,
      2,
      triggered({ on: 'attack', what: self, others: 2 }, gainLife(1)),
    );
    const board = { ann: { ...stock, board: [first, [mossBear, 2]] }, bob: {} } as const;
    const few = table(board, { step: 'declareAttackers' });
    few.ann.attacks('Moss Bear 1', 'Vanguard Ox');
    expect(few.stack).toHaveLength(0);
    const many = table(board, { step: 'declareAttackers' });
    many.ann.attacks('Moss Bear 1', 'Vanguard Ox', 'Moss Bear 2');
    expect(many.stack).toHaveLength(1);
  });

  test('the first spell of a kind in a turn, cast from a zone', () => {
    const bards = triggered(
      { on: 'cast', who: you, what: a(spells('creature')), nth: 1, notFrom: 'exile' },
      gainLife(1),
    );
    const hall = card('Bardic Hall', 'enchantment', {}, bards);
    const study = sorcery('Study', '{0}', draw(1));
    const t = table({ ann: { ...stock, hand: [study, [free, 2]], board: [hall] }, bob: {} });
    t.ann.casts('Study');
    t.resolve();
    t.ann.casts('Free Bear 1');
    expect(t.stack).toHaveLength(2);
    t.resolve();
    t.resolve();
    t.ann.casts('Free Bear');
    expect(t.stack).toHaveLength(1);
  });

  test('exploiting a creature', () => {
    const leech = creature(
      'Marsh Leech',
      '{0}',
      'Leech',
      1,
      1,
      { is: 'keyword', keyword: 'exploit' },
      {
        ...triggered({ on: 'exploit', what: self }, gainLife(3)),
      },
    );
    const t = table({ ann: { hand: [leech], board: [mossBear] }, bob: {} });
    t.ann.casts('Marsh Leech');
    t.everyonePasses();
    t.everyonePasses();
    t.ann.chooses(true);
    t.ann.chooses('Moss Bear');
    expect(t.stack).toEqual(['ability of Marsh Leech']);
  });

  test('becoming a target', () => {
    const skittish = creature(
      'Skittish Deer',
      '{0}',
      'Deer',
      1,
      1,
      triggered({ on: 'target', what: self, by: a(spells()) }, sacrifice(self)),
    );
    const t = table({ ann: { hand: [slay] }, bob: { board: [skittish] } });
    t.ann.casts('Slay', { at: 'Skittish Deer' });
    expect(t.stack).toEqual(['ability of Skittish Deer', 'Slay']);
  });

  test('the second draw of a turn', () => {
    const scholar = card('Second Page', 'enchantment', {}, triggered({ on: 'draw', who: you, nth: 2 }, gainLife(5)));
    const study = sorcery('Study', '{0}', draw(3));
    const t = table({ ann: { ...stock, hand: [study], board: [scholar] }, bob: {} });
    t.ann.casts('Study');
    t.resolve();
    expect(t.ann.life).toBe(25);
  });

  test('an emblem’s ability, from the command zone', () => {
    const vow = sorcery('Solemn Vow', '{0}', {
      do: 'emblem',
      abilities: [triggered(entersBattlefield(a(yours(creatures))), gainLife(1))],
    });
    const t = table({ ann: { hand: [vow, free] }, bob: {} });
    t.ann.casts('Solemn Vow');
    t.resolve();
    t.ann.casts('Free Bear');
    t.resolve();
    expect(t.ann.life).toBe(21);
  });

  test('an ability that triggers an additional time [CR 603.2d]', () => {
    const echo = card(
      'Hall of Echoes',
      'artifact',
      {},
      staticAbility({ static: 'players', who: you, rule: { rule: 'triggersTwice', of: yours({ sort: 'permanent' }) } }),
    );
    const healer = creature('Healer', '{0}', 'Cleric', 1, 1, triggered(entersBattlefield(self), gainLife(2)));
    const t = table({ ann: { hand: [healer], board: [echo] }, bob: {} });
    t.ann.casts('Healer');
    t.resolve();
    expect(t.ann.life).toBe(24);
  });

  test('a triggered mana ability resolves at once [CR 605.4a | 2007: 411.3]', () => {
    const flare = card(
      'Mirari of Leaves',
      'enchantment',
      {},
      triggered({ on: 'tapForMana', who: you, what: a(permanents('land')) }, addMana('G')),
    );
    const big = creature('Big Bear', '{1}{G}', 'Bear', 4, 4);
    const t = table({ ann: { hand: [big], board: [flare, forest] }, bob: {} });
    t.ann.activates('Forest');
    t.ann.casts('Big Bear');
    t.resolve();
    expect(t.where('Big Bear')).toBe('battlefield');
  });

  test('a land is tapped for mana: more of any type that it produced [CR 106.12a]', () => {
    const flare = card(
      'Mirror of Leaves',
      'enchantment',
      {},
      triggered(
        { on: 'tapForMana', who: you, what: { what: 'some', filter: permanents('land'), slot: 0 } },
        { do: 'addMana', mana: { mana: 'produced', by: { what: 'that', slot: 0 }, count: 1 } },
      ),
    );
    const t = table({ ann: { board: [flare, forest, mountain] }, bob: {} });
    t.ann.activates('Mountain');
    expect(t.game.players[0]?.pool.map(unit => unit.type)).toEqual(['R', 'R']);
    t.ann.activates('Forest');
    expect(t.game.players[0]?.pool.map(unit => unit.type)).toEqual(['R', 'R', 'G', 'G']);
  });

  test('a player or one of that player’s permanents becomes a target [CR 115.1]', () => {
    const watch = card(
      'Chancellor',
      'enchantment',
      {},
      triggered(
        { on: 'target', what: { all: [you, a(yours(permanents()))] }, by: { what: 'some', filter: spells() } },
        gainLife(1),
      ),
    );
    const bolt = instant('Spark', '{0}', {
      do: 'damage',
      source: self,
      amount: 1,
      to: { either: 'target', slot: 0, players: 'player' },
    });
    const t = table({ ann: { hand: [[bolt, 2]] }, bob: { board: [watch, mossBear] } });
    t.ann.casts('Spark', { at: 'bob' });
    t.resolve();
    expect(t.bob.life).toBe(20);
    t.ann.casts('Spark', { at: 'Moss Bear' });
    t.resolve();
    expect(t.bob.life).toBe(21);
  });

  test('a granted ability of a lord, for the creatures that have it', () => {
    const choir = card(
      'Choir Master',
      'enchantment',
      {},
      lord(
        { what: 'each', filter: yours(creatures) },
        { change: 'gain', abilities: [triggered(dies(self), gainLife(2))] },
      ),
    );
    const t = table({ ann: { hand: [slay], board: [choir, mossBear] }, bob: {} });
    t.ann.casts('Slay', { at: 'Moss Bear' });
    t.resolve();
    expect(t.ann.life).toBe(22);
  });

  test('its own sacrifice as a cost, and it still resolves', () => {
    const martyr = creature(
      'Martyr',
      '{0}',
      'Human',
      1,
      1,
      activated([doing(sacrifice(self))], loseLife(1, { who: 'each', of: 'opponent' })),
      triggered({ on: 'sacrifice', who: you, what: self }, gainLife(1)),
    );
    const t = table({ ann: { board: [martyr] }, bob: {} });
    t.ann.activates('Martyr');
    t.resolve();
    expect([t.ann.life, t.bob.life]).toEqual([21, 19]);
  });

  test('the beginning of combat on one’s turn', () => {
    const horn = card(
      'Hunting Horn',
      'artifact',
      {},
      triggered({ on: 'step', step: 'combat', of: you }, putCounters(1, '+1/+1', a(yours(creatures)))),
    );
    const t = table({ ann: { board: [horn, mossBear] }, bob: {} });
    t.passTo('beginCombat');
    t.resolve();
    if (t.question.kind === 'pick') t.ann.chooses('Moss Bear');
    expect(t.size('Moss Bear')).toBe('3/3');
  });

  test('chapters of a Saga, the last of which ends it [CR 714.2b, 714.4]', () => {
    const song = card(
      'Short Song',
      'enchantment — Saga',
      { cost: '{0}' },
      { is: 'chapter', chapters: [1], effect: gainLife(1) },
      { is: 'chapter', chapters: [2], effect: gainLife(2) },
    );
    const t = table({ ann: { ...stock, hand: [song] }, bob: stock });
    t.ann.casts('Short Song');
    t.resolve();
    expect(t.ann.life).toBe(21);
    t.passTo('precombatMain', 'bob');
    t.passTo('precombatMain', 'ann');
    expect([t.stack.length, t.where('Short Song')]).toEqual([1, 'battlefield']);
    t.resolve();
    expect([t.ann.life, t.where('Short Song')]).toEqual([23, "ann's graveyard"]);
  });

  test('the monarch draws at the end step and loses the crown to combat damage [CR 725.2]', () => {
    const crown = sorcery('Coronation', '{0}', { do: 'act', act: 'becomeMonarch' });
    const t = table({ ann: { ...stock, hand: [crown] }, bob: { ...stock, board: [mossBear] } });
    t.ann.casts('Coronation');
    t.resolve();
    t.passTo('end');
    t.resolve();
    expect(t.ann.hand).toHaveLength(1);
    t.passTo('declareAttackers', 'bob');
    t.bob.attacks('Moss Bear');
    t.passTo('combatDamage');
    t.resolve();
    expect(t.game.monarch).toBe(1);
  });
});
