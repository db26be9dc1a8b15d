/** The public face: begin a game, answer its questions, look at it. A game is a value; answering gives a new one. */
export { type BeginRefusal, type Begun, begin } from './1-concepts/103-starting/begin.ts';
export type { Beginning, Deck, DeckCard } from './1-concepts/103-starting/new-game.ts';
export { concede } from './1-concepts/104-ending/concede.ts';
export { preferAutoPay } from './1-concepts/118-costs/preference.ts';
export { declarationFaults, type Fault, type FaultCode } from './5-turns/combat/declaration/faults.ts';
export type { Hindrance, HindranceCode } from './5-turns/combat/hindrance.ts';
export { whyNotAttack, whyNotBlock } from './5-turns/combat/why-not.ts';
export type { ReasonCode } from './6-spells-and-effects/601-casting/could-cast.ts';
export { type Cause, type CauseCode, causeOf } from './6-spells-and-effects/601-casting/why-cause.ts';
export { type Wish, whyNot } from './6-spells-and-effects/601-casting/why-not.ts';
export { foreseenBy } from './7-additional/732-shortcuts/foreseen.ts';
export {
  isProposal,
  type Proposal,
  type ProposedChoice,
  type ProposedLoop,
  proposalIn,
  propose,
  SHORTCUT_LIMITS,
} from './7-additional/732-shortcuts/proposal.ts';
export { whyNotPropose } from './7-additional/732-shortcuts/rehearse.ts';
export {
  type Past,
  repeatable,
} from './7-additional/732-shortcuts/repeatable.ts';
export type { SpokenChoice, SpokenShortcut } from './7-additional/732-shortcuts/spoken.ts';
export { type Edition, editionOf } from './editions/edition.ts';
export { EDITIONS, type EditionName, type Rule, ruleIn } from './editions/rule.ts';
export type { FormatRules, Game, GameResult } from './state/game.ts';
export { hash } from './state/hash.ts';
export { JUDGE, NOBODY, NONE, type ObjectId, objectIdOf, type Seat, seatOf } from './state/ids.ts';
export { BrokenPromise } from './state/must.ts';
export { type Loaded, type LoadFault, load, type SavedGame, save } from './state/save.ts';
export { fork } from './state/store.ts';
export { missingWords, missingWordsOf } from './understanding/missing-words.ts';
export {
  type Change,
  type Explanation,
  explain,
  type Origin,
  type RuleInForce,
  type Standing,
} from './view/explain.ts';
export { see } from './view/see.ts';
export { abilityNamed } from './view/see-object.ts';
export { type ToldEvent, tell } from './view/tell.ts';
export type * from './view/types.ts';
export { type Answered, answer, enact, pick } from './work/answer.ts';
export { citing } from './work/cite.ts';
export * from './work/decision.ts';
export type { EventKind, EventOf, GameEvent } from './work/event.ts';
export { picks } from './work/picks.ts';
export { toppedUp } from './work/total.ts';
