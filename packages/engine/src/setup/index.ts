/**
 * Setting positions up and examining everything in them, secrets included: for scenarios and tests. Players and agents
 * get views (`see`) instead.
 */
export { rememberExiled } from '../4-zones/exiled-with.ts';
export { legalActs as legalActsOf } from '../6-spells-and-effects/601-casting/legal.ts';
export { permittedBy } from '../6-spells-and-effects/601-casting/permissions.ts';
export { characteristics, controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
export { copiedBy } from '../7-additional/707-copying/copiable.ts';
export type { Characteristics } from '../state/characteristics.ts';
export type { Player, StackItem, Thing } from '../state/game.ts';
export { allThings, player, thing, thingOrNone } from '../state/store.ts';
export { askingAll } from '../work/forced.ts';
export { pausing } from '../work/run.ts';
export { type Witness, witnessing } from '../work/witness.ts';
export {
  addCounters,
  beginTurns,
  enter,
  isBetweenSteps,
  isIdle,
  nextStepOf,
  reseeded,
  resumed,
  settleIn,
  shuffleLibrary,
  tapDown,
  withCards,
} from './course.ts';
export { abilitiesWithMeanings, appliedAbilities, type InForce } from './in-force.ts';
export { nameOf } from './names.ts';
export {
  beginStep,
  type Placing,
  place,
  putOutside,
  type Sitting,
  setLife,
  setPlayerCounters,
  sit,
} from './position.ts';
