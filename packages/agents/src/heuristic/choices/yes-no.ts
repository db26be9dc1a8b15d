/** Yes or no. */
import type { Cost, Effect } from '@lawmage/ability';
import { type Decision, isBarred, type Reply } from '@lawmage/engine';
import { type Doer, worthOfDeeds } from '../acts/value.ts';
import { type Board, objectOf } from '../board/board.ts';
import { deedsOfEffect } from '../deeds/read.ts';
import { mulligan } from './library.ts';

const NO: Reply = [0];
const YES: Reply = [1];

export function yesOrNo(board: Board, decision: Decision): Reply {
  const wanted = wantedOf(board, decision);
  return isBarred(decision, wanted) ? [1 - (wanted[0] ?? 0)] : wanted;
}

function wantedOf(board: Board, { why }: Decision): Reply {
  const { code, about } = why;
  if (code === 'mulligan') return mulligan(board);
  if (code === 'mayStayTapped') return YES;
  const object = objectOf(board, why.source) ?? board.view.battlefield[0];
  if (object === undefined) return YES;
  const doer: Doer = { object, x: 0 };
  if (code === 'may' && isEffect(about)) return mayDo(board, about, doer);
  return priceOf(board, costIn(about), doer) > -3 ? YES : NO;
}

const isEffect = (about: unknown): about is Effect => typeof about === 'object' && about !== null && 'do' in about;

/** A cost as the question gives it: bare, or with the name of what it pays for. */
function costIn(about: unknown): Cost {
  if (Array.isArray(about)) return about as Cost;
  const cost = typeof about === 'object' && about !== null && 'cost' in about ? about.cost : [];
  return Array.isArray(cost) ? (cost as Cost) : [];
}

/** Offers are taken unless they only cost. A cost that leads to something is worth a little. */
const mayDo = (board: Board, effect: Effect, doer: Doer): Reply =>
  worthOfDeeds(board, deedsOfEffect(effect), doer) > -1.5 ? YES : NO;

/** What a cost besides mana takes, as a negative worth. */
const priceOf = (board: Board, cost: Cost, doer: Doer): number =>
  cost.reduce(
    (sum, part) => (part.pay === 'do' ? sum + worthOfDeeds(board, deedsOfEffect(part.effect), doer) : sum),
    0,
  );
