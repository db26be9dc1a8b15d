/** The test behind every trait. */

import type { Color, KeywordName, Quality, Trait, TypeWord } from '@lawmage/ability';
import { hasInset } from '../../2-parts/insets.ts';
import { attackerOf, attackersBlockedBy } from '../../5-turns/combat/fighters.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Target, Thing } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import { foundIn } from '../../work/memory.ts';
import { isAmong } from '../among.ts';
import { mostCommonColors } from '../common-colors.ts';
import { compare } from '../compare.ts';
import { countOf } from '../count.ts';
import { fits } from '../fits.ts';
import { chosenWord, wasExiledFor } from '../linked.ts';
import { isNamed } from '../names.ts';
import { candidatesOf, objectsOf } from '../objects.ts';
import { isMostVotedFor } from '../outcomes.ts';
import { isAmongPlayers } from '../players.ts';
import type { Scope } from '../scope.ts';
import { statIn } from '../stat.ts';
import { bitCount, colorBit, hasAny, typeSet } from '../words.ts';
import { historyTest } from './history.ts';
import { share } from './shared.ts';
import { stateTest } from './states.ts';
import type { Test, TestMaker, TraitOf } from './types.ts';

const TRAITS: { readonly [K in Trait['is']]: TestMaker<K> } = {
  type: ({ type }) => {
    const set = typeSet([type]);
    return (_, __, is) => hasAny(is, set);
  },
  inset:
    ({ inset }) =>
    (game, record) =>
      hasInset(game, record, inset),
  color: ({ color }) => colorTest(color),
  state: ({ state }) => stateTest(state),
  keyword: ({ keyword, parameter }) => keywordTest(keyword, parameter),
  stat:
    ({ stat, compare: how, to }) =>
    (game, record, is, scope) =>
      compare(statIn(is, record, stat), how, countOf(game, to, scope)),
  counter: counterTest,
  exiledBefore:
    ({ name }) =>
    (game, { id }, _, scope) =>
      wasExiledFor(game, id, name, scope.you),
  named:
    ({ name }) =>
    (game, record, is, scope) =>
      isNamed(game, is, name) || (record.home === 'graveyard' && countsAs(game, is, name, scope)),
  attached:
    ({ to }) =>
    (game, record, _, scope) =>
      record.attachedTo !== NONE && isAmong(game, to, record.attachedTo, scope),
  attachedBy: ({ types }) => {
    const set = typeSet(types);
    return (game, record) => record.attachments.some(id => hasAny(characteristics(game, id), set));
  },
  history: historyTest,
  owned:
    ({ by }) =>
    (game, record, _, scope) =>
      isAmongPlayers(game, by, record.owner, scope),
  shares:
    ({ what, with: others }) =>
    (game, record, is, scope) =>
      objectsOf(game, others, scope).some(id => id !== record.id && share(game, what, is, characteristics(game, id))),
  /** [CR 201.2c | 2007: none] What has no name has no different one, but it differs from what has none. */
  differentName:
    ({ than }) =>
    (game, _, is, scope) =>
      is.name !== '' &&
      !objectsOf(game, than, scope).some(id => share(game, 'name', is, characteristics(game, id))) &&
      by('201.2c|', true),
  chosenName: () => (game, _, is, scope) => hasName(game, is, chosenWord(game, scope.source, 'cardName')),
  chosenWord:
    ({ kind, slot }) =>
    (_, __, is, scope) =>
      isOfWord(is, kind, foundIn(scope, slot).words ?? []),
  chosenType: () => (game, _, is, scope) => hasAny(is, typeSet(chosenTypes(game, scope.source))),
  targets:
    ({ what, only }) =>
    (game, record, _, scope) => {
      const targets = (record.stack?.targets ?? []).flatMap(({ chosen }) => chosen);
      cite(only === true ? '115.9c|' : '115.9b|');
      const hit = targets.filter(({ id }) => thingOrNone(game, id)?.zone != null && fits(game, id, what, scope));
      if (only !== true) return hit.length > 0;
      return hit.length === targets.length && new Set(hit.map(({ id }) => id)).size === 1;
    },
  targetsObject:
    ({ what, only }) =>
    (game, record, _, scope) => {
      const targets = (record.stack?.targets ?? []).flatMap(({ chosen }) => chosen);
      const isIt = ({ id }: Target): boolean => id !== NONE && isAmong(game, what, id, scope);
      if (only !== true) return targets.some(isIt);
      return by('115.9c|', targets.length > 0 && targets.every(isIt));
    },
  targetsPlayer:
    ({ who }) =>
    (game, record, _, scope) =>
      (record.stack?.targets ?? []).some(({ chosen }) =>
        chosen.some(({ seat }) => seat >= 0 && isAmongPlayers(game, who, seat, scope)),
      ),
  xInCost: () => (_, __, is) => is.cost?.includes('X') === true,
  mostVotes: () => (_, record, __, scope) => isMostVotedFor(scope, record.id),
  singleTarget: () => (_, record) =>
    by('115.9a|', true) && (record.stack?.targets ?? []).flatMap(({ chosen }) => chosen).length === 1,
  attacking:
    ({ whom }) =>
    (game, record, _, scope) => {
      const attacker = attackerOf(game, record.id);
      if (attacker === undefined || attacker.adrift || attacker.target !== NONE) return false;
      return isAmongPlayers(game, whom, attacker.seat, scope);
    },
  combatWith: combatTest,
  extreme:
    ({ stat, which, among }) =>
    (game, record, is, scope) => {
      const values = candidatesOf(game, among, scope).map(id =>
        statIn(characteristics(game, id), thing(game, id), stat),
      );
      const value = statIn(is, record, stat);
      return values.length > 0 && value === (which === 'greatest' ? Math.max(...values) : Math.min(...values));
    },
  mostCommonColor:
    ({ among }) =>
    (game, _, is, scope) =>
      (is.colors & mostCommonColors(game, among, scope)) !== 0,
  among:
    ({ what }) =>
    (game, record, _, scope) =>
      isAmong(game, what, record.id, scope),
  marked:
    ({ mark }) =>
    (_, record) =>
      record.marks.includes(mark),
  not: ({ trait }) => {
    const test = testOf(trait);
    return (game, record, is, scope) => !test(game, record, is, scope);
  },
  both: ({ of }) => {
    const tests = of.map(testOf);
    return (game, record, is, scope) => tests.every(test => test(game, record, is, scope));
  },
  either: ({ of }) => {
    const tests = of.map(testOf);
    return (game, record, is, scope) => tests.some(test => test(game, record, is, scope));
  },
};

