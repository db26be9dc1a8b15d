/** The static abilities that make a difference now, for whoever wants to know which ones ever do. */
import type { Ability, Face } from '@lawmage/ability';
import { printed } from '../2-parts/printed.ts';
import { appliedTo } from '../6-spells-and-effects/613-layers/layers.ts';
import { startOf } from '../6-spells-and-effects/613-layers/quick.ts';
import type { Cause } from '../6-spells-and-effects/613-layers/watch.ts';
import { copiableValues } from '../7-additional/707-copying/copiable.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thing } from '../state/store.ts';

/** An ability of an object. */
export type InForce = { readonly source: ObjectId; readonly ability: Ability };

/** The static abilities whose effects change what an object is, those with which it defines itself included. */
export function appliedAbilities(game: Game, id: ObjectId): readonly InForce[] {
  const found: InForce[] = [];
  let before: Characteristics = startOf(game, thing(game, id)).draft;
  for (const { cause, after } of appliedTo(game, id)) {
    if (!isSame(before, after)) found.push(...behind(game, id, cause));
    before = after;
  }
  return found;
}

function behind(game: Game, id: ObjectId, cause: Cause): readonly InForce[] {
  if (cause.by === 'defining') return defining(game, id);
  if (cause.by !== 'effect' || cause.effect.ability === null) return [];
  return [{ source: cause.effect.source, ability: cause.effect.ability.ability }];
}

const PLAIN = [
  'name',
  'cost',
  'controller',
  'power',
  'toughness',
  'basePower',
  'baseToughness',
  'colors',
  'types',
  'supertypes',
] as const satisfies readonly (keyof Characteristics)[];

/** Whether an object is the same; rules on it and keywords that it has twice are no difference by themselves. */
const isSame = (a: Characteristics, b: Characteristics): boolean =>
  PLAIN.every(field => a[field] === b[field]) &&
  sameWords(a.subtypes, b.subtypes) &&
  sameWords(a.keywords, b.keywords) &&
  sameAbilities(otherAbilities(a), otherAbilities(b));

const sameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a === b || (a.size === b.size && [...a].every(word => b.has(word)));

const otherAbilities = ({ abilities }: Characteristics): readonly Ability[] =>
  abilities.flatMap(({ ability, meaningOf }) => (ability.is === 'keyword' || meaningOf !== null ? [] : [ability]));

const sameAbilities = (a: readonly Ability[], b: readonly Ability[]): boolean =>
  a.length === b.length && a.every((ability, at) => ability === b[at]);

const defining = (game: Game, id: ObjectId): readonly InForce[] =>
  copiableValues(game, thing(game, id)).abilities.flatMap(({ ability }) =>
    ability.is === 'static' && ability.rule.static === 'define' ? [{ source: id, ability }] : [],
  );

/** The abilities of a face with what its keywords, levels and types mean, each after the one that it belongs to. */
export const abilitiesWithMeanings = (face: Face): readonly Ability[] =>
  printed(face).abilities.map(({ ability }) => ability);
