/** Creatures for combat tests, all invented. */
import {
  type Card,
  card,
  creature,
  type KeywordName,
  keyword,
  type ObjectRule,
  type PlayerRule,
  self,
  staticAbility,
} from '@lawmage/ability';

export const bear = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
export const ox = creature('Barn Ox', '{3}{G}', 'Ox', 3, 4);
export const giant = creature('Hill Giant', '{5}{R}', 'Giant', 5, 5);
export const rat = creature('Cellar Rat', '{B}', 'Rat', 1, 1);

/** A creature with keywords. */
export const having = (name: string, power: number, toughness: number, ...keywords: readonly KeywordName[]): Card =>
  creature(name, '{2}', 'Beast', power, toughness, ...keywords.map(one => keyword(one)));

/** A creature with rules about itself. */
export const ruled = (name: string, power: number, toughness: number, ...rules: readonly ObjectRule[]): Card =>
  creature(
    name,
    '{2}',
    'Beast',
    power,
    toughness,
    ...rules.map(rule => staticAbility({ static: 'modify', what: self, changes: [{ change: 'rule', rule }] })),
  );

/** An enchantment that changes the rules for players. */
export const law = (name: string, who: 'you' | 'opponents', rule: PlayerRule): Card => ({
  name,
  layout: 'normal',
  faces: [
    {
      name,
      cost: [1],
      type: { supertypes: [], types: ['enchantment'], subtypes: [] },
      abilities: [
        staticAbility({
          static: 'players',
          who: who === 'you' ? { who: 'you' } : { who: 'each', of: 'opponent' },
          rule,
        }),
      ],
    },
  ],
});

/** A basic land. */
export const land = (name: 'Forest' | 'Swamp' | 'Mountain'): Card => card(name, `basic land — ${name}`, {});
