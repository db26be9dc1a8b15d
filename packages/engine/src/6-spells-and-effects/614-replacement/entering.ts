/** Carrying out how an object enters, part by part, before it does [CR 614.12a | 2007: 419.6]. */

import type { Cost, Effect, Entering, EntersWith } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { canPay } from '../../1-concepts/118-costs/can-pay.ts';
import { hasTwoSides } from '../../2-parts/faces.ts';
import { attackedBy } from '../../5-turns/combat/entering.ts';
import { countOf } from '../../nouns/count.ts';
import { LIFE_PAID } from '../../nouns/linked.ts';
import { NOTED_NUMBER, noting } from '../../nouns/noted.ts';
import type { Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player, thingOrNone } from '../../state/store.ts';
import { ask, type Done, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { forget, foundIn, openMemory } from '../../work/memory.ts';
import type { Arrival } from '../../work/moving.ts';
import type { Applicable, Kind } from './applicable.ts';
import { eventAt, withInstead } from './batch.ts';
import { arrivalAsChosen, whatItBecomes } from './entering-choice.ts';
import { arrivalAsCopy } from './entering-copy.ts';
import { chosen, coming, enterer, reason, rest, scopeOf, withArrival } from './entering-frame.ts';
import { arrivalWithWord, askedOne, type OfOne, picked } from './entering-one.ts';
import type { EnteringFrame, EventsFrame } from './frames.ts';
import { arrivalOf, type Coming, cardOf, isComing, standIn } from './would-be.ts';

type How<K extends Entering['enters']> = Extract<Entering, { readonly enters: K }>;

/** Begins to carry out an effect on an entering object. */
export function enterBy(
  game: Game,
  frame: EventsFrame,
  at: number,
  by: Applicable,
  rule: Extract<Kind, { is: 'enter' }>['rule'],
): Done {
  const events = withInstead(frame, at, [eventAt(frame, at)], by.key);
  const { you, x, found } = by.scope;
  const isToCome =
    rule.how.some(({ enters }) => enters === 'doing') && thingOrNone(game, by.scope.source) === undefined;
  const source = isToCome ? standIn(game, eventAt(frame, at) as Coming) : by.scope.source;
  const memory = openMemory(game, { you, source, item: NONE, x, found });
  return enterNext(game, { do: 'entering', events, at, how: rule.how, memory });
}

const PLAINLY = { tapped: { tapped: true }, prepared: { prepared: true } } as const;

/** Carries out the next part; after the last one the batch goes on. */
export function enterNext(game: Game, frame: EnteringFrame): Done {
  const [how] = frame.how;
  if (how === undefined) {
    forget(game, frame.memory);
    return push(game, frame.events);
  }
  switch (how.enters) {
    case 'tapped':
    case 'prepared':
      return arriving(game, frame, PLAINLY[how.enters]);
    case 'transformed':
      return turnedOver(game, frame);
    case 'attacking':
      return arriving(game, frame, attackingAs(game, frame, how));
    case 'with':
      return enterWith(game, frame, how.with);
    case 'remembering':
      return remembering(game, frame, how);
    case 'doing':
      return doFirst(game, frame, how);
    case 'unless':
      return askToPay(game, frame, how);
    case 'may':
      return ask(
        game,
        { kind: 'yesNo', seat: enterer(game, frame), why: reason(game, frame, 'may'), options: [] },
        chosen(frame),
      );
    case 'payingLife':
      return askForLife(game, frame);
    case 'noting':
      return note(game, frame, how);
    case 'becoming':
      return askWhatItBecomes(game, frame, how);
    case 'choosing':
    case 'choosingObject':
    case 'asCopy':
      return askForOne(game, frame, how);
  }
}

/** What is done before it enters. */
function doFirst(game: Game, frame: EnteringFrame, { effect }: How<'doing'>): Done {
  if (movesOthers(effect)) cite('614.13|', ...(isSecond(frame) ? ['614.13b|' as const] : []));
  return push(game, rest(frame), { do: 'effect', effect, memory: frame.memory });
}

/** [CR 607.2e | 2007: none] */
function note(game: Game, frame: EnteringFrame, { count }: How<'noting'>): Done {
  const event = coming(frame);
  const { chosen: before, copied } = arrivalOf(game, event);
  const what = { [NOTED_NUMBER]: countOf(game, count, scopeOf(game, frame)) };
  return arriving(game, frame, { chosen: { ...before, ...noting(what, copied?.card ?? cardOf(game, event)) } });
}

/** What it attacks as it enters. */
const attackingAs = (game: Game, frame: EnteringFrame, { what }: How<'attacking'>): Partial<Arrival> => ({
  attacking: attackedBy(game, what, enterer(game, frame), scopeOf(game, frame)),
});

/** What was found for it stays with it. */
function remembering(game: Game, frame: EnteringFrame, { slot, as }: How<'remembering'>): Done {
  const { ids } = foundIn(scopeOf(game, frame), slot);
  return arriving(game, frame, { chosen: { ...arrivalOf(game, coming(frame)).chosen, [as]: ids } });
}

/** [CR 712.14a | 2007: none] With its back up, if what comes has one. */
const turnedOver = (game: Game, frame: EnteringFrame): Done =>
  hasTwoSides(game.cards[cardOf(game, coming(frame))])
    ? arriving(game, frame, { face: 1 })
    : enterNext(game, rest(frame));

/** Changes the arrival and goes on with the next part. */
const arriving = (game: Game, frame: EnteringFrame, change: Partial<Arrival>): Done =>
  enterNext(game, rest(withArrival(game, frame, change)));

const lifeOf = (amount: number): Cost => [{ pay: 'do', effect: { do: 'loseLife', amount } }];

/** [CR 607.2g | 2007: 217.7d] "Pay any amount of life": as much as there is, if any can be paid. */
function askForLife(game: Game, frame: EnteringFrame): Done {
  const seat = enterer(game, frame);
  const { life } = player(game, seat);
  const most = life > 0 && canPay(game, seat, lifeOf(life), { ...scopeOf(game, frame), you: seat }) ? life : 0;
  if (most === 0) return enterNext(game, rest(frame));
  return ask(
    game,
    { kind: 'number', seat, why: reason(game, frame, 'cost'), options: [], least: 0, most },
    chosen(frame),
  );
}

/** [CR 208.2b | 2007: none] "It becomes your choice of …". */
const askWhatItBecomes = (game: Game, frame: EnteringFrame, how: How<'becoming'>): Done =>
  ask(game, whatItBecomes(enterer(game, frame), scopeOf(game, frame).source, how.choice), chosen(frame));

/** [CR 607.2g | 2007: 217.7d] What was paid is remembered. */
function payLife(game: Game, frame: EnteringFrame, amount: number): Done {
  const { chosen: before } = arrivalOf(game, coming(frame));
  const paid = rest(withArrival(game, frame, { chosen: { ...before, [LIFE_PAID]: amount } }));
  if (amount === 0) return enterNext(game, paid);
  return push(game, paid, { do: 'payCost', seat: enterer(game, frame), cost: lifeOf(amount), memory: frame.memory });
}

/** [CR 122.6, 614.1c | 2007: 419.1b] */
function enterWith(game: Game, frame: EnteringFrame, given: EntersWith): Done {
  const arrival = arrivalOf(game, coming(frame));
  if (given.with === 'counters') {
    const n = countOf(game, given.count, scopeOf(game, frame));
    return arriving(game, frame, { counters: [...arrival.counters, { kind: given.kind, n }] });
  }
  const changes = { is: 'static', rule: { static: 'modify', what: { what: 'self' }, changes: given.changes } } as const;
  return arriving(game, frame, { changes: [...arrival.changes, changes] });
}

/** "You may pay …": asked only of someone who can. */
function askToPay(game: Game, frame: EnteringFrame, how: How<'unless'>): Done {
  const seat = enterer(game, frame);
  if (frame.events.batch.filter(event => isComing(game, event)).length > 1) cite('614.12b|');
  if (!canPay(game, seat, how.cost, { ...scopeOf(game, frame), you: seat }))
    return enterNext(game, rest(frame, how.otherwise));
  return ask(game, { kind: 'yesNo', seat, why: reason(game, frame, 'payOptional'), options: [] }, chosen(frame));
}

/** The answer to the part that asked. */
export function enterAsChosen(game: Game, frame: EnteringFrame, reply: Reply): Done {
  const how = must(frame.how[0], 'a part of entering asked', game);
  switch (how.enters) {
    case 'may':
      return enterNext(
        game,
        reply[0] === 1 ? rest(frame, how.how) : rest(frame, ...(how.otherwise ? [how.otherwise] : [])),
      );
    case 'unless':
      if (reply[0] !== 1) return enterNext(game, rest(frame, how.otherwise));
      return push(
        game,
        { ...frame, do: 'enteringPaid' },
        { do: 'payCost', seat: enterer(game, frame), cost: how.cost, memory: frame.memory },
      );
    case 'payingLife':
      return payLife(game, frame, reply[0] ?? 0);
    case 'becoming':
      return arriving(game, frame, arrivalAsChosen(game, coming(frame), how, reply[0] ?? 0));
    case 'choosing':
      return arriving(game, frame, arrivalWithWord(game, frame, how, reply));
    case 'choosingObject':
      return arriving(game, frame, {
        chosen: { ...arrivalOf(game, coming(frame)).chosen, chosen: picked(game, frame, how, reply) },
      });
    case 'asCopy':
      return copyChosen(game, frame, how, reply);
    default:
      return enterNext(game, rest(frame));
  }
}

/** The cost was to be paid: if it was not after all, what follows from that. */
export function enterAsPaid(game: Game, frame: EnteringFrame): Done {
  const how = must(frame.how[0], 'a part of entering was paid for', game);
  const { did } = scopeOf(game, frame);
  return enterNext(game, how.enters === 'unless' && !did ? rest(frame, how.otherwise) : rest(frame));
}

const MOVERS: ReadonlySet<unknown> = new Set<Effect['do']>(['sacrifice', 'discard', 'mill', 'move', 'destroy', 'dig']);

/** [CR 614.13b | 2007: none] Another effect has had its opportunity: what it has moved is not there any more to be chosen. */
const isSecond = ({ events }: EnteringFrame): boolean => events.used.flat().length > 1;

/** [CR 614.13 | 2007: none] Whether what is done as the object enters moves other objects between zones. */
const movesOthers = (effect: Effect): boolean => hasWord(effect, node => MOVERS.has(node.do));

function askForOne(game: Game, frame: EnteringFrame, how: OfOne): Done {
  const asking = askedOne(game, frame, how);
  return asking === null ? enterNext(game, rest(frame)) : ask(game, asking, chosen(frame));
}

/** The object that was chosen, to enter as a copy of it. */
function copyChosen(game: Game, frame: EnteringFrame, how: How<'asCopy'>, reply: Reply): Done {
  const [id] = picked(game, frame, how, reply);
  if (id === undefined) return enterNext(game, rest(frame));
  return arriving(game, frame, arrivalAsCopy(game, coming(frame), how, id, scopeOf(game, frame)));
}
