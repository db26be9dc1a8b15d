/** The public face: begin a game, answer its questions, look at it. A game is a value; answering gives a new one. */
export { begin, type Begun, type BeginRefusal } from './1-concepts/103-starting/begin.ts';
export type { Beginning, Deck, DeckCard } from './1-concepts/103-starting/new-game.ts';
export { concede } from './1-concepts/104-ending/concede.ts';
export { editionOf, type Edition } from './editions/edition.ts';
export { EDITIONS, type EditionName, type Rule, ruleIn } from './editions/rule.ts';
export type { FormatRules, Game, GameResult } from './state/game.ts';
export { hash } from './state/hash.ts';
export { NOBODY, NONE, type ObjectId, objectIdOf, type Seat, seatOf } from './state/ids.ts';
export { BrokenPromise } from './state/must.ts';
export { load, type Loaded, type LoadFault, save, type SavedGame } from './state/save.ts';
export { fork } from './state/store.ts';
export { see } from './view/see.ts';
export { tell, type ToldEvent } from './view/tell.ts';
export type * from './view/types.ts';
export { answer, type Answered, enact, pick } from './work/answer.ts';
export * from './work/decision.ts';
export type { EventKind, EventOf, GameEvent } from './work/event.ts';
export { picks } from './work/picks.ts';
