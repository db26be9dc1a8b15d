/** What is done to spells and abilities on the stack: countering, copying, new targets. */

import type { Count, Objects } from '@lawmage/ability';
import { copyCard } from '../../../7-additional/707-copying/copy-card.ts';
import { countOf } from '../../../nouns/count.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game, Memory } from '../../../state/game.ts';
import { NONE, type ObjectId } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import { nothing, pushInOrder } from '../../../work/agenda.ts';
import { by, cite } from '../../../work/cite.ts';
import type { EventOf } from '../../../work/event.ts';
import { moveEvent } from '../../../work/events.ts';
import type { Frame } from '../../../work/frames.ts';
import { happen } from '../../../work/happen.ts';
import { bind, memory as memoryOf } from '../../../work/memory.ts';
import { moveTo } from '../destination.ts';
import { actor, didSome, into } from '../scope.ts';
import type { Executor } from '../types.ts';
import { copyAimed } from './copies-aimed.ts';

/** [CR 701.6a | 2007: 414.1] To its owner's graveyard, unless the text says where; an ability ceases to exist. */
export const counterSpell: Executor<'counterSpell'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const ids = didSome(
    game,
    memory,
    objectsOf(game, verb.what, scope).filter(id => thing(game, id).zone === 'stack' && !isUncounterable(game, id)),
  );
  const batch = ids.map((id): EventOf<'move' | 'cease'> => {
    const says = { source: scope.source, by: scope.you };
    const isAbility = thing(game, id).kind === 'ability';
    cite(isAbility ? '113.9|402.5' : '701.6b|414.2');
    if (isAbility) return { what: 'cease', rule: '701.6a|414.1', source: scope.source, id };
    const { to } = verb;
    return to
      ? { ...moveTo(game, id, to, 'counter', scope.you, scope), ...says }
      : moveEvent(game, id, 'graveyard', '701.6a|414.1', { cause: 'counter', ...says });
  });
  return happen(game, batch, into(memory, verb.slot));
};

/** [CR 603.1a, 101.2 | 2007: none] What a triggered ability says of itself beside its effect works on the stack. */
function isUncounterable(game: Game, id: ObjectId): boolean {
  const ability = thing(game, id).stack?.ability;
  return by('603.1a|', ability?.is === 'triggered' && ability.uncounterable === true);
}

/**
 * [CR 707.10, 707.12 | 2007: 503.10, 503.12] A spell or ability is copied on the stack, a card where it is; a later
 * instruction may have the copy of a card cast.
 */
export const copySpell: Executor<'copySpell'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const isSpell = objectsOf(game, verb.what, scope).some(id => thing(game, id).home === 'stack');
  const cards = isSpell ? [] : cardsToCopy(game, verb.what, scope);
  if (cards.length === 0) return copyOnStack(game, verb, memory);
  const seat = actor(game, verb.who, scope);
  const ids = Array.from({ length: timesOf(game, verb.count, scope) }, () => cards)
    .flat()
    .map(id => copyCard(game, seat, id));
  if (verb.slot !== undefined) bind(game, memory, verb.slot, { ids, seats: [], n: ids.length });
  return nothing();
};

/** [CR 707.14, 608.2h | 2007: none] A card by its noted name is copied as it last was; any other where it is. */
const cardsToCopy = (game: Game, what: Objects, scope: Memory): readonly ObjectId[] =>
  what.what === 'linked' && what.by === 'noted'
    ? objectsOf(game, what, scope)
    : presentOf(game, what, scope).filter(id => isCardElsewhere(game, id));

const isCardElsewhere = (game: Game, id: ObjectId): boolean => {
  const { kind, zone } = thing(game, id);
  return kind === 'card' && zone !== null && zone !== 'stack' && zone !== 'battlefield';
};

const timesOf = (game: Game, count: Count | undefined, scope: Memory): number =>
  count === undefined ? 1 : Math.max(0, countOf(game, count, scope));

/** [CR 707.10 | 2007: 503.10] The copy is controlled by the player who makes it; new targets may be chosen for each [CR 707.10c]. */
const copyOnStack: Executor<'copySpell'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const times = timesOf(game, verb.count, scope);
  const ids = didSome(game, memory, objectsOf(game, verb.what, scope));
  if (verb.each !== undefined || verb.onto !== undefined) return copyAimed(game, verb, ids[0] ?? NONE, memory);
  const without = verb.without ?? '';
  const frames = ids.flatMap(id =>
    Array.from(
      { length: times },
      (): Frame => ({
        do: 'copy',
        event: { what: 'copySpell', rule: '707.10|503.10', source: scope.source, id, seat, without, newId: NONE },
        newTargets: verb.newTargets ?? false,
        memory,
        into: into(memory, verb.slot),
      }),
    ),
  );
  return frames.length === 0 ? nothing() : pushInOrder(game, frames);
};

/** [CR 115.7] New targets for a spell or ability, chosen by the one who changes them. */
export const retarget: Executor<'retarget'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const ids = didSome(
    game,
    memory,
    objectsOf(game, verb.what, scope).filter(id => thing(game, id).zone === 'stack'),
  );
  return pushInOrder(
    game,
    ids.map(
      (id): Frame => ({
        do: 'retarget',
        id,
        seat: scope.you,
        may: verb.may ?? false,
        ...(verb.which && { which: verb.which }),
        ...(verb.to && { to: { filter: verb.to, memory } }),
        ...(verb.onto && { onto: objectsOf(game, verb.onto, scope)[0] ?? NONE }),
      }),
    ),
  );
};
