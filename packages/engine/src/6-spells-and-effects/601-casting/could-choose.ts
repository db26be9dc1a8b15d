/** Whether targets could be chosen for all that asks for them [CR 601.2c, 700.2a | 2007: 409.1c]. */

import type { Effect } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { type Aiming, hasLegalTargets, legalTargets } from '../../1-concepts/115-targets/legal.ts';
import { type TargetPhrase, targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import { rangeOf } from '../../1-concepts/115-targets/quantity.ts';
import type { Game, Target } from '../../state/game.ts';
import { boundTargets } from './bound-targets.ts';
import { modalOf } from './spell-cost.ts';

/** Whether the targets of some instructions could be chosen. */
export function canChooseTargets(game: Game, effects: readonly Effect[], by: Aiming): boolean {
  for (const effect of effects) if (!allPossible(game, targetPhrases(effect), by)) return false;
  const modal = modalOf(effects);
  if (modal === null) return true;
  const { least } = rangeOf(game, modal.choose, by);
  const open = modal.modes.filter(mode => allPossible(game, targetPhrases(mode.effect), by)).length;
  return least === 0 || open >= (modal.repeat === true ? 1 : least);
}

/** Whether each of some target phrases finds as many targets as it needs; one may speak of the target of another. */
export function allPossible(game: Game, phrases: readonly TargetPhrase[], by: Aiming): boolean {
  const [phrase] = phrases;
  if (phrase === undefined) return true;
  const { least } = rangeOf(game, phrase.count, by);
  if (phrases.length === 1) return hasLegalTargets(game, phrase, by, least);
  const rest = phrases.slice(1);
  if (!rest.some(other => speaksOf(other, phrase.slot)))
    return hasLegalTargets(game, phrase, by, least) && allPossible(game, rest, by);
  const bound = (chosen: readonly Target[]): Aiming => ({
    ...by,
    found: boundTargets(by.found, [{ slot: phrase.slot, chosen, amounts: [] }]),
  });
  if (least === 0 && allPossible(game, rest, bound([]))) return true;
  return legalTargets(game, phrase, by).some(target => allPossible(game, rest, bound([target])));
}

/** Whether the description of targets speaks of those of another phrase. */
const speaksOf = (phrase: TargetPhrase, slot: number): boolean =>
  phrase.apartFrom?.includes(slot) === true ||
  ('filter' in phrase && hasWord(phrase.filter, node => node.slot === slot));
