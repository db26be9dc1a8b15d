/** What an object's abilities say that matters at every look: read once for each list of abilities. */
import type { Ability, Color, KeywordName, Modification, ObjectRule } from '@lawmage/ability';
import type { AbilityView, ObjectView } from '@lawmage/engine';

export type Traits = {
  readonly keywords: ReadonlySet<KeywordName>;
  /** What the abilities add to the worth of the object. */
  readonly worth: number;
  /** Rules about the object itself. */
  readonly rules: readonly ObjectRule[];
  /** Rules for what it is attached to. */
  readonly bearerRules: readonly ObjectRule[];
  readonly protectedFrom: readonly Color[];
  /** Something happens when it deals combat damage to a player. */
  readonly connects: boolean;
  readonly makesMana: boolean;
  readonly entersTapped: boolean;
};

// biome-ignore format: a table reads best filled
const KEYWORD_WORTH: Readonly<Record<string, number>> = {
  flying: 1.2, 'double strike': 1.5, 'first strike': 0.6, deathtouch: 0.9, lifelink: 0.8, trample: 0.4, vigilance: 0.4,
  menace: 0.4, haste: 0.2, hexproof: 0.7, shroud: 0.5, indestructible: 1.2, reach: 0.3, ward: 0.4, defender: -0.9,
  undying: 1.2, persist: 1.2, fear: 0.9, intimidate: 0.9, shadow: 0.9, horsemanship: 1, flash: 0.1, convoke: 0,
  cycling: 0.1, kicker: 0, 'cumulative upkeep': -1.5, echo: -0.3, fading: -0.8, vanishing: -0.8, devoid: 0, enchant: 0,
};

const known = new WeakMap<readonly AbilityView[], Traits>();

export function traitsOf({ abilities }: ObjectView): Traits {
  let traits = known.get(abilities);
  if (traits === undefined) {
    traits = read(abilities.map(({ ability }) => ability));
    known.set(abilities, traits);
  }
  return traits;
}

export const hasKeyword = (object: ObjectView, keyword: KeywordName): boolean => traitsOf(object).keywords.has(keyword);

function read(abilities: readonly Ability[]): Traits {
  return {
    keywords: new Set(abilities.flatMap(one => (one.is === 'keyword' ? [one.keyword] : []))),
    worth: abilities.reduce((sum, one) => sum + worthOfAbility(one), 0),
    rules: abilities.flatMap(one => rulesFor(one, 'self')),
    bearerRules: abilities.flatMap(one => rulesFor(one, 'bearer')),
    protectedFrom: abilities.flatMap(protection),
    connects: abilities.some(
      one => one.is === 'triggered' && one.event.on === 'damage' && one.event.source?.what === 'self',
    ),
    makesMana: abilities.some(one => one.is === 'activated' && isManaAbility(one)),
    entersTapped: abilities.some(one => entersTapped(one)),
  };
}

function worthOfAbility(ability: Ability): number {
  switch (ability.is) {
    case 'keyword':
      return KEYWORD_WORTH[ability.keyword] ?? 0.3;
    case 'activated':
      return isManaAbility(ability) ? 0.3 : 0.7;
    case 'triggered':
      return ability.event.on === 'move' && ability.event.to === 'battlefield' && ability.event.what.what === 'self'
        ? 0
        : 0.7;
    case 'static':
      return ability.rule.static === 'modify' && ability.rule.what.what === 'each' ? 1.5 : 0.3;
    default:
      return 0.3;
  }
}

/** [CR 605.1a | 2007: 406.1] */
const isManaAbility = ({ effect }: Extract<Ability, { is: 'activated' }>): boolean =>
  effect.do === 'addMana' || (effect.do === 'sequence' && effect.steps.some(step => step.do === 'addMana'));

function rulesFor(ability: Ability, whom: 'self' | 'bearer'): readonly ObjectRule[] {
  if (ability.is !== 'static' || ability.rule.static !== 'modify' || ability.while !== undefined) return [];
  return ability.rule.what.what === whom ? ability.rule.changes.flatMap(ruleOf) : [];
}

const ruleOf = (change: Modification): readonly ObjectRule[] => (change.change === 'rule' ? [change.rule] : []);

function protection(ability: Ability): readonly Color[] {
  if (ability.is !== 'keyword' || ability.keyword !== 'protection') return [];
  const { quality } = ability;
  return quality !== undefined && 'colors' in quality ? quality.colors : [];
}

const entersTapped = (ability: Ability): boolean =>
  ability.is === 'static' &&
  ability.rule.static === 'enter' &&
  ability.rule.what === undefined &&
  ability.rule.how.some(how => how.enters === 'tapped' || how.enters === 'unless');
