/** The tokens that the rulebook itself describes [CR 111.10]. */

import type {
  Ability,
  Activated,
  ActivationLimit,
  Card,
  Cost,
  Effect,
  PredefinedToken,
  Subtype,
} from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';

const SELF = { what: 'self' } as const;
const TAP: Cost = [{ pay: 'tap' }];
const SACRIFICE: Cost = [{ pay: 'do', effect: { do: 'sacrifice', what: SELF } }];
const mana = (n: number): Cost => [{ pay: 'mana', cost: [n] }];
const DISCARD: Cost = [{ pay: 'do', effect: { do: 'discard', what: { what: 'some', filter: { sort: 'card' } } } }];

const activated = (cost: Cost, effect: Effect, limits?: readonly ActivationLimit[]): Activated =>
  limits === undefined ? { is: 'activated', cost, effect } : { is: 'activated', cost, effect, limits };

const SORCERY: readonly ActivationLimit[] = [{ only: 'sorcery' }];
const DRAW: Effect = { do: 'draw', count: 1 };
const ANY_COLOR: Effect = { do: 'addMana', mana: { mana: 'anyColor', count: 1 } };

const token = (name: Subtype, ability: Ability, type: 'artifact' | 'enchantment' = 'artifact'): Card => ({
  name: `${name} Token`,
  layout: 'token',
  faces: [
    {
      name: `${name} Token`,
      cost: null,
      indicator: [],
      type: { supertypes: [], types: [type], subtypes: [name] },
      abilities: [ability],
    },
  ],
});

/** [CR 111.10h] Colourless mana that cannot be spent on spells that are no artifacts. */
const POWERSTONE_MANA: Effect = {
  do: 'addMana',
  mana: {
    mana: 'restricted',
    produced: { mana: 'fixed', symbols: ['C'] },
    spend: { on: ['cast', 'activate'], what: { types: ['artifact'], sort: 'spell' } },
  },
};

/** [CR 111.10t] */
const JUNK: Effect = {
  do: 'sequence',
  steps: [
    {
      do: 'move',
      what: { what: 'top', count: 1, of: { who: 'you' } },
      to: { zone: 'exile' },
      slot: 0,
    },
    { do: 'playFrom', what: { what: 'that', slot: 0 }, until: { until: 'endOfTurn' } },
  ],
};

/** [CR 111.10u] */
const LANDER: Effect = {
  do: 'search',
  in: { zone: 'library', of: { who: 'you' } },
  for: { adj: [{ is: 'type', type: 'basic' }], types: ['land'], sort: 'card' },
  to: { zone: 'battlefield', tapped: true },
  shuffle: true,
};

/** [CR 111.10s] */
const EXPLORE: Effect = {
  do: 'explore',
  what: {
    what: 'target',
    slot: 0,
    filter: { types: ['creature'], sort: 'permanent', whose: { by: 'controller', who: { who: 'you' } } },
  },
};

/** [CR 111.10v] */
const GROW: Effect = {
  do: 'putCounters',
  kind: '+1/+1',
  count: 1,
  on: { what: 'target', slot: 0, filter: { types: ['creature'], sort: 'permanent' } },
};

/** The rule that describes each of them. */
export const PREDEFINED_BY: Readonly<Record<PredefinedToken, Rule>> = {
  Treasure: '111.10a|',
  Food: '111.10b|',
  Gold: '111.10c|',
  Shard: '111.10e|',
  Clue: '111.10f|',
  Blood: '111.10g|',
  Powerstone: '111.10h|',
  Map: '111.10s|',
  Junk: '111.10t|',
  Lander: '111.10u|',
  Mutagen: '111.10v|',
};

/** [CR 111.10a–111.10v] */
export const PREDEFINED: Readonly<Record<PredefinedToken, Card>> = {
  Treasure: token('Treasure', activated([...TAP, ...SACRIFICE], ANY_COLOR)),
  Food: token('Food', activated([...mana(2), ...TAP, ...SACRIFICE], { do: 'gainLife', amount: 3 })),
  Gold: token('Gold', activated(SACRIFICE, ANY_COLOR)),
  Clue: token('Clue', activated([...mana(2), ...SACRIFICE], DRAW)),
  Blood: token('Blood', activated([...mana(1), ...TAP, ...DISCARD, ...SACRIFICE], DRAW)),
  Powerstone: token('Powerstone', activated(TAP, POWERSTONE_MANA)),
  Map: token('Map', activated([...mana(1), ...TAP, ...SACRIFICE], EXPLORE, SORCERY)),
  Junk: token('Junk', activated([...TAP, ...SACRIFICE], JUNK, SORCERY)),
  Lander: token('Lander', activated([...mana(2), ...TAP, ...SACRIFICE], LANDER)),
  Shard: token(
    'Shard',
    activated([...mana(2), ...SACRIFICE], { do: 'sequence', steps: [{ do: 'scry', count: 1 }, DRAW] }),
    'enchantment',
  ),
  Mutagen: token('Mutagen', activated([...mana(1), ...TAP, ...SACRIFICE], GROW, SORCERY)),
};
