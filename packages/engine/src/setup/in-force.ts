/** The static abilities that make a difference now, for whoever wants to know which ones ever do. */
import type { Ability, Face } from '@lawmage/ability';
import { printed } from '../2-parts/printed.ts';
import { playerRules, staticsOf } from '../6-spells-and-effects/604-static/rules.ts';
import { appliedTo } from '../6-spells-and-effects/613-layers/layers.ts';
import { copiableValues } from '../7-additional/707-copying/copiable.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thing } from '../state/store.ts';

/** An ability of an object. */
export type InForce = { readonly source: ObjectId; readonly ability: Ability };

/** The static abilities whose effects are applied to an object, those with which it defines itself included. */
export function appliedAbilities(game: Game, id: ObjectId): readonly InForce[] {
  const applied = appliedTo(game, id);
  return applied.flatMap(({ cause }) => {
    if (cause.by === 'defining') return defining(game, id);
    if (cause.by !== 'effect' || cause.effect.ability === null) return [];
    return [{ source: cause.effect.source, ability: cause.effect.ability.ability }];
  });
}

const defining = (game: Game, id: ObjectId): readonly InForce[] =>
  copiableValues(game, thing(game, id)).abilities.flatMap(({ ability }) =>
    ability.is === 'static' && ability.rule.static === 'define' ? [{ source: id, ability }] : [],
  );

/** The static abilities that set rules for some player. */
export function rulingAbilities(game: Game): readonly InForce[] {
  const ruled = new Set(game.players.flatMap(({ seat }) => playerRules(game, seat).map(({ rule }) => rule)));
  return [...staticsOf(game, 'players')].flatMap(({ ability, scope }) =>
    ability.rule.static === 'players' && ruled.has(ability.rule.rule) ? [{ source: scope.source, ability }] : [],
  );
}

/** The abilities of a face with what its keywords, levels and types mean, each after the one that it belongs to. */
export const abilitiesWithMeanings = (face: Face): readonly Ability[] =>
  printed(face).abilities.map(({ ability }) => ability);
