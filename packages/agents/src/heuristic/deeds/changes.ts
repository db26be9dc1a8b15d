/** Continuous changes as deeds. */
import type { Ability, KeywordName, Modification } from '@lawmage/ability';
import { numberOf } from './aim.ts';
import { type Aim, type Deed, deed } from './deed.ts';

export function changeDeeds(change: Modification, aim: Aim, lasting: boolean): readonly Deed[] {
  switch (change.change) {
    case 'gets': {
      const power = numberOf(change.power) * (change.minusPower ? -1 : 1);
      const toughness = numberOf(change.toughness) * (change.minusToughness ? -1 : 1);
      const what = power + toughness < 0 ? 'shrink' : 'boost';
      return [deed(what, aim, { power, toughness, amount: Math.abs(toughness), lasting })];
    }
    case 'gain':
    case 'gainOneOf':
      return [deed('boost', aim, { gains: change.abilities.flatMap(keyword), lasting })];
    case 'control':
      return [deed('steal', aim, { lasting })];
    case 'cantHave':
    case 'lose':
      return [deed('harm', aim, { lasting })];
    case 'rule':
      return [deed(isRestriction(change.rule.rule) ? 'harm' : 'boost', aim, { lasting })];
    default:
      return [deed('other', aim, { lasting })];
  }
}

const keyword = (ability: Ability): readonly KeywordName[] => (ability.is === 'keyword' ? [ability.keyword] : []);

const KIND: readonly string[] = ['cantBeBlocked', 'cantBeCountered', 'cantBeTargeted', 'cantBeSacrificed'];
const isRestriction = (rule: string): boolean =>
  (rule.startsWith('cant') && !KIND.includes(rule)) || rule === 'doesntUntap' || rule === 'assignsNoCombatDamage';
