// Invented cards in the shape of public files.

type Fields = Readonly<Record<string, unknown>>;

/** A card as Scryfall's bulk files write it. */
export const scryfallCard = (name: string, fields: Fields = {}): Fields => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{1}{G}',
  cmc: 2,
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  colors: ['G'],
  color_identity: ['G'],
  keywords: [],
  legalities: { modern: 'legal', vintage: 'legal' },
  set: 'tst',
  set_name: 'Test Set',
  collector_number: '1',
  rarity: 'common',
  released_at: '2001-02-03',
  ...fields,
});

export const emberTap = scryfallCard('Ember Tap', {
  mana_cost: '{R}',
  cmc: 1,
  type_line: 'Instant',
  oracle_text: 'Ember Tap deals 2 damage to any target.',
  power: undefined,
  toughness: undefined,
  colors: ['R'],
  color_identity: ['R'],
  legalities: { modern: 'not_legal', vintage: 'restricted' },
});

export const mossBear = scryfallCard('Moss Bear', { oracle_text: 'Vigilance' });

/** A split card: its halves have no colours of their own. */
export const dawnDusk = scryfallCard('Dawnwork // Duskfall', {
  layout: 'split',
  mana_cost: '{W} // {2}{B}',
  cmc: 4,
  type_line: 'Instant // Sorcery',
  oracle_text: undefined,
  power: undefined,
  toughness: undefined,
  colors: ['B', 'W'],
  color_identity: ['B', 'W'],
  card_faces: [
    { object: 'card_face', name: 'Dawnwork', mana_cost: '{W}', type_line: 'Instant', oracle_text: 'You gain 3 life.' },
    { object: 'card_face', name: 'Duskfall', mana_cost: '{2}{B}', type_line: 'Sorcery', oracle_text: 'Draw a card.' },
  ],
});

/** One face of an entry in MTGJSON's AtomicCards. */
export const atomicFace = (name: string, fields: Fields = {}): Fields => ({
  name,
  layout: 'normal',
  manaCost: '{1}{G}',
  manaValue: 2,
  type: 'Creature — Bear',
  text: 'Vigilance',
  colors: ['G'],
  colorIdentity: ['G'],
  power: '2',
  toughness: '2',
  legalities: { modern: 'Legal', vintage: 'Restricted' },
  printings: ['TST'],
  ...fields,
});

export const asArray = (cards: readonly Fields[]): string => JSON.stringify(cards);
export const asLines = (cards: readonly Fields[]): string => cards.map(card => `${JSON.stringify(card)}\n`).join('');
export const asAtomic = (entries: Fields): string =>
  JSON.stringify({ meta: { date: '2026-01-01', version: '5' }, data: entries });
