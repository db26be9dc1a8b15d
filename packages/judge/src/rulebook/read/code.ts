/** Why a text cannot be read as a rulebook. Nothing is kept of a text that cannot be read whole. */
export type ReadCode =
  | 'empty'
  | 'tooLarge'
  | 'misencoded'
  | 'notText'
  | 'notRulebook'
  | 'noDate'
  | 'truncated'
  | 'outOfOrder'
  | 'hole'
  | 'emptyRule'
  | 'brokenRecord';
