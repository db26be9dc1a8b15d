/** Noting a number or the name of a card, for another ability of the same object [CR 607.2e, 707.14 | 2007: none]. */
import { countOf } from '../../../nouns/count.ts';
import { NOTED_NUMBER, noting, textOf } from '../../../nouns/noted.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { thingOrNone, write } from '../../../state/store.ts';
import { nothing } from '../../../work/agenda.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { stale } from '../../613-layers/stale.ts';
import type { Executor } from '../types.ts';

export const note: Executor<'note'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  if (thingOrNone(game, scope.source) === undefined) return nothing();
  const what =
    'name' in verb
      ? { noted: objectsOf(game, verb.name, scope) }
      : { [NOTED_NUMBER]: countOf(game, verb.count, scope) };
  const record = write(game, scope.source);
  record.memory = { ...record.memory, ...noting(what, textOf(game, record)) };
  stale(game);
  return nothing();
};
