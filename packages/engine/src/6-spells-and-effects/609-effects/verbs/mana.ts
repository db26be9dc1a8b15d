/** Adding mana and paying [CR 106.3, 118 | 2007: 406]. */

import type { ManaType } from '@lawmage/ability';
import { type Output, outputsOf } from '../../../1-concepts/106-mana/outputs.ts';
import { sizeOf, typesIn } from '../../../1-concepts/106-mana/types.ts';
import { canPay } from '../../../1-concepts/118-costs/can-pay.ts';
import type { Game, PoolMana } from '../../../state/game.ts';
import { type MemoryId, NONE, type Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { player, thing, thingOrNone } from '../../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import type { EventOf } from '../../../work/event.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf, recall } from '../../../work/memory.ts';
import { actor, actors } from '../scope.ts';
import type { Executor } from '../types.ts';

/** Mana whose kind the player still has to settle: which outcome, then the type of each open unit. */
export type ManaFrame = {
  readonly do: 'mana';
  readonly seat: Seat;
  readonly outputs: readonly Output[];
  readonly settled: readonly ManaType[];
  readonly keep: PoolMana['keep'];
  readonly memory: MemoryId;
};

export const addMana: Executor<'addMana'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  return goOnWithMana(game, {
    do: 'mana',
    seat,
    outputs: outputsOf(game, verb.mana, scope),
    settled: [],
    keep: verb.keep ?? 'no',
    memory,
  });
};

/** [CR 106.3, 106.1b | 2007: 406.2] The player chooses as the mana is added, unit by unit. */
export function goOnWithMana(game: Game, frame: ManaFrame, reply: Reply = []): Done {
  const [chosen] = reply;
  if (frame.outputs.length > 1)
    return chosen === undefined
      ? askOutput(game, frame)
      : goOnWithMana(game, {
          ...frame,
          outputs: [must(frame.outputs[chosen], 'a checked reply is among the outputs', game)],
        });
  const [output] = frame.outputs;
  if (output === undefined) {
    cite('605.2|406.3');
    return nothing();
  }
  if (isOfSpell(game, frame.memory)) cite('605.5b|406.2');
  let { settled } = frame;
  if (isTapping(game, frame.memory)) cite('106.12|');
  const open = output.units[settled.length];
  if (chosen !== undefined && open !== undefined)
    settled = [...settled, must(typesIn(open)[chosen], 'a checked reply is among the types', game)];
  for (let unit = output.units[settled.length]; unit !== undefined; unit = output.units[settled.length]) {
    if (sizeOf(unit) > 1) return askType(game, { ...frame, settled }, typesIn(unit));
    settled = [...settled, ...typesIn(unit)];
  }
  const { source } = memoryOf(game, frame.memory);
  return happen(game, [
    {
      what: 'addMana',
      rule: '106.3|406.1',
      source,
      seat: frame.seat,
      mana: settled,
      limit: output.limit,
      tapped: isTapping(game, frame.memory),
      keep: frame.keep,
    },
  ]);
}

/** [CR 701.10f | 2007: none] */
export const doubleMana: Executor<'doubleLife' | 'doubleMana'> = (game, { who }, memory) => {
  const scope = memoryOf(game, memory);
  const { source } = scope;
  const batch = actors(game, who, scope).map(
    (seat): EventOf<'addMana'> => ({
      what: 'addMana',
      rule: '701.10f|',
      source,
      seat,
      mana: player(game, seat).pool.map(({ type }) => type),
      limit: null,
      tapped: false,
    }),
  );
  return happen(game, batch);
};

/** [CR 106.12 | 2007: none] Whether the mana comes from a mana ability with the tap symbol in its cost. */
function isTapping(game: Game, memory: MemoryId): boolean {
  const { item } = memoryOf(game, memory);
  const ability = item === NONE ? null : (thing(game, item).stack?.ability ?? null);
  return ability?.is === 'activated' && ability.cost.some(part => part.pay === 'tap');
}

const isOfSpell = (game: Game, memory: MemoryId): boolean =>
  thingOrNone(game, memoryOf(game, memory).item)?.stack?.what === 'spell';

const askOutput = (game: Game, frame: ManaFrame): Done =>
  ask(
    game,
    {
      kind: 'pick',
      seat: frame.seat,
      why: why('chooseWord', '106.3|406.1', memoryOf(game, frame.memory).source),
      options: frame.outputs.map(({ units }) => ({
        is: 'word',
        word: units.map(unit => typesIn(unit).join('/')).join(''),
      })),
    },
    frame,
  );

const askType = (game: Game, frame: ManaFrame, types: readonly ManaType[]): Done =>
  ask(
    game,
    {
      kind: 'pick',
      seat: frame.seat,
      why: why('chooseWord', '106.3|406.1', memoryOf(game, frame.memory).source),
      options: types.map(type => ({ is: 'word', word: type })),
    },
    frame,
  );

/** [CR 118.12 | 2007: 413.2e] Paying as an instruction; impossible payments are not made. */
export const pay: Executor<'pay'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [seat] = actors(game, verb.who, scope);
  if (seat === undefined || !canPay(game, seat, verb.cost, scope)) {
    recall(game, memory, { did: false });
    return nothing();
  }
  return push(game, { do: 'payCost', seat, cost: verb.cost, memory });
};
