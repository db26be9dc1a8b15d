/** The Role tokens that the rulebook describes [CR 111.10j–111.10r | 2007: none]. */
import {
  type Ability,
  attacks,
  bearer,
  type Card,
  type Count,
  eachOpponent,
  enchant,
  gains,
  gets,
  keyword,
  lord,
  loseLife,
  type Modification,
  type PredefinedToken,
  pay,
  permanents,
  putCounters,
  self,
  triggered,
  yours,
} from '@lawmage/ability';

type RoleName = Extract<PredefinedToken, `${string} Role`>;

const role = (name: string, changes: readonly Modification[], ...others: readonly Ability[]): Card => ({
  name,
  layout: 'token',
  faces: [
    {
      name,
      cost: null,
      indicator: [],
      type: { supertypes: [], types: ['enchantment'], subtypes: ['Aura', 'Role'] },
      abilities: [
        enchant(permanents('creature')),
        ...(changes.length > 0 ? [lord(bearer, ...changes)] : []),
        ...others,
      ],
    },
  ],
});

const yourEnchantments: Count = { count: 'objects', of: yours(permanents('enchantment')) };
const stillSmall = { if: 'compare', a: { count: 'stat', of: self, stat: 'toughness' }, is: 'atMost', b: 3 } as const;
const growsWhileSmall = triggered(attacks(self), putCounters(1, '+1/+1', self), stillSmall);
const fallen = { on: 'move', what: self, from: 'battlefield', to: 'graveyard' } as const;

/** Each by the words with which it is created. */
export const ROLES: Readonly<Record<RoleName, Card>> = {
  'Cursed Role': role('Cursed', [{ change: 'base', power: 1, toughness: 1 }]),
  'Monster Role': role('Monster', [gets(1, 1), gains(keyword('trample'))]),
  'Royal Role': role('Royal', [gets(1, 1), gains(keyword('ward', { cost: [pay('{1}')] }))]),
  'Sorcerer Role': role('Sorcerer', [gets(1, 1), gains(triggered(attacks(self), { do: 'scry', count: 1 }))]),
  'Virtuous Role': role('Virtuous', [gets(yourEnchantments, yourEnchantments)]),
  'Wicked Role': role('Wicked', [gets(1, 1)], triggered(fallen, loseLife(1, eachOpponent))),
  'Young Hero Role': role('Young Hero', [gains(growsWhileSmall)]),
};
