/** Protection: one test for targeting, attaching, damage and blocking [CR 702.16 | 2007: 502.7]. */
import {
  COLORS,
  type KeywordName,
  type Quality,
  SUPERTYPES,
  type Subtype,
  type Supertype,
  type TypeWord,
} from '@lawmage/ability';
import {
  bitOfSupertype,
  bitOfType,
  characteristics,
  controllerOf,
} from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { fits } from '../../nouns/fits.ts';
import { chosenWord } from '../../nouns/linked.ts';
import { isNamed } from '../../nouns/names.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Characteristics, LiveAbility } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { by, cite, isCiting } from '../../work/cite.ts';

/** [CR 702.16a | 2007: 502.7a] Whether a permanent has protection from a quality that a source has. */
export function isProtectedFrom(game: Game, id: ObjectId, source: ObjectId): boolean {
  const all = keywordsOf(game, id, 'protection');
  const acts = all.find(
    ({ quality, live }) => !keeps(game, live, source, id) && hasQuality(game, source, quality, live, id),
  );
  if (acts !== undefined && isCiting()) citeQuality(acts.quality);
  return acts !== undefined;
}

/** Whether it is short for several qualities, each of which acts by itself. */
export const isOfSeveral = (quality: Quality): boolean => 'colors' in quality && quality.colors.length > 1;

/** [CR 702.16g, 702.16h, 702.16i, 702.16j, 702.16k | 2007: 502.7d] What is said of some qualities, and of several. */
function citeQuality(quality: Quality): void {
  if (isOfSeveral(quality)) cite('702.16g|');
  if ('player' in quality) cite('702.16k|');
  if ('player' in quality && quality.player === 'opponent') cite('702.16i|');
  if (!('every' in quality)) return;
  if (quality.every === 'eachColor') cite('702.16h|', '702.16i|');
  if (quality.every === 'everything') cite('702.16j|');
}

/** [CR 702.16n, 702.16p | 2007: none] What is attached already and is not removed: it may stay, and nothing else may come. */
function keeps(game: Game, live: LiveAbility, id: ObjectId, bearer: ObjectId): boolean {
  const { ability, source } = live;
  if (ability.is !== 'keyword' || ability.keeps === undefined) return false;
  const record = thing(game, id);
  if (record.attachedTo !== bearer) return false;
  switch (ability.keeps) {
    case 'source':
      return by('702.16n|', source === id);
    case 'auras':
      return by('702.16n|', characteristics(game, id).subtypes.has('Aura'));
    case 'attached':
      return by('702.16p|', source === id || (isWhose(game, id, source) && record.timestamp < live.timestamp));
  }
}

/** Whether the one who controls the Aura that gives it controls this too. */
const isWhose = (game: Game, id: ObjectId, source: ObjectId): boolean =>
  controllerOf(game, id) === controllerOf(game, source);

/** The qualities that an object's instances of a keyword name. */
export function keywordsOf(
  game: Game,
  id: ObjectId,
  keyword: KeywordName,
): readonly { quality: Quality; live: LiveAbility }[] {
  const is = characteristics(game, id);
  if (!is.keywords.has(keyword)) return [];
  return is.abilities.flatMap(live => {
    const { ability } = live;
    if (ability.is !== 'keyword' || ability.keyword !== keyword || ability.quality === undefined) return [];
    return [{ quality: ability.quality, live }];
  });
}

/** Whether an object has the quality that a keyword of another one, its bearer, names. */
export function hasQuality(game: Game, id: ObjectId, quality: Quality, by: LiveAbility, bearer: ObjectId): boolean {
  const is = characteristics(game, id);
  const you = controllerOf(game, bearer);
  const source = by.source === NONE ? bearer : by.source;
  if ('colors' in quality) return quality.colors.some(color => (is.colors & (1 << COLORS.indexOf(color))) !== 0);
  if ('type' in quality) return hasTypeWord(is, quality.type);
  if ('name' in quality) return isNamed(game, is, quality.name);
  if ('player' in quality) return isOfPlayer(game, is, quality.player, { you, source, x: 0, found: [] });
  if ('gift' in quality || 'materials' in quality || 'group' in quality) return false;
  if ('filter' in quality) return fits(game, id, quality.filter, { you, source, x: 0, found: [] });
  const colors = COLORS.filter((_, bit) => (is.colors & (1 << bit)) !== 0);
  switch (quality.every) {
    case 'everything':
      return true;
    case 'eachColor':
      return colors.length > 0;
    case 'monocolored':
      return colors.length === 1;
    case 'multicolored':
      return colors.length > 1;
    case 'chosenColor':
      return colors.some(color => color === chosenWord(game, source, 'color'));
  }
}

/** [CR 702.16k | 2007: none] What a player controls, or owns while nobody else controls it. */
function isOfPlayer(game: Game, is: Characteristics, player: 'player' | 'opponent' | 'chosen', scope: Scope): boolean {
  if (player === 'chosen') return playersOf(game, { who: 'chosen' }, scope).includes(is.controller);
  return player === 'player' || is.controller !== scope.you;
}

/** Whether any part of a type line has a word. */
export function hasTypeWord(is: Characteristics, word: TypeWord): boolean {
  if ((SUPERTYPES as readonly string[]).includes(word))
    return (is.supertypes & bitOfSupertype(word as Supertype)) !== 0;
  const bit = bitOfType(word as never);
  return bit !== 0 ? (is.types & bit) !== 0 : is.subtypes.has(word as Subtype);
}
