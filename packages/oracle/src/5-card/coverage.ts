// size: one pass over the cards fills one report
import type { Card } from '@lawmage/ability';
import type { Unit } from '../1-text/index.ts';
import { BlockerRanking, type RankedBlocker } from './blockers.ts';
import { type Finding, WordDetector } from './detectors.ts';
import type { CardFacts } from './facts.ts';
import { heldOut } from './held-out.ts';
import type { Verdict } from './line.ts';
import { assembled, readLines } from './read-card.ts';
import { type Reminder, remindersOf } from './reminders/index.ts';

/** A card with what the report sorts by. */
export interface CoveredCard extends CardFacts {
  /** `legal`, `restricted`, … by format. */
  readonly legalities?: Readonly<Record<string, string>>;
  readonly printing?: { readonly date?: string };
}

export interface CoverageOptions {
  /** The words of a card that the engine does not carry out; without it no card counts as playable. */
  readonly missingWords?: (card: Card) => readonly string[];
  /** How many blockers and missing words to rank; 50 unless told otherwise. */
  readonly blockers?: number;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** How many of some cards are read whole, and how many of those are carried out whole. */
export interface Share {
  readonly cards: number;
  readonly whole: number;
  readonly playable: number;
}

/** What is read of a set of cards. */
export interface Coverage extends Share {
  /** Lines by verdict. */
  readonly lines: number;
  readonly roundTrip: number;
  readonly variant: number;
  readonly declined: number;
  readonly mismatch: number;
  readonly ambiguous: number;
  readonly seconds: number;
  /** The fifth that is not looked at while grammar is written, and the rest. */
  readonly heldOut: Share;
  readonly seen: Share;
  readonly byFormat: Readonly<Record<string, Share>>;
  readonly byYear: Readonly<Record<string, Share>>;
  /** Words that read but are not carried out, with the number of whole cards that wait for them alone. */
  readonly missing: readonly { readonly word: string; readonly cards: number }[];
  /** Lines that mean the same and differ in a word that should make a difference. */
  readonly findings: readonly Finding[];
  /** Reminder texts on lines that are read, by how they stand to their lines. */
  readonly reminders: Readonly<Record<Reminder['verdict'], number>>;
  /** Those that say something else than the words that they explain, or explain a word that is not there. */
  readonly oddReminders: readonly { readonly card: string; readonly reminder: Reminder }[];
  /** From the cards outside the held-out fifth. */
  readonly blockers: readonly RankedBlocker[];
}

type Counts = { cards: number; whole: number; playable: number };

/** Reads all cards and reports what of them is understood. */
export function coverage(cards: Iterable<CoveredCard>, options: CoverageOptions = {}): Coverage {
  const { now = () => performance.now(), blockers: top = 50, missingWords } = options;
  const start = now();
  const groups = new Map<string, Counts>();
  const verdicts: Record<Verdict, number> = { roundTrip: 0, variant: 0, declined: 0, mismatch: 0, ambiguous: 0 };
  const missing = new Map<string, number>();
  const ranking = new BlockerRanking();
  const detector = new WordDetector();
  const reminders: Record<Reminder['verdict'], number> = {
    belongs: 0,
    contradicts: 0,
    remark: 0,
    stray: 0,
    unknown: 0,
  };
  const oddReminders: { card: string; reminder: Reminder }[] = [];
  for (const card of cards) {
    const faces = card.faces.map(face => readLines(face).lines);
    const reading = assembled(card, faces);
    const lines = faces.flat();
    for (const { unit, reading: line } of lines) {
      verdicts[line.verdict] += 1;
      if (!line.ok) continue;
      detector.note(textsOf(unit), line.abilities);
      for (const reminder of remindersOf(unit, line.abilities)) {
        reminders[reminder.verdict] += 1;
        if (isOdd(reminder)) oddReminders.push({ card: card.name, reminder });
      }
    }
    const lacking = reading.ok ? missingWords?.(reading.card) : undefined;
    const [only, ...others] = new Set(lacking);
    if (only !== undefined && others.length === 0) missing.set(only, (missing.get(only) ?? 0) + 1);
    for (const group of groupsOf(card)) count(groups, group, reading.ok, lacking?.length === 0);
    if (!reading.ok && !heldOut(card.name) && reading.blockers.every(blocker => blocker.code === 'line')) {
      ranking.note(
        card,
        lines.filter(line => !line.reading.ok),
      );
    }
  }
  return {
    ...share(groups.get('')),
    lines: Object.values(verdicts).reduce((sum, each) => sum + each, 0),
    ...verdicts,
    seconds: (now() - start) / 1000,
    heldOut: share(groups.get('held out')),
    seen: share(groups.get('seen')),
    byFormat: grouped(groups, 'format '),
    byYear: grouped(groups, 'year '),
    missing: [...missing]
      .map(([word, waiting]) => ({ word, cards: waiting }))
      .sort((a, b) => b.cards - a.cards)
      .slice(0, top),
    findings: detector.findings,
    reminders,
    oddReminders,
    blockers: ranking.top(top),
  };
}

const isOdd = ({ verdict }: Reminder): boolean => verdict === 'contradicts' || verdict === 'stray';

const textsOf = (unit: Unit): readonly string[] => unit.tokens.map(token => token.text);

function groupsOf(card: CoveredCard): string[] {
  const legal = Object.entries(card.legalities ?? {}).filter(([, word]) => word === 'legal' || word === 'restricted');
  const year = card.printing?.date?.slice(0, 4);
  return [
    '',
    heldOut(card.name) ? 'held out' : 'seen',
    ...legal.map(([format]) => `format ${format}`),
    ...(year === undefined ? [] : [`year ${year}`]),
  ];
}

function count(groups: Map<string, Counts>, group: string, whole: boolean, playable: boolean): void {
  const counts = groups.get(group) ?? { cards: 0, whole: 0, playable: 0 };
  groups.set(group, {
    cards: counts.cards + 1,
    whole: counts.whole + Number(whole),
    playable: counts.playable + Number(whole && playable),
  });
}

const share = (counts: Counts = { cards: 0, whole: 0, playable: 0 }): Share => counts;

const grouped = (groups: ReadonlyMap<string, Counts>, prefix: string): Record<string, Share> =>
  Object.fromEntries(
    [...groups]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, counts]) => [name.slice(prefix.length), share(counts)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
