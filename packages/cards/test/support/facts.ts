import type { CardFacts, FaceFacts } from '../../src/facts/facts.ts';

type Fields = Partial<Omit<CardFacts, 'faces'>> & Partial<FaceFacts>;

/** Facts of an invented card; fields of the card and of its only face in one. */
export function facts(name: string, typeLine: string, fields: Fields = {}): CardFacts {
  const { manaCost = '', text = '', colors = [], power, toughness, ...card } = fields;
  const size = power === undefined || toughness === undefined ? {} : { power, toughness };
  return {
    name,
    layout: 'normal',
    faces: [{ name, typeLine, manaCost, text, colors, ...size }],
    manaValue: 0,
    colorIdentity: [],
    keywords: [],
    legalities: { modern: 'legal', commander: 'legal', standardbrawl: 'legal' },
    printing: { date: '2001-02-03', reprint: false },
    ...card,
  };
}

export const BEAR = facts('Moss Bear', 'Creature — Bear', { colorIdentity: ['G'] });
export const FOREST = facts('Forest', 'Basic Land — Forest', { colorIdentity: ['G'] });
export const SWAMP = facts('Swamp', 'Basic Land — Swamp', { colorIdentity: ['B'] });
