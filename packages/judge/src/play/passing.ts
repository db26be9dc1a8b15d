/** Passing priority, and play going on by it. */
import type { StepName } from '@lawmage/ability';
import { type Seat, seatOf } from '@lawmage/engine';
import type { ObjectNoun, StepNoun, Who } from '../scenario/noun.ts';
import { find } from './find.ts';
import { asked, copyOf, type Miss, miss, notAsked, reply, type Table } from './table.ts';
import { describeQuestion } from './words.ts';

const MOST_PASSES = 2000;

/** The players before one pass, as long as nothing resolves and no step ends by it. */
export function priorityFor(table: Table, who: Who): Miss | null {
  const seat = seatOf(who);
  const { turn, step, stack } = table.game;
  for (let n = 0; n <= table.game.players.length; n++) {
    if (asked(table, seat, 'priority') !== null) return null;
    if (table.game.asking?.kind !== 'priority') break;
    const tried = copyOf(table);
    const refused = reply(tried, []);
    const { game } = tried;
    if (refused !== null || game.turn !== turn || game.step !== step || game.stack !== stack) break;
    reply(table, []);
  }
  return notAsked(table, 'this player does not have priority');
}

export function pass(table: Table, who: Who | null): Miss | null {
  if (who !== null) {
    const late = priorityFor(table, who);
    return late ?? reply(table, []);
  }
  const living = table.game.players.filter(player => !player.left).length;
  for (let n = 0; n < living; n++) {
    if (table.game.asking?.kind !== 'priority') return n === 0 ? notAsked(table, 'nobody has priority') : null;
    const refused = reply(table, []);
    if (refused !== null) return refused;
  }
  return null;
}

/** All pass until something has resolved, or somebody is asked to choose. */
export function resolve(table: Table, what: ObjectNoun | null): Miss | null {
  if (table.game.asking?.kind !== 'priority') return notAsked(table, 'nobody has priority');
  if (what === null) return resolveStack(table);
  const top = table.game.stack.at(-1);
  if (top === undefined || !find(table, what).includes(top))
    return notAsked(table, `${what.name} is not on top of the stack`);
  while (table.game.stack.includes(top) && table.game.asking?.kind === 'priority') {
    const refused = reply(table, []);
    if (refused !== null) return refused;
  }
  return null;
}

function resolveStack(table: Table): Miss | null {
  if (table.game.stack.length === 0) return miss('emptyStack', 'the stack is empty');
  for (let n = 0; n < MOST_PASSES && table.game.stack.length > 0 && table.game.asking?.kind === 'priority'; n++) {
    const refused = reply(table, []);
    if (refused !== null) return refused;
  }
  return table.game.stack.length === 0 || table.game.asking?.kind !== 'priority'
    ? null
    : miss('endless', 'the stack does not come to an end');
}

const WAYS_ON: readonly string[] = ['priority', 'attack', 'block'];

/** All pass, nobody attacks or blocks, until a step begins that has not been waited for before. */
export function until(table: Table, { of, step }: StepNoun): Miss | null {
  const isThere = (): boolean => {
    const { game, stages, awaited } = table;
    if (game.step !== step || (of !== null && game.active !== of)) return false;
    return stages
      .slice(awaited)
      .some(({ events }) => events.some(event => event.what === 'step' && event.step === step));
  };
  for (let n = 0; n < MOST_PASSES && !isThere(); n++) {
    const { asking } = table.game;
    if (asking === null || !WAYS_ON.includes(asking.kind)) return notAsked(table, 'play does not come there');
    const refused = reply(table, []);
    if (refused !== null) return refused;
  }
  if (!isThere()) return miss('never', `that step never comes: ${describeQuestion(table.game)}`);
  table.awaited = table.stages.length;
  return null;
}

/** All pass with an empty stack until a player is asked to attack or block, or a step has come in which nobody was asked. */
export function goToDeclaration(
  table: Table,
  seat: Seat,
  kind: 'attack' | 'block',
  last: StepName | null = null,
): Miss | null {
  const { turn } = table.game;
  for (let n = 0; n < MOST_PASSES; n++) {
    if (asked(table, seat, kind) !== null) return null;
    const { asking, stack, step } = table.game;
    if (step === last && asking?.kind === 'priority') return null;
    if (table.game.turn !== turn || asking?.kind !== 'priority' || stack.length > 0) break;
    const refused = reply(table, []);
    if (refused !== null) return refused;
  }
  return notAsked(table, `this player cannot ${kind} now`);
}
