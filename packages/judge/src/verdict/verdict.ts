/** What came of a scenario. */
import type { EditionName, Rule } from '@lawmage/engine';
import type { Miss, Stage } from '../play/table.ts';
import type { Place } from '../scenario/place.ts';
import type { Step } from '../scenario/scenario.ts';

export type Outcome = 'passed' | 'failed' | 'error' | 'skipped';

/** The worst of its runs is the outcome of a scenario. */
export type Verdict = {
  readonly title: string;
  readonly outcome: Outcome;
  readonly runs: readonly Run[];
  /** Why nothing could be run: what is wrong with the text, or which cards are missing. */
  readonly problems: readonly Fault[];
};

export type Fault = { readonly code: string; readonly place: Place; readonly message: string };

/** One case of a scenario in one edition. */
export type Run = {
  readonly case: string;
  readonly edition: EditionName;
  readonly outcome: 'passed' | 'failed';
  /** The first sentence that was not true or could not be done, and what was so instead. */
  readonly difference: (Fault & { readonly sentence: string }) | null;
  /** The rules that events and questions cited, in the numbers of the edition. */
  readonly cited: readonly string[];
  /** The rules that were carried out, each with its numbers in all editions. */
  readonly rules: ReadonlySet<Rule>;
  readonly course: readonly Stage[];
  /** The sentences that were followed, up to the first that failed. */
  readonly followed: readonly Followed[];
};

/** A sentence, and how many stages there were when it had been carried out or checked. */
export type Followed = { readonly step: Step; readonly stages: number; readonly missed: Miss | null };
