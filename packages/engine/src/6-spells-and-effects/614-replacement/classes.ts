/** Which of several replacement effects must be chosen first [CR 616.1a–616.1e | 2007: 419.9a]. */

import type { Entering } from '@lawmage/ability';
import { editionOf } from '../../editions/edition.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Applicable } from './applicable.ts';
import { isComing } from './would-be.ts';

/** Kinds of effects on an object's entering that come before others. */
export type ReplacementClass = 'control' | 'copy' | 'backFace';

const IN_CLASS: Readonly<Record<ReplacementClass, (effect: Applicable) => boolean>> = {
  /** [CR 616.1b | 2007: none] */
  control: ({ kind }) => destinationOf(kind)?.under !== undefined,
  /** [CR 616.1c | 2007: none] */
  copy: ({ kind }) => kind.is === 'enter' && kind.rule.how.some(isCopying),
  /** [CR 616.1d | 2007: none] */
  backFace: ({ kind }) =>
    destinationOf(kind)?.transformed === true ||
    (kind.is === 'enter' && kind.rule.how.some(how => how.enters === 'transformed')),
};

const CLASS_RULES: Readonly<Record<ReplacementClass, Rule>> = {
  control: '616.1b|',
  copy: '616.1c|',
  backFace: '616.1d|',
};

const isCopying = (how: Entering): boolean =>
  how.enters === 'asCopy' || (how.enters === 'may' && (isCopying(how.how) || isCopying(how.otherwise ?? how.how)));

const destinationOf = (kind: Applicable['kind']) =>
  kind.is === 'replace' && kind.rule.instead.instead === 'destination' ? kind.rule.instead.to : null;

/**
 * Those among which one is chosen. Self-replacement effects [CR 614.15 | 2007: 419.6d] need no place here: the words that
 * an instruction itself has for them are carried out with it.
 */
export function firstClass(game: Game, event: GameEvent, effects: readonly Applicable[]): readonly Applicable[] {
  if (effects.length < 2 || !isComing(game, event)) return effects;
  for (const name of editionOf(game).replacementClasses) {
    const first = effects.filter(IN_CLASS[name]);
    if (first.length > 0) {
      cite(CLASS_RULES[name]);
      return first;
    }
  }
  return effects;
}
