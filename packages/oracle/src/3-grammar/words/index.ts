export { counterKind, counterWords, playerCounterKind } from './counters.ts';
export { inFront, keywordAlone, keywordName } from './keywords.ts';
export { colorsAnd, colorWord, manaCost, manaType, symbolOf } from './mana.ts';
export { name } from './names.ts';
export {
  cardinal,
  digits,
  numberWord,
  numeral,
  ordinal,
  pluralNumber,
  thatMany,
  thatMuch,
  times,
  xCount,
} from './numbers.ts';
export { option } from './options.ts';
export { PARTICIPLES, participle, participleNow } from './participles.ts';
export { stepName } from './steps.ts';
export {
  cardType,
  nounType,
  permanentType,
  SUBTYPES,
  subtype,
  supertype,
} from './types.ts';
