import { describe, expect, it } from 'vitest';
import { faceText, readCard } from '../src/index.ts';

/** The first face of a card of our own, which must be understood. */
function face(typeLine: string, text: string, layout: string, size?: string) {
  const sized = size === undefined ? {} : { power: size, toughness: size };
  const reading = readCard({
    name: 'Moss Post',
    layout,
    faces: [{ name: 'Moss Post', manaCost: '{1}', typeLine, text, ...sized }],
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.blockers));
  return reading.card.faces[0];
}
const written = (of: ReturnType<typeof face>): string =>
  faceText(of)
    .map(line => (line.ok ? line.text : '?'))
    .join('\n');

describe('a text box in bands', () => {
  it('gives a leveler size and abilities by its level counters', () => {
    const text = 'Level up {1}\nLEVEL 1-3\n2/3\nFlying, haste\n{T}: Draw a card.\nLEVEL 4+\n5/5';
    const crab = face('Creature — Crab', text, 'leveler', '1');
    expect(crab.abilities).toMatchObject([
      { is: 'keyword', keyword: 'level up' },
      { is: 'level', of: 'leveler', from: 1, to: 3, power: 2, toughness: 3, abilities: [{}, {}, { is: 'activated' }] },
      { is: 'level', of: 'leveler', from: 4, power: 5, toughness: 5, abilities: [] },
    ]);
    expect(written(crab)).toBe(text);
  });

  it('gives a Class what a level costs, on its own line or behind a dash', () => {
    for (const parting of ['\n', ' — ']) {
      const text = `{1}{G}: Level 2${parting}When this Class becomes level 2, draw a card.`;
      const crab = face('Enchantment — Class', text, 'class');
      expect(crab.abilities).toMatchObject([
        {
          is: 'level',
          of: 'class',
          from: 2,
          cost: [{ pay: 'mana', cost: [1, 'G'] }],
          abilities: [{ is: 'triggered' }],
        },
      ]);
      expect(written(crab)).toBe(text);
    }
  });

  it('gives a Case its condition and what it has when solved', () => {
    const text = 'To solve — You control three or more lands.\nSolved — Creatures you control have haste.';
    expect(written(face('Enchantment — Case', text, 'case'))).toBe(text);
  });

  it('gives a Spacecraft its size with the last station symbol', () => {
    const text = 'Station\n2+ | Whenever you attack, draw a card.\n6+ | Flying';
    const crab = face('Artifact — Spacecraft', text, 'normal', '4');
    expect(crab.abilities.map(ability => 'power' in ability && ability.power)).toEqual([false, false, 4]);
    expect(written(crab)).toBe(text);
  });
});
