// size: one exhaustive switch over what is produced
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { objectsOf } from '../../nouns/objects.ts';
/** What mana a mana ability could add, as the payment solver reads it. */

import type { Activated, Effect, ManaProduced, ManaType, SpendLimit } from '@lawmage/ability';
import { COLORS } from '@lawmage/ability';
import { countOf } from '../../nouns/count.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import { commanderIdentity } from './color-identity.ts';
import { rememberedColor, typesOfLands } from './could-produce.ts';
import { ofCost } from './of-cost.ts';
import { ANY_COLOR, setOf, setOfAll, type TypeSet } from './types.ts';

/** One possible outcome of adding mana: for each unit the types of which one is chosen. */
export type Output = { readonly units: readonly TypeSet[]; readonly limit: SpendLimit | null };

/** [CR 106.3, 605.1a | 2007: 406.1] The possible outcomes; empty where nothing can be told or made. */
export function outputsOf(game: Game, mana: ManaProduced, scope: Scope): readonly Output[] {
  switch (mana.mana) {
    case 'fixed': {
      const times = mana.times === undefined ? 1 : countOf(game, mana.times, scope);
      return outcome(repeat(mana.symbols.map(setOf), times));
    }
    case 'oneOf':
      return mana.options.every(option => option.length === 1)
        ? outcome([setOfAll(mana.options.flat())])
        : mana.options.flatMap(option => outcome(option.map(setOf)));
    case 'anyColor':
      return ofColors(
        mana.of ? setOfAll(mana.of) : ANY_COLOR,
        countOf(game, mana.count, scope),
        mana.combination === true,
        mana.different === true,
      );
    case 'chosenColor': {
      const color = rememberedColor(game, scope.source);
      if (color === null) cite('106.5|406.6');
      return color === null ? [] : outcome(repeat([setOf(color)], countOf(game, mana.count, scope)));
    }
    case 'colorsOf': {
      const colors = colorsOf(game, objectsOf(game, mana.of, scope));
      return colors === 0 ? [] : ofColors(colors, countOf(game, mana.count, scope), false, false);
    }
    case 'commander': {
      const colors = setOfAll(commanderIdentity(game, scope.you));
      return colors === 0 ? [] : ofColors(colors, countOf(game, mana.count, scope), false, false);
    }
    case 'typesOf': {
      const types = typesOfLands(game, mana.lands, scope) & (mana.any === 'color' ? ANY_COLOR : ~0);
      cite('106.7|');
      if (types === 0) cite('106.5|406.6');
      return types === 0 ? [] : ofColors(types, countOf(game, mana.count, scope), false, false);
    }
    case 'costOf':
      return ofCost(objectsOf(game, mana.of, scope).flatMap(id => characteristics(game, id).cost ?? []));
    case 'produced': {
      const made = 'slot' in mana.by && mana.by.slot !== undefined ? scope.found[mana.by.slot]?.made : undefined;
      if (made === undefined || made.length === 0) return [];
      if (new Set(made).size > 1) cite('|411.3a');
      return ofColors(setOfAll(made), countOf(game, mana.count, scope), false, false);
    }
    case 'restricted':
      return outputsOf(game, mana.produced, scope).map(output => ({ ...output, limit: mana.spend }));
  }
}

function colorsOf(game: Game, ids: readonly ObjectId[]): TypeSet {
  const all = ids.reduce((set, id) => set | characteristics(game, id).colors, 0);
  return setOfAll(COLORS.filter((_, bit) => (all & (1 << bit)) !== 0));
}

const outcome = (units: readonly TypeSet[]): readonly Output[] => (units.length === 0 ? [] : [{ units, limit: null }]);
const repeat = (units: readonly TypeSet[], times: number): readonly TypeSet[] =>
  Array.from({ length: Math.max(0, times) }, () => units).flat();

function ofColors(types: TypeSet, count: number, combination: boolean, different: boolean): readonly Output[] {
  if (count <= 1 || combination) return outcome(repeat([types], count));
  const among: readonly ManaType[] = COLORS.filter(color => (types & setOf(color)) !== 0);
  if (!different) return among.flatMap(color => outcome(repeat([setOf(color)], count)));
  return choices(among, count).map(colors => ({ units: colors.map(setOf), limit: null }));
}

/** All ways to choose `count` of some types. */
function choices(among: readonly ManaType[], count: number): readonly (readonly ManaType[])[] {
  if (count === 0) return [[]];
  return among.flatMap((first, at) => choices(among.slice(at + 1), count - 1).map(rest => [first, ...rest]));
}

/** The verbs of a mana ability's effect, in order, where they simply follow each other. */
export function stepsOf(effect: Effect): readonly Effect[] {
  return effect.do === 'sequence' ? effect.steps.flatMap(stepsOf) : [effect];
}

/** The mana verb among the steps of an ability, if it adds mana to its player's own pool and in one step only. */
export function ownMana(ability: Activated): Extract<Effect, { readonly do: 'addMana' }> | null {
  const adding = stepsOf(ability.effect).filter(step => step.do === 'addMana');
  const [only] = adding;
  if (only === undefined || adding.length > 1) return null;
  return only.who === undefined || only.who.who === 'you' ? only : null;
}
