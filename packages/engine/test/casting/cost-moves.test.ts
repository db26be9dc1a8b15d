import { activated, creature, self } from '@lawmage/ability';
import { expect, test } from 'vitest';
import { table } from '../table.ts';

/** "Sacrifice this: return it to the battlefield tapped." */
const PHOENIX = creature(
  'Phoenix',
  '{0}',
  'Bird',
  1,
  1,
  activated([{ pay: 'do', effect: { do: 'sacrifice', what: self } }], {
    do: 'move',
    what: self,
    to: { zone: 'battlefield' },
  }),
);

test.each([
  ['current', 'battlefield'],
  ['2007-02', "ann's graveyard"],
] as const)(
  'an ability finds its source where its cost moved it, in %s [CR 400.7j | 2007: 217.1c]',
  (edition, where) => {
    const t = table({ ann: { board: [PHOENIX] }, bob: {} }, { edition });
    t.ann.activates('Phoenix');
    expect(t.where('Phoenix')).toBe("ann's graveyard");
    t.resolve();
    expect(t.where('Phoenix')).toBe(where);
  },
);
