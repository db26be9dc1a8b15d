/** What the judge's room shows: a study, a place in it, an object looked at, a comparison. */
import type { Card } from '@lawmage/ability';
import type { EditionName } from '@lawmage/engine';
import type { Fault } from '@lawmage/judge/room';
import type { ObjectId, Seen } from '../../game/seen.ts';
import type { WhySeen } from '../../game/why.ts';
import type { BranchSeen, Compared, MaySeen, SpotSeen, StudySeen } from './door.ts';

export type Looked = { readonly id: ObjectId; readonly why: WhySeen | null; readonly may: readonly MaySeen[] };

export type JudgeState = {
  readonly text: string;
  /** The text differs from what is open. */
  readonly edited: boolean;
  readonly edition: EditionName;
  readonly cards: readonly Card[];
  readonly problems: readonly Fault[];
  readonly opening: boolean;
  readonly study: StudySeen | null;
  readonly branch: number;
  readonly spot: number;
  /** The event shown within the spot; -1 where nothing happened on the way to it. */
  readonly event: number;
  readonly seen: Seen | null;
  readonly looked: Looked | null;
  readonly compared: Compared | null;
  /** What was done last, or what went wrong. */
  readonly notice: string;
};

export const EMPTY_ROOM: JudgeState = {
  text: '',
  edited: false,
  edition: 'current',
  cards: [],
  problems: [],
  opening: false,
  study: null,
  branch: 0,
  spot: 0,
  event: -1,
  seen: null,
  looked: null,
  compared: null,
  notice: '',
};

export const branchSeen = ({ branches }: StudySeen, id: number): BranchSeen | undefined =>
  branches.find(one => one.id === id);

/** The spots of a branch, from the beginning. */
export function pathOf(study: StudySeen, branch: number): readonly SpotSeen[] {
  const path: SpotSeen[] = [];
  const leaf = branchSeen(study, branch)?.leaf ?? 0;
  for (let spot = study.spots[leaf]; spot !== undefined; spot = study.spots[spot.parent]) path.push(spot);
  return path.toReversed();
}

export type Place = Pick<JudgeState, 'spot' | 'event'>;

const lastEvent = ({ entries }: SpotSeen): number => entries.length - 1;
export const placeAt = (spot: SpotSeen | undefined): Place => ({
  spot: spot?.id ?? 0,
  event: spot === undefined ? -1 : lastEvent(spot),
});

/** The next event or decision along a branch, or the one before; null at its ends. */
export function stepped(path: readonly SpotSeen[], { spot, event }: Place, by: 1 | -1): Place | null {
  const at = path.findIndex(one => one.id === spot);
  const here = path[at];
  if (here === undefined) return null;
  const next = event + by;
  if (next >= 0 && next <= lastEvent(here)) return { spot, event: next };
  const other = path[at + by];
  if (other === undefined) return null;
  return { spot: other.id, event: by > 0 ? Math.min(0, lastEvent(other)) : lastEvent(other) };
}

/** The next decision along a branch, or the one before. */
export function jumped(path: readonly SpotSeen[], { spot }: Place, by: 1 | -1): Place | null {
  const other = path[path.findIndex(one => one.id === spot) + by];
  return other === undefined ? null : placeAt(other);
}

/** The branches that go through a spot. */
export const branchesThrough = (study: StudySeen, spot: number): readonly BranchSeen[] =>
  study.branches.filter(({ id }) => pathOf(study, id).some(one => one.id === spot));
