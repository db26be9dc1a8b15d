/** The values of a copy, from what is printed on the card that they are of [CR 707.9 | 2007: 503.9]. */

import type { Ability, Modification } from '@lawmage/ability';
import { faceOf } from '../../2-parts/faces.ts';
import { keywordsOf, printed, withMeanings } from '../../2-parts/printed.ts';
import { changeDraft } from '../../6-spells-and-effects/613-layers/change.ts';
import type { Draft } from '../../6-spells-and-effects/613-layers/underway.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Copiable, Game } from '../../state/game.ts';
import { must } from '../../state/must.ts';
import { cite } from '../../work/cite.ts';

const copies = new WeakMap<Copiable, Characteristics>();

/** [CR 707.9 | 2007: 503.9] The values of a copy, with the exceptions that were part of copying. */
export function valuesOfCopy(game: Game, copied: Copiable): Characteristics {
  let known = copies.get(copied);
  if (known === undefined) {
    const card = must(game.cards[copied.card], 'a copy names a card', game);
    known = withExceptions(printed(faceOf(card, copied.face)), copied.changes);
    copies.set(copied, known);
  }
  return known;
}

/** The values with the exceptions that an effect makes. */
export function withExceptions(values: Characteristics, changes: readonly Ability[]): Characteristics {
  if (changes.length === 0) return values;
  const draft: Draft = { ...values };
  const gained: Ability[] = [];
  for (const ability of changes) {
    if (ability.is === 'static' && ability.rule.static === 'define') except(draft, ability.rule.changes, gained);
    else gained.push(ability);
  }
  if (gained.length > 0) {
    const kept = draft.abilities.filter(({ meaningOf }) => meaningOf === null).map(({ ability }) => ability);
    const given = withMeanings([...kept, ...gained], kept.length);
    const ofType = draft.abilities.filter(({ meaningOf }) => meaningOf === 'type');
    draft.abilities = [...given, ...ofType.map((live, n) => ({ ...live, at: given.length + n }))];
    draft.keywords = keywordsOf(draft.abilities);
  }
  return draft;
}

/** [CR 707.9d | 2007: 503.9] What a copy defines for itself is not defined by a copied ability too. */
function except(draft: Draft, changes: readonly Modification[], gained: Ability[]): void {
  for (const change of changes) {
    if (change.change === 'gain') {
      gained.push(...change.abilities);
      continue;
    }
    const kept = draft.abilities.filter(({ ability }) => !definesSame(ability, change));
    if (kept.length < draft.abilities.length) cite('707.9d|503.9');
    draft.abilities = kept;
    changeDraft(draft, change);
  }
}

function definesSame(ability: Ability, change: Modification): boolean {
  if (ability.is !== 'static' || ability.rule.static !== 'define') return false;
  if (change.change === 'type' && change.keep) return false;
  return ability.rule.changes.some(other => other.change === change.change);
}
