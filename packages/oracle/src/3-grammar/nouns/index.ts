export { adjectives, supertypeOrNot } from './adjectives.ts';
export { bearer, RING_BEARER, self } from './bearer.ts';
export { filter, otherThan, plainFilter } from './filter.ts';
export {
  anyObjects,
  craftedMany,
  craftedOne,
  eachMany,
  eachOne,
  eitherObject,
  hauntedOne,
  manyObjects,
  oneNamed,
  oneObject,
  someMany,
  someOne,
  TOP_OF_GRAVEYARD,
  topOne,
  yourCommander,
  yourCommanderSpell,
} from './objects.ts';
export { onBattlefield, place } from './places.ts';
export { anyPlayers, manyPlayers, onePlayer, otherPlayers, playersPossessive, you } from './players.ts';
export { possessive } from './possessive.ts';
export { thatObject, thoseObjects } from './pronouns.ts';
export { pluralQuantity, upToOne } from './quantity.ts';
export { recipient } from './recipients.ts';
export { targeting } from './relative.ts';
export { targetOne } from './targets.ts';
export { oneDealtDamage } from './this-way.ts';
export { compared, noCounters, shared, someCounters, traitsAfter } from './traits.ts';
