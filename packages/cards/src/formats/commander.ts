import { COLORS, type Color } from '@lawmage/ability';
import type { CardFacts } from '../facts/facts.ts';
import { hasSubtype, hasType, isBasicLand } from '../facts/type-line.ts';
import {
  breach,
  type DeckRule,
  type Finding,
  type JudgedDeck,
  type JudgedEntry,
  known,
  namesOf,
  startingDeck,
} from './judged.ts';
import { arePartners, isBackground } from './partners.ts';

const BASIC_LAND_TYPES: Readonly<Record<Color, string>> = {
  W: 'plains',
  U: 'island',
  B: 'swamp',
  R: 'mountain',
  G: 'forest',
};

/** [CR 903.3, 702.124] One legendary card that can be it, or two that partner abilities allow together. */
export const commanders: DeckRule = judged => {
  const chosen = known(judged, judged.deck.commanders);
  const count = judged.deck.commanders.reduce((sum, entry) => sum + entry.count, 0);
  if (count === 0) return breach(judged, 'noCommander', '903.3|', 'no commander is named');
  const [one, other] = chosen;
  if (count > 2 || (count === 2 && chosen.length === 1)) {
    return breach(judged, 'notPartners', '702.124g|', `${count} commanders; there may be two at most`, namesOf(chosen));
  }
  if (one === undefined || (count === 2 && other === undefined)) return [];
  const unfit = chosen.flatMap(({ card }) =>
    canLead(judged, card, other !== undefined) ? [] : cannotLead(judged, card),
  );
  if (unfit.length > 0 || other === undefined || arePartners(one.card, other.card)) return unfit;
  const names = namesOf(chosen);
  return breach(judged, 'notPartners', '702.124a|', `${names.join(' and ')} cannot be commanders together`, names);
};

/** [CR 903.3, 903.3a, 903.12c] What can be a commander; a Background only beside another [CR 702.124k]. */
function canLead({ format }: JudgedDeck, card: CardFacts, hasPartner: boolean): boolean {
  if (card.faces[0].text.toLowerCase().includes('can be your commander')) return true;
  if (!hasType(card, 'legendary')) return false;
  const spacecraft = hasSubtype(card, 'spacecraft') && card.faces[0].power !== undefined;
  if (hasType(card, 'creature') || isCreatureBefore(card) || hasSubtype(card, 'vehicle') || spacecraft) return true;
  return (format.kind === 'brawl' && hasType(card, 'planeswalker')) || (hasPartner && isBackground(card));
}

/** [CR 113.6c] An ability that does not work on the battlefield only makes it a creature before the game, too. */
const isCreatureBefore = ({ faces: [{ text }] }: CardFacts): boolean =>
  /isn't on the battlefield, it's an? [^.]*\bcreature\b/iu.test(text);

const cannotLead = (judged: JudgedDeck, { name }: CardFacts): readonly Finding[] =>
  breach(
    judged,
    'cannotBeCommander',
    judged.format.kind === 'brawl' ? '903.12c|' : '903.3|',
    `${name} cannot be a commander`,
    [name],
  );

/** [CR 903.5c, 903.5d] Every colour of a card, and of the mana that its basic land types give, is one of the commanders'. */
export const colorIdentity: DeckRule = judged => {
  const chosen = known(judged, judged.deck.commanders);
  if (chosen.length === 0) return [];
  const identity = new Set(chosen.flatMap(({ card }) => card.colorIdentity));
  const cards = known(judged, startingDeck(judged.deck));
  const landTypes = cards.filter(({ card }) => landColors(card).some(color => !identity.has(color)));
  const barred = isColorlessBrawl(judged, identity, landTypes) ? [] : landTypes;
  const others = cards.filter(
    one => !landTypes.includes(one) && one.card.colorIdentity.some(color => !identity.has(color)),
  );
  const own = [...identity].join('') || 'no colour';
  return [
    ...barred.flatMap(({ card }) =>
      breach(judged, 'basicLandType', '903.5d|', `${card.name} makes mana outside of ${own}`, [card.name]),
    ),
    ...others.flatMap(({ card }) =>
      breach(judged, 'colorIdentity', '903.5c|', `${card.name} (${card.colorIdentity.join('')}) is outside of ${own}`, [
        card.name,
      ]),
    ),
  ];
};

const landColors = (card: CardFacts): readonly Color[] =>
  COLORS.filter(color => hasSubtype(card, BASIC_LAND_TYPES[color]));

/** [CR 903.12e] A Brawl deck without colours may have basic lands of one type. */
function isColorlessBrawl(
  { format }: JudgedDeck,
  identity: ReadonlySet<Color>,
  lands: readonly JudgedEntry[],
): boolean {
  const colors = new Set(lands.flatMap(({ card }) => landColors(card)));
  return (
    format.kind === 'brawl' && identity.size === 0 && colors.size === 1 && lands.every(({ card }) => isBasicLand(card))
  );
}
