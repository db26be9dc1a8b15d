/** The tokens that the rulebook itself describes [CR 111.10]. */

import type {
  Ability,
  Activated,
  ActivationLimit,
  Card,
  Cost,
  Effect,
  Face,
  PredefinedToken,
  Subtype,
} from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import { ROLES } from './roles.ts';

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

const face = (name: Subtype, type: 'artifact' | 'enchantment', ...abilities: readonly Ability[]): Face => ({
  name: `${name} Token`,
  cost: null,
  indicator: [],
  type: { supertypes: [], types: [type], subtypes: [name] },
  abilities,
});

const made = (first: Face, ...others: readonly Face[]): Card => ({
  name: first.name,
  layout: 'token',
  faces: [first, ...others],
});

const token = (name: Subtype, ...abilities: readonly Ability[]): Card => made(face(name, 'artifact', ...abilities));

/** [CR 111.10d] A creature with a name of its own. */
const WALKER: Card = made({
  name: 'Walker',
  cost: null,
  indicator: ['B'],
  type: { supertypes: [], types: ['creature'], subtypes: ['Zombie'] },
  power: 2,
  toughness: 2,
  abilities: [],
});

/** [CR 111.10i] What an Incubator turns into. */
const PHYREXIAN: Face = {
  name: 'Phyrexian Token',
  cost: null,
  indicator: [],
  type: { supertypes: [], types: ['artifact', 'creature'], subtypes: ['Phyrexian'] },
  power: 0,
  toughness: 0,
  abilities: [],
};

/** [CR 111.10h, 111.10w] Colourless mana that cannot be spent on spells that are no artifacts. */
const FOR_ARTIFACTS: Effect = {
  do: 'addMana',
  mana: {
    mana: 'restricted',
    produced: { mana: 'fixed', symbols: ['C'] },
    spend: { on: ['cast', 'activate', 'other'], what: { types: ['artifact'], sort: 'spell' } },
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
  Vibranium: '111.10w|',
  Walker: '111.10d|',
  Incubator: '111.10i|',
  'Cursed Role': '111.10j|',
  'Monster Role': '111.10k|',
  'Royal Role': '111.10m|',
  'Sorcerer Role': '111.10n|',
  'Virtuous Role': '111.10p|',
  'Wicked Role': '111.10q|',
  'Young Hero Role': '111.10r|',
};

/** [CR 111.10a–111.10w] */
export const PREDEFINED: Readonly<Record<PredefinedToken, Card>> = {
  Treasure: token('Treasure', activated([...TAP, ...SACRIFICE], ANY_COLOR)),
  Food: token('Food', activated([...mana(2), ...TAP, ...SACRIFICE], { do: 'gainLife', amount: 3 })),
  Gold: token('Gold', activated(SACRIFICE, ANY_COLOR)),
  Clue: token('Clue', activated([...mana(2), ...SACRIFICE], DRAW)),
  Blood: token('Blood', activated([...mana(1), ...TAP, ...DISCARD, ...SACRIFICE], DRAW)),
  Powerstone: token('Powerstone', activated(TAP, FOR_ARTIFACTS)),
  Map: token('Map', activated([...mana(1), ...TAP, ...SACRIFICE], EXPLORE, SORCERY)),
  Junk: token('Junk', activated([...TAP, ...SACRIFICE], JUNK, SORCERY)),
  Lander: token('Lander', activated([...mana(2), ...TAP, ...SACRIFICE], LANDER)),
  Shard: made(
    face(
      'Shard',
      'enchantment',
      activated([...mana(2), ...SACRIFICE], { do: 'sequence', steps: [{ do: 'scry', count: 1 }, DRAW] }),
    ),
  ),
  Mutagen: token('Mutagen', activated([...mana(1), ...TAP, ...SACRIFICE], GROW, SORCERY)),
  Vibranium: token('Vibranium', { is: 'keyword', keyword: 'indestructible' }, activated(TAP, FOR_ARTIFACTS)),
  Walker: WALKER,
  Incubator: made(face('Incubator', 'artifact', activated(mana(2), { do: 'transform', what: SELF })), PHYREXIAN),
  ...ROLES,
};
