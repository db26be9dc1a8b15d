/** Continuous effects made ready for the layers: their changes by place, and what they read and write. */
import type { Ability, Condition, Modification, Objects } from '@lawmage/ability';
import { BASIC_LAND_TYPES } from '@lawmage/ability';
import { meaning } from '../../7-additional/702-keywords/meaning.ts';
import {
  ABILITIES,
  CARDTYPES,
  COLOR,
  CONTROL,
  EVERYTHING,
  NAME,
  type Reads,
  readsOf,
  SIZE,
  SUBTYPES,
  SUPERS,
} from './reads.ts';
import type { LayerSystem, Origin } from './systems.ts';

/** The changes of one effect in one layer. */
export type Part = {
  readonly place: number;
  readonly changes: readonly Modification[];
  /** What its amounts read. */
  readonly reads: number;
  readonly writes: number;
  /** It may take away or give an ability that itself makes a continuous effect. */
  readonly existence: boolean;
};

export type Compiled = {
  readonly parts: readonly Part[];
  /** What the filter reads of the objects it describes. */
  readonly affected: Reads;
  /** What the condition and the amounts read of the game. */
  readonly elsewhere: Reads;
  readonly condition: number;
  /** The same number for all effects that read and write the same in the same layers. */
  readonly kind: number;
};

/** Makes an effect ready: whom it affects, while what holds, and what it changes. */
export function compile(
  system: LayerSystem,
  origin: Origin,
  what: Objects | null,
  condition: Condition | null,
  changes: readonly Modification[],
): Compiled {
  const byPlace = new Map<number, Modification[]>();
  for (const change of changes) {
    const place = system.placeOf(change.change, origin);
    const list = byPlace.get(place);
    if (list === undefined) byPlace.set(place, [change]);
    else list.push(change);
  }
  const parts = [...byPlace].toSorted(([a], [b]) => a - b).map(([place, of]) => partOf(place, of, origin));
  const dealings = { parts, affected: readsOf(what), condition: readsOf(condition).bits };
  return { ...dealings, elsewhere: readsOf([condition, changes]), kind: kindOf(origin, dealings) };
}

const kinds = new Map<string, number>();

/** What an effect has to do with others does not depend on its amounts: those of a repeated ability are of one kind. */
function kindOf(
  origin: Origin,
  { parts, affected, condition }: Pick<Compiled, 'parts' | 'affected' | 'condition'>,
): number {
  const places = parts.map(({ place, reads, writes, existence }) => [place, reads, writes, Number(existence)].join());
  const key = [origin, affected.bits, condition, ...places].join('|');
  const known = kinds.get(key);
  if (known !== undefined) return known;
  kinds.set(key, kinds.size);
  return kinds.size - 1;
}

const partOf = (place: number, changes: readonly Modification[], origin: Origin): Part => ({
  place,
  changes,
  reads: changes.reduce((bits, change) => bits | amountsOf(change, origin), 0),
  writes: changes.reduce((bits, change) => bits | writesOf(change), 0),
  existence: changes.some(touchesExistence),
});

/** Of an effect that has resolved, it is settled whose it is. */
function amountsOf(change: Modification, origin: Origin): number {
  switch (change.change) {
    case 'gets':
    case 'base':
      return readsOf([change.power, change.toughness]).bits;
    case 'control':
      return readsOf(change.who).bits | (origin === 'resolved' ? 0 : CONTROL);
    default:
      return 0;
  }
}

function writesOf(change: Modification): number {
  switch (change.change) {
    case 'gets':
    case 'base':
    case 'switch':
      return SIZE;
    case 'gain':
    case 'gainOneOf':
    case 'gainAlike':
    case 'cantHave':
    case 'lose':
      return ABILITIES;
    case 'color':
      return COLOR;
    case 'type':
      return writesOfType(change);
    case 'loseType':
      return CARDTYPES | SUPERS | SUBTYPES;
    case 'name':
    case 'allNames':
    case 'ownName':
      return NAME;
    case 'ownColor':
      return COLOR;
    case 'control':
      return CONTROL;
    case 'copy':
      return EVERYTHING;
    case 'fullText':
      return EVERYTHING & ~CONTROL;
    case 'text':
      return COLOR | SUBTYPES | ABILITIES;
    case 'textBox':
      return ABILITIES;
    case 'rule':
    case 'noCost':
      return 0;
  }
}

type TypeChange = Extract<Modification, { readonly change: 'type' }>;

function writesOfType(change: TypeChange): number {
  let bits = change.supertypes === undefined ? 0 : SUPERS;
  if (change.types !== undefined) bits |= change.keep ? CARDTYPES : CARDTYPES | SUBTYPES;
  if (change.subtypes !== undefined) bits |= SUBTYPES;
  return mayGiveLandType(change) ? bits | ABILITIES : bits;
}

function mayGiveLandType({ subtypes }: TypeChange): boolean {
  if (subtypes === undefined || subtypes === 'everyCreatureType') return false;
  if (subtypes === 'chosen' || subtypes === 'everyBasicLandType') return true;
  return subtypes.some(type => (BASIC_LAND_TYPES as readonly string[]).includes(type));
}

/** [CR 613.8a | 2007: 418.5c] Whether applying it could change the existence of another effect. */
function touchesExistence(change: Modification): boolean {
  switch (change.change) {
    case 'gain':
    case 'gainOneOf':
      return change.abilities.some(makesEffects);
    case 'cantHave':
    case 'lose':
      return (
        change.abilities === 'all' ||
        change.abilities === 'this' ||
        change.abilities.some(name => meaning({ is: 'keyword', keyword: name }).some(makesEffects))
      );
    case 'type':
      return change.keep === undefined && mayGiveLandType(change);
    case 'text':
    case 'textBox':
    case 'fullText':
    case 'copy':
      return true;
    default:
      return false;
  }
}

/** Whether an ability, or the meaning of a keyword, is a static ability that modifies objects, its own one if it is given. */
function makesEffects(ability: Ability): boolean {
  if (ability.is === 'keyword') return meaning(ability).some(makesEffects);
  return ability.is === 'static' && (ability.rule.static === 'modify' || ability.rule.static === 'define');
}
