/** Cards of the layer cases, by their names and facts, with abilities in our words. */
import {
  type Ability,
  activated,
  addMana,
  another,
  bearer,
  type Card,
  card,
  creature,
  each,
  enchant,
  type Filter,
  gets,
  having,
  keyword,
  lord,
  type Modification,
  permanents,
  type Static,
  tapSymbol,
} from '@lawmage/ability';

const creatures = permanents('creature');
const notType = (type: 'Aura' | 'creature' | 'basic' | 'land') => ({ is: 'not', trait: { is: 'type', type } }) as const;
const nonAuraEnchantments = another(having(permanents('enchantment'), notType('Aura')));
const byCost = { count: 'stat', stat: 'manaValue' } as const;

/** "… with base power and toughness each equal to its mana value": read of each object by itself. */
const sizeOfCost: Modification = {
  change: 'base',
  power: { ...byCost, of: { what: 'that', slot: 0 } },
  toughness: { ...byCost, of: { what: 'that', slot: 0 } },
};
const animates = (filter: Filter): Static => ({
  is: 'static',
  rule: {
    static: 'modify',
    what: { what: 'each', filter, slot: 0 },
    changes: [{ change: 'type', types: ['creature'], keep: true }, sizeOfCost],
  },
});

export const BEARS = creature('Grizzly Bears', '{1}{G}', 'Bear', 2, 2);
export const HUMILITY = card(
  'Humility',
  'enchantment',
  { cost: '{2}{W}{W}' },
  lord(each(creatures), { change: 'lose', abilities: 'all' }, { change: 'base', power: 1, toughness: 1 }),
);
export const OPALESCENCE = card('Opalescence', 'enchantment', { cost: '{2}{W}{W}' }, animates(nonAuraEnchantments));
export const ENCHANTED_EVENING = card(
  'Enchanted Evening',
  'enchantment',
  { cost: '{3}{W/U}{W/U}' },
  lord(each(permanents()), { change: 'type', types: ['enchantment'], keep: true }),
);
export const MYCOSYNTH_LATTICE = card(
  'Mycosynth Lattice',
  'artifact',
  { cost: '{6}' },
  lord(each(permanents()), { change: 'type', types: ['artifact'], keep: true }),
  lord(each(permanents()), { change: 'color', colors: [] }),
);
export const MARCH = card(
  'March of the Machines',
  'enchantment',
  { cost: '{3}{U}' },
  animates(having(permanents('artifact'), notType('creature'))),
);
export const EMBRACE = card(
  "Serra's Embrace",
  'enchantment — Aura',
  { cost: '{2}{W}{W}' },
  enchant(creatures),
  lord(bearer, gets(2, 2), { change: 'gain', abilities: [keyword('flying'), keyword('vigilance')] }),
);
export const DARKEST_HOUR = card(
  'Darkest Hour',
  'enchantment',
  { cost: '{B}' },
  lord(each(creatures), { change: 'color', colors: ['B'] }),
);
export const BLOOD_MOON = card(
  'Blood Moon',
  'enchantment',
  { cost: '{2}{R}' },
  lord(each(having(permanents('land'), notType('basic'))), { change: 'type', subtypes: ['Mountain'] }),
);
export const URBORG = card(
  'Urborg, Tomb of Yawgmoth',
  'legendary land',
  {},
  lord(each(permanents('land')), { change: 'type', subtypes: ['Swamp'], keep: true }),
);
export const basic = (name: 'Plains' | 'Island' | 'Swamp' | 'Mountain' | 'Forest'): Card =>
  card(name, `basic land — ${name}`, {});
const taps = (symbol: 'W' | 'G'): Ability => activated([tapSymbol], addMana(symbol));
export const GUILDGATE = card(
  'Selesnya Guildgate',
  'land — Gate',
  {},
  { is: 'static', rule: { static: 'enter', how: [{ enters: 'tapped' }] } },
  taps('G'),
  taps('W'),
);
