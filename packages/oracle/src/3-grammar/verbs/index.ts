export { abilities } from './abilities.ts';
export { are } from './becoming.ts';
export { change } from './changes.ts';
export { objectDoes, playerDoes } from './doing.ts';
export { duration } from './durations.ts';
export { ofEach, oneByOne } from './each-player.ts';
export { exceptions } from './exceptions.ts';
export { joinedChanges } from './joined-changes.ts';
export { byPlayer, type ObjectVerb, objectOf, ofObject, playerOf } from './subject.ts';
