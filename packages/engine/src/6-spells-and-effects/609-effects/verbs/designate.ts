/** Designations: marks that objects carry [CR 701.15a, 701.37c, 702.112b]. */

import { type Condition, keyword, type Modification, type Verb } from '@lawmage/ability';
import { GOADED } from '../../../1-concepts/110-permanents/marks.ts';
import { PREPARED } from '../../../2-parts/preparation.ts';
import { AS_IT_ATTACKS } from '../../../5-turns/combat/exerted.ts';
import type { Rule } from '../../../editions/rule.ts';
import { countOf } from '../../../nouns/count.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Found, Game, Memory } from '../../../state/game.ts';
import { NOBODY, type ObjectId, type Seat } from '../../../state/ids.ts';
import { thing, write } from '../../../state/store.ts';
import type { Done } from '../../../work/agenda.ts';
import { by, cite } from '../../../work/cite.ts';
import type { GameEvent } from '../../../work/event.ts';
import { actEvent, countersEvent, markEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { controllerOf } from '../../613-layers/characteristics.ts';
import { stale, staleOne } from '../../613-layers/stale.ts';
import { addLasting } from '../lasting.ts';
import { permanentsOf } from '../scope.ts';
import type { Executor } from '../types.ts';

const DESIGNATION_RULES: { readonly [K in Extract<Verb, { readonly do: 'become' }>['designation']]?: Rule } = {
  renowned: '702.112a|',
  saddled: '702.171b|',
  ringBearer: '701.54a|',
  prepared: '722.3a|',
  unprepared: '722.3b|',
};

/** [CR 701.37a, 702.112a, 722.3b] Becoming what it is not yet, with counters where the text says so; or no longer being it. */
export const become: Executor<'become'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const { designation } = verb;
  if (designation === 'plotted' || designation === 'foretold')
    return becomeInExile(game, scope, presentOf(game, verb.what, scope), designation, verb.less);
  const { mark, on } = designation === 'unprepared' ? { mark: PREPARED, on: false } : { mark: designation, on: true };
  const ids = permanentsOf(game, verb.what, memory).filter(
    id => designation === 'ringBearer' || thing(game, id).marks.includes(mark) !== on,
  );
  const n = verb.count === undefined ? 0 : countOf(game, verb.count, scope);
  const rule = DESIGNATION_RULES[designation] ?? '701.37a|';
  if (designation === 'monstrous') for (const id of ids) rememberX(game, id, n);
  const { source } = scope;
  const batch = ids.flatMap((id): readonly GameEvent[] => {
    const marked = markEvent({ id }, mark, rule, { source, on });
    const before = designation === 'ringBearer' ? noLongerBearer(game, scope.you, source) : [];
    return n > 0
      ? [countersEvent({ id, seat: NOBODY }, '+1/+1', n, { rule, source, by: scope.you }), marked]
      : [...before, marked];
  });
  return happen(game, batch);
};

/** [CR 702.143d, 702.170c] Cards in exile become plotted or foretold, as of this turn; their owner may look at them. */
function becomeInExile(
  game: Game,
  { source }: Memory,
  ids: readonly ObjectId[],
  designation: 'plotted' | 'foretold',
  less: number | undefined,
): Done {
  const rule: Rule = designation === 'plotted' ? '702.170c|' : '702.143d|';
  const there = ids.filter(id => thing(game, id).zone === 'exile');
  for (const id of there) {
    const card = write(game, id);
    if (designation === 'foretold' && card.faceDown === 'exiled') card.faceDown = 'foretold';
    if (less !== undefined) card.memory = { ...card.memory, foretold: less };
    staleOne(game, id);
  }
  return happen(
    game,
    there.map(id => markEvent({ id }, `${designation}:${game.turn}`, rule, { source })),
  );
}

/** [CR 701.37c | 2007: none] The other abilities of the permanent may speak of the X with which it became monstrous. */
function rememberX(game: Game, id: ObjectId, monstrousX: number): void {
  const record = write(game, id);
  record.memory = { ...record.memory, monstrousX };
}

/** [CR 701.54a | 2007: none] A player has one Ring-bearer: another creature takes its place. */
function noLongerBearer(game: Game, you: Seat, source: ObjectId): readonly GameEvent[] {
  return game.battlefield
    .filter(id => thing(game, id).marks.includes('ringBearer') && controllerOf(game, id) === you)
    .map(id => markEvent({ id }, 'ringBearer', '701.54a|', { source, on: false }));
}

/** [CR 701.15a] Until that player's next turn, it attacks each combat if able, and somebody else if able. */
export const goad: Executor<'goad'> = (game, verb, memory) => {
  const { source, you } = memoryOf(game, memory);
  return happen(
    game,
    permanentsOf(game, verb.what, memory).map(id => marked(id, you, `${GOADED}${you}`, '701.15a|', source)),
  );
};

const marked = (id: ObjectId, seat: Seat, mark: string, rule: Rule, source: ObjectId): GameEvent => ({
  what: 'mark',
  rule,
  source,
  id,
  seat,
  mark,
  on: true,
});

const SUSPECTED = 'suspected';
const SUSPICION: readonly Modification[] = [
  {
    change: 'gain',
    abilities: [
      keyword('menace'),
      {
        is: 'static',
        rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'rule', rule: { rule: 'cantBlock' } }] },
      },
    ],
  },
];

/** [CR 701.60a, 701.60c, 701.60d] For as long as it is suspected, it has menace and can't block. */
export const suspect: Executor<'suspect'> = (game, verb, memory) => {
  const { source, you, found } = memoryOf(game, memory);
  const ids = permanentsOf(game, verb.what, memory);
  for (const id of ids) {
    if (by('701.60d|', thing(game, id).marks.includes(SUSPECTED))) continue;
    cite('701.60c|');
    const own: readonly (Found | undefined)[] = [...found, { ids: [id], seats: [], n: 1 }];
    const condition: Condition = {
      if: 'fits',
      what: { what: 'that', slot: found.length },
      filter: { sort: 'permanent', adj: [{ is: 'state', state: SUSPECTED }] },
    };
    addLasting(game, memory, null, { is: 'modify', ids: [id], changes: SUSPICION, condition, found: own });
  }
  stale(game);
  return happen(
    game,
    ids.map(id => marked(id, you, SUSPECTED, '701.60a|', source)),
  );
};

const DOESNT_UNTAP: readonly Modification[] = [{ change: 'rule', rule: { rule: 'doesntUntap' } }];
/** What another player controls then untaps in that player's untap step. */
const YOUR_TURN: Condition = { if: 'turn', of: { who: 'you' } };

const isExerted = (game: Game, id: ObjectId): boolean =>
  game.lasting.some(one => one.is === 'modify' && one.changes === DOESNT_UNTAP && one.ids?.includes(id) === true);

/** [CR 701.43a, 701.43b] It won't untap during that player's next untap step, however often it is exerted before. */
export const exert: Executor<'exert'> = (game, verb, memory) => {
  const { source, you } = memoryOf(game, memory);
  const ids = permanentsOf(game, verb.what, memory);
  if (ids.length === 0) cite('701.43c|');
  if (ids.some(id => !thing(game, id).tapped || isExerted(game, id))) cite('701.43b|');
  addLasting(
    game,
    memory,
    { until: 'nextUntapStep', of: { who: 'you' } },
    { is: 'modify', ids, changes: DOESNT_UNTAP, condition: YOUR_TURN },
  );
  stale(game);
  return happen(
    game,
    ids.map(id => ({ ...actEvent('exert', you, 1, verb.attacking === true ? AS_IT_ATTACKS : '701.43a|', source), id })),
  );
};
