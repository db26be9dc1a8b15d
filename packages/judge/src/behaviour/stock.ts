/** What is always at the table, so that there is something to aim at, to give up and to pay with. */
import type { Card } from '@lawmage/ability';
import { creature, invent, land } from './cards.ts';
import { engines } from './deeds.ts';

const creatures = (): readonly Card[] => [
  creature('Stock Soldier', '{W}', 'Human Soldier', 2),
  creature('Stock Wizard', '{1}{U}', 'Human Wizard', 2, 'Flying'),
  creature('Stock Zombie', '{1}{B}', 'Zombie Warrior', 3),
  creature('Stock Goblin', '{R}', 'Goblin Rogue', 1),
  creature('Stock Elf', '{2}{G}', 'Elf Druid', 4, 'Reach'),
  creature('Stock Knight', '{W}{B}', 'Human Knight', 2, 'First strike'),
  creature('Stock Shape', '{2}', 'Shapeshifter', 2, 'Changeling'),
  creature('Stock Beetle', '{G}', 'Insect', 1),
  invent({ name: 'Stock Golem', manaCost: '{3}', typeLine: 'Artifact Creature — Golem', power: '3', toughness: '3' }),
  creature('Stock Wyrm', '{4}{G}', 'Dragon', 5, 'Trample'),
];

const things = (): readonly Card[] => [
  invent({ name: 'Stock Relic', manaCost: '{1}', typeLine: 'Artifact' }),
  invent({ name: 'Stock Shrine', manaCost: '{1}', typeLine: 'Enchantment' }),
  invent({ name: 'Stock Crown', manaCost: '{2}', typeLine: 'Legendary Artifact' }),
  invent({
    name: 'Stock Blade',
    manaCost: '{1}',
    typeLine: 'Artifact — Equipment',
    text: 'Equipped creature gets +1/+1.\nEquip {1}',
  }),
  invent({
    name: 'Stock Blessing',
    manaCost: '{W}',
    typeLine: 'Enchantment — Aura',
    text: 'Enchant creature\nEnchanted creature gets +1/+1.',
  }),
];

const spell = (name: string, manaCost: string, typeLine: string, text: string): Card =>
  invent({ name: `Stock ${name}`, manaCost, typeLine, text });

const spells = (): readonly Card[] => [
  spell('Bolt', '{R}', 'Instant', 'Stock Bolt deals 3 damage to any target.'),
  spell('Death', '{B}', 'Instant', 'Destroy target creature.'),
  spell('Insight', '{U}', 'Sorcery', 'Draw two cards, then discard a card.'),
  spell('Growth', '{G}', 'Instant', 'Put a +1/+1 counter on target creature. You gain 2 life.'),
  spell('Denial', '{U}', 'Instant', 'Counter target spell.'),
  spell('Call', '{W}', 'Sorcery', 'Create two 1/1 white Soldier creature tokens.'),
  spell('Tide', '{U}', 'Instant', "Return target permanent to its owner's hand."),
  spell('Ruin', '{2}', 'Sorcery', 'Destroy target land.'),
  spell('Fate', '{7}', 'Sorcery', 'Draw a card.'),
];

const coloredLands = (): readonly Card[] => ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(land);
const snowLands = (): readonly Card[] =>
  ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(name => land(`Snow-Covered ${name}`));
const leader = (): Card =>
  invent({
    name: 'Stock Leader',
    manaCost: '{W}{U}{B}{R}{G}',
    typeLine: 'Legendary Creature — Human Noble',
    power: '3',
    toughness: '3',
  });

/** Invented cards by what they are for. */
export type Stock = {
  readonly creatures: readonly Card[];
  readonly things: readonly Card[];
  readonly engines: readonly Card[];
  readonly spells: readonly Card[];
  readonly coloredLands: readonly Card[];
  readonly snowLands: readonly Card[];
  readonly leader: Card;
};

let made: Stock | null = null;

/** The stock, read when it is first needed. */
export function stock(): Stock {
  made ??= {
    creatures: creatures(),
    things: things(),
    engines: engines(),
    spells: spells(),
    coloredLands: coloredLands(),
    snowLands: snowLands(),
    leader: leader(),
  };
  return made;
}
