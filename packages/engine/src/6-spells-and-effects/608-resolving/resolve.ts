/** Resolving the object on top of the stack [CR 608 | 2007: 413]. */

import type { CardType } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { FUSED, hasTwoSides } from '../../2-parts/faces.ts';
import { arrivalOfSpell } from '../../4-zones/arrival.ts';
import { keepGiven } from '../../4-zones/given-by-statics.ts';
import { cease } from '../../4-zones/leave.ts';
import { ceaseToBeBestowed, isBestowed } from '../../7-additional/702-keywords/bestowed.ts';
import { citeGivenStill } from '../../7-additional/702-keywords/cite-backup.ts';
import { beginMerging, isMutating } from '../../7-additional/702-keywords/mutate.ts';
import { citePayment } from '../../7-additional/702-keywords/paid-rules.ts';
import { toldOf } from '../../7-additional/702-keywords/resolved.ts';
import { citeFailing, citeMeaning, citeResolving } from '../../7-additional/702-keywords/rules.ts';
import { copiedBy } from '../../7-additional/707-copying/copiable.ts';
import {
  beginRuled,
  type EndControlFrame,
  endControl,
  endResolving,
} from '../../7-additional/723-controlling/while-resolving.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Rule } from '../../editions/rule.ts';
import { holds } from '../../nouns/condition.ts';
import { fits } from '../../nouns/fits.ts';
import type { Found, Game, StackItem } from '../../state/game.ts';
import type { MemoryId, ObjectId } from '../../state/ids.ts';
import { NOBODY, NONE } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { type Done, nothing, push, pushInOrder } from '../../work/agenda.ts';
import { by, cite, isCiting } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { moveEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { forget, memory as memoryOf, openMemory } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { isDone, noteDone } from '../603-triggered/limits.ts';
import { characteristics, controllerOf, isType } from '../613-layers/characteristics.ts';
import { type AfterLeavingFrame, afterLeaving, leavesTo, rebounds } from './after.ts';
import { type AfterEnteringFrame, afterEntering, endsSoon } from './next-end-step.ts';
import { checkTargets, effectsOf, instructionsOf } from './targets.ts';

export type ResolvingFrame =
  | { readonly do: 'resolve'; readonly id: ObjectId }
  /** The instructions have been followed: the object leaves the stack. */
  | { readonly do: 'resolved'; readonly id: ObjectId; readonly memory: MemoryId }
  /** It leaves the stack without having resolved. */
  | { readonly do: 'leaveStack'; readonly id: ObjectId }
  | AfterLeavingFrame
  | AfterEnteringFrame
  | EndControlFrame;

/** [CR 112.2, 608.2c | 2007: 413.2b] As it is on the stack; a spell is carried out for who controls it now. */
function itemOf(game: Game, id: ObjectId): StackItem {
  const item = must(thing(game, id).stack, 'an object on the stack has its item', game);
  const controller = item.what === 'spell' ? controllerOf(game, id) : item.controller;
  return controller === item.controller ? item : { ...item, controller };
}

function resolve(game: Game, { id }: { readonly id: ObjectId }): Done {
  const item = itemOf(game, id);
  if (item.what === 'combatDamage') return push(game, { do: 'resolveDamage', id });
  if (beginRuled(game, id, item)) push(game, { do: 'endControl', item: id });
  const { none, found } = checkTargets(game, id, item);
  if (none && isBestowed(thing(game, id))) {
    cite('702.103e|', '608.3b|');
    ceaseToBeBestowed(game, id);
    return enter(game, id, item, found);
  }
  if (isMutating(item)) return resolveMutating(game, id, item, none ? undefined : found[0]?.ids[0]);
  if (none && !resolvesAnyway(item)) return fizzle(game, id);
  if (!stillTrue(game, item, found)) return leaveStack(game, id);
  return item.what === 'spell' && !isInstantOrSorcery(game, id)
    ? enter(game, id, item, found)
    : follow(game, id, item, found);
}

/** [CR 702.140b, 702.140c | 2007: none] Without a legal target it is a creature spell like any other. */
function resolveMutating(game: Game, id: ObjectId, item: StackItem, target: ObjectId | undefined): Done {
  if (target !== undefined) return beginMerging(game, id, target, item.controller);
  cite('702.140b|');
  return enter(game, id, { ...item, targets: [] }, []);
}

/** [CR 101.1 | 2007: 103.1] What the text says beats the rule about illegal targets. */
const resolvesAnyway = ({ ability }: StackItem): boolean =>
  ability?.is === 'triggered' && ability.effect.do === 'ifDone' && ability.effect.anyway === true;

const ENTERING: readonly (readonly [CardType, Rule])[] = [
  ['artifact', '301.2|212.2b'],
  ['creature', '302.2|212.3b'],
  ['enchantment', '303.2|212.4b'],
  ['planeswalker', '306.2|'],
  ['battle', '310.2|'],
];

const isInstantOrSorcery = (game: Game, id: ObjectId): boolean =>
  isType(game, id, 'instant') || isType(game, id, 'sorcery');

/** [CR 603.4, 608.2a | 2007: 404.3] The intervening condition is asked again. */
function stillTrue(game: Game, item: StackItem, found: readonly (Found | undefined)[]): boolean {
  const { ability } = item;
  if (ability?.is !== 'triggered' || ability.if === undefined) return true;
  cite('603.4|404.3', '603.4|410.8', '608.2a|404.3');
  const holdsStill = holds(game, ability.if, { you: item.controller, source: item.source, x: item.x, found });
  if (!holdsStill && item.source !== NONE) citeFailing(characteristics(game, item.source), ability);
  return holdsStill;
}

/** [CR 113.3a, 113.7a, 304.2, 307.2, 608.2c | 2007: 212.5b, 212.7b, 401.3, 402.6, 413.2b] What follows its instructions. */
function citeFollowed(game: Game, id: ObjectId, item: StackItem): void {
  cite('608.2|413.2', '608.2c|413.2b');
  if (item.what === 'spell') citeSpellAbilities(game, id, item);
  if (item.what === 'spell' && thing(game, id).face === FUSED) cite('702.102d|');
  if (item.what === 'spell') cite('113.3a|401.3', isType(game, id, 'instant') ? '304.2|212.5b' : '307.2|212.7b');
  else if (thingOrNone(game, item.source)?.zone == null) cite('113.7a|402.6');
  if (item.ability !== null && isCiting()) citeFollowedByName(game, item);
  if (item.ability !== null && item.keyword === 'backup') citeGivenStill(game, item.source, item.ability);
  if (item.ability !== null && item.source !== NONE) citeResolving(characteristics(game, item.source), item.ability);
}

/** [CR 608.2k] What triggered it is affected still, though it would not trigger it as it is now. */
function citeChanged(game: Game, { ability, controller: you, source, x, found }: StackItem): void {
  if (!isCiting() || ability?.is !== 'triggered' || !('what' in ability.event)) return;
  const { what } = ability.event;
  if (what === undefined || !('what' in what) || what.what !== 'some' || what.slot === undefined) return;
  const { slot } = what;
  if (!hasWord(ability.effect, node => node.what === 'that' && node.slot === slot)) return;
  const scope = { you, source, x, found };
  for (const id of found[slot]?.ids ?? [])
    if (thingOrNone(game, id)?.zone === 'battlefield' && !fits(game, id, what.filter, scope)) cite('608.2k|');
}

/** [CR 707.11 | 2007: 503.11] An ability still speaks of its source, though that is a copy of something else by now. */
function citeFollowedByName(game: Game, { source, ability }: StackItem): void {
  const record = thingOrNone(game, source);
  if (record?.zone !== 'battlefield' || copiedBy(game, record) === null) return;
  const speaks = hasWord(ability, node => node.what === 'self');
  if (speaks && !characteristics(game, source).abilities.some(live => live.ability === ability)) cite('707.11|503.11');
}

/** The keywords whose instructions a spell follows. */
function citeSpellAbilities(game: Game, id: ObjectId, { paid }: StackItem): void {
  const is = characteristics(game, id);
  for (const { ability, meaningOf } of is.abilities)
    if (ability.is === 'spell' && (meaningOf !== 'gift' || paid.gift !== undefined)) citeMeaning(is, meaningOf);
}

/** [CR 608.2c | 2007: 413.2b] The instructions of an instant, sorcery or ability, then the end of its resolution. */
function follow(game: Game, id: ObjectId, item: StackItem, found: readonly (Found | undefined)[]): Done {
  citeFollowed(game, id, item);
  citeChanged(game, item);
  const memory = openMemory(game, { you: item.controller, source: item.source, item: id, x: item.x, found });
  const effects = by('603.2h|', isDone(game, item)) ? [] : effectsOf(instructionsOf(game, id, item));
  return pushInOrder(game, [
    ...effects.map((effect): Frame => ({ do: 'effect', effect, memory })),
    { do: 'resolved', id, memory },
  ]);
}

/** [CR 608.2n | 2007: 413.2h] A spell goes to its owner's graveyard, if it has not moved itself; an ability ceases to exist. */
function resolved(game: Game, { id, memory }: { readonly id: ObjectId; readonly memory: MemoryId }): Done {
  const { did } = memoryOf(game, memory);
  forget(game, memory);
  endResolving(game, id);
  const record = thingOrNone(game, id);
  const isThere = record?.zone === 'stack';
  if (record === undefined || (!isThere && record.next === NONE)) return nothing();
  if (did && isThere) noteDone(game, itemOf(game, id));
  const { source } = itemOf(game, id);
  const told: readonly GameEvent[] = [
    { what: 'resolve', rule: '608.2n|413.2h', source, id },
    ...toldOf(game, id, itemOf(game, id)),
  ];
  if (!isThere) {
    cite('608.2m|');
    return happen(game, told);
  }
  if (thing(game, id).kind === 'ability') {
    cease(game, id);
    return happen(game, told);
  }
  cite('608.2n|401.7', '112.1|401.2');
  if (itemOf(game, id).spliced !== undefined) cite('702.47e|502.40e');
  if (thing(game, id).face > 0 || rebounds(game, id))
    push(game, { do: 'afterLeaving', id, seat: itemOf(game, id).controller });
  return happen(game, [
    ...told,
    {
      ...moveEvent(game, id, leavesTo(game, id), '608.2n|413.2h'),
      cause: 'resolve',
      source: id,
      by: itemOf(game, id).controller,
    },
  ]);
}

/** [CR 608.2b | 2007: 413.2a] No legal target is left: it does not resolve (2007: it is countered). */
function fizzle(game: Game, id: ObjectId): Done {
  push(game, { do: 'leaveStack', id });
  return happen(game, [{ what: 'fizzle', rule: '608.2b|413.2a', source: itemOf(game, id).source, id }]);
}

/** Without having resolved. */
function leaveStack(game: Game, id: ObjectId): Done {
  if (thingOrNone(game, id)?.zone !== 'stack') return nothing();
  if (thing(game, id).kind === 'ability') {
    cease(game, id);
    return nothing();
  }
  const cause = editionOf(game).illegalTargetsCounter ? 'counter' : 'resolve';
  return happen(game, [moveEvent(game, id, 'graveyard', '608.2b|413.2a', { cause, source: id })]);
}

/** [CR 608.3a, 608.3c, 608.3e | 2007: 413.2h] A permanent spell becomes a permanent; an Aura is attached to its target. */
function enter(game: Game, id: ObjectId, item: StackItem, found: readonly (Found | undefined)[]): Done {
  const spell = thing(game, id);
  cite('608.3|413.2h', '110.2|200.6a', '110.2|214.4', '608.3a|401.7', '112.1|401.2');
  for (const [type, rule] of ENTERING) if (isType(game, id, type)) cite(rule);
  citePayment(item.way, 'enters');
  if (spell.kind === 'copy') cite('608.3f|', '707.10f|', '111.13|');
  if (hasTwoSides(game.cards[spell.card]) && spell.faceDown === 'no') cite('712.13|');
  const host = found[0];
  const aimed = item.targets.length > 0 && host !== undefined;
  if (aimed) cite('608.3b|', '608.3c|', '303.4|212.4d');
  keepGiven(game, id);
  const plain = arrivalOfSpell(spell, item.controller);
  const arrival = aimed
    ? { ...plain, attachedTo: host.ids[0] ?? NONE, attachedToSeat: host.seats[0] ?? NOBODY }
    : plain;
  if (endsSoon(spell.kind, item)) push(game, { do: 'afterEntering', id });
  if (isCiting() && game.stack.length > 1) citeCosts(game, id);
  return happen(game, [
    { what: 'resolve', rule: '608.3a|413.2h', source: id, id },
    {
      ...moveEvent(game, id, 'battlefield', '608.3a|413.2h'),
      cause: 'resolve',
      source: id,
      by: item.controller,
      arrival,
    },
  ]);
}

/** [CR 601.8 | 2007: 409.3] A spell that alters costs does nothing to what is on the stack already. */
function citeCosts(game: Game, id: ObjectId): void {
  const alters = characteristics(game, id).abilities.some(
    ({ ability }) => ability.is === 'static' && ability.rule.static === 'cost' && ability.rule.of !== 'this',
  );
  if (alters && game.stack.some(other => other !== id)) cite('601.8|409.3');
}

export const resolvingHandlers: Handlers<ResolvingFrame> = {
  resolve,
  resolved,
  afterLeaving,
  afterEntering,
  endControl,
  leaveStack: (game, { id }) => leaveStack(game, id),
};
