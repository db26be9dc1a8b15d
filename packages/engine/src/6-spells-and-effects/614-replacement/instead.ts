/** What happens in place of an event [CR 614.6 | 2007: 419.5]. */

import type { Count, Effect, EventPattern, Instead, Recipient, Replacement } from '@lawmage/ability';
import { stepsOf } from '../../1-concepts/106-mana/outputs.ts';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { isPaying } from '../../1-concepts/118-costs/paying.ts';
import { hasTwoSides } from '../../2-parts/faces.ts';
import { doFirst } from '../../5-turns/first-things.ts';
import { partlyInstead } from '../../7-additional/730-merging/partly.ts';
import type { Rule } from '../../editions/rule.ts';
import { countOf } from '../../nouns/count.ts';
import { speaksOfExiled } from '../../nouns/linked.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game, Memory } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { player, thing, thingOrNone } from '../../state/store.ts';
import { type Done, push } from '../../work/agenda.ts';
import { cite, isCiting } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { openMemory } from '../../work/memory.ts';
import { moveTo } from '../609-effects/destination.ts';
import { abilitiesOf, isType } from '../613-layers/characteristics.ts';
import type { Applicable, Kind } from './applicable.ts';
import { amountOf, eventAt, ofOtherType, usedAt, withAmount, withInstead } from './batch.ts';
import { changedTo } from './destination.ts';
import type { EventsFrame } from './frames.ts';
import { arrivalOf, type Coming, cardOf, isComing } from './would-be.ts';

type Replacing = Extract<Kind, { readonly is: 'replace' }>;

/** Applies a replacement effect to one event of a batch and goes on with the batch. */
export function replaceEvent(
  game: Game,
  frame: EventsFrame,
  at: number,
  by: Applicable,
  { rule, lasting }: Replacing,
): Done {
  const event = eventAt(frame, at);
  const scope: Scope = { ...by.scope, found: by.found };
  cite('614.6|', '614.1|419.1', ...(RULES[event.what] ?? []));
  if (event.what === 'draw') citeDraw(game, event.seat);
  if (saysEffect(rule.event)) cite('614.16|');
  if (lasting === null && isCiting() && hasWord(rule.instead, node => node.do === 'later')) cite('603.7f|');
  if (hasWord(rule.instead, node => node.zone === 'exile')) citeLinked(game, scope.source);
  if (event.what !== 'addMana' && isPaying(game)) cite('118.11|');
  if (lasting?.once === true) game.lasting = game.lasting.filter(other => other.n !== lasting.n);
  const partly = event.what === 'move' ? partlyInstead(game, event, rule) : null;
  if (partly !== null) return push(game, withInstead(frame, at, [partly], by.key));
  const changed = changedTo(rule, event) ?? { rule, then: effectInstead(rule) };
  const next = withInstead(frame, at, eventsInstead(game, event, changed.rule.instead, scope), by.key);
  const effect = changed.then;
  if (rule.instead.instead === 'regenerate' && event.what === 'move') {
    cite('701.19b|419.6b');
    return push(game, { do: 'spare', id: event.id, regenerated: true }, next);
  }
  if (rule.instead.instead === 'spare' && event.what === 'move') {
    return effectAfter(game, rule.instead.effect, scope, [], next, { do: 'spare', id: event.id, regenerated: false });
  }
  if (rule.instead.instead === 'skip') {
    cite('614.10|419.6e', '500.11|300.9');
    if (rule.instead.effect !== undefined) doFirst(game, rule.instead.effect, scope);
  }
  const keys = [...usedAt(frame, at), by.key];
  return effect === null ? push(game, next) : effectAfter(game, effect, scope, keys, next);
}

/** [CR 614.16 | 2007: none] Whether it is about what "an effect would" create or put. */
const saysEffect = (event: EventPattern): boolean =>
  (event.on === 'create' && event.said === 'effect') || (event.on === 'counters' && event.byEffect === true);

/** [CR 607.2b, 614.14 | 2007: 217.7d] What the replacement exiles is for the other ability of its object that speaks of it. */
function citeLinked(game: Game, source: ObjectId): void {
  if (!isCiting() || thingOrNone(game, source)?.zone == null) return;
  const speaks = abilitiesOf(game, source).some(({ ability }) => hasWord(ability, speaksOfExiled));
  if (speaks) cite('607.2b|217.7d', '614.14|');
}

/** [CR 614.11, 121.6 | 2007: 419.6h, 423.6a] What is said about replacing some kinds of events. */
const RULES: { readonly [K in GameEvent['what']]?: readonly Rule[] } = {
  draw: ['121.6|', '614.11|419.6h'],
  draws: ['121.2a|', '616.1g|'],
};