/** The test that a trait stands for. */
export function testOf(trait: Trait): Test {
  return (TRAITS[trait.is] as TestMaker<Trait['is']>)(trait);
}

/** [CR 105.2 | 2007: 203.2] */
function colorTest(color: TraitOf<'color'>['color']): Test {
  switch (color) {
    case 'colorless':
      return (_, __, is) => by('105.2|203.2', is.colors === 0);
    case 'monocolored':
      return (_, __, is) => by('105.2|203.2', bitCount(is.colors) === 1);
    case 'multicolored':
      return (_, __, is) => by('105.2|203.2', bitCount(is.colors) > 1);
    case 'chosen':
      return (game, _, is, scope) => (is.colors & colorBit(chosenWord(game, scope.source, 'color') as Color)) !== 0;
    default: {
      const bit = colorBit(color);
      return (_, __, is) => (is.colors & bit) !== 0;
    }
  }
}

/** [CR 702.1d | 2007: none] "With [a keyword]": with an ability of that name, wherever it has it from. */
function keywordTest(keyword: KeywordName, parameter: TypeWord | Color | undefined): Test {
  if (parameter === undefined)
    return (_, record, is) => by('702.1d|', is.keywords.has(keyword)) && existsElsewhere(keyword, record);
  return (_, __, is) =>
    is.keywords.has(keyword) &&
    is.abilities.some(
      ({ ability }) => ability.is === 'keyword' && ability.keyword === keyword && names(ability.quality, parameter),
    );
}

/** [CR 702.29b, 702.53b | 2007: 502.18b, 502.48b] What can be activated in a hand only is there in other zones too. */
function existsElsewhere(keyword: KeywordName, { home }: Thing): true {
  if (home !== 'hand' && keyword === 'cycling') cite('702.29b|502.18b');
  if (keyword === 'partner') cite('702.124n|');
  if (home !== 'hand' && keyword === 'transmute') cite('702.53b|502.48b');
  return true;
}

/** [CR 201.2a, 201.4b, 201.4g, 709.4a | 2007: 505.7] An object has a name if one of its halves, or of those that were named, has it. */
const hasName = (game: Game, is: Characteristics, chosen: string | null): boolean =>
  is.name !== '' && chosen !== null && isNamed(game, is, chosen, '201.4g|');

/** Whether a keyword's quality is the parameter that is asked for. */
function names(quality: Quality | undefined, parameter: TypeWord | Color): boolean {
  if (quality === undefined) return false;
  if ('type' in quality) return quality.type === parameter;
  return 'colors' in quality && quality.colors.includes(parameter as Color);
}

function counterTest({ kind, compare: how = 'atLeast', to = 1 }: TraitOf<'counter'>): Test {
  return (game, record, _, scope) => {
    const has =
      kind === 'any' ? Object.values(record.counters).reduce((sum, n) => sum + n, 0) : (record.counters[kind] ?? 0);
    return compare(has, how, countOf(game, to, scope));
  };
}

/** [CR 509.1g | 2007: 309.2e] Blocking something, or blocked by something. */
function combatTest({ role, what }: TraitOf<'combatWith'>): Test {
  const blocking: Test = (game, record, _, scope) =>
    attackersBlockedBy(game, record.id).some(({ id }) => isAmong(game, what, id, scope));
  const blockedBy: Test = (game, record, _, scope) =>
    attackerOf(game, record.id)?.blockers.some(id => isAmong(game, what, id, scope)) === true;
  if (role === 'blocking') return blocking;
  if (role === 'blockedBy') return blockedBy;
  return (game, record, is, scope) => blocking(game, record, is, scope) || blockedBy(game, record, is, scope);
}

/** A card in a graveyard may count as one with another name for effects from spells with that name. */
const countsAs = (game: Game, is: Characteristics, name: string, { source }: Scope): boolean =>
  is.abilities.some(
    ({ ability }) => ability.is === 'static' && ability.rule.static === 'countsAs' && ability.rule.name === name,
  ) &&
  thingOrNone(game, source) !== undefined &&
  characteristics(game, source).name === name;

const isOfWord = (is: Characteristics, kind: TraitOf<'chosenWord'>['kind'], words: readonly string[]): boolean =>
  kind === 'color'
    ? words.some(word => (is.colors & colorBit(word as Color)) !== 0)
    : hasAny(is, typeSet(words as readonly TypeWord[]));

const TYPE_WORDS = ['creatureType', 'basicLandType', 'cardType'] as const;

/** The types that were chosen for an object. */
function chosenTypes(game: Game, source: ObjectId): readonly TypeWord[] {
  return TYPE_WORDS.flatMap(kind => {
    const word = chosenWord(game, source, kind);
    return word === null ? [] : [word as TypeWord];
  });
}
