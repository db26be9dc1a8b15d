/** Choosing modes and ways to pay. */
import type { Effect } from '@lawmage/ability';
import type { Decision, Reply } from '@lawmage/engine';
import { counterValue } from '../acts/counter.ts';
import { isTrick, trickValue } from '../acts/trick.ts';
import { worthOfDeeds } from '../acts/value.ts';
import { type Board, objectOf } from '../board/board.ts';
import { deedsOfEffect } from '../deeds/read.ts';
import { bestOf, wantedOf } from './best.ts';

type Modal = { readonly modes?: readonly { readonly effect: Effect }[] };

/** The modes that do most; a cost with alternatives is paid in the first way that can be. */
export function chooseModes(board: Board, decision: Decision): Reply {
  const { modes } = (decision.why.about ?? {}) as Modal;
  if (modes === undefined) return bestOf(decision, Math.max(1, decision.least), () => 0);
  const score = (mode: number): number => modeValue(board, decision.why.source, modes[mode]?.effect);
  return wantedOf(least(decision), option => (option.is === 'mode' ? score(option.mode) : 0));
}

const least = (decision: Decision): Decision => ({ ...decision, least: Math.max(1, decision.least) });

function modeValue(board: Board, source: number, effect: Effect | undefined): number {
  const object = objectOf(board, source);
  if (effect === undefined || object === undefined) return 0;
  const deeds = deedsOfEffect(effect);
  if (deeds.some(({ what }) => what === 'counterSpell')) return counterValue(board, object, deeds);
  return worthOfDeeds(board, deeds, { object, x: 0 }) + (deeds.some(isTrick) ? trickValue(board, deeds, object) : 0);
}
