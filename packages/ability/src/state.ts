/** States of objects, and what happened to them. */

/** States of an object that the rules or the game itself keep [CR 110.5 | 2007: 510]. */
export const OBJECT_STATES = [
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'token',
  'faceDown',
  'faceUp',
  'enchanted',
  'equipped',
  'modified',
  'historic',
  /** [CR 700.12] */
  'outlaw',
  /** [CR 700.16] */
  'worthy',
  'commander',
  'kicked',
  'suspended',
  'summoningSick',
  'newSinceUpkeep',
  'transformed',
  'saddled',
  'suspected',
  'renowned',
  'monstrous',
  'harnessed',
  'prepared',
  'goaded',
  /** Required to attack as attackers were declared in this combat [CR 506.6]. */
  'hadToAttack',
  'ringBearer',
  'paired',
  /** Of cards in exile. */
  'warped',
  'foretold',
  'plotted',
  /** It may be tapped to crew a Vehicle [CR 702.122d]. */
  'ableToCrew',
  /** Of abilities on the stack. */
  'activated',
  'triggered',
] as const;
export type ObjectState = (typeof OBJECT_STATES)[number];

/** What happened to an object this turn. */
export const OBJECT_HISTORY = [
  'dealtDamageThisTurn',
  'damagedThisTurn',
  'attackedThisTurn',
  'blockedThisTurn',
  'enteredThisTurn',
  'putIntoGraveyardThisTurn',
  'putIntoGraveyardFromBattlefieldThisTurn',
  'discardedThisTurn',
  /** [CR 700.10] An ability of it was. */
  'activatedThisTurn',
  /** [CR 702.122c, 702.171c, 702.51c] It was tapped to crew, to saddle or to cast `by`. */
  'crewedThisTurn',
  'saddledThisTurn',
  'convoked',
] as const;
export type ObjectHistory = (typeof OBJECT_HISTORY)[number];
