/** Whether every cited rule exists, and whether its text is the one that was last read. */
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { compareNumbers } from '../number.ts';
import type { Rulebook, RuleRecord } from '../rulebook.ts';
import type { Citation } from './citations.ts';
import { fingerprint } from './fingerprint.ts';

/** For each edition the fingerprints of the texts that were read, by number. It holds no text. */
export type ReadTexts = Readonly<Record<EditionName, Readonly<Record<string, string>>>>;

export type CitedRule = { readonly edition: EditionName; readonly number: string; readonly places: readonly string[] };

export type CitationReport = {
  readonly citations: number;
  /** How many rules are cited, counted in each edition. */
  readonly rules: number;
  /** No such number is in the edition's text. */
  readonly missing: readonly CitedRule[];
  /** The text is another than the one that was read. */
  readonly changed: readonly CitedRule[];
  /** Nobody has said yet that the text was read. */
  readonly unread: readonly CitedRule[];
  /** Texts that were read and are cited no more. */
  readonly idle: readonly Omit<CitedRule, 'places'>[];
};

/** Checks citations against the rulebooks of the editions that are looked at. */
export function checkCitations(
  citations: readonly Citation[],
  rulebooks: Partial<Readonly<Record<EditionName, Pick<Rulebook, 'rules'>>>>,
  read: ReadTexts,
): CitationReport {
  const looked = EDITIONS.filter(edition => rulebooks[edition] !== undefined);
  const here = citations.filter(({ edition }) => looked.includes(edition));
  const cited = looked.flatMap(edition => citedRules(here, edition));
  const state = new Map(cited.map(rule => [rule, stateOf(rule, rulebooks[rule.edition]?.rules ?? [], read)]));
  const those = (wanted: string): readonly CitedRule[] => cited.filter(rule => state.get(rule) === wanted);
  const known = new Set(cited.map(({ edition, number }) => `${edition} ${number}`));
  return {
    citations: here.length,
    rules: cited.length,
    missing: those('missing'),
    changed: those('changed'),
    unread: those('unread'),
    idle: looked.flatMap(edition =>
      Object.keys(read[edition])
        .filter(number => !known.has(`${edition} ${number}`))
        .map(number => ({ edition, number })),
    ),
  };
}

/** The cited rules of an edition with the places, in the order of their numbers. */
function citedRules(citations: readonly Citation[], edition: EditionName): readonly CitedRule[] {
  const byNumber = Map.groupBy(
    citations.filter(one => one.edition === edition),
    ({ number }) => number,
  );
  return [...byNumber]
    .map(([number, list]) => ({ edition, number, places: list.map(({ file, line }) => `${file}:${line}`) }))
    .toSorted((one, other) => compareNumbers(one.number, other.number));
}

function stateOf(
  { edition, number }: CitedRule,
  rules: readonly RuleRecord[],
  read: ReadTexts,
): 'missing' | 'changed' | 'unread' | 'read' {
  const rule = rules.find(one => one.number === number);
  if (rule === undefined) return 'missing';
  const then = read[edition][number];
  if (then === undefined) return 'unread';
  return then === fingerprint(rule) ? 'read' : 'changed';
}

/** The fingerprints of all that is cited and exists, as they are to be kept once the texts have been read. */
export function textsRead(
  citations: readonly Citation[],
  rulebooks: Partial<Readonly<Record<EditionName, Pick<Rulebook, 'rules'>>>>,
  before: ReadTexts,
): ReadTexts {
  const kept = EDITIONS.map(edition => {
    const rules = rulebooks[edition]?.rules;
    if (rules === undefined) return [edition, before[edition]] as const;
    const texts = new Map(rules.map(rule => [rule.number, rule]));
    const prints = citedRules(citations, edition).flatMap(({ number }) => {
      const rule = texts.get(number);
      return rule === undefined ? [] : [[number, fingerprint(rule)] as const];
    });
    return [edition, Object.fromEntries(prints)] as const;
  });
  return Object.fromEntries(kept) as ReadTexts;
}
