/** Combat as arithmetic: what happens when one creature meets another. */
import type { ObjectView } from '@lawmage/engine';
import { hasKeyword, powerOf, toughnessLeft, worthOf } from './worth.ts';

const strikesFirst = (object: ObjectView): boolean =>
  hasKeyword(object, 'first strike') || hasKeyword(object, 'double strike');

/** Whether `a` kills `b` by its damage alone. */
export const kills = (a: ObjectView, b: ObjectView): boolean => {
  if (hasKeyword(b, 'indestructible')) return false;
  const power = powerOf(a) * (hasKeyword(a, 'double strike') ? 2 : 1);
  return power > 0 && (power >= toughnessLeft(b) || hasKeyword(a, 'deathtouch'));
};

export type Outcome = { readonly aDies: boolean; readonly bDies: boolean };

/** The result of `a` and `b` dealing combat damage to each other. */
export function clash(a: ObjectView, b: ObjectView): Outcome {
  const aFirst = strikesFirst(a) && !strikesFirst(b);
  const bFirst = strikesFirst(b) && !strikesFirst(a);
  const aKills = kills(a, b);
  const bKills = kills(b, a);
  return { aDies: bKills && !(aFirst && aKills), bDies: aKills && !(bFirst && bKills) };
}

/** What a clash is worth to the side of `a`. */
export function gain(a: ObjectView, b: ObjectView): number {
  const { aDies, bDies } = clash(a, b);
  return (bDies ? worthOf(b) : 0) - (aDies ? worthOf(a) : 0);
}

/** Whether a creature could block another, as far as the board shows. */
export function couldBlock(blocker: ObjectView, attacker: ObjectView): boolean {
  if (blocker.tapped) return false;
  if (hasKeyword(attacker, 'flying') && !hasKeyword(blocker, 'flying') && !hasKeyword(blocker, 'reach')) return false;
  if (hasKeyword(attacker, 'shadow') !== hasKeyword(blocker, 'shadow')) return false;
  if (hasKeyword(attacker, 'horsemanship') && !hasKeyword(blocker, 'horsemanship')) return false;
  const artifactOrBlack = blocker.type.types.includes('artifact') || blocker.colors.includes('B');
  if (hasKeyword(attacker, 'fear') && !artifactOrBlack) return false;
  return !attacker.abilities.some(
    ({ ability }) =>
      ability.is === 'static' &&
      ability.rule.static === 'modify' &&
      ability.rule.what.what === 'self' &&
      ability.rule.changes.some(
        change => change.change === 'rule' && change.rule.rule === 'cantBeBlocked' && change.rule.by === undefined,
      ),
  );
}
