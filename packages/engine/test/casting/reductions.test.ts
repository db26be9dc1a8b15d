import {
  activated,
  card,
  creature,
  draw,
  gainLife,
  type OwnReduction,
  pay,
  permanents,
  sorcery,
  spells,
  staticAbility,
  you,
  yours,
} from '@lawmage/ability';
import { expect, test } from 'vitest';
import { forest, island, mossBear } from '../pool.ts';
import { table } from '../table.ts';

const able = (acts: readonly string[], act: string): boolean => acts.some(each => each.startsWith(act));
const cheaper = (less: OwnReduction) => ({ ...activated([pay('{3}')], gainLife(1)), less });

test('an ability that costs less for each … [CR 602.2b, 601.2f | 2007: 409.1f]', () => {
  const bell = card(
    'Herd Bell',
    'artifact',
    {},
    cheaper({ amount: 1, per: { count: 'objects', of: yours(permanents('creature')) } }),
  );
  const alone = table({ ann: { board: [bell, [forest, 2]] }, bob: {} });
  expect(able(alone.ann.acts, 'activate Herd Bell')).toBe(false);
  const herd = table({ ann: { board: [bell, mossBear, [forest, 2]] }, bob: {} });
  herd.ann.activates('Herd Bell');
  herd.resolve();
  expect(herd.ann.life).toBe(21);
});

test('power-up: less by its own mana cost while it entered this turn [CR 702.193a]', () => {
  const cub = creature('Rising Cub', '{1}{G}', 'Bear', 2, 2, {
    ...activated([pay('{3}{G}')], gainLife(5), { only: 'once' }),
    less: {
      amount: 'manaCost',
      if: { if: 'happened', event: { on: 'move', what: { what: 'self' }, to: 'battlefield' } },
    },
  });
  const t = table({ ann: { hand: [cub], board: [[forest, 4]] }, bob: {} });
  t.ann.casts('Rising Cub');
  t.resolve();
  t.ann.activates('Rising Cub');
  t.resolve();
  expect(t.ann.life).toBe(25);
  const later = table({ ann: { board: [cub, [forest, 2]] }, bob: {} });
  expect(able(later.ann.acts, 'activate Rising Cub')).toBe(false);
});

test('only the first spell that fits in a turn costs less [CR 601.2f | 2007: 409.1f]', () => {
  const hall = card(
    'Hall of Firsts',
    'enchantment',
    {},
    staticAbility({ static: 'cost', of: { spells: spells('creature'), by: you, nth: 1 }, less: true, amount: 1 }),
  );
  const ox = creature('Plain Ox', '{2}', 'Ox', 2, 2);
  const t = table({ ann: { hand: [[ox, 2]], board: [hall, [forest, 2]] }, bob: {} });
  t.ann.casts('Plain Ox 1');
  t.resolve();
  expect(able(t.ann.acts, 'cast Plain Ox')).toBe(false);
});

test('a spell costs more for each target beyond the first', () => {
  const storm = sorcery('Split Study', '{U}', draw(1));
  const costly = {
    ...storm,
    faces: [
      {
        ...storm.faces[0],
        abilities: [
          staticAbility({ static: 'cost', of: 'this', amount: 1, per: { count: 'targetsBeyondFirst' } }),
          {
            is: 'spell' as const,
            effect: {
              do: 'tap' as const,
              what: {
                what: 'target' as const,
                slot: 0,
                filter: permanents('creature'),
                count: { any: 'number' as const },
              },
            },
          },
        ],
      },
    ] as const,
  };
  const t = table({ ann: { hand: [costly], board: [[island, 2]] }, bob: { board: [[mossBear, 2]] } });
  t.ann.casts('Split Study', { at: ['Moss Bear 1', 'Moss Bear 2'] });
  t.resolve();
  expect(t.ann.acts.filter(act => act.startsWith('activate'))).toEqual([]);
});
