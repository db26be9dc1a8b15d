/** What an object is called in a sentence. */
import type { Game, ObjectId } from '@lawmage/engine';
import { characteristics, nameOf, thing, thingOrNone } from '@lawmage/engine/setup';
import { find } from '../play/find.ts';
import type { Table } from '../play/table.ts';
import type { ObjectNoun } from '../scenario/noun.ts';

/** By its label, else by its name; with its player where others share it. */
export function nounFor(table: Table, id: ObjectId): ObjectNoun {
  const { game, labels } = table;
  const label = [...labels].find(([, first]) => nowOf(game, first) === id)?.[0];
  if (label !== undefined) return { is: 'object', name: label, of: null, ability: false };
  const noun = nounOf(game, id);
  return find(table, noun).length > 1 ? { ...noun, of: holderOf(game, id) } : noun;
}

/** By its name; an ability by that of its source, '' where it has none. */
export function nounOf(game: Game, id: ObjectId): ObjectNoun {
  const record = thingOrNone(game, id);
  const source = record?.kind === 'ability' ? record.stack?.source : undefined;
  if (record?.kind === 'combatDamage') return { is: 'object', name: 'combat damage', of: null, ability: false };
  if (source !== undefined)
    return {
      is: 'object',
      name: thingOrNone(game, source) === undefined ? '' : nameOf(game, source),
      of: null,
      ability: true,
    };
  const name = nameOf(game, id);
  const printed = record === undefined ? '' : (game.cards[record.card]?.faces[record.face]?.name ?? '');
  return { is: 'object', name: name === '' ? printed : name, of: null, ability: false };
}

function nowOf(game: Game, id: ObjectId): ObjectId {
  const next = thingOrNone(game, id)?.next;
  return next === undefined || next < 0 ? id : nowOf(game, next);
}

function holderOf(game: Game, id: ObjectId): number {
  const record = thing(game, id);
  if (record.zone === 'battlefield') return characteristics(game, id).controller;
  return record.zone === 'stack' ? record.controller : record.owner;
}
