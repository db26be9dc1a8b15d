/** What one seat is told of what happens. Hidden cards carry no identity [CR 400.2 | 2007: 217.1b]. */
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { ruleIn } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { thing, thingOrNone } from '../state/store.ts';
import type { EventKind, EventOf, GameEvent } from '../work/event.ts';
import { mayKnow } from './knowing.ts';

/** An event as a seat is told it. */
export type ToldEvent = {
  /** Ids of objects that the seat may not know are `NONE`. */
  readonly event: GameEvent;
  /** The rule it cites, in the game's edition. */
  readonly rule: string;
  /** Names of the objects in it, as they were, by id. */
  readonly names: Readonly<Record<number, string>>;
  /** Whose card moves, also where nobody may know which; NOBODY for other events. */
  readonly owner: Seat;
};

/** The events since the last reply, as a seat or, by default, a spectator is told them. */
export function tell(game: Game, seat: Seat = NOBODY): readonly ToldEvent[] {
  return game.events.map(event => {
    const cut = cutFor(game, seat, event);
    return {
      event: cut,
      rule: ruleIn(game.edition, event.rule),
      names: namesIn(game, seat, cut),
      owner: ownerIn(game, event),
    };
  });
}

type Cut<K extends EventKind> = (game: Game, seat: Seat, event: EventOf<K>) => GameEvent;

function cutFor(game: Game, seat: Seat, event: GameEvent): GameEvent {
  const cut = CUTS[event.what] as Cut<EventKind> | undefined;
  const told = cut === undefined ? event : cut(game, seat, event);
  return { ...told, source: known(game, seat, told.source) };
}

/** Events that may name cards in hidden zones. All others are about objects everybody sees. */
const CUTS: { readonly [K in EventKind]?: Cut<K> } = {
  move: (game, seat, event) => ({ ...event, id: known(game, seat, event.id), newId: known(game, seat, event.newId) }),
  draw: (game, seat, event) => ({ ...event, newId: known(game, seat, event.newId) }),
  look: (game, seat, event) =>
    event.seat === seat ? event : { ...event, ids: event.ids.map(id => known(game, seat, id)) },
  choose: (game, seat, event) => ({ ...event, ids: event.ids.map(id => known(game, seat, id)) }),
  mark: (game, seat, event) => ({ ...event, id: known(game, seat, event.id) }),
  counters: (game, seat, event) => ({ ...event, id: known(game, seat, event.id) }),
  act: (game, seat, event) => ({ ...event, id: known(game, seat, event.id) }),
  cast: (game, seat, event) => ({ ...event, id: known(game, seat, event.id) }),
  cycle: (game, seat, event) => ({ ...event, id: known(game, seat, event.id) }),
  playLand: (game, seat, event) => ({ ...event, id: known(game, seat, event.id) }),
  takeBack: (game, seat, event) => ({ ...event, id: known(game, seat, event.id) }),
};

/**
 * The id where the seat may know the object, else NONE: an id would tell when a hidden card came where it is. Objects
 * everybody sees keep their ids though what they are may be hidden.
 */
function known(game: Game, seat: Seat, id: ObjectId): ObjectId {
  const home = thingOrNone(game, id)?.home;
  if (home === undefined) return NONE;
  return home !== 'hand' && home !== 'library' ? id : mayKnow(game, seat, id) ? id : NONE;
}

/** The names of the objects in an event that the seat may know. */
function namesIn(game: Game, seat: Seat, event: GameEvent): Readonly<Record<number, string>> {
  const names: Record<number, string> = {};
  for (const id of idsIn(event)) {
    if (thingOrNone(game, id) === undefined) continue;
    const revealed = event.what === 'reveal' || (event.what === 'look' && event.seat === seat);
    if (revealed || mayKnow(game, seat, id)) names[id] = nameOf(game, id);
  }
  return names;
}

/** Abilities on the stack go by the name of their source. */
export function nameOf(game: Game, id: ObjectId): string {
  const record = thing(game, id);
  const source = record.kind === 'ability' ? (record.stack?.source ?? NONE) : NONE;
  return source !== NONE && thingOrNone(game, source) !== undefined
    ? nameOf(game, source)
    : characteristics(game, id).name;
}

function idsIn(event: GameEvent): readonly ObjectId[] {
  const ids: ObjectId[] = [event.source];
  if ('id' in event) ids.push(event.id);
  if ('newId' in event) ids.push(event.newId);
  if (event.what === 'move' && event.arrival !== null) ids.push(event.arrival.melded);
  if ('ids' in event) ids.push(...event.ids);
  if ('from' in event && typeof event.from === 'number') ids.push(event.from);
  if ('to' in event && event.what !== 'emptyPool' && typeof event.to === 'number') ids.push(event.to);
  if ('by' in event && event.what === 'target') ids.push(event.by);
  if ('attackers' in event) for (const one of event.attackers) ids.push(one.id, one.target, ...one.blockers);
  if ('blocks' in event) for (const one of event.blocks) ids.push(one.blocker, one.attacker);
  if ('damage' in event) for (const one of event.damage) ids.push(one.source, one.id);
  return ids.filter(id => id >= 0);
}

function ownerIn(game: Game, event: GameEvent): Seat {
  if (event.what === 'draw') return event.seat;
  return event.what === 'move' ? (thingOrNone(game, event.id)?.owner ?? NOBODY) : NOBODY;
}
