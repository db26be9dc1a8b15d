/** A permanent that several cards represent leaves the battlefield [CR 712.21, 730.3 | 2007: none]. */
import type { ZoneName } from '@lawmage/ability';
import { letGo } from '../../3-card-types/attached.ts';
import { rememberExiled } from '../../4-zones/exiled-with.ts';
import { type Before, leave } from '../../4-zones/leave.ts';
import { hasEntered } from '../../4-zones/settle.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import type { Component, Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing, write } from '../../state/store.ts';
import { push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { revealEvent } from '../../work/events.ts';
import { mayBeArranged } from './arrange.ts';
import { isMelded } from './components.ts';

type Move = EventOf<'move'>;
type Part = { readonly component: Component; readonly to: ZoneName };

/** Whether a permanent falls apart into several objects. */
export const fallsApart = ({ home, components }: Thing): boolean => home === 'battlefield' && components.length > 0;

/**
 * [CR 712.21, 730.3, 730.3e, 903.9c] One permanent leaves, and each of its cards and tokens becomes an object of its own.
 * The first event is that of the permanent; the others matter where cards are counted.
 */
export function moveApart(
  game: Game,
  event: Move,
  old: Thing,
  to: ZoneName,
  before: Before | null,
): readonly GameEvent[] {
  const parts = inTurn(old, to, event.apart);
  cite(isMelded(old) ? '712.21|' : '730.3|');
  const records = parts.map(part => becoming(game, event, old, part));
  const [first, ...others] = records;
  leave(game, old, must(first, 'a merged permanent has components', game).id, before);
  write(game, old.id).others = others.map(({ id }) => id);
  const fallen = old.attachments.length > 0 ? letGo(game, old) : [];
  for (const record of records) arriveIn(game, event, record);
  askForOrder(game, old, records);
  return [
    ...records.map((record, at) => told(event, old, record, at > 0)),
    ...uncovered(old, records, parts),
    ...fallen,
  ];
}

/** The components with where each goes; those that go where the permanent goes come first. */
function inTurn({ components }: Thing, to: ZoneName, apart: Move['apart']): readonly Part[] {
  if (apart === undefined) return components.map(component => ({ component, to }));
  const isApart = (at: number): boolean => apart.at.includes(at);
  return [
    ...components.flatMap((component, at) => (isApart(at) ? [] : [{ component, to }])),
    ...components.flatMap((component, at) => (isApart(at) ? [{ component, to: apart.to }] : [])),
  ];
}

function becoming(game: Game, { arrival }: Move, old: Thing, { component, to }: Part): Thing {
  const record = newThing(game, component.kind, component.card, old.owner, to, old.id);
  record.marks = component.marks;
  if (component.kind !== 'card') record.copied = component.copied;
  if (to === 'exile') record.faceDown = arrival?.faceDown ?? 'no';
  return record;
}

function arriveIn(game: Game, { at, source }: Move, record: Thing): void {
  putIn(game, record, at);
  hasEntered(game, record);
  if (record.home === 'exile') rememberExiled(game, source, record.id);
}

const told = (event: Move, { home }: Thing, { id, home: to }: Thing, isPart: boolean): Move => {
  const { apart: _, ...rest } = event;
  return { ...rest, from: home, to, newId: id, ...(isPart && { part: true }) };
};

/** [CR 708.9 | 2007: 504.6] What was face down of it is revealed. */
function uncovered({ owner }: Thing, records: readonly Thing[], parts: readonly Part[]): readonly GameEvent[] {
  const ids = records.flatMap(({ id }, at) => (parts[at]?.component.faceDown === 'no' ? [] : [id]));
  return ids.length === 0 ? [] : [revealEvent(owner, ids)];
}

/** [CR 712.21a, 712.21b, 730.3a, 730.3b] The owner arranges the cards in a graveyard, library or exile. */
function askForOrder(game: Game, old: Thing, records: readonly Thing[]): void {
  const [first] = records;
  const there = records.filter(({ kind, home }) => kind === 'card' && home === first?.home).map(({ id }) => id);
  if (first === undefined || there.length < 2 || !mayBeArranged(first.home)) return;
  push(game, { do: 'arrangeParts', ids: there, seat: old.owner, melded: isMelded(old) });
}

/** [CR 730.3c, 712.21c, 400.7 | 2007: none] Everything that an object has become. */
export function successors(game: Game, id: ObjectId): readonly ObjectId[] {
  const { next, others } = thing(game, id);
  return next < 0 ? [] : [next, ...others];
}
