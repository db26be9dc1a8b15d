/** A position with the lines of play that were tried from it, kept side by side. */
import { type EditionName, hash } from '@lawmage/engine';
import type { Cards } from '../play/setting.ts';
import { type Move, type Stage, type Table, take } from '../play/table.ts';
import { readScenario } from '../read/read.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { cardsOf, type Library } from '../verdict/cards.ts';
import { runCase } from '../verdict/run.ts';
import type { Fault, Run } from '../verdict/verdict.ts';

/** Where play stands after a move; `parent` is -1 at the beginning. */
export type Spot = Stage & { readonly id: number; readonly parent: number; readonly hash: string };

/** A sentence of the scenario, and the spot at which it had been carried out or checked. */
export type Said = { readonly step: Step; readonly spot: number; readonly missed: string | null };

/** One line of play: the spots from the beginning to its leaf. */
export type Branch = {
  readonly id: number;
  name: string;
  leaf: number;
  /** What its scenario says along it. */
  readonly said: readonly Said[];
  /** Where the scenario could not go on, and why. */
  readonly stopped: Run['difference'];
};

export type Study = {
  readonly scenario: Scenario;
  readonly edition: EditionName;
  readonly cards: Cards;
  readonly spots: Spot[];
  branches: readonly Branch[];
  nextBranch: number;
};

export type Opened =
  | { readonly ok: true; readonly study: Study }
  | { readonly ok: false; readonly problems: readonly Fault[] };

/** The position of a scenario in an edition, with a branch for each of its cases. Fails with what is wrong in the text. */
export function openStudy(text: string, edition: EditionName, library: Library | null = null): Opened {
  const reading = readScenario(text);
  if (!reading.ok) return reading;
  const { scenario } = reading;
  const read = cardsOf(scenario, library);
  if (!read.ok) return { ok: false, problems: read.faults };
  const study: Study = { scenario, edition, cards: read.cards, spots: [], branches: [], nextBranch: 0 };
  for (const one of scenario.cases) {
    const run = runCase(scenario, one, edition, read.cards);
    if (run.course.length === 0) return { ok: false, problems: run.difference === null ? [] : [run.difference] };
    addRun(study, run);
  }
  return { ok: true, study };
}

function addRun(study: Study, run: Run): void {
  const path: number[] = [];
  for (const stage of run.course) path.push(follow(study, path.at(-1) ?? -1, stage));
  const said = run.followed.map(({ step, stages, missed }) => ({
    step,
    spot: path[stages - 1] ?? 0,
    missed: missed?.fact ?? null,
  }));
  const name = run.case === '' ? 'Main line' : run.case;
  addBranch(study, { name, leaf: path.at(-1) ?? 0, said, stopped: run.difference });
}

function addBranch(study: Study, branch: Omit<Branch, 'id'>): Branch {
  const added = { ...branch, id: study.nextBranch++ };
  study.branches = [...study.branches, added];
  return added;
}

/** The spot after a stage, found or made. */
function follow({ spots }: Study, parent: number, { move, game, events }: Stage): number {
  const known = parent < 0 ? spots[0] : spots.find(spot => spot.parent === parent && sameMove(spot.move, move));
  if (known !== undefined) return known.id;
  spots.push({ id: spots.length, parent, move, game, events, hash: hash(game) });
  return spots.length - 1;
}

const sameMove = (one: Move | null, other: Move | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The spots of a line from the beginning to a spot. */
export function pathTo({ spots }: Study, leaf: number): readonly Spot[] {
  const path: Spot[] = [];
  for (let spot = spots[leaf]; spot !== undefined; spot = spots[spot.parent]) path.push(spot);
  return path.toReversed();
}

export const branchOf = ({ branches }: Study, id: number): Branch | undefined => branches.find(one => one.id === id);

export type Moved =
  | { readonly ok: true; readonly branch: number; readonly spot: number }
  | { readonly ok: false; readonly code: string; readonly message: string };

/**
 * Makes a move at a spot of a branch. A move that was made there before is followed; at the end of a branch it grows; else
 * a new branch begins. Fails with the refusal of the rules.
 */
export function moveAt(study: Study, branch: number, spot: number, move: Move): Moved {
  const from = study.spots[spot];
  if (from === undefined) return { ok: false, code: 'noSuchSpot', message: 'That place is no longer there.' };
  const table: Table = { game: from.game, labels: new Map(), cited: new Set(), stages: [], awaited: 0 };
  const refused = take(table, move);
  const [stage] = table.stages;
  if (refused !== null || stage === undefined)
    return { ok: false, code: refused?.code ?? 'refused', message: refused?.fact ?? '' };
  const next = follow(study, spot, stage);
  return { ok: true, branch: branchThrough(study, branch, spot, next), spot: next };
}

function branchThrough(study: Study, branch: number, from: number, to: number): number {
  const mine = branchOf(study, branch);
  if (mine !== undefined && goesThrough(study, mine, to)) return mine.id;
  const other = study.branches.find(one => goesThrough(study, one, to));
  if (other !== undefined) return other.id;
  if (mine?.leaf === from) {
    mine.leaf = to;
    return mine.id;
  }
  const said = mine === undefined ? [] : saidUntil(study, mine, from);
  return addBranch(study, { name: freeName(study), leaf: to, said, stopped: null }).id;
}

const goesThrough = (study: Study, { leaf }: Branch, spot: number): boolean =>
  pathTo(study, leaf).some(one => one.id === spot);

/** What was said before a branch left its line. */
function saidUntil(study: Study, { said }: Branch, spot: number): readonly Said[] {
  const shared = new Set(pathTo(study, spot).map(one => one.id));
  const end = said.findIndex(one => !shared.has(one.spot));
  return end < 0 ? said : said.slice(0, end);
}

function freeName({ branches }: Study): string {
  for (let n = branches.length + 1; ; n++) {
    const name = `Branch ${n}`;
    if (!branches.some(one => one.name === name)) return name;
  }
}

/** Takes a branch away; the last one stays. */
export function dropBranch(study: Study, id: number): void {
  if (study.branches.length > 1) study.branches = study.branches.filter(one => one.id !== id);
}

/** The first spot of a branch of which something holds; null if there is none. */
export const spotCiting = (study: Study, { leaf }: Branch, cites: (stage: Stage) => boolean): number | null =>
  pathTo(study, leaf).find(cites)?.id ?? null;
