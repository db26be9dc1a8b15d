// size: one record with every field
/** What one seat may know of one object. */

import {
  type Ability,
  CARD_TYPES,
  type Card,
  COLORS,
  type Color,
  type Face,
  SUPERTYPES,
  type TypeLine,
} from '@lawmage/ability';
import { GOADED } from '../1-concepts/110-permanents/marks.ts';
import { isSick } from '../3-card-types/302-creatures/is-sick.ts';
import { attackerOf, attackersBlockedBy, isBlocking } from '../5-turns/combat/fighters.ts';
import { bitOfType, characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { isMerged } from '../7-additional/730-merging/components.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Attacker, Game, Thing } from '../state/game.ts';
import { JUDGE, NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { thing } from '../state/store.ts';
import { mayKnow } from './knowing.ts';
import { seeStackItem } from './see-stack.ts';
import type { ObjectView } from './types.ts';

/**
 * The view of an object: all of it, or only its outside where the seat may not know what it is. A face-down permanent is
 * seen as the creature it is for now; what is under it is known to some. Written out in one piece, as it is made often.
 */
export function seeObject(game: Game, seat: Seat, id: ObjectId): ObjectView {
  const record = thing(game, id);
  const known = mayKnow(game, seat, id);
  const is = characteristics(game, id);
  const fact = known || !isSecret(record) ? facts(is) : UNKNOWN;
  const onBattlefield = record.home === 'battlefield';
  const attacker = attackerOf(game, id);
  return {
    id: record.id,
    hidden: !known,
    kind: record.kind,
    name: fact.name,
    printed: known ? (game.cards[record.card]?.faces[record.face]?.name ?? '') : '',
    face: known ? record.face : 0,
    faces: known ? facesOf(game.cards[record.card]) : NO_FACES,
    owner: record.owner,
    controller: onBattlefield ? is.controller : record.controller,
    zone: record.home,
    cost: fact.cost,
    manaValue: fact.manaValue,
    colors: fact.colors,
    type: fact.type,
    abilities: fact.abilities,
    power: fact.power,
    toughness: fact.toughness,
    basePower: fact.basePower,
    baseToughness: fact.baseToughness,
    loyalty: fact.loyalty,
    defense: fact.defense,
    counters: record.counters,
    damage: record.damage,
    tapped: record.tapped,
    faceDown: record.faceDown !== 'no',
    flipped: record.flipped,
    phasedOut: record.phasedOut,
    summoningSick: onBattlefield && isSick(game, id),
    attachedTo: record.attachedTo,
    attachedToSeat: record.attachedToSeat,
    attachments: record.attachments,
    attacking: attacker === undefined ? null : whatIsAttacked(attacker),
    blocked: attacker?.blocked ?? false,
    blocking: isBlocking(game, id) ? attackersBlockedBy(game, id).map(one => one.id) : NO_IDS,
    chosen: known ? chosenOf(record) : NO_WORDS,
    designations: record.marks.length === 0 ? NO_WORDS : record.marks.filter(isDesignation),
    copyOf: known ? copiedName(game, record) : null,
    components: known && isMerged(record) ? componentsSeen(game, seat, record, is.controller) : NO_WORDS,
    stack: record.stack !== null && record.home === 'stack' ? seeStackItem(game, record, record.stack) : null,
    timestamp: record.timestamp,
  };
}

/** A merged permanent is a copy only of what its topmost component is a copy of. */
function copiedName({ cards }: Game, { copied, components }: Thing): string | null {
  const [top] = components;
  const of = top === undefined ? copied : top.copied;
  return of === null || of.own === true ? null : (cards[of.card]?.name ?? null);
}

/** The names of what represents a permanent; what is face down below is known to its controller [CR 708.5]. */
const componentsSeen = (game: Game, seat: Seat, { components }: Thing, controller: Seat): readonly string[] =>
  components.map(({ card, face, faceDown }) =>
    faceDown === 'no' || seat === controller || seat === JUDGE ? nameOfCard(game.cards[card], face) : '',
  );

/** Each card of a melded pair goes by its own name. */
const nameOfCard = (card: Card | undefined, face: number): string =>
  card?.faces[card.layout === 'meld' ? 0 : face]?.name ?? '';

const facesOf = (card: Card | undefined): readonly Face[] =>
  card === undefined || card.faces.length === 1 ? NO_FACES : card.faces;

const NO_FACES: readonly Face[] = [];
const NO_IDS: readonly ObjectId[] = [];
const NO_WORDS: readonly string[] = [];

/** Face-down permanents and spells show what they are for now; cards elsewhere show nothing. */
const isSecret = ({ home }: Thing): boolean => home === 'hand' || home === 'library' || home === 'exile';

const whatIsAttacked = ({ adrift, seat, target }: Attacker): ObjectView['attacking'] =>
  adrift ? { seat: NOBODY, id: NONE } : { seat, id: target };

/** Marks that only count what was done this turn are no designations. */
const isDesignation = (mark: string): boolean => !mark.includes(':') || mark.startsWith(GOADED);

export type Facts = Pick<
  ObjectView,
  | 'name'
  | 'cost'
  | 'manaValue'
  | 'colors'
  | 'type'
  | 'abilities'
  | 'power'
  | 'toughness'
  | 'basePower'
  | 'baseToughness'
  | 'loyalty'
  | 'defense'
>;

const UNKNOWN: Facts = Object.freeze({
  name: '',
  cost: null,
  manaValue: 0,
  colors: [],
  type: { supertypes: [], types: [], subtypes: [] },
  abilities: [],
  power: null,
  toughness: null,
  basePower: null,
  baseToughness: null,
  loyalty: null,
  defense: null,
});

/** Characteristics as they are seen. */
export function facts(is: Characteristics): Facts {
  const creature = (is.types & CREATURE) !== 0;
  const words = wordsOf(is);
  return {
    name: is.name,
    cost: is.cost,
    manaValue: is.manaValue,
    colors: COLOR_LISTS[is.colors] ?? [],
    type: words.type,
    abilities: words.abilities,
    power: creature ? is.power : null,
    toughness: creature ? is.toughness : null,
    basePower: creature ? is.basePower : null,
    baseToughness: creature ? is.baseToughness : null,
    loyalty: (is.types & PLANESWALKER) !== 0 ? is.loyalty : null,
    defense: (is.types & BATTLE) !== 0 ? is.defense : null,
  };
}

const [CREATURE, PLANESWALKER, BATTLE] = [bitOfType('creature'), bitOfType('planeswalker'), bitOfType('battle')];

/** The colours of each set of bits. */
const COLOR_LISTS: readonly (readonly Color[])[] = Array.from({ length: 1 << COLORS.length }, (_, bits) =>
  COLORS.filter((_, bit) => (bits & (1 << bit)) !== 0),
);

type Words = {
  readonly types: number;
  readonly supertypes: number;
  readonly subtypes: Characteristics['subtypes'];
  readonly type: TypeLine;
  readonly abilities: ObjectView['abilities'];
};

const keptWords = new WeakMap<Characteristics['abilities'], Words>();

/** The type line and abilities in words. Characteristics are often made anew with the same parts: these are kept. */
function wordsOf(is: Characteristics): Words {
  const before = keptWords.get(is.abilities);
  if (before?.subtypes === is.subtypes && before.types === is.types && before.supertypes === is.supertypes)
    return before;
  const words: Words = {
    types: is.types,
    supertypes: is.supertypes,
    subtypes: is.subtypes,
    type: typeOf(is),
    abilities: before?.abilities ?? abilitiesSeen(is),
  };
  keptWords.set(is.abilities, words);
  return words;
}

/** Each ability that has words; what a keyword means follows it and is seen as the keyword. */
function abilitiesSeen({ abilities }: Characteristics): ObjectView['abilities'] {
  const seen: { ability: Ability; granted: boolean; acts: number[] }[] = [];
  for (const [at, { ability, granted, meaningOf }] of abilities.entries()) {
    if (meaningOf === null) seen.push({ ability, granted, acts: [] });
    if (ability.is === 'activated') spokenFor(seen, meaningOf)?.acts.push(at);
  }
  return seen;
}

/** What has the words of the ability that comes next. */
const spokenFor = <T extends { readonly ability: Ability }>(
  seen: readonly T[],
  meaningOf: Characteristics['abilities'][number]['meaningOf'],
): T | undefined =>
  meaningOf === null
    ? seen.at(-1)
    : seen.findLast(({ ability }) => ability.is === 'keyword' && ability.keyword === meaningOf);

/** The ability that an act names, as it is seen on an object. */
export const abilityNamed = ({ abilities }: Pick<ObjectView, 'abilities'>, number: number): Ability | undefined =>
  abilities.find(({ acts }) => acts.includes(number))?.ability;

const typeOf = (is: Characteristics): TypeLine => ({
  supertypes: SUPERTYPES.filter((_, bit) => (is.supertypes & (1 << bit)) !== 0),
  types: CARD_TYPES.filter((_, bit) => (is.types & (1 << bit)) !== 0),
  subtypes: [...is.subtypes],
});

/** Words and numbers chosen for it. Linked objects are shown where they are. */
function chosenOf({ memory }: Thing): readonly string[] {
  for (const _ in memory) return Object.values(memory).flatMap(value => (Array.isArray(value) ? [] : [String(value)]));
  return NO_WORDS;
}
