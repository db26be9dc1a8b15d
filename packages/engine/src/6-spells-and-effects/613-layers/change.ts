// size: one exhaustive switch over the changes
/** One change applied to characteristics in the making; in which order is decided elsewhere. */

import {
  type Ability,
  COLORS,
  type Color,
  type Count,
  type Filter,
  type KeywordName,
  type Modification,
  type Objects,
} from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { colorBits, keywordsOf, withMeanings } from '../../2-parts/printed.ts';
import { meaning } from '../../7-additional/702-keywords/meaning.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Characteristics, LiveRule } from '../../state/characteristics.ts';
import { GRANTED, type LiveAbility, NO_NAMES } from '../../state/characteristics.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { cite, citeAll } from '../../work/cite.ts';
import { changeType, loseTypes } from './change-type.ts';
import { bitOfType } from './characteristics.ts';
import { changeFullText, changeText, changeTextBox } from './text.ts';
import type { Draft } from './underway.ts';

/** Who changes, and what its variable parts stand for. */
export type Changer = {
  readonly source: ObjectId;
  readonly timestamp: number;
  readonly amount: (count: Count) => number;
  readonly seat: (change: Extract<Modification, { readonly change: 'control' }>) => Seat | null;
  /** The word chosen for the source, e.g. a colour. */
  readonly chosen: (kind: 'color' | 'creatureType' | 'basicLandType') => string | null;
  /** The controller of the source. */
  readonly controller: Seat;
  /** The names of all cards that are like that. */
  readonly names: (of: Filter) => readonly string[];
  /** What is printed on an object. */
  readonly text: (of: Objects) => Characteristics | null;
  /** What phrases stand for in the words of rules. */
  readonly found: LiveRule['found'];
};

const literal = (count: Count): number => {
  if (typeof count === 'number') return count;
  throw new Error('an exception of a copy effect has amounts that are settled');
};

/** The exceptions of a copy effect: everything in them is settled. */
const SETTLED: Changer = {
  source: NONE,
  timestamp: 0,
  amount: literal,
  seat: () => null,
  chosen: () => null,
  names: () => [],
  text: () => null,
  controller: -1 as Seat,
  found: [],
};

/** The layer of each kind of change, and what else is said about it. */
const OF_CHANGES: { readonly [K in Modification['change']]?: readonly Rule[] } = {
  gets: ['613.1g|418.5a', '613.4|418.5a', '613.4c|418.5a', '302.4c|'],
  base: ['613.4|418.5a', '613.1g|418.5a', '613.4b|418.5a', '208.4a|'],
  switch: ['613.1g|418.5a', '613.4d|418.5i'],
  gain: ['613.1f|418.5a', '113.10|407.1', '101.2a|'],
  lose: ['613.1f|418.5a', '113.10|407.1', '113.10b|407.3'],
  color: ['613.1e|418.5a', '105.3|', '202.2f|', '113.12|407.2'],
  control: ['613.1b|418.5a'],
  text: ['613.1c|418.5a', '612.1|418.6a', '612.2|418.6a'],
  textBox: ['613.1c|418.5a', '612.1|418.6a'],
  name: ['613.1c|418.5a', '612.8|'],
  allNames: ['613.1c|418.5a', '612.7|'],
  fullText: ['613.1c|418.5a', '612.6|'],
  rule: ['613.11|418.5j'],
};

const CREATURE = bitOfType('creature');

/** Applies a change. Lists and sets of the draft are replaced, never edited. */
export function changeDraft(draft: Draft, change: Modification, by: Changer = SETTLED): void {
  citeAll(OF_CHANGES[change.change] ?? []);
  if ((change.change === 'gets' || change.change === 'base') && (draft.types & CREATURE) === 0) cite('208.3a|');
  switch (change.change) {
    case 'gets':
      draft.power += change.minusPower ? -by.amount(change.power) : by.amount(change.power);
      draft.toughness += change.minusToughness ? -by.amount(change.toughness) : by.amount(change.toughness);
      break;
    case 'base':
      setSize(draft, change, by);
      break;
    case 'switch':
      [draft.power, draft.toughness] = [draft.toughness, draft.power];
      break;
    case 'gain':
      grant(draft, change.abilities, by);
      break;
    case 'lose':
      if (change.abilities === 'this') loseSource(draft);
      else lose(draft, change.abilities);
      break;
    case 'cantHave':
      bar(draft, change.abilities, by);
      break;
    case 'color':
      setColor(draft, change, by);
      break;
    case 'type':
      changeType(draft, change, by.chosen);
      break;
    case 'loseType':
      loseTypes(draft, change.types);
      break;
    case 'name':
      draft.name = change.name;
      draft.names = NO_NAMES;
      break;
    case 'allNames':
      draft.names = by.names(change.of);
      break;
    case 'fullText':
      changeFullText(draft, by.text(change.of), change.besides);
      break;
    case 'noCost':
      draft.cost = null;
      draft.manaValue = 0;
      break;
    case 'text':
      changeText(draft, change);
      break;
    case 'textBox':
      changeTextBox(draft, change.abilities);
      break;
    case 'control':
      draft.controller = by.seat(change) ?? draft.controller;
      break;
    case 'rule':
      draft.rules = [
        ...draft.rules,
        { rule: change.rule, source: by.source, controller: by.controller, found: by.found },
      ];
      break;
    case 'gainOneOf':
    case 'gainAlike':
    case 'ownName':
    case 'ownColor':
    case 'copy':
      throw new Error(`the change "${change.change}" is settled before its effect begins`);
  }
}

