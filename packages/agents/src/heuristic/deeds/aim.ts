/** Noun phrases as aims. */
import type { Count, Effect, Filter, Objects, Players, Recipient } from '@lawmage/ability';
import type { Aim } from './deed.ts';

/** Targets by their slots, so that "that creature" is known to be one. */
export type Targets = ReadonlyMap<number, Aim>;

const NOTHING: Aim = { at: 'nothing' };

/** All target phrases of an effect, wherever they stand in it. */
export function targetsIn(effect: Effect): Targets {
  const found = new Map<number, Aim>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const phrase = value as { what?: unknown; who?: unknown; either?: unknown; slot?: number; filter?: Filter };
    const isTarget = phrase.what === 'target' || phrase.who === 'target' || phrase.either === 'target';
    if (isTarget && phrase.slot !== undefined)
      found.set(phrase.slot, {
        at: 'target',
        slot: phrase.slot,
        filter: phrase.filter ?? null,
        players: phrase.what === undefined,
      });
    for (const part of Object.values(value)) walk(part);
  };
  walk(effect);
  return found;
}

export function aimAtObjects(noun: Objects | undefined, targets: Targets): Aim {
  if (noun === undefined) return NOTHING;
  switch (noun.what) {
    case 'self':
      return { at: 'self' };
    case 'bearer':
      return { at: 'bearer' };
    case 'target':
    case 'that':
      return targets.get(noun.slot) ?? NOTHING;
    case 'each':
    case 'some':
      return { at: noun.what, filter: noun.filter };
    case 'both':
    case 'either':
      return aimAtObjects(noun.of[0], targets);
    default:
      return NOTHING;
  }
}

export function aimAtPlayers(noun: Players | undefined, targets: Targets): Aim {
  if (noun === undefined) return { at: 'players', who: 'you' };
  if (noun.who === 'target' || noun.who === 'that') return targets.get(noun.slot) ?? { at: 'players', who: noun.who };
  if (noun.who === 'some' || noun.who === 'each')
    return { at: 'players', who: noun.of === 'opponent' ? 'some' : 'each' };
  return { at: 'players', who: noun.who };
}

export function aimAt(noun: Recipient, targets: Targets): Aim {
  if ('all' in noun) return noun.all[0] === undefined ? NOTHING : aimAt(noun.all[0], targets);
  if ('either' in noun) return targets.get(noun.slot) ?? NOTHING;
  return 'who' in noun ? aimAtPlayers(noun, targets) : aimAtObjects(noun, targets);
}

/** A number as far as it can be told from the words alone. */
export const numberOf = (count: Count | undefined): number =>
  typeof count === 'number' ? count : count === undefined ? 1 : 2;
export const isX = (count: Count | undefined): boolean => typeof count === 'object' && count.count === 'x';
