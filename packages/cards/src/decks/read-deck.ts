import type { DeckFormat, Decklist, DeckProblem } from './decklist.ts';
import { Draft } from './draft.ts';
import { readTextList } from './read-text.ts';
import { readXmlList } from './read-xml.ts';

/** A list as read, in which format it was, and what in it could not be understood. */
export type DeckReading = {
  readonly format: DeckFormat;
  readonly deck: Decklist;
  readonly problems: readonly DeckProblem[];
};

/** No decklist comes near a million letters. */
const LONGEST_LIST = 1_000_000;

/**
 * Reads a decklist in any of the formats people share: plain text, MTG Arena's export, MTGO's text and .dek, Cockatrice's
 * .cod, told apart by content. Never throws; each problem has a code and a line, and everything else is read all the same.
 */
export function readDeck(text: string): DeckReading {
  const content = text.replace(/^\uFEFF/, '');
  const { draft, format } = content.length > LONGEST_LIST ? tooLong() : readContent(content);
  const deck = draft.deck();
  if (draft.problems.length === 0 && !draft.hasAny()) draft.problem('emptyDeck', 'there is no card in the list');
  return { format, deck, problems: draft.problems };
}

const readContent = (text: string): ReturnType<typeof readTextList> =>
  isXml(text.trimStart()) ? readXmlList(text) : readTextList(text);

/** A list in lines may begin with `<` as well; only XML says so at once or closes what it opens. */
const isXml = (text: string): boolean =>
  text.startsWith('<') && (/^<(?:[?!]|Deck\b|cockatrice_deck\b)/.test(text) || /<\/\w|\/>/.test(text));

function tooLong(): ReturnType<typeof readTextList> {
  const draft = new Draft();
  draft.problem('tooLong', 'this is far longer than a decklist');
  return { draft, format: 'plain' };
}
