/** Checks a reply against the question before anything is written: what does not fit is refused and changes nothing. */
import { refuseDamage } from '../5-turns/combat/damage/division.ts';
import { refuseDeclaration } from '../5-turns/combat/declaration/verdict.ts';
import type { Game } from '../state/game.ts';
import { type Decision, type DecisionKind, isBarred, type Refusal, type Reply } from './decision.ts';
import { refuse } from './refusal.ts';
import { reachesTotal } from './total.ts';

type Check = (game: Game, decision: Decision, reply: Reply) => Refusal | null;

/** Why a reply does not answer the question that is asked; null if it does. */
export function allow(game: Game, reply: Reply): Refusal | null {
  if (game.result !== null) return refuse('gameOver');
  const decision = game.asking;
  if (decision === null) return refuse('notAsked');
  if (!Array.isArray(reply)) return refuse('notAnInteger');
  const broken = reply.findIndex(n => !Number.isSafeInteger(n));
  if (broken >= 0) return refuse('notAnInteger', broken);
  if (isCancel(reply)) return decision.cancellable ? null : refuse('notCancellable');
  const refusal = CHECKS[decision.kind](game, decision, reply);
  if (refusal !== null || decision.barred.length === 0) return refusal;
  return isBarred(decision, settled(decision, reply)) ? refuse('mustDiffer') : null;
}

/** A reply that takes back what is being announced. */
export const isCancel = (reply: Reply): boolean => reply.length === 1 && reply[0] === -1;

/**
 * The one form of a reply among those that mean the same: sets in ascending order. So a whole reply and single picks
 * give the same game.
 */
export function settled(decision: Decision, reply: Reply): Reply {
  return reply.length > 1 && SETS.has(decision.kind) ? reply.toSorted((a, b) => a - b) : reply;
}

const SETS: ReadonlySet<DecisionKind> = new Set(['pick', 'modes', 'attack', 'block']);

const CHECKS: Readonly<Record<DecisionKind, Check>> = {
  priority: (_game, decision, reply) => (reply.length > 1 ? refuse('tooMany', 1) : notOptions(decision, reply)),
  pick: (_game, decision, reply) =>
    wrongNumber(decision, reply) ??
    notOptions(decision, reply) ??
    doubled(reply) ??
    (reachesTotal(decision, reply) ? null : refuse('tooLittle')),
  modes: (_game, decision, reply) =>
    wrongNumber(decision, reply) ?? notOptions(decision, reply) ?? (decision.repeat ? null : doubled(reply)),
  order: (_game, decision, reply) =>
    notOptions(decision, reply) ??
    doubled(reply) ??
    (reply.length === decision.options.length ? null : refuse('notEqualSets')),
  divide: (_game, decision, reply) => wrongShares(decision, reply) ?? refuseDamage(decision, reply),
  number: (_game, decision, reply) => exactlyOne(reply) ?? outside(reply, decision.least, decision.most),
  yesNo: (_game, _decision, reply) => exactlyOne(reply) ?? outside(reply, 0, 1),
  pay: (_game, decision, reply) => exactlyOne(reply) ?? notOptions(decision, reply),
  attack: declaration,
  block: declaration,
};

function declaration(game: Game, decision: Decision, reply: Reply): Refusal | null {
  return notOptions(decision, reply) ?? doubled(reply) ?? refuseDeclaration(game, decision, reply);
}

function notOptions(decision: Decision, reply: Reply): Refusal | null {
  const at = reply.findIndex(n => n < 0 || n >= decision.options.length);
  return at < 0 ? null : refuse('notAmongOptions', at);
}

function doubled(reply: Reply): Refusal | null {
  if (new Set(reply).size === reply.length) return null;
  return refuse(
    'chosenTwice',
    reply.findIndex((n, at) => reply.indexOf(n) !== at),
  );
}

function wrongNumber(decision: Decision, reply: Reply): Refusal | null {
  if (reply.length < decision.least) return refuse('tooFew');
  return reply.length > decision.most ? refuse('tooMany', decision.most) : null;
}

function exactlyOne(reply: Reply): Refusal | null {
  if (reply.length === 0) return refuse('tooFew');
  return reply.length > 1 ? refuse('tooMany', 1) : null;
}

const outside = (reply: Reply, least: number, most: number): Refusal | null =>
  reply.every(n => n >= least && n <= most) ? null : refuse('notAmongOptions', 0);

function wrongShares(decision: Decision, reply: Reply): Refusal | null {
  if (reply.length < decision.options.length) return refuse('tooFew');
  if (reply.length > decision.options.length) return refuse('tooMany', decision.options.length);
  const small = reply.findIndex(n => n < decision.each);
  if (small >= 0) return refuse('shareTooSmall', small);
  return reply.reduce((sum, n) => sum + n, 0) === decision.most ? null : refuse('wrongSum');
}
