import {
  anyTarget,
  card,
  creature,
  damage,
  destroy,
  enchant,
  instant,
  keyword,
  pay,
  permanents,
  sorcery,
  target,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { basic } from '../layers/cards.ts';
import { table } from '../table.ts';

const BEAR = creature('Bear', '{0}', 'Bear', 2, 2);
const MURDER = instant('Murder', '', destroy(target(0, permanents('creature'))));
const SPARK = instant('Spark', '', damage(1, anyTarget(0)));

describe('attacking and blocking', () => {
  test('exalted: one attacker alone gets +1/+1 for each instance', () => {
    const ANGEL = creature('Angel', '{W}', 'Angel', 1, 1, keyword('exalted'));
    const t = table({ ann: { board: [BEAR, [ANGEL, 2]] }, bob: {} }, { step: 'declareAttackers' });
    t.ann.attacks('Bear');
    t.resolve();
    expect(t.size('Bear')).toBe('4/4');
  });

  test('bushido when blocked, flanking on the blocker', () => {
    const RONIN = creature('Ronin', '{W}', 'Samurai', 2, 2, keyword('bushido', { n: 2 }), keyword('flanking'));
    const t = table(
      { ann: { board: [RONIN] }, bob: { board: [creature('Ox', '{0}', 'Ox', 2, 4)] } },
      { step: 'declareAttackers' },
    );
    t.ann.attacks('Ronin');
    t.everyonePasses();
    t.bob.blocks({ Ox: 'Ronin' });
    if (t.question.kind === 'order') t.ann.chooses('Ronin', 'Ronin');
    t.resolve();
    expect(t.size('Ronin')).toBe('4/4');
    expect(t.size('Ox')).toBe('1/3');
  });

  test('battle cry and training', () => {
    const DRUMMER = creature('Drummer', '{R}', 'Goblin', 3, 3, keyword('battle cry'));
    const PUPIL = creature('Pupil', '{W}', 'Human', 1, 1, keyword('training'));
    const t = table({ ann: { board: [DRUMMER, PUPIL] }, bob: {} }, { step: 'declareAttackers' });
    t.ann.attacks('Drummer', 'Pupil');
    if (t.question.kind !== 'priority') t.ann.chooses('Drummer', 'Pupil');
    t.resolve();
    expect(t.size('Drummer')).toBe('3/3');
    expect(t.size('Pupil')).toBe('3/2');
  });

  test('annihilator: the defending player sacrifices', () => {
    const ELDRAZI = creature('Eldrazi', '{8}', 'Eldrazi', 7, 7, keyword('annihilator', { n: 2 }));
    const t = table({ ann: { board: [ELDRAZI] }, bob: { board: [[BEAR, 3]] } }, { step: 'declareAttackers' });
    t.ann.attacks('Eldrazi');
    t.resolve();
    t.bob.chooses('Bear', 'Bear');
    expect(t.all('Bear', id => t.game.battlefield.includes(id)).length).toBe(1);
  });

  test('renown: once', () => {
    const SQUIRE = creature('Squire', '{W}', 'Human Knight', 2, 2, keyword('renown', { n: 1 }));
    const t = table({ ann: { board: [SQUIRE] }, bob: {} }, { step: 'declareAttackers' });
    t.ann.attacks('Squire');
    t.passTo('endCombat');
    expect(t.size('Squire')).toBe('3/3');
    expect(t.record('Squire').marks).toContain('renowned');
  });
});

describe('entering and dying', () => {
  test.each([
    ['persist', '1/1'],
    ['undying', '3/3'],
  ] as const)('%s: comes back with a counter, once', (word, size) => {
    const GHOUL = creature('Ghoul', '{B}', 'Zombie', 2, 2, keyword(word));
    const t = table({ ann: { board: [GHOUL], hand: [[MURDER, 2]] }, bob: {} });
    t.ann.casts('Murder', { at: 'Ghoul' });
    t.resolve();
    expect(t.size('Ghoul')).toBe(size);
    expect(t.where('Ghoul')).toBe('battlefield');
    t.ann.casts('Murder', { at: 'Ghoul' });
    t.resolve();
    expect(t.where('Ghoul')).toBe("ann's graveyard");
  });

  test('modular: enters with counters and passes them on', () => {
    const WORKER = { ...creature('Worker', '{0}', 'Construct', 0, 0, keyword('modular', { n: 2 })) };
    const MYR = card('Myr', 'artifact creature — Myr', { cost: '{0}', size: [1, 1] });
    const t = table({ ann: { hand: [WORKER, MURDER], board: [MYR] }, bob: {} });
    t.ann.casts('Worker');
    t.resolve();
    expect(t.size('Worker')).toBe('2/2');
    t.ann.casts('Murder', { at: 'Worker' });
    t.everyonePasses();
    if (t.question.kind !== 'priority') t.ann.chooses('Myr');
    t.everyonePasses();
    t.ann.chooses(true);
    expect(t.size('Myr')).toBe('3/3');
  });

  test('afterlife and fabricate make tokens', () => {
    const PRIEST = creature(
      'Priest',
      '{0}',
      'Human Cleric',
      1,
      1,
      keyword('afterlife', { n: 1 }),
      keyword('fabricate', { n: 1 }),
    );
    const t = table({ ann: { hand: [PRIEST, MURDER] }, bob: {} });
    t.ann.casts('Priest');
    t.resolve();
    t.ann.chooses(false);
    expect(t.size('Servo Token')).toBe('1/1');
    t.ann.casts('Murder', { at: 'Priest' });
    t.resolve();
    expect(t.is('Spirit Token').keywords.has('flying')).toBe(true);
  });

  test('evolve: only for a creature that is bigger', () => {
    const CRAB = creature('Crab', '{U}', 'Crab', 1, 3, keyword('evolve'));
    const t = table({ ann: { board: [CRAB], hand: [BEAR, creature('Rat', '{0}', 'Rat', 1, 1)] }, bob: {} });
    t.ann.casts('Rat');
    t.resolve();
    expect(t.size('Crab')).toBe('1/3');
    t.ann.casts('Bear');
    t.resolve();
    expect(t.size('Crab')).toBe('2/4');
  });

  test('living weapon: the Germ lives by its weapon', () => {
    const SKULL = card('Skull', 'artifact — Equipment', { cost: '{0}' }, keyword('living weapon'), {
      is: 'static',
      rule: { static: 'modify', what: { what: 'bearer' }, changes: [{ change: 'gets', power: 4, toughness: 4 }] },
    });
    const t = table({ ann: { hand: [SKULL] }, bob: {} });
    t.ann.casts('Skull');
    t.resolve();
    expect(t.size('Phyrexian Germ Token')).toBe('4/4');
  });

  test('umbra armor: the Aura goes, the creature stays', () => {
    const UMBRA = card(
      'Umbra',
      'enchantment — Aura',
      { cost: '{0}' },
      enchant(permanents('creature')),
      keyword('umbra armor'),
    );
    const t = table({ ann: { hand: [UMBRA, MURDER], board: [BEAR] }, bob: {} });
    t.ann.casts('Umbra', { at: 'Bear' });
    t.resolve();
    t.ann.casts('Murder', { at: 'Bear' });
    t.resolve();
    expect(t.where('Bear')).toBe('battlefield');
    expect(t.where('Umbra')).toBe("ann's graveyard");
  });
});

describe('turn by turn', () => {
  const LANDS = [[basic('Forest'), 4]] as const;

  test('echo is asked once, and not paying it is a sacrifice', () => {
    const ECHO = creature('Echoer', '{0}', 'Beast', 3, 3, keyword('echo', { cost: [pay('{1}')] }));
    const t = table({ ann: { hand: [ECHO], board: [[basic('Forest'), 1]], library: LANDS }, bob: { library: LANDS } });
    t.ann.casts('Echoer');
    t.resolve();
    t.passTo('end', 'bob');
    while (t.game.asking?.kind === 'priority') t.reply([]);
    t.ann.chooses(false);
    expect(t.where('Echoer')).toBe("ann's graveyard");
  });

  test('cumulative upkeep costs more each time', () => {
    const AGER = creature(
      'Ager',
      '{0}',
      'Wall',
      0,
      4,
      keyword('cumulative upkeep', { cost: [{ pay: 'do', effect: { do: 'loseLife', amount: 1 } }] }),
    );
    const t = table(
      { ann: { board: [{ card: AGER, counters: { age: 1 } }], library: LANDS }, bob: { library: LANDS } },
      { turn: 'bob' },
    );
    t.passTo('end', 'bob');
    while (t.game.asking?.kind === 'priority') t.reply([]);
    t.ann.chooses(true);
    expect(t.ann.life).toBe(18);
    expect(t.record('Ager').counters.age).toBe(2);
  });

  test('vanishing: the last counter takes it along', () => {
    const FADER = creature('Fader', '{0}', 'Spirit', 3, 3, keyword('vanishing', { n: 1 }));
    const t = table({ ann: { hand: [FADER], library: LANDS }, bob: { library: LANDS } });
    t.ann.casts('Fader');
    t.resolve();
    expect(t.record('Fader').counters.time).toBe(1);
    t.passTo('draw', 'ann');
    expect(t.where('Fader')).toBe("ann's graveyard");
  });
});

describe('casting', () => {
  test('prowess: for noncreature spells only', () => {
    const MONK = creature('Monk', '{U}', 'Human Monk', 1, 1, keyword('prowess'));
    const t = table({ ann: { board: [MONK], hand: [SPARK, BEAR] }, bob: {} });
    t.ann.casts('Spark', { at: 'bob' });
    t.resolve();
    expect(t.size('Monk')).toBe('2/2');
    t.ann.casts('Bear');
    t.resolve();
    expect(t.size('Monk')).toBe('2/2');
  });

  test('storm: a copy for each spell before it', () => {
    const GRAPESHOT = sorcery('Volley', '', damage(1, anyTarget(0)));
    const STORM = {
      ...GRAPESHOT,
      faces: [{ ...GRAPESHOT.faces[0], abilities: [...GRAPESHOT.faces[0].abilities, keyword('storm')] }],
    } as typeof GRAPESHOT;
    const t = table({ ann: { hand: [[SPARK, 2], STORM] }, bob: {} });
    t.ann.casts('Spark', { at: 'bob' });
    t.resolve();
    t.ann.casts('Spark', { at: 'bob' });
    t.resolve();
    t.ann.casts('Volley', { at: 'bob' });
    while (t.game.stack.length > 0) {
      if (t.question.kind === 'priority') t.reply([]);
      else t.reply(t.question.least === 0 ? [] : [0]);
    }
    expect(t.bob.life).toBe(15);
  });

  test('ward: unless it is paid, the spell is countered', () => {
    const DRAGON = creature('Dragon', '{4}', 'Dragon', 4, 4, keyword('ward', { cost: [pay('{2}')] }));
    const t = table({ ann: { hand: [MURDER], board: [[basic('Swamp'), 1]] }, bob: { board: [DRAGON] } });
    t.ann.casts('Murder', { at: 'Dragon' });
    t.resolve();
    expect(t.where('Dragon')).toBe('battlefield');
    expect(t.where('Murder')).toBe("ann's graveyard");
  });

  test('cascade: a cheaper card is cast, the others go to the bottom', () => {
    const ELF = creature('Elf', '{3}', 'Elf', 3, 2, keyword('cascade'));
    const GIANT = creature('Giant', '{5}', 'Giant', 5, 5);
    const t = table({
      ann: { hand: [ELF], board: [[basic('Forest'), 3]], library: [basic('Forest'), GIANT, BEAR, basic('Forest')] },
      bob: {},
    });
    t.ann.casts('Elf');
    while (t.question.kind === 'priority' && t.game.stack.length > 0) t.reply([]);
    t.ann.chooses(true);
    t.resolve();
    expect(t.where('Bear')).toBe('battlefield');
    expect(t.ann.library).toBe(3);
    expect(t.where('Giant')).toBe("ann's library");
  });
});
