import { hasType } from '../facts/type-line.ts';
import {
  breach,
  type DeckRule,
  differentCards,
  type Finding,
  type JudgedDeck,
  type JudgedEntry,
  namesOf,
} from './judged.ts';

const TOURNAMENT = '100.6|100.5';

/** [CR 100.6 | 2007: 100.5] Tournament formats bar cards and restrict others to one copy; what the card data says. */
export const legality: DeckRule = judged => {
  const list = judged.format.legality;
  if (list === undefined) return [];
  const cards = differentCards(judged);
  const those = (word: string | undefined): readonly JudgedEntry[] =>
    cards.filter(({ card }) => card.legalities[list] === word);
  const { name } = judged.format;
  const unknown = those(undefined);
  return [
    ...each(judged, 'notLegal', those('notLegal'), `not legal in ${name}`),
    ...each(judged, 'banned', those('banned'), `banned in ${name}`),
    ...each(judged, 'restricted', those('restricted').filter(moreThanOne(judged)), `restricted to one copy in ${name}`),
    ...(unknown.length === 0 ? [] : [unknownLegality(name, unknown)]),
  ];
};

const each = (
  judged: JudgedDeck,
  code: 'notLegal' | 'banned' | 'restricted',
  cards: readonly JudgedEntry[],
  message: string,
): readonly Finding[] =>
  cards.flatMap(({ card }) => breach(judged, code, TOURNAMENT, `${card.name} is ${message}`, [card.name]));

const moreThanOne =
  ({ deck }: JudgedDeck) =>
  ({ card }: JudgedEntry): boolean => {
    const copies = [...deck.commanders, ...deck.main, ...deck.sideboard].filter(({ name }) => name === card.name);
    return copies.reduce((sum, { count }) => sum + count, 0) > 1;
  };

const unknownLegality = (format: string, cards: readonly JudgedEntry[]): Finding => ({
  code: 'unknownLegality',
  message: `the card data does not say whether these are legal in ${format}`,
  cards: namesOf(cards),
});

/** [CR 100.6 | 2007: 100.5] A format may bar all cards printed after a day. */
export const printedBy: DeckRule = judged => {
  const day = judged.format.printedBy;
  if (day === undefined) return [];
  const later = differentCards(judged).filter(
    ({ card }) => !(card.printing.date !== undefined && card.printing.date <= day),
  );
  const isKnown = ({ card }: JudgedEntry): boolean => card.printing.date !== undefined && !card.printing.reprint;
  const unknown = later.filter(entry => !isKnown(entry));
  const late = later.filter(isKnown);
  return [
    ...late.flatMap(({ card }) =>
      breach(judged, 'notPrintedYet', TOURNAMENT, `${card.name} was first printed on ${card.printing.date}`, [
        card.name,
      ]),
    ),
    ...(unknown.length === 0 ? [] : [unknownPrinting(day, unknown)]),
  ];
};

const unknownPrinting = (day: string, cards: readonly JudgedEntry[]): Finding => ({
  code: 'unknownPrinting',
  message: `the card data does not say whether these were printed by ${day}`,
  cards: namesOf(cards),
});

const NONTRADITIONAL = ['plane', 'phenomenon', 'vanguard', 'scheme', 'dungeon'];

/** [CR 108.2a | 2007: 200.1] Nontraditional cards are not part of a deck; they have supplementary decks of their own. */
export const traditional: DeckRule = judged => {
  const { main, sideboard, commanders } = judged.deck;
  const inDeck = new Set([...main, ...sideboard, ...commanders].map(({ name }) => name));
  return differentCards(judged)
    .filter(({ card }) => inDeck.has(card.name) && NONTRADITIONAL.some(type => hasType(card, type)))
    .flatMap(({ card }) =>
      breach(judged, 'notTraditional', '108.2a|200.1', `${card.name} does not go into a deck`, [card.name]),
    );
};

/** [CR 407.3 | 2007: 217.9c] Cards that are removed when not playing for ante, which Lawmage never does. */
export const ante: DeckRule = judged =>
  differentCards(judged)
    .filter(({ card }) =>
      card.faces.some(({ text }) => /from your deck before playing if you're not playing for ante/i.test(text)),
    )
    .flatMap(({ card }) =>
      breach(judged, 'forAnteOnly', '407.3|217.9c', `${card.name} is only for playing for ante`, [card.name]),
    );

/** [CR 315.1] Conspiracies are used only in limited play. */
export const conspiracies: DeckRule = judged =>
  judged.format.kind === 'limited'
    ? []
    : differentCards(judged)
        .filter(({ card }) => hasType(card, 'conspiracy'))
        .flatMap(({ card }) =>
          breach(judged, 'conspiracy', '315.1|', `${card.name} is only for limited play`, [card.name]),
        );
