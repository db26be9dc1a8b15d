import {
  type Ability,
  card,
  creature,
  type Entering,
  each,
  keyword,
  opposing,
  permanents,
  yours,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { BLOOD_MOON, GUILDGATE } from '../layers/cards.ts';
import { table } from '../table.ts';

const enters = (...how: readonly Entering[]): Ability => ({ is: 'static', rule: { static: 'enter', how } });
const BEAR = creature('Bear', '{0}', 'Bear', 2, 2);

describe('what enters is looked at as it would be on the battlefield', () => {
  test('a land that enters tapped does so', () => {
    const t = table({ ann: { hand: [GUILDGATE] }, bob: {} });
    t.ann.plays('Selesnya Guildgate');
    expect(t.record('Selesnya Guildgate').tapped).toBe(true);
  });

  test('a land that will have lost that ability enters untapped', () => {
    const t = table({ ann: { hand: [GUILDGATE] }, bob: { board: [BLOOD_MOON] } });
    t.ann.plays('Selesnya Guildgate');
    expect(t.record('Selesnya Guildgate').tapped).toBe(false);
    expect([...t.is('Selesnya Guildgate').subtypes]).toEqual(['Mountain']);
  });
});

test('others can be made to enter tapped', () => {
  const GATEKEEPER = card(
    'Gatekeeper',
    'artifact',
    { cost: '{1}' },
    {
      is: 'static',
      rule: { static: 'enter', what: each(opposing(permanents('creature'))), how: [{ enters: 'tapped' }] },
    },
  );
  const t = table({ ann: { hand: [BEAR] }, bob: { board: [GATEKEEPER] } });
  t.ann.casts('Bear');
  t.resolve();
  expect(t.record('Bear').tapped).toBe(true);
});

test('it enters with counters counted before it is there', () => {
  const HYDRA = creature(
    'Hydra',
    '{0}',
    'Hydra',
    0,
    0,
    enters({
      enters: 'with',
      with: { with: 'counters', kind: '+1/+1', count: { count: 'objects', of: yours(permanents('creature')) } },
    }),
  );
  const t = table({ ann: { hand: [HYDRA], board: [[BEAR, 2]] }, bob: {} });
  t.ann.casts('Hydra');
  t.resolve();
  expect(t.size('Hydra')).toBe('2/2');
});

describe('unless something is paid', () => {
  const SHRINE = card(
    'Shrine',
    'land',
    {},
    enters({
      enters: 'unless',
      cost: [{ pay: 'do', effect: { do: 'loseLife', amount: 2 } }],
      otherwise: { enters: 'tapped' },
    }),
  );

  test.each([
    [true, false, 18],
    [false, true, 20],
  ])('paying: %s', (pays, tapped, life) => {
    const t = table({ ann: { hand: [SHRINE] }, bob: {} });
    t.ann.plays('Shrine');
    t.ann.chooses(pays);
    expect(t.record('Shrine').tapped).toBe(tapped);
    expect(t.ann.life).toBe(life);
  });
});

test('a word chosen as it enters is remembered', () => {
  const BANNER = card('Banner', 'artifact', { cost: '{0}' }, enters({ enters: 'choosing', word: 'color' }), {
    is: 'static',
    rule: {
      static: 'modify',
      what: each(yours(permanents('creature'))),
      changes: [{ change: 'color', colors: 'chosen' }],
    },
  });
  const t = table({ ann: { hand: [BANNER], board: [BEAR] }, bob: {} });
  t.ann.casts('Banner');
  t.resolve();
  t.ann.chooses('U');
  expect(t.is('Bear').colors).toBe(2);
});

describe('as a copy', () => {
  const CLONE = creature(
    'Clone',
    '{0}',
    'Shapeshifter',
    0,
    0,
    enters({ enters: 'asCopy', of: { what: 'some', filter: permanents('creature') }, may: true }),
  );

  test('it has the copied values, and enters as the copied text says', () => {
    const OGRE = creature('Ogre', '{2}{R}', 'Ogre', 3, 3, enters({ enters: 'tapped' }), keyword('trample'));
    const t = table({ ann: { hand: [CLONE], board: [OGRE] }, bob: {} });
    t.ann.casts('Clone');
    t.resolve();
    t.ann.chooses('Ogre');
    const [, copy] = t.all('Ogre');
    expect(copy).toBeDefined();
    expect(t.record('Ogre 2').tapped).toBe(true);
    expect(t.is('Ogre 2').keywords.has('trample')).toBe(true);
  });

  test('it may enter as itself, and then goes to the graveyard', () => {
    const t = table({ ann: { hand: [CLONE], board: [BEAR] }, bob: {} });
    t.ann.casts('Clone');
    t.resolve();
    t.ann.chooses();
    expect(t.where('Clone')).toBe("ann's graveyard");
  });
});

test('keywords say how an object enters: riot', () => {
  const RIOTER = creature('Rioter', '{0}', 'Goblin', 2, 2, keyword('riot'));
  const grown = table({ ann: { hand: [RIOTER] }, bob: {} });
  grown.ann.casts('Rioter');
  grown.resolve();
  grown.ann.chooses(true);
  expect(grown.size('Rioter')).toBe('3/3');
  const hasty = table({ ann: { hand: [RIOTER] }, bob: {} });
  hasty.ann.casts('Rioter');
  hasty.resolve();
  hasty.ann.chooses(false);
  expect(hasty.is('Rioter').keywords.has('haste')).toBe(true);
});

test('devour: creatures are sacrificed before it enters', () => {
  const DRAGON = creature('Dragon', '{0}', 'Dragon', 4, 4, keyword('devour', { n: 2 }));
  const t = table({ ann: { hand: [DRAGON], board: [[BEAR, 3]] }, bob: {} });
  t.ann.casts('Dragon');
  t.resolve();
  t.ann.chooses('Bear', 'Bear');
  expect(t.size('Dragon')).toBe('8/8');
  expect(t.all('Bear', id => t.game.battlefield.includes(id)).length).toBe(1);
});
