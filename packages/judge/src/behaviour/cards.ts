/** Invented cards made while the program runs, for the tables of trials. */
import type { Card } from '@lawmage/ability';
import { readCard } from '@lawmage/oracle';
import { BASICS } from '../read/basics.ts';

export type Sketch = {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
};

/** Throws on a text that is not understood: these are our own. */
export function invent(sketch: Sketch): Card {
  const reading = readCard({ name: sketch.name, layout: 'normal', faces: [{ text: '', ...sketch }] });
  if (!reading.ok) throw new Error(`${sketch.name} is not understood: ${JSON.stringify(reading.blockers)}`);
  return reading.card;
}

export const creature = (name: string, manaCost: string, kinds: string, size: number, text = ''): Card =>
  invent({ name, manaCost, typeLine: `Creature — ${kinds}`, power: String(size), toughness: String(size), text });

/** A basic land. */
export function land(name: string): Card {
  const facts = BASICS.find(one => one.name === name);
  const reading = facts === undefined ? null : readCard(facts);
  if (reading === null || !reading.ok) throw new Error(`${name} is a basic land`);
  return reading.card;
}
