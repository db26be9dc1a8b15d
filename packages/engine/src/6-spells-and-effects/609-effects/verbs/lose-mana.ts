/** Losing unspent mana, and activating lands so that there is some [CR 106.13, 605.3a | 2007: none]. */
import { playersOf } from '../../../nouns/players.ts';
import type { Game } from '../../../state/game.ts';
import type { ObjectId, Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { player } from '../../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../../work/agenda.ts';
import type { Act, Reply } from '../../../work/decision.ts';
import type { EventOf } from '../../../work/event.ts';
import { isSettled } from '../../../work/forced.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { manaActs } from '../../605-mana-abilities/acts.ts';
import { abilitiesOf, controllerOf, isType } from '../../613-layers/characteristics.ts';
import { actors } from '../scope.ts';
import type { Executor } from '../types.ts';

/** Lands whose mana abilities are still to be activated; the reply says which comes next. */
export type ActivateLandsFrame = {
  readonly do: 'activateLands';
  readonly seat: Seat;
  readonly lands: readonly ObjectId[];
  readonly source: ObjectId;
};

/** [CR 106.13 | 2007: none] The pool is emptied; what was in it is put into another player's, or into the same one's again. */
export const loseMana: Executor<'loseMana'> = (game, { who, to }, memory) => {
  const scope = memoryOf(game, memory);
  const [gainer] = to === undefined ? [] : playersOf(game, to, scope);
  const batch = actors(game, who, scope).flatMap((seat): EventOf<'emptyPool'>[] => {
    const lost = player(game, seat).pool.length;
    const event = { what: 'emptyPool', seat, lost, all: true, source: scope.source } as const;
    if (lost === 0) return [];
    return [gainer === undefined ? { ...event, rule: '106.4|300.3' } : { ...event, to: gainer, rule: '106.13|' }];
  });
  return happen(game, batch);
};

/** Each player activates the lands that player controls now, each once. */
export const activateLands: Executor<'activateLands'> = (game, { who }, memory) => {
  const scope = memoryOf(game, memory);
  const isLandOf = (id: ObjectId, seat: Seat): boolean => isType(game, id, 'land') && controllerOf(game, id) === seat;
  return pushInOrder(
    game,
    actors(game, who, scope).map(seat => {
      const lands = game.battlefield.filter(id => isLandOf(id, seat));
      return { do: 'activateLands', seat, lands, source: scope.source };
    }),
  );
};

/** [CR 605.3a | 2007: 411.2] The player chooses which mana ability of which land comes next, until none is left that can be activated. */
export function goOnActivating(game: Game, frame: ActivateLandsFrame, [at]: Reply): Done {
  const { seat, lands, source } = frame;
  const acts = manaActs(game, seat).filter(({ id }) => lands.includes(id));
  if (acts.length === 0) return nothing();
  const settled = isSettled(acts.every(act => isPlain(game, act, acts)));
  if (at === undefined && !settled)
    return ask(game, { kind: 'pick', seat, why: why('chooseObjects', '605.3a|411.2', source), options: acts }, frame);
  const { id, ability } = must(acts[at ?? 0], 'a checked reply is among the options', game);
  push(game, { ...frame, lands: lands.filter(land => land !== id) });
  return push(game, { do: 'activate', seat, id, at: ability });
}

/** The only ability of its land that could be activated, and one that only taps it: in which order does not matter. */
function isPlain(game: Game, { id, ability }: Act, acts: readonly Act[]): boolean {
  const live = abilitiesOf(game, id)[ability]?.ability;
  const taps = live?.is === 'activated' && live.cost.every(({ pay }) => pay === 'tap');
  return taps && acts.filter(act => act.id === id).length === 1;
}
