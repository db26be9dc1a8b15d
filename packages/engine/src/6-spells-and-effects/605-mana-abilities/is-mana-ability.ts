import type { Activated, Triggered } from '@lawmage/ability';
import { hasVerb, hasWord } from '../../1-concepts/113-abilities/words.ts';
import { hasTargets } from '../../1-concepts/115-targets/phrases.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { by, cite } from '../../work/cite.ts';

/** What the words of an activated ability say about mana, whatever the edition. */
type Words = {
  readonly adds: boolean;
  readonly targets: boolean;
  readonly loyalty: boolean;
  readonly library: boolean;
};

const KNOWN = new WeakMap<Activated, Words>();

/**
 * [CR 605.1a | 2007: 406.1] An activated ability that could add mana as it resolves. Today it is one only without a
 * target, without a loyalty symbol, and if it moves no card to or from a library.
 */
export function isManaAbility(game: Game, ability: Activated): boolean {
  const words = wordsOf(ability);
  if (!words.adds || words.loyalty) return false;
  const edition = editionOf(game);
  if (words.targets && !edition.targetedManaAbilities) return !by('605.5a|406.2', true);
  cite('605.1a|');
  return !words.library || edition.libraryManaAbilities;
}

/** [CR 605.1b | 2007: 406.1] A triggered ability that could add mana, has no target and triggers from mana being made. */
export function isTriggeredManaAbility(game: Game, ability: Triggered): boolean {
  if (ability.event.on !== 'tapForMana' || !hasVerb(ability.effect, 'addMana')) return false;
  cite('605.1b|411.3');
  return editionOf(game).targetedManaAbilities || !hasTargets(ability.effect);
}

function wordsOf(ability: Activated): Words {
  const known = KNOWN.get(ability);
  if (known !== undefined) return known;
  const words: Words = {
    adds: hasVerb(ability.effect, 'addMana'),
    targets: hasTargets(ability.effect),
    loyalty: ability.cost.some(part => part.pay === 'loyalty'),
    library: movesLibrary(ability.effect) || movesLibrary(ability.cost),
  };
  KNOWN.set(ability, words);
  return words;
}

/** Verbs that always move cards to or from a library. */
const LIBRARY_VERBS: ReadonlySet<unknown> = new Set(['draw', 'mill', 'search', 'dig', 'revealUntil']);

function movesLibrary(words: unknown): boolean {
  return hasWord(words, node => {
    if (LIBRARY_VERBS.has(node.do)) return true;
    if (node.what === 'top' || node.what === 'bottom') return true;
    return node.do === 'move' && (node.to as { zone?: unknown } | undefined)?.zone === 'library';
  });
}
