/** Designations: marks that objects carry [CR 701.15a, 701.37c, 702.112b]. */
import type { Verb } from '@lawmage/ability';
import { GOADED } from '../../../1-concepts/110-permanents/marks.ts';
import type { Rule } from '../../../editions/rule.ts';
import { countOf } from '../../../nouns/count.ts';
import type { Game } from '../../../state/game.ts';
import { NOBODY, type ObjectId, type Seat } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import type { GameEvent } from '../../../work/event.ts';
import { countersEvent, markEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { controllerOf } from '../../613-layers/characteristics.ts';
import { permanentsOf } from '../scope.ts';
import type { Executor } from '../types.ts';

const DESIGNATION_RULES: { readonly [K in Extract<Verb, { readonly do: 'become' }>['designation']]?: Rule } = {
  renowned: '702.112a|',
  saddled: '702.171b|',
  ringBearer: '701.54a|',
};

/** [CR 701.37a, 702.112a] Becoming what it is not yet; with counters where the text says so. */
export const become: Executor<'become'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const ids = permanentsOf(game, verb.what, memory).filter(
    id => verb.designation === 'ringBearer' || !thing(game, id).marks.includes(verb.designation),
  );
  const n = verb.count === undefined ? 0 : countOf(game, verb.count, scope);
  const rule = DESIGNATION_RULES[verb.designation] ?? '701.37a|';
  const batch = ids.flatMap((id): readonly GameEvent[] => {
    const mark: GameEvent = {
      what: 'mark',
      rule,
      source: scope.source,
      id,
      seat: NOBODY,
      mark: verb.designation,
      on: true,
    };
    const before = verb.designation === 'ringBearer' ? noLongerBearer(game, scope.you, scope.source) : [];
    return n > 0
      ? [countersEvent({ id, seat: NOBODY }, '+1/+1', n, { rule, source: scope.source, by: scope.you }), mark]
      : [...before, mark];
  });
  return happen(game, batch);
};

/** [CR 701.54a | 2007: none] A player has one Ring-bearer: another creature takes its place. */
function noLongerBearer(game: Game, you: Seat, source: ObjectId): readonly GameEvent[] {
  return game.battlefield
    .filter(id => thing(game, id).marks.includes('ringBearer') && controllerOf(game, id) === you)
    .map(id => markEvent({ id }, 'ringBearer', '701.54a|', { source, on: false }));
}

const marking =
  (markOf: (you: Seat) => string, rule: Rule): Executor<'goad' | 'suspect' | 'exert'> =>
  (game, verb, memory) => {
    const { source, you } = memoryOf(game, memory);
    const mark = markOf(you);
    const batch = permanentsOf(game, verb.what, memory).map(
      (id): GameEvent => ({ what: 'mark', rule, source, id, seat: you, mark, on: true }),
    );
    return happen(game, batch);
  };
/** [CR 701.15a] Until that player's next turn, it attacks each combat if able, and somebody else if able. */
export const goad = marking(you => `${GOADED}${you}`, '701.15a|');
/** [CR 701.60a] */
export const suspect = marking(() => 'suspected', '701.60a|');
/** [CR 701.43a] */
export const exert = marking(() => 'exerted', '701.43a|');
