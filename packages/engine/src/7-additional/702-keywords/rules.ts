/** The rules of keyword abilities [CR 702 | 2007: 502], for naming them when they act. */
import type { Ability, KeywordName } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Characteristics, LiveAbility } from '../../state/characteristics.ts';
import { must } from '../../state/must.ts';
import { cite, citeAll, isCiting } from '../../work/cite.ts';
import { type KeywordRules, RULES } from './rules-of-keywords.ts';

/** The rule by which a keyword acts, which every keyword that is carried out has. */
export const ruleOfKeyword = (keyword: KeywordName): Rule =>
  must(RULES[keyword], `the rule of ${keyword} is known`).acts;

/** Names the rule of a keyword that acts, and that of its several instances on the object. */
export function citeKeyword(is: Pick<Characteristics, 'abilities'>, keyword: KeywordName): void {
  if (!isCiting()) return;
  const rules = RULES[keyword];
  if (rules === undefined) return;
  cite(rules.acts, ...(rules.also ?? []));
  citeSeveral(is, keyword);
  if (is.abilities.some(live => isGrantedVariable(live, keyword))) cite('702.1b|');
  if (rules.of === undefined) return;
  for (const { ability } of is.abilities) {
    const rule = ability.is === 'keyword' && ability.keyword === keyword ? rules.of(ability) : null;
    if (rule !== null) cite(rule);
  }
}

/** [CR 702.1b | 2007: none] A number that what grants the keyword defines, and that changes with it. */
const isGrantedVariable = ({ ability, granted }: LiveAbility, keyword: KeywordName): boolean =>
  granted && ability.is === 'keyword' && ability.keyword === keyword && typeof ability.n === 'object';

/** Names what a keyword says of a spell that is cast by it. */
export const citeCastBy = (keyword: KeywordName): void => citeAll(RULES[keyword]?.cast ?? []);

/** The same for an ability that a keyword means, if it is one. */
export function citeMeaning(is: Pick<Characteristics, 'abilities'>, meaningOf: LiveAbility['meaningOf']): void {
  if (meaningOf !== null && meaningOf !== 'type') citeKeyword(is, meaningOf);
}

/** Names what a keyword says of its ability as that resolves. */
export function citeResolving({ abilities }: Pick<Characteristics, 'abilities'>, ability: Ability): void {
  if (!isCiting()) return;
  const rule = rulesOfMeaning(abilities, ability)?.resolves;
  if (rule !== undefined) cite(rule);
}

/** Names what a keyword says of its ability where that does nothing, for its condition holds no more. */
export function citeFailing({ abilities }: Pick<Characteristics, 'abilities'>, ability: Ability): void {
  const rule = isCiting() ? rulesOfMeaning(abilities, ability)?.fails : undefined;
  if (rule !== undefined) cite(rule);
}

/** The rules of the keyword that an ability is the meaning of. */
function rulesOfMeaning(abilities: readonly LiveAbility[], ability: Ability): KeywordRules | undefined {
  const keyword = abilities.find(live => live.ability === ability)?.meaningOf ?? null;
  return keyword === null || keyword === 'type' ? undefined : RULES[keyword];
}

/** Names what a keyword says of where it does not apply. */
export function citeRefusal(meaningOf: LiveAbility['meaningOf']): void {
  const rule = meaningOf === null || meaningOf === 'type' ? undefined : RULES[meaningOf]?.refuses;
  if (rule !== undefined) cite(rule);
}

/** Names the rule about several instances of a keyword, if the object has several. */
export function citeSeveral({ abilities }: Pick<Characteristics, 'abilities'>, keyword: KeywordName): void {
  const rule = RULES[keyword]?.several;
  if (rule === undefined || !isCiting()) return;
  const instances = abilities.filter(({ ability }) => ability.is === 'keyword' && ability.keyword === keyword);
  if (instances.length > 1) cite(rule);
}
