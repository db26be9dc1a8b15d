/**
 * Choices of a shortcut in words that hold in each of its rounds. An object is the same one, or what it has become, or the
 * one that this round made as that one was made in its round, or else one like it.
 */

import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../state/ids.ts';
import type { Base, Described, Likeness, NamedOption } from '../../state/shortcut.ts';
import { thingOrNone } from '../../state/store.ts';
import { nameOf } from '../../view/tell.ts';
import type { Decision, DecisionKind, Option, Reply } from '../../work/decision.ts';
import { namedBy } from '../../work/named-by.ts';

/** Replies that are no indices of options. */
const NUMBERS: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['number', 'yesNo']);

/** How a round that begins now begins. */
export const baseOf = (game: Game): Base => ({ next: game.nextId as ObjectId, stack: game.stack.length });

/** A reply to the question that is asked, described. */
export function describe(game: Game, decision: Decision, reply: Reply, base: Base, settled = false): Described {
  const { seat, kind, why, options } = decision;
  const taken = NUMBERS.has(kind) ? [] : kind === 'divide' ? options : namedBy(reply, options);
  return {
    seat,
    kind,
    code: why.code,
    step: game.step,
    depth: game.stack.length - base.stack,
    source: likenessOf(game, why.source),
    reply,
    settled,
    options: taken.map(option => ({ option, like: objectsIn(option).map(id => likenessOf(game, id)) })),
  };
}

/**
 * The reply that says the same to the question that is asked now, or null: another question is asked, or something else
 * has come. `was` and `now`: how the round began in which it was described, and how this round began.
 */
export function replyFor(game: Game, said: Described, was: Base, now: Base): Reply | null {
  const { asking } = game;
  if (asking === null || asking.seat !== said.seat || asking.kind !== said.kind) return null;
  if (game.step !== said.step || game.stack.length - now.stack !== said.depth) return null;
  if (asking.why.code !== said.code || !isLike(game, asking.why.source, said.source)) return null;
  const taken: number[] = [];
  for (const named of said.options) {
    const at = nearest(game, asking, named, asking.repeat ? [] : taken, now.next - was.next);
    if (at < 0) return null;
    taken.push(at);
  }
  if (said.kind !== 'divide') return said.options.length === 0 ? said.reply : taken;
  if (taken.length !== asking.options.length) return null;
  const shares = new Array<number>(taken.length).fill(0);
  for (const [n, at] of taken.entries()) shares[at] = said.reply[n] ?? 0;
  return shares;
}

/** The option that is most surely the one meant; -1: none. */
function nearest(game: Game, { options }: Decision, named: NamedOption, taken: Reply, shift: number): number {
  let found = -1;
  let best = Number.POSITIVE_INFINITY;
  for (const [at, option] of options.entries()) {
    if (taken.includes(at)) continue;
    const distance = distanceOf(game, named, option, shift);
    if (distance < best) [found, best] = [at, distance];
    if (best === 0) break;
  }
  return found;
}

const FAR = Number.POSITIVE_INFINITY;

function distanceOf(game: Game, { option, like }: NamedOption, candidate: Option, shift: number): number {
  if (candidate.is !== option.is) return FAR;
  const meant = objectsIn(option);
  const objects = objectsIn(candidate);
  let distance = 0;
  for (const [n, id] of meant.entries())
    distance = Math.max(distance, between(game, id, objects[n] ?? NONE, like[n] ?? NOTHING, shift));
  return distance === FAR || wordsIn(option) !== wordsIn(candidate) ? FAR : distance;
}

/** How far an object is from the one meant: 0 itself, 1 what it has become, 2 this round's, 3 one like it. */
function between(game: Game, meant: ObjectId, id: ObjectId, like: Likeness, shift: number): number {
  if (meant === id) return 0;
  if (meant === NONE || id === NONE) return FAR;
  if (successorOf(game, meant) === id) return 1;
  if (!isLike(game, id, like)) return FAR;
  return id === meant + shift ? 2 : 3;
}

/** What an object has become, zone by zone. */
function successorOf(game: Game, id: ObjectId): ObjectId {
  let last = id;
  for (let next = thingOrNone(game, id)?.next ?? NONE; next !== NONE; next = thingOrNone(game, next)?.next ?? NONE)
    last = next;
  return last;
}

const NOTHING: Likeness = { name: '', controller: NOBODY, zone: null };

function likenessOf(game: Game, id: ObjectId): Likeness {
  const record = thingOrNone(game, id);
  if (record === undefined) return NOTHING;
  return { name: nameOf(game, id), controller: controllerOf(game, id), zone: record.home };
}

const isLike = (game: Game, id: ObjectId, { name, controller, zone }: Likeness): boolean => {
  const is = likenessOf(game, id);
  return is.name === name && is.controller === controller && is.zone === zone;
};

/** The objects of an option, always as many for options of one kind. */
export function objectsIn(option: Option): readonly ObjectId[] {
  switch (option.is) {
    case 'act':
    case 'object':
    case 'payWith':
      return [option.id];
    case 'trigger':
    case 'effect':
      return [option.source];
    case 'attack':
      return [option.attacker, option.id];
    case 'block':
      return [option.blocker, option.attacker];
    default:
      return [];
  }
}

/** Keys whose numbers only tell one from another. */
const NAMES: ReadonlySet<string> = new Set(['id', 'source', 'attacker', 'blocker', 'trigger']);
/** Which unit of mana is spent makes no difference where its kind is the same. */
const POOL_NAMES: ReadonlySet<string> = new Set(['mana']);

/** What an option says besides its objects. */
function wordsIn(option: Option): string {
  const names = option.is === 'pool' ? POOL_NAMES : NAMES;
  return JSON.stringify(option, (key, value: unknown) => (names.has(key) ? undefined : value));
}
