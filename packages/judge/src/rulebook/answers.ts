/** What the server tells the browser about the rulebook: `/api/rules`, `/api/rules?edition=E`, `/api/rules/coverage?edition=E`. */
import type { EditionName } from '@lawmage/engine';
import type { RuleCounts, RuleState } from '../verdict/coverage.ts';
import type { EditionSummary, Rulebook } from './rulebook.ts';

export type RulesRefusal = {
  readonly ok: false;
  /** `noRules`: nothing is imported on this machine. */
  readonly code: 'noRules' | 'unknownEdition' | 'unknownScenario' | 'broken';
  readonly message: string;
};

/** `/api/rules`: the imported editions, newest first. */
export type EditionsAnswer = { readonly ok: true; readonly editions: readonly EditionSummary[] } | RulesRefusal;

/** `/api/rules?edition=E`: `current`, `2007-02` or any imported date. */
export type RulebookAnswer = { readonly ok: true; readonly rulebook: Rulebook } | RulesRefusal;

export type ScenarioName = { readonly name: string; readonly title: string };
export type SheetRule = {
  readonly state: RuleState;
  /** Places in `CoverageSheet.scenarios`. */
  readonly scenarios: readonly number[];
  readonly reason: string | null;
};

/** The coverage of a playable edition, small enough to be sent. */
export type CoverageSheet = {
  readonly edition: EditionName;
  readonly counts: RuleCounts;
  readonly scenarios: readonly ScenarioName[];
  readonly rules: Readonly<Record<string, SheetRule>>;
};

/** `/api/rules/coverage?edition=E`: `current` or `2007-02`. */
export type CoverageAnswer = { readonly ok: true; readonly coverage: CoverageSheet } | RulesRefusal;

/** `/api/scenarios?name=NAME`: the text of one of the scenarios that come with Lawmage. */
export type ScenarioAnswer = { readonly ok: true; readonly name: string; readonly text: string } | RulesRefusal;
