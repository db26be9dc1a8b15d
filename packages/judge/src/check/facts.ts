/** Facts about one object. */
import { CARD_TYPES, COLORS, SUPERTYPES, type TypeWord } from '@lawmage/ability';
import { type ObjectId, type ObjectView, see } from '@lawmage/engine';
import { type Characteristics, characteristics, nameOf, type Thing, thing } from '@lawmage/engine/setup';
import { find } from '../play/find.ts';
import type { Table } from '../play/table.ts';
import { playerName } from '../play/words.ts';
import type { Fact, State } from '../scenario/check.ts';
import type { Noun, ZoneNoun } from '../scenario/noun.ts';

type FactOf<K extends Fact['is']> = Extract<Fact, { is: K }>;
type Amount = 'damage' | 'loyalty' | 'manaValue' | 'power' | 'toughness';
type Told = string | null;

const otherwise = (holds: boolean, now: string): Told => (holds ? null : now);

/** What is so instead of a fact, or null where it is as said. */
export function differs(table: Table, id: ObjectId, fact: Fact): Told {
  const { game } = table;
  const record = thing(game, id);
  const is = characteristics(game, id);
  switch (fact.is) {
    case 'in':
      return inZone(table, record, fact.zone);
    case 'size':
      return otherwise(is.power === fact.power && is.toughness === fact.toughness, `it is ${is.power}/${is.toughness}`);
    case 'state':
      return otherwise(hasState(table, record, fact.state), `it is not ${fact.state}`);
    case 'colors':
      return inColors(is, fact);
    case 'types':
      return otherwise(
        fact.types.every(type => isType(is, type)),
        `it is ${typesOf(is).join(' ')}`,
      );
    case 'keyword':
      return otherwise(is.keywords.has(fact.keyword), `it has ${[...is.keywords].join(', ') || 'no keywords'}`);
    case 'anyAbility':
      return otherwise(is.abilities.length > 0, 'it has no abilities');
    case 'damage':
    case 'loyalty':
    case 'manaValue':
    case 'power':
    case 'toughness':
      return otherwise(amountOf(record, is, fact.is) === fact.n, `it is ${amountOf(record, is, fact.is)}`);
    case 'controlled':
      return otherwise(controller(record, is) === fact.by, `${playerName(game, controller(record, is))} controls it`);
    case 'owned':
      return otherwise(record.owner === fact.by, `${playerName(game, record.owner)} owns it`);
    case 'attached':
      return attachedTo(table, record, fact.to);
    case 'targeting':
      return targeting(table, record, fact.what);
    case 'named':
      return otherwise(nameOf(game, id).toLowerCase() === fact.name.toLowerCase(), `its name is ${nameOf(game, id)}`);
  }
}

function amountOf(record: Thing, is: Characteristics, what: Amount): number {
  if (what === 'damage') return record.damage;
  return what === 'loyalty' ? (record.counters.loyalty ?? 0) : is[what];
}

const controller = (record: Thing, is: Characteristics): number =>
  record.home === 'battlefield' ? is.controller : record.controller;

function inZone({ game }: Table, record: Thing, { zone, of }: ZoneNoun): Told {
  const phased = record.phasedOut || (record.zone === 'battlefield' && !game.battlefield.includes(record.id));
  const now = record.zone === null ? 'gone' : record.zone;
  const where = phased ? 'phased out' : now;
  const whose =
    now === 'hand' || now === 'library' || now === 'graveyard' ? `${playerName(game, record.owner)}'s ` : '';
  return otherwise(!phased && now === zone && (of === null || record.owner === of), `it is in: ${whose}${where}`);
}

function inColors(is: Characteristics, { colors }: FactOf<'colors'>): Told {
  const now = COLORS.filter((_, bit) => (is.colors & (1 << bit)) !== 0);
  return otherwise(
    now.length === colors.length && colors.every(color => now.includes(color)),
    `its colours are: ${now.join(' ') || 'none'}`,
  );
}

const typesOf = (is: Characteristics): readonly string[] => [
  ...SUPERTYPES.filter((_, bit) => (is.supertypes & (1 << bit)) !== 0),
  ...CARD_TYPES.filter((_, bit) => (is.types & (1 << bit)) !== 0),
  ...is.subtypes,
];
const isType = (is: Characteristics, type: TypeWord): boolean => typesOf(is).includes(type);

function viewOf({ game }: Table, { id }: Thing): ObjectView | undefined {
  return see(game).battlefield.find(one => one.id === id);
}

function hasState(table: Table, record: Thing, state: State): boolean {
  switch (state) {
    case 'tapped':
      return record.tapped;
    case 'untapped':
      return !record.tapped;
    case 'attacking':
      return viewOf(table, record)?.attacking != null;
    case 'blocking':
      return (viewOf(table, record)?.blocking.length ?? 0) > 0;
    case 'blocked':
      return viewOf(table, record)?.blocked === true;
    case 'unblocked':
      return viewOf(table, record)?.attacking != null && viewOf(table, record)?.blocked === false;
    case 'face down':
      return record.faceDown !== 'no';
    case 'face up':
      return record.faceDown === 'no';
    case 'flipped':
      return record.flipped;
    case 'phased out':
      return record.phasedOut || table.game.phasedOut.includes(record.id);
    case 'a token':
      return record.kind === 'token';
    case 'transformed':
      return record.face === 1;
    case 'summoning sick':
      return viewOf(table, record)?.summoningSick === true;
    default:
      return record.marks.includes(state);
  }
}

function attachedTo(table: Table, record: Thing, to: Noun | null): Told {
  const { game } = table;
  const now =
    record.attachedTo >= 0
      ? nameOf(game, record.attachedTo)
      : record.attachedToSeat >= 0
        ? playerName(game, record.attachedToSeat)
        : 'nothing';
  const holds =
    to === null
      ? now !== 'nothing'
      : to.is === 'player'
        ? record.attachedToSeat === to.who
        : record.attachedTo >= 0 && find(table, to).includes(record.attachedTo);
  return otherwise(holds, `it is attached to ${now}`);
}

function targeting(table: Table, record: Thing, what: Noun): Told {
  const targets = record.stack?.targets.flatMap(({ chosen }) => chosen) ?? [];
  const holds = targets.some(target =>
    what.is === 'player' ? target.seat === what.who : find(table, what).includes(target.id),
  );
  const now = targets.map(target =>
    target.id >= 0 ? nameOf(table.game, target.id) : playerName(table.game, target.seat),
  );
  return otherwise(holds, `its targets are ${now.join(', ') || 'none'}`);
}
