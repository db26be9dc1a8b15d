import { type Decklist, playedEntries } from '../decks/decklist.ts';
import type { CardFacts } from '../facts/facts.ts';
import { colorIdentity, commanders } from './commander.ts';
import { companions } from './companion.ts';
import { copies } from './copies.ts';
import type { EditionName, Format } from './formats.ts';
import type { Breach, DeckRule, Finding, JudgedDeck, Unchecked } from './judged.ts';
import { ante, conspiracies, legality, printedBy, traditional } from './legality.ts';
import { deckSize, sideboardSize } from './size.ts';

/** Whether a deck may be played: what is wrong with it, and what the facts at hand do not decide. */
export type DeckVerdict = { readonly breaches: readonly Breach[]; readonly unchecked: readonly Unchecked[] };

const ALWAYS: readonly DeckRule[] = [
  deckSize,
  copies,
  sideboardSize,
  traditional,
  ante,
  conspiracies,
  legality,
  printedBy,
];

const RULES: Readonly<Record<Format['kind'], readonly DeckRule[]>> = {
  constructed: [...ALWAYS, companions],
  limited: [...ALWAYS, companions],
  commander: [...ALWAYS, commanders, colorIdentity, companions],
  brawl: [...ALWAYS, commanders, colorIdentity, companions],
};

/**
 * [CR 100.2, 100.4, 903.5 | 2007: 100.2, 100.3] Judges a deck by the construction rules of a format and an edition. Names
 * are those of `resolveDeck`; `card` gives the facts, such as `(name) => store.card(name)`.
 */
export function checkDeck(
  deck: Decklist,
  format: Format,
  card: (name: string) => CardFacts | undefined,
  edition: EditionName = format.editions[0] ?? 'current',
): DeckVerdict {
  const facts = new Map(playedEntries(deck).map(({ name }) => [name, card(name)]));
  const judged: JudgedDeck = { deck, format, edition, card: name => facts.get(name) };
  const findings = RULES[format.kind].flatMap(rule => rule(judged));
  const unknown = [...facts].flatMap(([name, found]) => (found === undefined ? [name] : []));
  return {
    breaches: findings.filter(isBreach),
    unchecked: [
      ...(unknown.length === 0
        ? []
        : [{ code: 'unknownCard', message: 'no card has this name', cards: unknown } as const]),
      ...findings.filter(isUnchecked),
    ],
  };
}

const isBreach = (finding: Finding): finding is Breach => 'rule' in finding;
const isUnchecked = (finding: Finding): finding is Unchecked => !isBreach(finding);
