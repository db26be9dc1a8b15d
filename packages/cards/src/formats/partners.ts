import type { CardFacts } from '../facts/facts.ts';
import { hasType, typeWords } from '../facts/type-line.ts';

/** Lines of text without reminder text, in lower case. */
const linesOf = ({ faces: [front] }: CardFacts): readonly string[] =>
  front.text
    .toLowerCase()
    .split('\n')
    .map(line => line.replace(/\s*\([^)]*\)/g, '').trim());

const PLAIN = /^partner$/;
const NAMED_GROUP = /^(?:partner\s*—\s*(.+)|(friends forever))$/;
const WITH_NAME = /^partner with (.+)$/;
const BACKGROUND = /^choose a background$/;
const COMPANION = /^doctor['’]s companion$/;

const has = (card: CardFacts, ability: RegExp): boolean => linesOf(card).some(line => ability.test(line));

const found = (card: CardFacts, ability: RegExp): readonly string[] =>
  linesOf(card).flatMap(line => {
    const match = ability.exec(line);
    return match === null ? [] : [match[1] ?? match[2] ?? ''];
  });

/** [CR 702.124h–702.124m] Whether two cards may be commanders together; each partner ability has its own condition. */
export const arePartners = (one: CardFacts, other: CardFacts): boolean =>
  bothHavePartner(one, other) ||
  shareGroup(one, other) ||
  nameEachOther(one, other) ||
  withBackground(one, other) ||
  withBackground(other, one) ||
  doctorAndCompanion(one, other) ||
  doctorAndCompanion(other, one);

/** [CR 702.124h] */
const bothHavePartner = (one: CardFacts, other: CardFacts): boolean => has(one, PLAIN) && has(other, PLAIN);

/** [CR 702.124i] */
const shareGroup = (one: CardFacts, other: CardFacts): boolean =>
  found(one, NAMED_GROUP).some(group => found(other, NAMED_GROUP).includes(group));

/** [CR 702.124j] */
const nameEachOther = (one: CardFacts, other: CardFacts): boolean =>
  found(one, WITH_NAME).includes(other.name.toLowerCase()) && found(other, WITH_NAME).includes(one.name.toLowerCase());

/** [CR 702.124k] */
const withBackground = (one: CardFacts, other: CardFacts): boolean => has(one, BACKGROUND) && isBackground(other);

/** A legendary Background enchantment, which is a commander only beside one that chose it [CR 702.124k]. */
export const isBackground = (card: CardFacts): boolean =>
  hasType(card, 'legendary') &&
  hasType(card, 'enchantment') &&
  typeWords(card.faces[0]).subtypes.includes('background');

/** [CR 702.124m] */
const doctorAndCompanion = (companion: CardFacts, doctor: CardFacts): boolean => {
  const { subtypes } = typeWords(doctor.faces[0]);
  const isDoctor =
    hasType(doctor, 'legendary') && hasType(doctor, 'creature') && subtypes.join(' ') === 'time lord doctor';
  return has(companion, COMPANION) && isDoctor;
};
