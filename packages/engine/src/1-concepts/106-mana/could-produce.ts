import type { Color, Filter } from '@lawmage/ability';
import { isManaAbility } from '../../6-spells-and-effects/605-mana-abilities/is-mana-ability.ts';
import { abilitiesOf, controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { chosenWord } from '../../nouns/linked.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { outputsOf, ownMana } from './outputs.ts';
import { NO_TYPE, type TypeSet } from './types.ts';
import { tapsForMana, unitsInstead } from './units-instead.ts';

const COLOR_WORDS: Readonly<Record<string, Color>> = { W: 'W', U: 'U', B: 'B', R: 'R', G: 'G' };

/** The colour chosen for an object as it entered, or null. */
export function rememberedColor(game: Game, id: ObjectId): Color | null {
  const word = chosenWord(game, id, 'color');
  return word === null ? null : (COLOR_WORDS[word] ?? null);
}

/**
 * [CR 106.7 | 2007: 406.6] The types of mana that some permanents could produce. An ability that asks the same of other
 * permanents adds nothing here that theirs do not.
 */
export function typesOfLands(game: Game, lands: Filter, scope: Scope): TypeSet {
  let types = NO_TYPE;
  for (const id of objectsOf(game, { what: 'each', filter: lands }, scope)) types |= typesOf(game, id, scope);
  return types;
}

function typesOf(game: Game, id: ObjectId, scope: Scope): TypeSet {
  let types = NO_TYPE;
  for (const { ability } of abilitiesOf(game, id)) {
    if (ability.is !== 'activated' || !isManaAbility(game, ability)) continue;
    const mana = ownMana(ability)?.mana;
    if (mana === undefined || mana.mana === 'typesOf') continue;
    for (const output of outputsOf(game, mana, { ...scope, source: id })) {
      const units = tapsForMana(ability) ? unitsInstead(game, controllerOf(game, id), id, output) : output.units;
      for (const unit of units) types |= unit;
    }
  }
  return types;
}
