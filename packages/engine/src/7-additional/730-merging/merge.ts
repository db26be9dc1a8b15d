/** Merging an object with a permanent [CR 730.2 | 2007: none]. */

import { onBattlefield } from '../../2-parts/turning.ts';
import { carryOver } from '../../4-zones/carry-over.ts';
import { leave } from '../../4-zones/leave.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import { INTRINSIC } from '../../state/characteristics.ts';
import type { Component, Game, Thing } from '../../state/game.ts';
import { delist, enlist } from '../../state/indexing.ts';
import { mintTimestamp, thingOrNone, write } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';
import { isFlipped } from '../707-copying/copiable.ts';
import { asComponent, componentsOf, marksOf } from './components.ts';
import { representedBy } from './values.ts';

/**
 * [CR 730.2, 730.2b, 730.2c, 702.140c, 702.140f] The spell leaves the stack and is part of the permanent from now on, which
 * is the same object as before and has not entered. What was said of the spell is said of the permanent.
 */
export function applyMerge(game: Game, event: EventOf<'merge'>): readonly EventOf<'merge'>[] | null {
  const spell = thingOrNone(game, event.from);
  const record = onBattlefield(game, event.id);
  if (record === null || spell === undefined || spell.zone !== 'stack') return null;
  cite('730.2|', '730.2b|', '730.2c|');
  const added = flippedLike(game, record, asComponent(spell, mintTimestamp(game)));
  const before = componentsOf(record);
  const was = characteristics(game, record.id).name;
  if (event.top) shiftMarks(game, record, ownAbilities(game, spell));
  represent(game, record, event.top ? [added, ...before] : [...before, added]);
  leave(game, spell, record.id, null);
  if (game.lasting.some(one => 'ids' in one && one.ids?.includes(spell.id) === true)) cite('702.140f|');
  carryOver(game, spell.id, record.id);
  touch(game, record.id);
  return [{ ...event, was }];
}

/** [CR 730.2a, 730.2d, 730.2e] A permanent is represented by these from now on; its status is that of what is on top. */
export function represent(game: Game, record: Thing, components: readonly Component[]): void {
  if (record.zone !== null) delist(game, record.id);
  const now = representedBy(game, components);
  if (record.kind !== now.kind) cite('730.2d|');
  if (record.faceDown !== now.faceDown) cite('730.2e|');
  const written = write(game, record.id);
  const marks = written.marks.concat(marksOf(components).filter(mark => !written.marks.includes(mark)));
  if (marks.includes('commander')) cite('903.3c|');
  Object.assign(written, { ...now, marks });
  enlist(game, record.id);
  stale(game);
}

/** [CR 730.2h] What merges with a flipped permanent is flipped too, if it can be. */
const flippedLike = (game: Game, record: Thing, added: Component): Component =>
  isFlipped(record) && game.cards[added.card]?.layout === 'flip' ? { ...added, face: 1 } : added;

const ownAbilities = (game: Game, { id }: Thing): number =>
  characteristics(game, id).abilities.filter(({ at, meaningOf }) => at < INTRINSIC && meaningOf !== 'type').length;

const BY_ABILITY = /^(activated|triggered|did):(\d+)/;

/** What was done with an ability is remembered by its place, and those of what comes on top stand before it. */
function shiftMarks(game: Game, record: Thing, by: number): void {
  if (!record.marks.some(mark => BY_ABILITY.test(mark))) return;
  write(game, record.id).marks = record.marks.map(mark =>
    mark.replace(BY_ABILITY, (_, what: string, at: string) => `${what}:${Number(at) + by}`),
  );
}
