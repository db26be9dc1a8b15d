/** Turning a face-down permanent face up [CR 116.2b]. */

import type { Cost, Keyword, KeywordName } from '@lawmage/ability';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { shownFaces } from '../../7-additional/730-merging/components.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing, write } from '../../state/store.ts';
import type { Done } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { countersEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { canPay } from '../118-costs/can-pay.ts';
import { specialAct } from './act.ts';

const MORPHS: ReadonlySet<KeywordName> = new Set<KeywordName>(['morph', 'megamorph', 'disguise']);

/** Permanents of the player that can be turned face up. */
export function addFaceUp(game: Game, acts: Act[], seat: Seat, faceDown: readonly ObjectId[]): void {
  for (const id of faceDown) {
    for (const way of waysUp(game, seat, id)) acts.push(specialAct(id, way));
  }
}

/** [CR 116.2b, 701.40c, 701.40d | 2007: 408.2h] The ways to turn a permanent up whose cost can be paid. */
function waysUp(game: Game, seat: Seat, id: ObjectId): readonly string[] {
  if (controllerOf(game, id) !== seat) return [];
  return [FACE_UP, MANIFEST_UP].filter(way => {
    const cost = faceUpCost(game, id, way);
    return cost !== null && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] });
  });
}

/** By what is printed on it: for its keyword's cost, or, manifested or cloaked, for its mana cost if it is a creature. */
const FACE_UP = 'turnFaceUp';
/** For its mana cost, where its keyword has another. */
const MANIFEST_UP = 'turnManifestUp';

/**
 * [CR 702.37e, 702.168d, 701.40b, 701.40c, 701.58b | 2007: 502.26d] What turning a face-down permanent face up costs; null if
 * nothing lets it in that way.
 */
export function faceUpCost(game: Game, id: ObjectId, way: string): Cost | null {
  const record = thing(game, id);
  const face = game.cards[record.copied?.card ?? record.card]?.faces[record.copied?.face ?? record.face];
  if (face === undefined) return null;
  const morph = morphOf(game, id);
  cite('702.37e|502.26d');
  const isManifested = record.faceDown === 'manifest' || record.faceDown === 'cloak';
  if (record.faceDown === 'manifest') citeManifested(morph);
  if (morph?.cost !== undefined && way === FACE_UP) return morph.cost;
  if (!isManifested || !face.type.types.includes('creature') || face.cost === null) return null;
  return way === MANIFEST_UP && morph?.cost === undefined ? null : [{ pay: 'mana', cost: face.cost }];
}

/** [CR 701.40b–701.40d | 2007: none] A manifested card has its keyword's way besides that of its mana cost. */
function citeManifested(morph: Keyword | null): void {
  cite('701.40b|');
  if (morph !== null) cite(morph.keyword === 'disguise' ? '701.40d|' : '701.40c|');
}

/** The keyword by which a face-down permanent may be turned up. */
function morphOf(game: Game, id: ObjectId): Keyword | null {
  const record = thing(game, id);
  for (const { abilities } of shownFaces(game, record))
    for (const one of abilities) if (one.is === 'keyword' && MORPHS.has(one.keyword)) return one;
  return null;
}

export const isTurningUp = (way: string): boolean => way === FACE_UP || way === MANIFEST_UP;

/** [CR 116.2b, 702.37b, 702.37f | 2007: 408.2h] Turned up for its megamorph cost it gets a counter; its abilities know X of the cost. */
export function turnUp(game: Game, seat: Seat, id: ObjectId, way: string, x: number): Done {
  const isDisguise = way === FACE_UP && morphOf(game, id)?.keyword === 'disguise';
  if (isDisguise) cite('702.168d|');
  if (x > 0) {
    cite(isDisguise ? '702.168e|' : '702.37f|');
    const record = write(game, id);
    record.memory = { ...record.memory, turnedFor: x };
  }
  const batch: GameEvent[] = [{ what: 'turnFaceUp', id, rule: '116.2b|408.2h', source: id }];
  if (way === FACE_UP && morphOf(game, id)?.keyword === 'megamorph') {
    batch.push(countersEvent({ id }, '+1/+1', 1, { by: seat, rule: '702.37b|', source: id }));
  }
  return happen(game, batch);
}
