/** What the print on cards says about where they can be played and used from, so that other cards are passed over. */
import type { Ability, Card, ZoneName } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { isRoom } from '../../2-parts/rooms.ts';
import { meaning } from '../../7-additional/702-keywords/meaning.ts';
import { ofCards } from '../../state/of-cards.ts';
import { type Look, plainLook } from './look.ts';

/** A set of zones. */
type Zones = number;
export type CardFacts = {
  /** Zones, but for the hand, from which it may say that it can be played. */
  readonly played: Zones;
  /** Zones, but for the battlefield, in which abilities of it can be activated. */
  readonly activated: Zones;
  /** Whether a special action may be taken with it in hand. */
  readonly special: boolean;
  /** Whether it has doors to unlock. */
  readonly room: boolean;
  /** What it is as a spell, where nothing but its face concerns how it is cast. */
  readonly plain: Look | null;
};

const BITS: Readonly<Record<ZoneName, Zones>> = {
  hand: 1,
  graveyard: 2,
  exile: 4,
  library: 8,
  command: 16,
  stack: 0,
  ante: 0,
  battlefield: 0,
};
export const zoneBit = (zone: ZoneName): Zones => BITS[zone];

const FROM_GRAVEYARD: ReadonlySet<string> = new Set([
  'flashback',
  'escape',
  'retrace',
  'jump-start',
  'disturb',
  'mayhem',
  'aftermath',
]);
const FROM_EXILE: ReadonlySet<string> = new Set(['foretell', 'plot', 'warp']);
const SPECIAL: ReadonlySet<string> = new Set(['suspend', 'foretell', 'plot']);

/** The facts of all cards of a game, and what at least one of them says. */
export type Facts = Omit<CardFacts, 'plain'> & {
  readonly of: readonly CardFacts[];
  /** Whether some text makes cards in exile plotted or foretold, whatever they are. */
  readonly marks: boolean;
};

const BY_CARD = new WeakMap<Card, CardFacts>();
/** The facts of all cards of a game, by card index. */
export const factsOf = ofCards((cards): Facts => {
  const of = cards.map(factsOfCard);
  return {
    of,
    played: of.reduce((zones, one) => zones | one.played, 0),
    activated: of.reduce((zones, one) => zones | one.activated, 0),
    special: of.some(one => one.special),
    marks: cards.some(({ faces }) => faces.some(({ abilities }) => hasWord(abilities, isMarking))),
    room: of.some(one => one.room),
  };
});

/** [CR 702.143d, 702.170c] A card becomes plotted or foretold. */
const isMarking = (node: Readonly<Record<string, unknown>>): boolean =>
  node.do === 'become' && (node.designation === 'plotted' || node.designation === 'foretold');

function factsOfCard(card: Card): CardFacts {
  const known = BY_CARD.get(card);
  if (known !== undefined) return known;
  const abilities = card.faces.flatMap(face => face.abilities.flatMap(withMeaning));
  const has = (names: ReadonlySet<string>): boolean =>
    abilities.some(ability => ability.is === 'keyword' && names.has(ability.keyword));
  let played = has(FROM_GRAVEYARD) || card.layout === 'aftermath' ? BITS.graveyard : 0;
  if (has(FROM_EXILE) || card.layout === 'adventure' || card.layout === 'prepare') played |= BITS.exile;
  let activated = 0;
  for (const ability of abilities) {
    if (ability.is === 'static' && ability.rule.static === 'castableFrom') played |= BITS[ability.rule.from.zone];
    if (ability.is === 'activated' && ability.from !== undefined) activated |= BITS[ability.from];
  }
  const facts: CardFacts = {
    played,
    activated,
    room: isRoom(card),
    special: has(SPECIAL) || abilities.some(isDiscardable),
    plain: plainLook(card),
  };
  BY_CARD.set(card, facts);
  return facts;
}

/** [CR 116.2e | 2007: none] */
const isDiscardable = (ability: Ability): boolean => ability.is === 'static' && ability.rule.static === 'discardable';

function withMeaning(ability: Ability): readonly Ability[] {
  if (ability.is === 'keyword') return [ability, ...meaning(ability)];
  return [ability, ...givenToItself(ability)];
}

/** [CR 702.178b] What it may have at times, wherever that works. */
function givenToItself(ability: Ability): readonly Ability[] {
  if (ability.is !== 'static' || ability.rule.static !== 'modify' || ability.rule.what.what !== 'self') return [];
  return ability.rule.changes.flatMap(change => (change.change === 'gain' ? change.abilities : []));
}
