/** Games in which a card does not say one of the things it says. */
import { type Ability, type Card, type Face, self, staticAbility } from '@lawmage/ability';
import type { Game } from '@lawmage/engine';
import { abilitiesWithMeanings, withCards } from '@lawmage/engine/setup';
import { type Unit, unitsOf } from './units.ts';

/** A static ability that changes nothing: it keeps the others at their places. */
const SILENT: Ability = staticAbility({ static: 'modify', what: self, changes: [] });

const kept = new WeakMap<Card, Map<number, Card>>();

/** The same position, where a card is silent about one of its units. */
export function without(game: Game, card: Card, unit: number): Game {
  const silent = silenced(card, unit);
  return withCards(game, one => (one === card ? silent : one));
}

function silenced(card: Card, unit: number): Card {
  const known = kept.get(card) ?? new Map<number, Card>();
  kept.set(card, known);
  const found = known.get(unit) ?? make(card, unitsOf(card).units[unit]);
  known.set(unit, found);
  return found;
}

function make(card: Card, unit: Unit | undefined): Card {
  if (unit === undefined) throw new Error(`${card.name} has no such unit`);
  const [front, ...others] = card.faces.map((face, at) => (at === unit.face ? quiet(face, unit.at) : face));
  if (front === undefined) throw new Error('a card has a face');
  return { ...card, faces: [front, ...others] };
}

/** What a keyword means is silent as well. */
function quiet(face: Face, at: readonly number[]): Face {
  const abilities = replaced(face.abilities, at, [SILENT]);
  const gone = abilitiesWithMeanings(face).length - abilitiesWithMeanings({ ...face, abilities }).length;
  const silence = Array.from({ length: 1 + Math.max(gone, 0) }, () => SILENT);
  return { ...face, abilities: replaced(face.abilities, at, silence) };
}

function replaced(
  abilities: readonly Ability[],
  [at, ...further]: readonly number[],
  by: readonly Ability[],
): readonly Ability[] {
  return abilities.flatMap((ability, n) => {
    if (n !== at) return [ability];
    if (further.length === 0 || ability.is !== 'level') return by;
    return [{ ...ability, abilities: replaced(ability.abilities, further, by) }];
  });
}
