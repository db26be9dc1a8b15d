/**
 * Which rules each playable edition has, and of what kind each is. Numbers and kinds are facts; the text of a rule is
 * not here and not needed.
 */
import type { EditionName } from '@lawmage/engine';
import { KINDS_2007 } from './2007-02.ts';
import { correctionOf } from './corrected.ts';
import { KINDS_CURRENT } from './current.ts';

/**
 * `rule`: an engine can carry it out or check it. `definition`: names, titles, lists, pointers, a sentence that
 * introduces its subrules. `physical`: print, table, seating, tournaments.
 */
export type RuleKind = 'rule' | 'definition' | 'physical';
export type NumberedRule = { readonly number: string; readonly kind: RuleKind };

const WRITTEN: Readonly<Record<EditionName, string>> = { current: KINDS_CURRENT, '2007-02': KINDS_2007 };
const MARKS: Readonly<Record<string, RuleKind>> = { '': 'rule', '-': 'definition', '*': 'physical' };

/** `704:` begins a chapter, `5` is its rule 704.5, `a` the subrule 704.5a; `-` marks a definition, `*` what is physical. */
const TOKEN = /(?<chapter>\d{3}):|(?<rule>\d+)(?<ruleMark>[-*]?)|(?<subrule>[a-z]+)(?<subruleMark>[-*]?)/g;

/** Every numbered rule of an edition, in the order of the rulebook. */
export function numberedRules(edition: EditionName): readonly NumberedRule[] {
  return written(edition).map(({ number, kind }) => ({ number, kind: correctionOf(edition, number)?.kind ?? kind }));
}

function written(edition: EditionName): readonly NumberedRule[] {
  const rules: NumberedRule[] = [];
  let [chapter, rule] = ['', ''];
  for (const { groups = {} } of WRITTEN[edition].matchAll(TOKEN)) {
    if (groups.chapter !== undefined) chapter = groups.chapter;
    else if (groups.rule !== undefined) {
      rule = `${chapter}.${groups.rule}`;
      rules.push({ number: rule, kind: MARKS[groups.ruleMark ?? ''] ?? 'rule' });
    } else rules.push({ number: `${rule}${groups.subrule}`, kind: MARKS[groups.subruleMark ?? ''] ?? 'rule' });
  }
  return rules;
}
