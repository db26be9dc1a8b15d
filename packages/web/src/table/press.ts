/** What pressing an object or a player does: it chooses. A second press on what is lifted does its only act. */

import type { DecisionSeen, ObjectId, Seat } from '../game/seen.ts';
import { settingsStore } from '../settings/settings.ts';
import { actsOf, optionOfSeat, optionsOf } from './acts.ts';
import { type Draft, goesOn, replyOf, toggle } from './draft.ts';
import type { Table } from './table.ts';

/** Presses an object; `members` are its equals under the same tile. */
export function press(table: Table, id: ObjectId, members: readonly ObjectId[] = [id]): void {
  const { seen, draft, busy } = table.store.get();
  const decision = seen?.decision;
  if (seen === null) return;
  if (busy || decision == null) return table.ask({ ask: 'whyNot', id });
  switch (decision.kind) {
    case 'priority':
      return pressAct(table, decision, draft, id);
    case 'attack':
      return pressAttacker(table, decision, draft, members);
    case 'block':
      return pressFighter(table, decision, draft, id);
    case 'pay':
      return pressPayment(table, decision, id);
    default:
      return pressOption(table, decision, draft, members);
  }
}

function pressAct(table: Table, decision: DecisionSeen, draft: Draft, id: ObjectId): void {
  const acts = actsOf(decision, id);
  const [first] = acts;
  if (first === undefined) {
    table.store.set({ draft: { ...draft, lifted: -1 }, plan: [] });
    return table.ask({ ask: 'whyNot', id });
  }
  const twice = draft.lifted === id || settingsStore.get().onePress;
  if (twice && acts.length === 1) return table.answer([first.index]);
  table.store.set({ draft: { ...draft, lifted: id }, plan: [], notice: null });
  if (!first.option.mana && first.option.act !== 'land') table.ask({ ask: 'plan', index: first.index });
}

/** The option of an attacker against the defender that was chosen, else against its first. */
function attackOption(decision: DecisionSeen, draft: Draft, id: ObjectId): number | undefined {
  const defenders = defendersOf(decision);
  const defender = defenders[draft.defender] ?? defenders[0];
  const options = optionsOf(decision, id);
  const meant = options.find(
    ({ option }) =>
      option.is === 'attack' && defender !== undefined && option.seat === defender.seat && option.id === defender.id,
  );
  return (meant ?? options[0])?.index;
}

export type Defender = { readonly seat: Seat; readonly id: ObjectId };

/** What may be attacked, in the order of the options. */
export function defendersOf(decision: DecisionSeen): readonly Defender[] {
  const defenders: Defender[] = [];
  for (const option of decision.options) {
    if (option.is !== 'attack') continue;
    if (!defenders.some(one => one.seat === option.seat && one.id === option.id))
      defenders.push({ seat: option.seat, id: option.id });
  }
  return defenders;
}

function pressAttacker(table: Table, decision: DecisionSeen, draft: Draft, members: readonly ObjectId[]): void {
  const chosen = members.filter(id => chosenOption(decision, draft, id) !== undefined);
  const free = members.filter(id => !chosen.includes(id));
  const next = free.length > 0 ? free : chosen;
  let after = draft;
  let any = false;
  for (const id of next) {
    const index = chosenOption(decision, after, id) ?? attackOption(decision, after, id);
    if (index === undefined) continue;
    after = toggle(decision, after, index);
    any = true;
  }
  const [id] = members;
  if (any) table.store.set({ draft: after, notice: null });
  else if (id !== undefined) table.ask({ ask: 'whyNot', id });
}

const chosenOption = (decision: DecisionSeen, draft: Draft, id: ObjectId): number | undefined =>
  optionsOf(decision, id).find(({ index }) => draft.picks.includes(index))?.index;

/** All attackers, or none if all were chosen. */
export function attackAll(table: Table): void {
  const { seen, draft } = table.store.get();
  const decision = seen?.decision;
  if (decision?.kind !== 'attack') return;
  const ids = [...new Set(decision.options.flatMap(option => (option.is === 'attack' ? [option.attacker] : [])))];
  pressAttacker(table, decision, draft, ids);
}

function pressFighter(table: Table, decision: DecisionSeen, draft: Draft, id: ObjectId): void {
  const mine = optionsOf(decision, id);
  const pair = (blocker: ObjectId, attacker: ObjectId): number =>
    decision.options.findIndex(one => one.is === 'block' && one.blocker === blocker && one.attacker === attacker);
  const partner = draft.pairing;
  if (partner >= 0 && partner !== id) {
    const index = Math.max(pair(partner as ObjectId, id), pair(id, partner as ObjectId));
    if (index >= 0) return table.store.set({ draft: { ...toggle(decision, draft, index), pairing: -1 }, notice: null });
  }
  const blocking = mine.filter(({ index }) => draft.picks.includes(index));
  if (blocking.length > 0) {
    const off = new Set(blocking.map(({ index }) => index));
    return table.store.set({ draft: { ...draft, picks: draft.picks.filter(one => !off.has(one)), pairing: -1 } });
  }
  if (mine.length === 1 && mine[0] !== undefined)
    return table.store.set({ draft: { ...toggle(decision, draft, mine[0].index), pairing: -1 } });
  const known = mine.length > 0 || decision.options.some(one => one.is === 'block' && one.attacker === id);
  if (!known) return table.ask({ ask: 'whyNot', id });
  table.store.set({ draft: { ...draft, pairing: partner === id ? -1 : id }, notice: null });
}

function pressPayment(table: Table, decision: DecisionSeen, id: ObjectId): void {
  const [first] = optionsOf(decision, id);
  if (first === undefined) return table.ask({ ask: 'whyNot', id });
  table.answer([first.index]);
}

function pressOption(table: Table, decision: DecisionSeen, draft: Draft, members: readonly ObjectId[]): void {
  const options = members.flatMap(id => optionsOf(decision, id));
  const next = options.find(({ index }) => !draft.picks.includes(index)) ?? options[0];
  const [id] = members;
  if (next !== undefined) return choose(table, decision, next.index);
  if (id !== undefined) table.ask({ ask: 'whyNot', id });
}

/** Chooses an option of the question; a complete choice that can still be taken back goes on by itself. */
export function choose(table: Table, decision: DecisionSeen, index: number): void {
  const { draft } = table.store.get();
  if (decision.kind === 'divide') return;
  const after = toggle(decision, draft, index);
  table.store.set({ draft: after, notice: null });
  if (goesOn(decision, after)) table.answer(replyOf(decision, after));
}

export function pressPlayer(table: Table, seat: Seat): boolean {
  const { seen, busy } = table.store.get();
  const decision = seen?.decision;
  if (busy || decision == null) return false;
  if (decision.kind === 'attack') return chooseDefender(table, decision, seat);
  const option = optionOfSeat(decision, seat);
  if (option === undefined) return false;
  choose(table, decision, option.index);
  return true;
}

function chooseDefender(table: Table, decision: DecisionSeen, seat: Seat): boolean {
  const at = defendersOf(decision).findIndex(one => one.seat === seat && one.id < 0);
  if (at < 0) return false;
  table.store.set(({ draft }) => ({ draft: { ...draft, defender: at } }));
  return true;
}
