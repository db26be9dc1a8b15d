import type { CardFacts } from './facts.ts';
import type { ReadUnit } from './read-card.ts';

/** A place that stops reading: the words around it, and how many cards wait for it alone. */
export interface RankedBlocker {
  /** Two words before the place, a mark, two words from it. */
  readonly place: string;
  readonly wanted: readonly string[];
  readonly cards: number;
  readonly example: string;
}

/** Ranks the places that alone keep cards from being read. */
export class BlockerRanking {
  private readonly found = new Map<string, RankedBlocker>();

  /** Notes a card of which all these lines are declined; it counts only if one place stops them all. */
  note(card: CardFacts, declined: readonly ReadUnit[]): void {
    const places = new Map(declined.map(line => [placeOf(line), line]));
    const [only] = places;
    if (places.size !== 1 || only === undefined) return;
    const [place, { unit, reading }] = only;
    const known = this.found.get(place);
    this.found.set(place, {
      place,
      wanted: reading.ok ? [] : reading.wanted,
      cards: (known?.cards ?? 0) + 1,
      example: known?.example ?? `${card.name}: ${unit.tokens.map(token => token.text).join(' ')}`,
    });
  }

  /** The places that most cards wait for. */
  top(count: number): RankedBlocker[] {
    return [...this.found.values()].sort((a, b) => b.cards - a.cards || (a.place < b.place ? -1 : 1)).slice(0, count);
  }
}

function placeOf({ unit, reading }: ReadUnit): string {
  const texts = unit.tokens.map(token => token.text);
  if (!reading.ok && reading.verdict !== 'declined') return reading.verdict;
  if (!reading.ok && reading.wanted[0]?.startsWith('referent'))
    return `${reading.wanted[0]} ${texts.slice(0, 2).join(' ')}`;
  const at = reading.ok ? 0 : reading.at;
  const start = Math.max(0, at - 2);
  return [...texts.slice(start, at), '‸', ...texts.slice(at, at + 2), ...(at >= texts.length ? ['(end)'] : [])].join(
    ' ',
  );
}