function setSize(draft: Draft, change: Extract<Modification, { readonly change: 'base' }>, by: Changer): void {
  if (change.power !== undefined) draft.basePower = draft.power = by.amount(change.power);
  if (change.toughness !== undefined) draft.baseToughness = draft.toughness = by.amount(change.toughness);
}

/** [CR 105.3] A new colour replaces all previous ones unless it is in addition. */
function setColor(draft: Draft, change: Extract<Modification, { readonly change: 'color' }>, by: Changer): void {
  const bits = colorsGiven(change.colors, by);
  if (bits === null) return;
  draft.colors = change.add ? draft.colors | bits : bits;
}

function colorsGiven(colors: readonly Color[] | 'chosen' | 'all', by: Changer): number | null {
  if (colors === 'all') return colorBits(COLORS);
  if (colors !== 'chosen') return colorBits(colors);
  const word = COLORS.find(color => color === by.chosen('color'));
  return word === undefined ? null : colorBits([word]);
}

const grantedKept = new WeakMap<readonly Ability[], readonly LiveAbility[]>();

/**
 * [CR 607.5 | 2007: none] The abilities with their meanings; made once for each list of words, unless some are further
 * instances of what is there.
 */
function expanded(abilities: readonly Ability[], draft: Draft): readonly LiveAbility[] {
  if (abilities.some(one => isAnotherInstance(one, draft))) return withMeanings(abilities, 0, draft.abilities);
  let known = grantedKept.get(abilities);
  if (known === undefined) {
    known = withMeanings(abilities, 0);
    grantedKept.set(abilities, known);
  }
  return known;
}

const isAnotherInstance = (ability: Ability, { keywords }: Draft): boolean =>
  ability.is === 'keyword' && keywords.has(ability.keyword) && meaning(ability).length > 0;

/** [CR 613.1f | 2007: 418.5a] Gives abilities. What says that an object can't have an ability wins [CR 101.2]. */
function grant(draft: Draft, abilities: readonly Ability[], by: Changer): void {
  if (abilities.some(one => one.is === 'activated' && one.limits !== undefined)) cite('113.10a|');
  const granted = draft.abilities.filter(live => live.granted).length;
  const given = expanded(allowed(draft, abilities), draft).map((live, n) => ({
    ...live,
    source: by.source,
    at: GRANTED + granted + n,
    granted: true,
    timestamp: by.timestamp,
  }));
  draft.abilities = [...draft.abilities, ...given];
  draft.keywords = keywordsOf(draft.abilities);
}

/** [CR 113.11 | 2007: none] It loses the abilities, and nothing that would give it one of them does. */
function bar(draft: Draft, abilities: readonly KeywordName[], by: Changer): void {
  lose(draft, abilities);
  const rule = { rule: 'cantHave', abilities } as const;
  draft.rules = [...draft.rules, { rule, source: by.source, controller: by.controller, found: by.found }];
}

/** What it may have of some abilities. The same list if it may have all of them. */
function allowed(draft: Draft, abilities: readonly Ability[]): readonly Ability[] {
  if (draft.rules.length === 0) return abilities;
  const barred = draft.rules.flatMap(({ rule }) => (rule.rule === 'cantHave' ? rule.abilities : []));
  if (!abilities.some(ability => isNamed(ability, barred))) return abilities;
  cite('113.11|');
  return abilities.filter(ability => !isNamed(ability, barred));
}

const isNamed = (ability: Ability, named: readonly KeywordName[]): boolean =>
  ability.is === 'keyword' && named.includes(ability.keyword);

/** "Loses this ability": the one whose effect says so. */
function loseSource(draft: Draft): void {
  draft.abilities = draft.abilities.filter(
    ({ ability }) =>
      ability.is !== 'activated' ||
      !hasWord(ability.effect, node => node.change === 'lose' && node.abilities === 'this'),
  );
}

const isHexproofFrom = (ability: Ability): boolean =>
  ability.is === 'keyword' && ability.keyword === 'hexproof' && ability.quality !== undefined;

/** [CR 702.22b | 2007: 502.11a] What loses banding loses "bands with other" as well. */
function lose(draft: Draft, named: readonly KeywordName[] | 'all'): void {
  if (named !== 'all' && draft.abilities.some(({ ability, granted }) => granted && isNamed(ability, named)))
    cite('113.10c|407.1');
  const banding = named !== 'all' && named.includes('banding');
  const lost: typeof named = banding ? [...named, 'bands with other'] : named;
  if (banding && draft.keywords.has('bands with other')) cite('702.22b|502.11a');
  if (lost.includes('hexproof') && draft.abilities.some(({ ability }) => isHexproofFrom(ability))) cite('702.11e|');
  const kept =
    lost === 'all'
      ? []
      : draft.abilities.filter(
          ({ ability, meaningOf }) =>
            !(ability.is === 'keyword' && lost.includes(ability.keyword)) &&
            !(meaningOf !== null && meaningOf !== 'type' && lost.includes(meaningOf)),
        );
  draft.abilities = kept;
  draft.keywords = keywordsOf(kept);
}
