/** The cards of a scenario: invented ones are read from its text, printed ones from a file of cards. */
import type { Card } from '@lawmage/ability';
import { missingWords } from '@lawmage/engine';
import { type Blocker, type CardFacts, readCard, tokenNames } from '@lawmage/oracle';
import type { Cards } from '../play/setting.ts';
import { BASICS } from '../read/basics.ts';
import type { Place } from '../scenario/place.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Fault } from './verdict.ts';

/** Looks a printed card up by its full name or that of one of its faces: its facts, or the card as it was read before. */
export type Library = (name: string) => CardFacts | Card | undefined;
export type CardsRead =
  | { readonly ok: true; readonly cards: Cards }
  | { readonly ok: false; readonly outcome: 'error' | 'skipped'; readonly faults: readonly Fault[] };

export function cardsOf(scenario: Scenario, library: Library | null): CardsRead {
  if (library === null && scenario.printed.length > 0) {
    const faults = scenario.printed.map(({ name, place }) =>
      fault('noCards', place, `no file of cards: ${name} is not known`),
    );
    return { ok: false, outcome: 'skipped', faults };
  }
  const cards = new Map<string, Card>();
  const faults: Fault[] = [];
  for (const facts of BASICS) add(cards, facts, { line: 1, column: 1 });
  for (const { facts, place } of scenario.invented) faults.push(...add(cards, withNamed(facts, scenario), place));
  for (const { name, place } of scenario.printed) {
    const facts = library?.(name);
    faults.push(
      ...(facts === undefined
        ? [fault('unknownCard', place, `no card is named "${name}"`)]
        : isRead(facts)
          ? know(cards, facts, place)
          : add(cards, facts, place)),
    );
  }
  return faults.length === 0 ? { ok: true, cards } : { ok: false, outcome: 'error', faults };
}

/** [CR 111.11 | 2007: none] A card of which tokens are created by name is another card of the scenario. */
function withNamed(facts: CardFacts, { invented }: Scenario): CardFacts {
  const names = tokenNames(facts);
  const refers = invented.flatMap(({ facts: other }) => (names.includes(other.name) && other !== facts ? [other] : []));
  return refers.length === 0 ? facts : { ...facts, refers };
}

const fault = (code: string, place: Place, message: string): Fault => ({ code, place, message });

/** Only a card that was read has abilities. */
const isRead = (card: CardFacts | Card): card is Card => card.faces.some(face => 'abilities' in face);

/** Makes a card known by all its names, or tells why it is not understood. */
function add(cards: Map<string, Card>, facts: CardFacts, place: Place): readonly Fault[] {
  const reading = readCard(facts);
  if (!reading.ok)
    return reading.blockers.map(blocker => fault('cardText', place, `${facts.name}: ${blockerWords(facts, blocker)}`));
  return know(cards, reading.card, place);
}

function know(cards: Map<string, Card>, card: Card, place: Place): readonly Fault[] {
  const missing = missingWords(card);
  if (missing.length > 0)
    return [fault('notCarriedOut', place, `${card.name}: not carried out yet: ${missing.join(', ')}`)];
  cards.set(card.name.toLowerCase(), card);
  for (const face of card.faces) cards.set(face.name.toLowerCase(), card);
  return [];
}

function blockerWords(facts: CardFacts, blocker: Blocker): string {
  switch (blocker.code) {
    case 'layout':
      return `the layout "${blocker.layout}" is not known`;
    case 'fact':
      return `the ${blocker.fact} "${blocker.value}" is not understood`;
    case 'line': {
      const text = facts.faces[blocker.face]?.text ?? '';
      const seen = text.slice(blocker.start, blocker.start + 40).split('\n')[0];
      return `${blocker.message}; stopped at "${seen}", expected ${blocker.wanted.slice(0, 5).join(', ')}`;
    }
  }
}
