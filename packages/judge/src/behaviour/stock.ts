/** Invented cards that are always at the table, so that there is something to aim at, to give up and to pay with. */
import type { Card } from '@lawmage/ability';
import { readCard } from '@lawmage/oracle';
import { BASICS } from '../read/basics.ts';

type Sketch = {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text?: string;
  readonly power?: string;
  readonly toughness?: string;
};

function made(sketch: Sketch): Card {
  const reading = readCard({ name: sketch.name, layout: 'normal', faces: [{ text: '', ...sketch }] });
  if (!reading.ok) throw new Error(`${sketch.name} is not understood: ${JSON.stringify(reading.blockers)}`);
  return reading.card;
}

const creature = (name: string, manaCost: string, kinds: string, size: number, text = ''): Card =>
  made({ name, manaCost, typeLine: `Creature — ${kinds}`, power: String(size), toughness: String(size), text });

export const CREATURES: readonly Card[] = [
  creature('Stock Soldier', '{W}', 'Human Soldier', 2),
  creature('Stock Wizard', '{1}{U}', 'Human Wizard', 2, 'Flying'),
  creature('Stock Zombie', '{1}{B}', 'Zombie Warrior', 3),
  creature('Stock Goblin', '{R}', 'Goblin Rogue', 1),
  creature('Stock Elf', '{2}{G}', 'Elf Druid', 4, 'Reach'),
  creature('Stock Knight', '{W}{B}', 'Human Knight', 2, 'First strike'),
  creature('Stock Shape', '{2}', 'Shapeshifter', 2, 'Changeling'),
  made({ name: 'Stock Golem', manaCost: '{3}', typeLine: 'Artifact Creature — Golem', power: '3', toughness: '3' }),
  creature('Stock Lord', '{4}{G}', 'Dragon', 5, 'Trample'),
];

export const THINGS: readonly Card[] = [
  made({ name: 'Stock Relic', manaCost: '{1}', typeLine: 'Artifact' }),
  made({ name: 'Stock Shrine', manaCost: '{1}', typeLine: 'Enchantment' }),
  made({
    name: 'Stock Altar',
    manaCost: '{1}',
    typeLine: 'Artifact',
    text: '{2}, Sacrifice a creature: You gain 1 life.',
  }),
  made({
    name: 'Stock Blade',
    manaCost: '{1}',
    typeLine: 'Artifact — Equipment',
    text: 'Equipped creature gets +1/+1.\nEquip {1}',
  }),
  made({
    name: 'Stock Blessing',
    manaCost: '{W}',
    typeLine: 'Enchantment — Aura',
    text: 'Enchant creature\nEnchanted creature gets +1/+1.',
  }),
  made({ name: 'Legendary Stock', manaCost: '{2}', typeLine: 'Legendary Artifact' }),
];

export const SPELLS: readonly Card[] = [
  made({ name: 'Stock Bolt', manaCost: '{R}', typeLine: 'Instant', text: 'Stock Bolt deals 3 damage to any target.' }),
  made({ name: 'Stock Death', manaCost: '{B}', typeLine: 'Instant', text: 'Destroy target creature.' }),
  made({ name: 'Stock Insight', manaCost: '{U}', typeLine: 'Sorcery', text: 'Draw two cards, then discard a card.' }),
  made({
    name: 'Stock Growth',
    manaCost: '{G}',
    typeLine: 'Instant',
    text: 'Put a +1/+1 counter on target creature. You gain 2 life.',
  }),
  made({ name: 'Stock Denial', manaCost: '{U}', typeLine: 'Instant', text: 'Counter target spell.' }),
  made({
    name: 'Stock Call',
    manaCost: '{W}',
    typeLine: 'Sorcery',
    text: 'Create two 1/1 white Soldier creature tokens.',
  }),
  made({
    name: 'Stock Tide',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: "Return target permanent to its owner's hand.",
  }),
  made({ name: 'Stock Grave', manaCost: '{B}', typeLine: 'Sorcery', text: 'Each player mills two cards.' }),
];

export const BASIC_LANDS: readonly Card[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(landNamed);
export const WASTES: Card = landNamed('Wastes');

function landNamed(name: string): Card {
  const facts = BASICS.find(one => one.name === name);
  const reading = facts === undefined ? null : readCard(facts);
  if (reading === null || !reading.ok) throw new Error(`${name} is a basic land`);
  return reading.card;
}
