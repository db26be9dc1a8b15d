/** Reads the text of a scenario. Everything that is wrong is told at once, each with its place. */
import type { StepName } from '@lawmage/ability';
import { EDITIONS, type EditionName, type FormatRules } from '@lawmage/engine';
import type { FaceFacts } from '@lawmage/oracle';
import type { Place } from '../scenario/place.ts';
import type { Case, InventedCard, Scenario } from '../scenario/scenario.ts';
import { cardOf, readFace } from './cards.ts';
import { type Head, headsOf, namesIn, printedNames } from './headings.ts';
import { map, oneOf, seq, words } from './kernel.ts';
import type { Names } from './names.ts';
import { player, step } from './nouns.ts';
import { type Entry, outline } from './outline.ts';
import { readPlayer } from './players.ts';
import { type Problem, problem, type Report, readLine } from './problem.ts';
import { remarksIn } from './remarks.ts';
import { readSteps } from './steps.ts';

export type ScenarioReading =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function readScenario(source: string): ScenarioReading {
  const broken = brokenPlace(source);
  if (broken !== null)
    return { ok: false, problems: [problem('misencoded', broken, 'this is no text in UTF-8: save it as such')] };
  const problems: Problem[] = [];
  const scenario = assemble(source, one => problems.push(one));
  if (problems.length === 0) return { ok: true, scenario };
  return { ok: false, problems: problems.toSorted((a, b) => a.place.line - b.place.line) };
}

const BROKEN = /[\0\uFFFD]/u;

/** Where a text holds what no text holds: a byte that is no letter, or what stands where one could not be read. */
function brokenPlace(source: string): Place | null {
  const at = source.search(BROKEN);
  if (at < 0) return null;
  const before = source.slice(0, at).split(/\r\n|\r|\n/u);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function assemble(source: string, report: Report): Scenario {
  const { entries, last } = outline(source);
  const heads = headsOf(entries, report);
  const names = namesIn(heads);
  const one = (key: Head['key']): Head | undefined => single(heads, key, report);
  const players = heads.filter(head => head.key === 'player');
  if (players.length < 2)
    report(problem('missing', START, 'a scenario needs at least two players: "Bob:", with nothing below, is one'));
  return {
    title: one('scenario')?.value ?? missing('Scenario', report),
    editions: editionsOf(one('edition'), report),
    rules: rulesOf(one('rules')),
    invented: inventedCards(heads, report),
    printed: printedNames(heads),
    seed: numberOf(one('seed'), 1, report),
    format: formatOf(one('format'), report),
    players: players.map(({ value, entry }) => readPlayer(value, entry, names, report)),
    turn: turnOf(one('turn'), one('start'), names, report),
    cases: casesOf(heads, names, report),
    remarks: remarksIn(heads, last),
  };
}

const START: Place = { line: 1, column: 1 };

function single(heads: readonly Head[], key: Head['key'], report: Report): Head | undefined {
  const [first, second] = heads.filter(head => head.key === key);
  if (second !== undefined) report(problem('twice', second.entry.place, `"${key}:" stands here a second time`));
  return first;
}

function missing(key: string, report: Report): string {
  report(problem('missing', START, `"${key}:" is missing`));
  return '';
}

const EDITION_WORDS: Readonly<Record<string, readonly EditionName[]>> = {
  both: EDITIONS,
  current: ['current'],
  '2007-02': ['2007-02'],
  '2007': ['2007-02'],
};

function editionsOf(head: Head | undefined, report: Report): readonly EditionName[] {
  const editions = EDITION_WORDS[head?.value ?? 'both'];
  if (editions !== undefined) return editions;
  const expected = Object.keys(EDITION_WORDS);
  report(
    problem('value', head?.place ?? START, `"${head?.value}" is no edition: expected ${expected.join(', ')}`, {
      expected,
    }),
  );
  return EDITIONS;
}

/** "704.5a | 420.5a; 104.2a": today's numbers before the bar, those of 2007 after it. */
function rulesOf(head: Head | undefined): Scenario['rules'] {
  const pairs = (head?.value ?? '').split(';').map(pair => pair.split('|').map(side => side.trim()));
  const side = (n: number): readonly string[] =>
    pairs.flatMap(pair => (pair[n] ?? '').split(/,\s*/u)).filter(rule => rule !== '');
  return { current: side(0), '2007-02': side(1) };
}

function numberOf(head: Head | undefined, otherwise: number, report: Report): number {
  if (head === undefined) return otherwise;
  if (/^\d+$/u.test(head.value)) return Number(head.value);
  report(problem('value', head.place, `"${head.value}" is no whole number`));
  return otherwise;
}

function formatOf(head: Head | undefined, report: Report): Partial<FormatRules> {
  if (head === undefined) return {};
  if (head.value.toLowerCase() === 'commander') return { commander: true, life: 40 };
  if (head.value.toLowerCase() === 'ante') return { ante: true };
  report(
    problem('value', head.place, `"${head.value}" is no format: expected commander or ante`, {
      expected: ['commander', 'ante'],
    }),
  );
  return {};
}

type Turn = Scenario['turn'];
const TURN = [
  map(seq(player, words(','), step), ([who, , { step: name }]): Turn => ({ player: who, step: name })),
  map(player, (who): Turn => ({ player: who, step: 'precombatMain' satisfies StepName })),
];
const START_OF_GAME = [
  map(oneOf(words('the game begins'), words('the beginning of the game')), (): Turn => ({ player: 0, step: null })),
  map(seq(words('the game begins with'), player), ([, who]): Turn => ({ player: who, step: null })),
];

function turnOf(turn: Head | undefined, start: Head | undefined, names: Names, report: Report): Turn {
  const otherwise: Turn = { player: 0, step: 'precombatMain' };
  const head = turn ?? start;
  if (head === undefined) return otherwise;
  return readLine(head.value, head.place, names, turn === undefined ? START_OF_GAME : TURN, report) ?? otherwise;
}

function casesOf(heads: readonly Head[], names: Names, report: Report): readonly Case[] {
  const parts = heads.filter(head => head.key === 'play' || head.key === 'case');
  if (parts.length === 0) report(problem('missing', START, '"Play:" is missing'));
  return parts.map(({ key, value, entry }) => {
    const steps = readSteps(entry.below, names, report);
    if (steps.length === 0 && entry.below.length === 0)
      report(problem('missing', entry.place, 'nothing is said under this'));
    return { name: key === 'case' ? value : '', steps };
  });
}

const LAYOUT = /\(([a-z_ ]+)\)/iu;

function inventedCards(heads: readonly Head[], report: Report): readonly InventedCard[] {
  const groups: { readonly entry: Entry; readonly layout: string; readonly faces: FaceFacts[] }[] = [];
  for (const head of heads) {
    if (head.key !== 'card' && head.key !== 'face') continue;
    const face = readFace(head.value, head.entry, report);
    if (head.key === 'card') groups.push({ entry: head.entry, layout: layoutIn(head), faces: [] });
    const group = groups.at(-1);
    if (group === undefined) report(problem('missing', head.entry.place, 'a face needs a card above it'));
    else if (face !== null) group.faces.push(face);
  }
  return groups.flatMap(({ entry, layout, faces }) => cardOf(faces, layout, entry) ?? []);
}

const layoutIn = ({ entry }: Head): string =>
  (LAYOUT.exec(entry.text.split(':')[0] ?? '')?.[1] ?? 'normal').replaceAll(' ', '_');
