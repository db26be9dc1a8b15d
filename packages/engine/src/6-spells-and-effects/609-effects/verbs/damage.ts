/** Damage by effects [CR 120 | 2007: 200.9], and fights. */

import type { Recipient, Slot } from '@lawmage/ability';
import { isExcessSeen, spilled } from '../../../1-concepts/120-damage/excess.ts';
import { countOf } from '../../../nouns/count.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Found, Game, Memory, Target } from '../../../state/game.ts';
import { type MemoryId, NOBODY, NONE, type ObjectId } from '../../../state/ids.ts';
import { thing, thingOrNone } from '../../../state/store.ts';
import { nothing } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Into } from '../../../work/event.ts';
import { damageEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { foundIn, memory as memoryOf } from '../../../work/memory.ts';
import { isType, powerOf } from '../../613-layers/characteristics.ts';
import { didSome, into, permanentsOf, standingFor } from '../scope.ts';
import type { Executor } from '../types.ts';

/** The players and objects that a recipient phrase stands for. */
export function recipientsOf(game: Game, to: Recipient, scope: Memory): readonly Target[] {
  if ('all' in to) return to.all.flatMap(part => recipientsOf(game, part, scope));
  if ('who' in to) return playersOf(game, to, scope).map(seat => ({ id: NONE, seat }));
  if ('what' in to) return objectsOf(game, to, scope).map(id => ({ id, seat: NOBODY }));
  const { ids, seats } = foundIn(scope, to.slot);
  return [...ids.map(id => ({ id, seat: NOBODY })), ...seats.map(seat => ({ id: NONE, seat }))];
}

/** [CR 608.2b, 601.2d] The share that was announced for a target, if the amount was divided. */
export function shareOf(game: Game, to: Recipient, scope: Memory, target: Target): number | undefined {
  const slot = 'slot' in to ? to.slot : undefined;
  const chosen = thingOrNone(game, scope.item)?.stack?.targets.find(targets => targets.slot === slot);
  const at = chosen?.chosen.findIndex(one => one.id === target.id && one.seat === target.seat) ?? -1;
  return chosen?.amounts[at];
}

/** Each source deals its damage to each recipient; "its power", "that player's hand" are those of that one. */
export const damage: Executor<'damage'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const found = verb.source ? objectsOf(game, verb.source, scope) : [];
  const sources = found.length > 0 ? found : [scope.source];
  cite('120.2b|');
  const batch = sources.flatMap(source => {
    const asSource = verb.source ? standingFor(scope, verb.source, { ids: [source], seats: [], n: 1 }) : scope;
    const hit = recipientsOf(game, verb.to, asSource).filter(
      ({ id }) => id === NONE || thing(game, id).zone === 'battlefield',
    );
    return hit.map(target => {
      const amount =
        verb.divided === 'evenly'
          ? Math.floor(countOf(game, verb.amount, asSource) / hit.length)
          : verb.divided
            ? (shareOf(game, verb.to, scope, target) ?? 0)
            : Math.max(0, countOf(game, verb.amount, standingFor(asSource, verb.to, oneOf(target))));
      return damageEvent(source, target, amount, '120.1|417.1', { preventable: !verb.unpreventable });
    });
  });
  const dealt = verb.spills === true ? batch.flatMap(event => spilled(game, event)) : batch;
  const real = dealt.filter(event => event.amount > 0);
  if (real.length < dealt.length) cite('120.8|419.5a', '614.7a|419.5a');
  return happen(game, didSome(game, memory, real), noted(game, memory, verb.dealt));
};

/** Where the amount is noted; excess damage is noted by itself wherever somebody may ask for it. */
const noted = (game: Game, memory: MemoryId, dealt?: Slot): Into | null =>
  into(memory, undefined, dealt) ?? (isExcessSeen(game) ? { memory, slot: -1, amount: -1 } : null);

const oneOf = ({ id, seat }: Target): Found =>
  id === NONE ? { ids: [], seats: [seat], n: 1 } : { ids: [id], seats: [], n: 1 };

/**
 * [CR 701.14a–701.14d] Each deals damage equal to its power to the other, which is no combat damage; both must still be
 * creatures there. One that fights itself deals twice as much.
 */
export const fight: Executor<'fight'> = (game, verb, memory) => {
  const fighter = (ids: readonly ObjectId[]) => ids.find(id => isType(game, id, 'creature'));
  const a = fighter(permanentsOf(game, verb.what, memory));
  const b = fighter(permanentsOf(game, verb.with, memory));
  if (a === undefined || b === undefined) {
    cite('701.14b|');
    return nothing();
  }
  cite('701.14d|');
  const blow = (from: ObjectId, id: ObjectId, times = 1) =>
    damageEvent(from, { id, seat: NOBODY }, times * Math.max(0, powerOf(game, from)), '701.14a|');
  if (a === b) cite('701.14c|');
  const blows = a === b ? [blow(a, a, 2)] : [blow(a, b), blow(b, a)];
  return happen(
    game,
    blows.filter(event => event.amount > 0),
    noted(game, memory),
  );
};
