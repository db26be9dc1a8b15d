/** Which effect is applied to which event next, and who chooses [CR 616.1 | 2007: 419.9a]. */

import type { Entering } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { fromActive } from '../../state/seats.ts';
import { thingOrNone } from '../../state/store.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { witness } from '../../work/witness.ts';
import { controllerOf } from '../613-layers/characteristics.ts';
import { type Applicable, applicableTo } from './applicable.ts';
import { amountOf, eventAt, usedAt, withInstead } from './batch.ts';
import { firstClass } from './classes.ts';
import { enterBy } from './entering.ts';
import { gameOf } from './entering-counters.ts';
import type { EventsFrame, ReplacingFrame, ShieldFrame } from './frames.ts';
import { replaceEvent } from './instead.ts';
import { preventDamage } from './prevent.ts';
import { arrivalOf, isComing } from './would-be.ts';

/** One event of a batch with what could change it. */
export type Changeable = { readonly at: number; readonly seat: Seat; readonly effects: readonly Applicable[] };

/** [CR 616.1, 101.4 | 2007: 419.9a, 103.4] The next event that something could change, in the order of who chooses. */
export function nextChangeable(game: Game, frame: EventsFrame): Changeable | null {
  const order = fromActive(game);
  let next: Changeable | null = null;
  for (let at = 0; at < frame.batch.length; at++) {
    const effects = applicableTo(game, eventAt(frame, at), usedAt(frame, at));
    if (effects.length === 0) continue;
    const seat = affectedSeat(game, eventAt(frame, at));
    if (next === null || order.indexOf(seat) < order.indexOf(next.seat)) next = { at, seat, effects };
  }
  return next;
}

/** The affected player, or the controller of the affected object, or its owner if it has none. */
function affectedSeat(game: Game, event: GameEvent): Seat {
  if (isComing(game, event)) return arrivalOf(game, event).controller;
  if ('id' in event && event.id !== NONE) return seatOfObject(game, event.id);
  return 'seat' in event ? event.seat : game.active;
}

function seatOfObject(game: Game, id: ObjectId): Seat {
  const record = thingOrNone(game, id);
  if (record === undefined) return game.active;
  return record.zone === 'battlefield' || record.zone === 'stack' ? controllerOf(game, id) : record.owner;
}

/** Applies the only effect, or asks which one is applied first. */
export function changeNext(game: Game, frame: EventsFrame, { at, seat, effects }: Changeable): Done {
  const first = firstClass(game, eventAt(frame, at), effects);
  if (first.length > 1) cite('616.1e|');
  if (usedAt(frame, at).length > 0) cite('616.1f|', '616.2|419.9b');
  const [only] = first;
  if (only !== undefined && (first.length === 1 || first.every(isOrderless)))
    return applyOrAsk(game, asksFor(only) ? chosenBy(game, frame, seat) : frame, at, only);
  const options = first.map(
    ({ scope, kind }) => ({ is: 'effect', source: scope.source, about: aboutOf(kind) }) as const,
  );
  return ask(
    game,
    { kind: 'pick', seat, why: why('orderReplacements', '616.1|419.9a', sourceOf(first)), options },
    { do: 'replaceWith', events: chosenBy(game, frame, seat), at, keys: first.map(({ key }) => key) },
  );
}

/** [CR 101.4d | 2007: none] Whom an earlier choice gives one to make chooses before all that still wait further round the table. */
function chosenBy(game: Game, frame: EventsFrame, seat: Seat): EventsFrame {
  const order = fromActive(game);
  if (frame.last !== undefined && order.indexOf(seat) < order.indexOf(frame.last)) cite('101.4d|');
  return { ...frame, last: seat };
}

const CHOICES: ReadonlySet<Entering['enters']> = new Set<Entering['enters']>([
  'choosing',
  'choosingObject',
  'asCopy',
  'becoming',
  'may',
  'unless',
  'payingLife',
]);

/** Whether applying it takes a choice. */
const asksFor = ({ kind }: Applicable): boolean =>
  kind.is === 'enter'
    ? kind.rule.how.some(({ enters }) => CHOICES.has(enters))
    : kind.is === 'replace' && !!kind.rule.optional;

const sourceOf = (effects: readonly Applicable[]): ObjectId => effects[0]?.scope.source ?? NONE;

const aboutOf = (kind: Applicable['kind']): unknown => {
  if (kind.is === 'enter' || kind.is === 'replace') return kind.rule;
  return kind.is === 'prevent' ? kind.shield : { regenerate: true };
};

/** Entering tapped or with counters comes out the same in any order. */
const isOrderless = ({ kind }: Applicable): boolean =>
  kind.is === 'enter' &&
  kind.rule.how.every(how => how.enters === 'tapped' || (how.enters === 'with' && how.with.with === 'counters'));

