import type { Modification, ObjectRule } from '@lawmage/ability';
import {
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
} from '../../2-kernel/index.ts';
import { filter, manyPlayers, onePlayer } from '../nouns/index.ts';
import { counterKind, numberWord, numeral, pluralNumber } from '../words/index.ts';
import { attackingWhom } from './defenders.ts';

const player = oneOf('a player', manyPlayers, onePlayer);
const opponents = { who: 'each', of: 'opponent' } as const;

/** What objects can't do as long as an ability holds, beside what any effect may forbid. */
const forbidden: Phrase<ObjectRule> = part<ObjectRule>()(
  oneOf(
    'what is forbidden',
    is({ rule: 'cantAttack', alone: true })`attack alone`,
    is({ rule: 'cantBlock', alone: true })`block alone`,
    is({ rule: 'cantAttack' })`attack ${{ whom: player }}`,
    is({ rule: 'cantAttack' })`attack ${attackingWhom}`,
    is({ rule: 'cantBeBlocked', byMoreThan: 1 })`be blocked by more than one creature`,
    is({ rule: 'cantBeBlocked' })`be blocked except by ${{ fewerThan: pluralNumber }} or more creatures`,
    is({ rule: 'cantBeEnchanted' })`be enchanted`,
    is({ rule: 'cantBeEnchanted', other: true })`be enchanted by other Auras`,
    is({ rule: 'cantBeEquipped' })`be equipped`,
    is({ rule: 'cantCrew' })`crew Vehicles`,
    is({ rule: 'cantBeSacrificed' })`be sacrificed`,
    is({ rule: 'cantBeRegenerated' })`be regenerated`,
    is({ rule: 'cantTransform' })`transform`,
    is({
      rule: 'cantBeTargeted',
      by: { sort: 'spellOrAbility' },
      controlledBy: opponents,
    })`be the target of spells or abilities your opponents control`,
    is({ rule: 'cantBeTargeted', by: { sort: 'spellOrAbility' } })`be the target of spells or abilities`,
    is({ rule: 'cantBeTargeted' })`be the target of ${{ by: filter.many }}`,
    is({ rule: 'cantHaveCounters' })`have counters put on it`,
    is({ rule: 'mostCounters' })`have more than ${{ most: pluralNumber }} ${{ kind: counterKind }} counters on it`,
    is({ rule: 'cantHaveCounters' })`have ${{ kind: counterKind }} counters put on it`,
  ),
);

const digits = as(
  numeral,
  (n): number | undefined => (typeof n === 'number' ? n : undefined),
  n => n,
);

/** Requirements and permissions: "attacks each combat if able", "doesn't untap during its controller's untap step". */
const standing: Forms<ObjectRule> = partForms<ObjectRule>()(
  eitherOf(
    'a rule',
    forms({ rule: 'mustAttack' })`[attacks|attack] each combat if able`,
    forms({ rule: 'mustAttack', said: 'each turn' })`[attacks|attack] each turn if able`,
    forms({ rule: 'mustAttack' })`[attacks|attack] ${{ whom: player }} each combat if able`,
    forms({ rule: 'mustBlock' })`[blocks|block] each combat if able`,
    forms({ rule: 'mustBeBlocked' })`must be blocked if able`,
    forms({ rule: 'canBlockAdditional', count: 1 })`can block an additional creature each combat`,
    forms({
      rule: 'canBlockAdditional',
    })`can block an additional ${{ count: numberWord }} creatures each combat`,
    forms({ rule: 'canBlockAdditional', count: 'any' })`can block any number of creatures`,
    forms({ rule: 'canAttackAsThough', no: 'defender' })`can attack as though [it|they] didn't have defender`,
    forms({ rule: 'canAttackAsThough', no: 'summoningSickness' })`can attack as though [it|they] had haste`,
    forms({ rule: 'canBlockAsThough', has: 'shadow' })`can block creatures with shadow as though [it|they] had shadow`,
    forms({ rule: 'canBlockAsThough', has: 'reach' })`can block as though [it|they] had reach`,
    forms({
      rule: 'activations',
      of: 'boast',
      most: 2,
      during: 'yourTurn',
    })`can boast twice during each of your turns rather than once`,
    forms({ rule: 'cantBlock' })`can block only ${{ onlyIf: filter.many }}`,
    forms({
      rule: 'doesntUntap',
    })`[doesn't|don't] untap during [its|their] [controller's|controllers'] untap [step|steps]`,
    forms({ rule: 'doesntUntap', during: 'untapStep' })`[doesn't|don't] untap during your untap step`,
    forms({
      rule: 'stationsByToughness',
    })`[stations|station] permanents using [its|their] toughness rather than [its|their] power`,
    forms({ rule: 'crewsAs' })`[crews|crew] Vehicles as though [its|their] power were ${{ more: digits }} greater`,
    forms({
      rule: 'crewsAs',
      saddles: true,
    })`[saddles|saddle] Mounts and [crews|crew] Vehicles as though [its|their] power were ${{ more: digits }} greater`,
    forms({
      rule: 'crewsAs',
      byToughness: true,
    })`[crews|crew] Vehicles using [its|their] toughness rather than [its|their] power`,
    forms({
      rule: 'crewsAs',
      byToughness: true,
      saddles: true,
    })`[saddles|saddle] Mounts and [crews|crew] Vehicles using [its|their] toughness rather than [its|their] power`,
    forms({
      rule: 'assignsByToughness',
    })`[assigns|assign] combat damage equal to [its|their] toughness rather than [its|their] power`,
  ),
);

/** A rule as a change of what the objects are allowed or made to do. */
export const ruleChange: Forms<Modification> = inBoth(standing, form =>
  part<Modification>()(
    oneOf('a rule', is({ change: 'rule' })`${{ rule: form }}`, is({ change: 'rule' })`can't ${{ rule: forbidden }}`),
  ),
);
