/** What one seat may know of one object. */
import { CARD_TYPES, COLORS, type Color, SUPERTYPES, type TypeLine } from '@lawmage/ability';
import { isSick } from '../3-card-types/302-creatures/is-sick.ts';
import { attackerOf, attackersBlockedBy } from '../5-turns/combat/fighters.ts';
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game, Thing } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { thing } from '../state/store.ts';
import { mayKnow } from './knowing.ts';
import { seeStackItem } from './see-stack.ts';
import type { ObjectView } from './types.ts';

/** The view of an object: all of it, or only its outside where the seat may not know what it is. */
export function seeObject(game: Game, seat: Seat, id: ObjectId): ObjectView {
  const record = thing(game, id);
  const known = mayKnow(game, seat, id);
  const is = characteristics(game, id);
  return { ...outside(game, record, is), ...identity(game, record, is, known), ...inCombat(game, id) };
}

/** What everybody sees. */
function outside(game: Game, record: Thing, is: Characteristics) {
  const onBattlefield = record.home === 'battlefield';
  return {
    id: record.id,
    kind: record.kind,
    owner: record.owner,
    controller: onBattlefield ? is.controller : record.controller,
    zone: record.home,
    counters: record.counters,
    damage: record.damage,
    tapped: record.tapped,
    faceDown: record.faceDown !== 'no',
    flipped: record.flipped,
    phasedOut: record.phasedOut,
    summoningSick: onBattlefield && isSick(game, record.id),
    attachedTo: record.attachedTo,
    attachedToSeat: record.attachedToSeat,
    attachments: record.attachments,
    designations: record.marks.filter(mark => !mark.includes(':') || mark.startsWith('goaded:')),
    timestamp: record.timestamp,
  };
}

/** What it is. A face-down permanent is seen as the creature it is for now; what is under it is known to some. */
function identity(game: Game, record: Thing, is: Characteristics, known: boolean) {
  const creature = hasType(is, 'creature');
  const secret = !known && (record.home === 'hand' || record.home === 'library' || record.home === 'exile');
  const printed = known ? (game.cards[record.card]?.faces[record.face]?.name ?? '') : '';
  return {
    hidden: !known,
    name: secret ? '' : is.name,
    printed,
    face: known ? record.face : 0,
    cost: secret ? null : is.cost,
    manaValue: secret ? 0 : is.manaValue,
    colors: secret ? [] : colorsOf(is),
    type: secret ? NO_TYPE : typeOf(is),
    abilities: secret
      ? []
      : is.abilities.filter(live => live.meaningOf === null).map(({ ability, granted }) => ({ ability, granted })),
    power: !secret && creature ? is.power : null,
    toughness: !secret && creature ? is.toughness : null,
    basePower: !secret && creature ? is.basePower : null,
    baseToughness: !secret && creature ? is.baseToughness : null,
    loyalty: !secret && hasType(is, 'planeswalker') ? is.loyalty : null,
    defense: !secret && hasType(is, 'battle') ? is.defense : null,
    chosen: known ? chosenOf(record) : [],
    copyOf: known && record.copied !== null ? (game.cards[record.copied.card]?.name ?? null) : null,
    stack: record.stack !== null && record.home === 'stack' ? seeStackItem(game, record, record.stack) : null,
  };
}

const NO_TYPE: TypeLine = Object.freeze({ supertypes: [], types: [], subtypes: [] });

const hasType = (is: Characteristics, type: (typeof CARD_TYPES)[number]): boolean =>
  (is.types & (1 << CARD_TYPES.indexOf(type))) !== 0;

const colorsOf = (is: Characteristics): readonly Color[] => COLORS.filter((_, bit) => (is.colors & (1 << bit)) !== 0);

const typeOf = (is: Characteristics): TypeLine => ({
  supertypes: SUPERTYPES.filter((_, bit) => (is.supertypes & (1 << bit)) !== 0),
  types: CARD_TYPES.filter((_, bit) => (is.types & (1 << bit)) !== 0),
  subtypes: [...is.subtypes],
});

/** Words and numbers chosen for it. Linked objects are shown where they are. */
const chosenOf = (record: Thing): readonly string[] =>
  Object.values(record.memory).flatMap(value => (Array.isArray(value) ? [] : [String(value)]));

function inCombat(game: Game, id: ObjectId) {
  const attacker = attackerOf(game, id);
  return {
    attacking:
      attacker === undefined
        ? null
        : { seat: attacker.adrift ? NOBODY : attacker.seat, id: attacker.adrift ? NONE : attacker.target },
    blocked: attacker?.blocked ?? false,
    blocking: attackersBlockedBy(game, id).map(one => one.id),
  };
}
