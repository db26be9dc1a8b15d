/** Objects chosen while an instruction is carried out: by what the instruction does to them. */
import type { Effect } from '@lawmage/ability';
import type { Decision, Option, Reply } from '@lawmage/engine';
import { type Doer, valueOn } from '../acts/value.ts';
import { type Board, objectOf } from '../board/board.ts';
import { type Deed, HELPFUL } from '../deeds/deed.ts';
import { deedsOfEffect } from '../deeds/read.ts';
import { wantedOf } from './best.ts';
import { giveUp, optionWorth, takeBest } from './give-up.ts';

export function chooseObjects(board: Board, decision: Decision): Reply {
  const { about } = decision.why;
  const source = objectOf(board, decision.why.source);
  if (!isEffect(about) || source === undefined) return takeBest(board, decision);
  const deeds = deedsOfEffect(about);
  if (deeds.some(({ what }) => what === 'sacrifice' || what === 'discard')) return giveUp(board, decision);
  const doer: Doer = { object: source, x: 0 };
  const harmful = deeds.some(({ what }) => what !== 'other' && !HELPFUL.has(what));
  return wantedOf(decision, option => score(board, option, deeds, doer, harmful));
}

const isEffect = (about: unknown): about is Effect => typeof about === 'object' && about !== null && 'do' in about;

function score(board: Board, option: Option, deeds: readonly Deed[], doer: Doer, harmful: boolean): number {
  const object = option.is === 'object' ? objectOf(board, option.id) : undefined;
  if (object === undefined) return 0;
  const worth = optionWorth(board, option);
  const own = object.controller === board.me;
  const value = deeds.reduce((sum, deed) => sum + valueOn(board, deed, object, doer), 0);
  return value + (harmful === own ? -0.1 - 0.01 * worth : 0.1 + 0.01 * worth);
}
