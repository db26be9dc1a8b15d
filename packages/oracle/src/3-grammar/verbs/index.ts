export { abilities } from './abilities.ts';
export { change, changes } from './changes.ts';
export { objectDoes, playerDoes } from './doing.ts';
export { duration } from './durations.ts';
export { byPlayer, type ObjectVerb, objectOf, ofObject, playerOf } from './subject.ts';
