/** Words for what players choose and do. */

/** What is chosen when a text says "choose a …". */
export type ChosenWord =
  | 'color'
  | 'creatureType'
  | 'cardType'
  | 'basicLandType'
  | 'cardName'
  | 'number'
  | 'oddOrEven'
  | 'opponent'
  | 'player'
  | 'word';

/** Keyword actions of a player whose meaning is in the rulebook [CR 701]. */
export type KeywordAction =
  | 'proliferate'
  | 'investigate'
  | 'populate'
  | 'bolster'
  | 'support'
  | 'adapt'
  | 'amass'
  | 'learn'
  | 'venture'
  | 'ventureUndercity'
  | 'increaseSpeed'
  | 'manifest'
  | 'manifestDread'
  | 'cloak'
  | 'incubate'
  | 'discover'
  | 'ringTempts'
  | 'becomeMonarch'
  | 'takeInitiative'
  | 'getBlessing'
  | 'timeTravel'
  | 'becomeDay'
  | 'becomeNight'
  | 'forage'
  | 'collectEvidence'
  | 'blight'
  | 'earthbend';
