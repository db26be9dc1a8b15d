/** Making emblems and marks, becoming copies, permissions to play. */

import type { Modification } from '@lawmage/ability';
import { newThing } from '../../../4-zones/thing.ts';
import { putIn } from '../../../4-zones/zones.ts';
import { copiableValues } from '../../../7-additional/707-copying/copiable.ts';
import { copyValuesOf } from '../../../7-additional/707-copying/copy-values.ts';
import { withOwn } from '../../../7-additional/707-copying/own-values.ts';
import type { Rule } from '../../../editions/rule.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game } from '../../../state/game.ts';
import type { ObjectId } from '../../../state/ids.ts';
import { delist, enlist } from '../../../state/indexing.ts';
import { thing } from '../../../state/store.ts';
import { touchAll } from '../../../state/touch.ts';
import { nothing } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { actEvent, markEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { characteristics } from '../../613-layers/characteristics.ts';
import { stale } from '../../613-layers/stale.ts';
import { addLasting } from '../lasting.ts';
import { actors, didSome, permanentsOf } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';

/** [CR 114.1, 114.2] An emblem: an object in the command zone with abilities and nothing else. */
export const emblem: Executor<'emblem'> = (game, verb, memory) => {
  for (const seat of actors(game, verb.who, memoryOf(game, memory))) {
    cite('114.2|', '114.3|', '109.4c|');
    const name = verb.name ?? 'Emblem';
    const card = {
      name,
      layout: 'emblem' as const,
      faces: [
        { name, cost: null, type: { supertypes: [], types: [], subtypes: [] }, abilities: verb.abilities },
      ] as const,
    };
    game.cards = [...game.cards, card];
    const record = newThing(game, 'emblem', game.cards.length - 1, seat, 'command');
    putIn(game, record);
    enlist(game, record.id);
  }
  stale(game);
  touchAll(game);
  return nothing();
};

/** [CR 716.2a, 716.2d, 719.3a] Levels are gained one after another, the first being that of what has none; a Case is solved. */
const MARK_RULES: Readonly<Record<string, Rule>> = { 'level:2': '716.2d|', solved: '719.3a|' };

export const mark: Executor<'mark'> = (game, verb, memory) => {
  const { source } = memoryOf(game, memory);
  if (verb.mark.startsWith('level:')) cite('716.2a|');
  const ids = presentOf(game, verb.what, memoryOf(game, memory));
  return happen(
    game,
    ids.map(id => markEvent({ id }, verb.mark, MARK_RULES[verb.mark] ?? '700.1|', { source })),
  );
};

/** Told for what waits for it. */
export const done: Executor<'done'> = (game, verb, memory) => {
  const { source, you } = memoryOf(game, memory);
  const ids = presentOf(game, verb.what, memoryOf(game, memory));
  return happen(
    game,
    ids.map(id => ({ ...actEvent(verb.act, you, 1, DONE_RULES[verb.act], source), id })),
  );
};
const DONE_RULES = { evolve: '702.100b|', crewed: '702.122e|', miracle: '702.94a|' } as const;

/** [CR 707.2, 611.2c | 2007: 503.2, 418.3c] The values are those of now; they last as long as the effect. */
export const copyPermanent: Executor<'copyPermanent'> = (game, verb, memory) => {
  const [of] = objectsOf(game, verb.of, memoryOf(game, memory));
  const ids = didSome(game, memory, of === undefined ? [] : permanentsOf(game, verb.what, memory));
  if (of === undefined || ids.length === 0) return nothing();
  cite('707.4|503.4');
  if (ids.some(id => thing(game, id).memory.protector !== undefined)) cite('310.9g|');
  for (const id of ids) delist(game, id);
  for (const id of ids) {
    const changes = withOwn(verb.changes, () => ({
      name: characteristics(game, memoryOf(game, memory).source).name,
      colors: copiableValues(game, thing(game, id)).colors,
    }));
    addLasting(game, memory, verb.until ?? null, { is: 'copy', ids: [id], copied: copyValuesOf(game, of, changes) });
  }
  for (const id of ids) enlist(game, id);
  stale(game);
  touchAll(game);
  return nothing();
};

/** [CR 601.3b, 611.2c | 2007: 409.1] A permission for the cards as they are now, where they are now. */
export const playFrom: Executor<'playFrom'> = (game, verb, memory) => {
  const ids = presentOf(game, verb.what, memoryOf(game, memory));
  if (verb.cast !== true) cite('701.18b|');
  for (const id of didSome(game, memory, ids)) {
    addLasting(game, memory, verb.until, {
      is: 'modify',
      ids: [id],
      changes: [permission(game, id, verb)],
      condition: null,
    });
  }
  stale(game);
  return nothing();
};

const permission = (game: Game, id: ObjectId, { free, anyMana, cast }: EffectOf<'playFrom'>): Modification => ({
  change: 'rule',
  rule: {
    rule: 'playable',
    from: { zone: thing(game, id).zone ?? 'exile' },
    ...(free ? { free } : {}),
    ...(anyMana ? { anyMana } : {}),
    ...(cast ? { cast } : {}),
  },
});
