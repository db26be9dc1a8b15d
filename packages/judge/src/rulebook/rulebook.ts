/** The rulebook as data: what an import makes of the official text of one edition. Runs anywhere. */

/** `section` 7, `chapter` 704, `rule` 704.5, `subrule` 704.5f. The text of sections and chapters is their title. */
export type RuleLevel = 'section' | 'chapter' | 'rule' | 'subrule';

export type RuleRecord = {
  /** Its place in the rulebook, from 0. */
  readonly index: number;
  readonly number: string;
  readonly level: RuleLevel;
  /** Paragraphs are divided by line breaks. */
  readonly text: string;
  readonly examples: readonly string[];
  /** The numbers of this edition that its text and examples point to, as far as they exist, in the order of the rulebook. */
  readonly references: readonly string[];
  /** The number as the text prints it, where that is a misprint. */
  readonly printed?: string;
};

export type GlossaryEntry = {
  readonly term: string;
  readonly text: string;
  readonly references: readonly string[];
};

/** When an edition came into force, and where its text comes from. Dates are `YYYY-MM-DD`. */
export type EditionFacts = {
  /** The date that the text itself states; editions are named by it. */
  readonly edition: string;
  /** The date in the name of the file, where it is another one. */
  readonly published: string | null;
  /** The address or the name of the file. */
  readonly source: string;
};

/** One edition, in the rulebook's order. */
export type Rulebook = EditionFacts & {
  readonly rules: readonly RuleRecord[];
  readonly glossary: readonly GlossaryEntry[];
};

/** What is imported of an edition. `rules` counts rules and subrules. */
export type EditionSummary = EditionFacts & { readonly rules: number; readonly glossary: number };