/** [CR 121.6a, 121.6b | 2007: 423.6a, 423.6b] Draws from an empty library are replaced too, and each of several by itself. */
function citeDraw(game: Game, seat: Seat): void {
  if (player(game, seat).library.length === 0) cite('121.6a|423.6a');
  if (game.agenda.some(frame => frame.do === 'draws' && frame.slot !== undefined && frame.slot >= 0))
    cite('614.11b|419.6h');
  if (game.agenda.some(frame => frame.do === 'draws' && frame.at < frame.seats.length))
    cite('121.6b|423.6b', '614.11a|419.6h');
}

function effectInstead({ instead }: Replacement): Effect | null {
  return instead.instead === 'effect' || instead.instead === 'also' ? instead.effect : null;
}

/** [CR 614.6, 615.5 | 2007: 419.5] The rest of the batch happens, then the effect. `keys`: what is spent on it. */
export function effectAfter(
  game: Game,
  effect: Effect,
  scope: Scope,
  keys: readonly string[],
  next: EventsFrame,
  ...first: readonly Parameters<typeof push>[1][]
): Done {
  if (stepsOf(effect).some(step => step.do === 'draw')) cite('121.7|');
  const memory = openMemory(game, { you: scope.you, source: scope.source, item: NONE, x: scope.x, found: scope.found });
  return push(game, { do: 'forget', memory }, { do: 'instead', effect, memory, keys }, ...first, next);
}

function eventsInstead(game: Game, event: GameEvent, instead: Instead, scope: Scope): readonly GameEvent[] {
  switch (instead.instead) {
    case 'amount':
      if (event.what === 'damage' && isDouble(instead.amount)) cite('701.10g|');
      return withAmount(event, countOf(game, instead.amount, scope));
    case 'double':
      if (event.what === 'damage') cite('701.10g|');
      return withAmount(event, 2 * amountOf(event));
    case 'mana':
      return [ofOtherType(event, instead.type, instead.whole === true)];
    case 'destination':
      if (instead.to.zone === 'battlefield' && isComing(game, event))
        return [enteringInstead(game, event, instead.to, scope)];
      return event.what === 'move' ? [redirectedMove(game, event, instead.to, scope)] : [event];
    case 'redirect':
      return event.what === 'damage' ? [redirectedDamage(game, event, instead.to, scope)] : [event];
    case 'portion':
      return event.what === 'search'
        ? [{ ...event, top: Math.min(instead.count, event.top ?? instead.count) }]
        : [event];
    case 'also':
      return [event];
    case 'nothing':
    case 'skip':
    case 'effect':
    case 'spare':
    case 'regenerate':
      return [];
  }
}

/** [CR 701.10g | 2007: none] */
const isDouble = (amount: Count): boolean => typeof amount !== 'number' && amount.count === 'times' && amount.n === 2;

type MoveInstead = Extract<Instead, { readonly instead: 'destination' }>['to'];

function redirectedMove(game: Game, event: EventOf<'move'>, to: MoveInstead, scope: Scope): GameEvent {
  const memory: Memory = { ...scope, id: -1, item: NONE, since: game.nextId, did: true };
  cite('400.6|217.1d');
  const moved = moveTo(game, event.id, to, event.cause, event.by === NOBODY ? scope.you : event.by, memory);
  return { ...moved, rule: event.rule, from: event.from, by: event.by };
}

/** [CR 616.1b, 616.1d | 2007: none] It enters all the same: under other control, tapped, with its other face up. */
function enteringInstead(game: Game, event: Coming, to: MoveInstead, scope: Scope): Coming {
  const before = arrivalOf(game, event);
  const owner = event.what === 'create' ? event.seat : thing(game, event.id).owner;
  const controller = to.under === 'you' ? scope.you : to.under === 'owner' ? owner : before.controller;
  const arrival = {
    ...before,
    controller,
    tapped: before.tapped || to.tapped === true,
    face: to.transformed === true && hasTwoSides(game.cards[cardOf(game, event)]) ? 1 : before.face,
  };
  return { ...event, arrival };
}

/** [CR 614.9 | 2007: 419.6c] Redirection does nothing if who or what would be dealt the damage is not there. */
export function redirectedDamage(game: Game, event: EventOf<'damage'>, to: Recipient, scope: Scope): GameEvent {
  if ('who' in to) {
    const [seat] = playersOf(game, to, scope);
    cite('614.9|419.6c');
    return seat === undefined || player(game, seat).left ? event : { ...event, id: NONE, seat };
  }
  const [id] = 'what' in to ? objectsOf(game, to, scope) : [];
  cite('614.9|419.6c');
  return id === undefined || !canBeDealtDamage(game, id) ? event : { ...event, id, seat: NOBODY };
}

function canBeDealtDamage(game: Game, id: ObjectId): boolean {
  const record = thingOrNone(game, id);
  if (record === undefined || record.zone !== 'battlefield' || record.phasedOut) return false;
  return isType(game, id, 'creature') || isType(game, id, 'planeswalker') || isType(game, id, 'battle');
}
