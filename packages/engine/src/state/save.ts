/** Saving and loading games. */
export { load, type Loaded } from './saving/load.ts';
export type { LoadFault } from './saving/faults.ts';
export { save } from './saving/save.ts';
export type { SavedGame } from './saving/saved.ts';
