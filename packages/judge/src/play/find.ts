/** Which objects a name means. */
import type { Game, ObjectId, Option } from '@lawmage/engine';
import { allThings, characteristics, nameOf, type Thing, thing, thingOrNone } from '@lawmage/engine/setup';
import type { Noun, ObjectNoun } from '../scenario/noun.ts';
import type { Table } from './table.ts';

const small = (text: string): string => text.toLowerCase();
const TOKEN = / token$/u;

/** The object that something has become by moving on, or itself. */
function nowOf(game: Game, id: ObjectId): ObjectId {
  const next = thingOrNone(game, id)?.next;
  return next === undefined || next < 0 ? id : nowOf(game, next);
}

/** Every object that a name may mean now, in order of age. A label means one object, wherever it goes. */
export function find(table: Table, noun: ObjectNoun): readonly ObjectId[] {
  const { game } = table;
  const label = table.labels.get(small(noun.name));
  if (label !== undefined) return labelled(game, nowOf(game, label), noun);
  const there = [...allThings(game)].filter(record => record.zone !== null && isWhose(game, record, noun));
  const named = there.filter(record => isNamed(game, record, noun));
  const found = named.length > 0 || noun.ability ? named : there.filter(record => isPrinted(game, record, noun.name));
  return found.map(record => record.id);
}

function labelled(game: Game, id: ObjectId, noun: ObjectNoun): readonly ObjectId[] {
  if (!noun.ability) return [id];
  return game.stack.filter(one => isAbilityOf(game, thing(game, one), source => nowOf(game, source) === id));
}

const isAbilityOf = (game: Game, record: Thing, isIt: (source: ObjectId) => boolean): boolean =>
  record.kind === 'ability' &&
  record.stack !== null &&
  thingOrNone(game, record.stack.source) !== undefined &&
  isIt(record.stack.source);

function isNamed(game: Game, record: Thing, { name, ability }: ObjectNoun): boolean {
  if (ability) return isAbilityOf(game, record, source => isCalled(game, thing(game, source), name));
  return record.kind !== 'ability' && isCalled(game, record, name);
}

function isCalled(game: Game, record: Thing, name: string): boolean {
  const own = small(nameOf(game, record.id));
  if (record.kind !== 'token') return own === small(name);
  return own.replace(TOKEN, '') === small(name).replace(TOKEN, '');
}

/** A copy or a face-down card still goes by what is printed on it, if nothing else has that name. */
function isPrinted(game: Game, record: Thing, name: string): boolean {
  const card = game.cards[record.card];
  return (
    card !== undefined &&
    (small(card.name) === small(name) || card.faces.some(face => small(face.name) === small(name)))
  );
}

function isWhose(game: Game, record: Thing, { of }: ObjectNoun): boolean {
  if (of === null) return true;
  if (record.zone === 'battlefield') return characteristics(game, record.id).controller === of;
  return (record.zone === 'stack' ? record.controller : record.owner) === of;
}

/** Whether an option is what a noun means. */
export function isOption(table: Table, option: Option, noun: Noun): boolean {
  if (noun.is === 'player') return option.is === 'player' && option.seat === noun.who;
  const ids = find(table, noun);
  if (option.is === 'object') return ids.includes(option.id);
  return (
    (option.is === 'trigger' || option.is === 'effect') &&
    (ids.includes(option.source) || wasNamed(table, option.source, noun))
  );
}

/** What an effect came from may be gone. */
function wasNamed({ game, labels }: Table, id: ObjectId, noun: ObjectNoun): boolean {
  if (thingOrNone(game, id) === undefined) return false;
  const label = labels.get(small(noun.name));
  return label === undefined ? small(nameOf(game, id)) === small(noun.name) : nowOf(game, id) === nowOf(game, label);
}
