/** Copies of spells and abilities on the stack [CR 707.10 | 2007: 503.10]. */

import type { KeywordName, Modification } from '@lawmage/ability';
import { isPrepareSpell } from '../../2-parts/preparation.ts';
import { isDoubleFaced } from '../../2-parts/turning.ts';
import { hasEntered } from '../../4-zones/settle.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import { isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game, StackItem, Target, Targets } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { type Done, nothing, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent, Into } from '../../work/event.ts';
import { happen } from '../../work/happen.ts';
import { foundIn, memory as memoryOf, openSlot } from '../../work/memory.ts';
import { BESTOWED, isBestowed } from '../702-keywords/bestowed.ts';
import { copyValuesOf } from './copy-values.ts';

/**
 * The copy is put on the stack above the original with all its choices: modes, targets, X, costs paid
 * [CR 707.10, 707.10b | 2007: 503.10]. It is not cast or activated.
 */
export function applyCopySpell(game: Game, event: EventOf<'copySpell'>): readonly GameEvent[] | null {
  const original = thingOrNone(game, event.id);
  if (original === undefined || original.stack === null || original.home !== 'stack') return null;
  const ability = original.kind === 'ability';
  if (ability) cite('707.10b|');
  const record = newThing(game, ability ? 'ability' : 'copy', ability ? -1 : original.card, event.seat, 'stack');
  record.face = original.face;
  record.faceDown = original.faceDown;
  if (!ability) record.copied = copyValuesOf(game, event.id, exceptions(event.without));
  if (!ability && isDoubleFaced(game, original.card) && isPermanentSpell(game, event.id)) cite('707.10g|');
  if (original.stack.modes.length > 0) cite('700.2g|');
  if (isPrepareSpell(game, original)) cite('722.3d|');
  if (isBestowed(original)) {
    cite('702.103c|');
    record.marks = [...record.marks, BESTOWED];
  }
  if (event.without === 'epic') cite('702.50b|502.44b');
  const targets = event.onto ? allOnto(original.stack, event.onto) : original.stack.targets;
  const source = ability ? original.stack.source : record.id;
  record.stack = { ...original.stack, controller: event.seat, source, targets };
  putIn(game, record);
  hasEntered(game, record);
  const told = { ...event, newId: record.id };
  return event.onto ? [told, becomesTarget(record.id, event.seat, event.onto)] : [told];
}

/** [CR 707.10d, 707.10e | 2007: none] The same for each instance of the word "target". */
export const allOnto = ({ targets }: StackItem, onto: Target): readonly Targets[] =>
  targets.map(one => ({ ...one, chosen: one.chosen.map(() => onto) }));

const becomesTarget = (by: ObjectId, controller: Seat, { id, seat }: Target): EventOf<'target'> => ({
  what: 'target',
  rule: '707.10|',
  source: by,
  id,
  seat,
  by,
  controller,
});

const isPermanentSpell = (game: Game, id: ObjectId): boolean =>
  !isType(game, id, 'instant') && !isType(game, id, 'sorcery');

/** [CR 702.50a | 2007: 502.44a] Except for one ability. */
const exceptions = (without: KeywordName | ''): readonly Modification[] =>
  without === '' ? [] : [{ change: 'lose', abilities: [without] }];

export type CopyFrame =
  | {
      readonly do: 'copy';
      readonly event: EventOf<'copySpell'>;
      readonly newTargets: boolean;
      readonly memory: MemoryId;
      readonly into: Into | null;
    }
  | { readonly do: 'copied'; readonly slot: number; readonly newTargets: boolean; readonly memory: MemoryId };

/** One copy; new targets are chosen when it is there [CR 707.10c | 2007: 503.10]. */
export function copy(game: Game, frame: Extract<CopyFrame, { readonly do: 'copy' }>): Done {
  const { event, memory, newTargets } = frame;
  const slot = frame.into?.slot ?? openSlot(game, memory);
  push(game, { do: 'copied', slot, newTargets, memory });
  return happen(game, [event], { memory, slot, amount: frame.into?.amount ?? -1 });
}

export function copied(game: Game, { slot, newTargets, memory }: Extract<CopyFrame, { readonly do: 'copied' }>): Done {
  const scope = memoryOf(game, memory);
  const [id] = foundIn(scope, slot).ids;
  if (!newTargets || id === undefined || thing(game, id).zone !== 'stack') return nothing();
  const item = must(thing(game, id).stack, 'a copy on the stack has its item', game);
  cite('707.10c|503.10b');
  return push(game, { do: 'retarget', id, seat: item.controller, may: true });
}