/** The effect that was chosen. */
export function replaceWith(game: Game, { events, at, keys }: ReplacingFrame, reply: Reply): Done {
  const chosen = find(game, events, at, must(keys[reply[0] ?? 0], 'a checked reply names an effect', game));
  return applyOrAsk(game, events, at, chosen);
}

function find(game: Game, events: EventsFrame, at: number, key: string): Applicable {
  const effects = applicableTo(gameOf(game, events), eventAt(events, at), usedAt(events, at));
  return must(
    effects.find(effect => effect.key === key),
    'an effect that was offered can be applied',
    game,
  );
}

/** An optional effect asks the player whose effect it is [CR 614.1a]. */
function applyOrAsk(game: Game, frame: EventsFrame, at: number, effect: Applicable): Done {
  if (effect.kind.is !== 'replace' || !effect.kind.rule.optional) return apply(game, frame, at, effect);
  return ask(
    game,
    {
      kind: 'yesNo',
      seat: effect.scope.you,
      why: why('replace', '614.1a|419.1a', effect.scope.source, effect.kind.rule),
      options: [],
    },
    { do: 'replaceMaybe', events: frame, at, keys: [effect.key] },
  );
}

/** Whether an optional effect is applied; either way it has had its opportunity. */
export function replaceMaybe(game: Game, { events, at, keys }: ReplacingFrame, reply: Reply): Done {
  const key = must(keys[0], 'an effect was offered', game);
  if (reply[0] !== 1) return push(game, withInstead(events, at, [eventAt(events, at)], key));
  return apply(game, events, at, find(game, events, at, key));
}

function apply(game: Game, frame: EventsFrame, at: number, effect: Applicable): Done {
  const { kind } = effect;
  if (kind.is === 'enter' || kind.is === 'replace') witness(game, effect.scope.source, kind.rule);
  if (kind.is === 'prevent') witness(game, effect.scope.source, kind.shield);
  switch (kind.is) {
    case 'replace':
      return replaceEvent(game, frame, at, effect, kind);
    case 'prevent':
      cite('615.4|419.4');
      return shieldOrAsk(game, frame, at, effect, kind);
    case 'enter':
      return enterBy(game, frame, at, effect, kind.rule);
    case 'regenerate':
      cite('614.8|419.6b', '701.19a|419.6b', '701.8c|');
      game.lasting = game.lasting.filter(other => other.n !== kind.lasting.n);
      return push(
        game,
        { do: 'spare', id: kind.lasting.id, regenerated: true },
        withInstead(frame, at, [], effect.key),
      );
  }
}

type Preventing = Extract<Applicable['kind'], { readonly is: 'prevent' }>;

/** [CR 615.7 | 2007: 419.7b] A shield too small for damage from several sources at once: its player says which comes first. */
function shieldOrAsk(game: Game, frame: EventsFrame, at: number, effect: Applicable, kind: Preventing): Done {
  const among = kind.lasting === null || kind.lasting.left < 0 ? [] : guardedBy(game, frame, effect.key);
  const total = among.reduce((sum, n) => sum + amountOf(eventAt(frame, n)), 0);
  if (kind.lasting === null || among.length < 2 || total <= kind.lasting.left) {
    return preventDamage(game, frame, at, effect, kind);
  }
  const options = among.map(n => ({ is: 'object', id: sourceOfDamage(eventAt(frame, n)) }) as const);
  return ask(
    game,
    {
      kind: 'pick',
      seat: affectedSeat(game, eventAt(frame, at)),
      why: why('replace', '615.7|419.7b', effect.scope.source, kind.shield),
      options,
    },
    { do: 'shield', events: frame, among, key: effect.key },
  );
}

const guardedBy = (game: Game, frame: EventsFrame, key: string): readonly number[] =>
  frame.batch.flatMap((event, n) =>
    event.what === 'damage' && applicableTo(game, event, usedAt(frame, n)).some(one => one.key === key) ? [n] : [],
  );

const sourceOfDamage = (event: GameEvent): ObjectId => (event.what === 'damage' ? event.from : NONE);

/** The damage that was chosen is prevented as far as the shield goes; then the batch is looked at again. */
export function shieldFirst(game: Game, { events, among, key }: ShieldFrame, reply: Reply): Done {
  const at = must(among[reply[0] ?? 0], 'a checked reply names damage', game);
  const effect = find(game, events, at, key);
  return effect.kind.is === 'prevent'
    ? preventDamage(game, events, at, effect, effect.kind)
    : push(game, withInstead(events, at, [eventAt(events, at)], key));
}
