/** Saving and loading games. */

export type { LoadFault } from './saving/faults.ts';
export { type Loaded, load } from './saving/load.ts';
export { save } from './saving/save.ts';
export type { SavedGame } from './saving/saved.ts';
