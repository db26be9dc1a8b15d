/** A table that is led along a path: whatever is said is tried, and stands only if it leads where the path led. */
import { hash } from '@lawmage/engine';
import { play } from '../play/play.ts';
import type { Table } from '../play/table.ts';
import type { Action } from '../scenario/action.ts';
import { candidates } from './candidates.ts';
import { proposals } from './proposing.ts';
import type { Spot } from './study.ts';

/** Where play stands on the way, and how far that is. */
export type Walk = { table: Table; readonly path: readonly Spot[]; at: number };

/** Plays an action if it leads along the path. */
export function advance(walk: Walk, action: Action): boolean {
  const { table, path, at } = walk;
  const tried: Table = { ...table, cited: new Set(table.cited), stages: [...table.stages] };
  if (play(tried, action) !== null) return false;
  const made = tried.stages.slice(table.stages.length);
  const leads = made.every((stage, n) => path[at + 1 + n]?.hash === hash(stage.game));
  if (!leads) return false;
  walk.table = tried;
  walk.at = at + made.length;
  return true;
}

/** The first sentence that leads on, at least by one move. */
function sayNext(walk: Walk): Action | null {
  const rest = walk.path.slice(walk.at + 1);
  const before = walk.at;
  const said = [...proposals(walk.table, rest[0]?.move ?? null, sayAll), ...candidates(walk.table, rest)];
  for (const action of said) if (advance(walk, action) && walk.at > before) return action;
  return null;
}

/** The sentences that lead to the end of the path; null where no sentence says a move. */
export function sayAll(walk: Walk): readonly Action[] | null {
  const said: Action[] = [];
  while (walk.at < walk.path.length - 1) {
    const action = sayNext(walk);
    if (action === null) return null;
    said.push(action);
  }
  return said;
}
