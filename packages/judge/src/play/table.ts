/** A game under way in a scenario, with all that has happened in it. */
import {
  type Answered,
  answer,
  concede,
  type Decision,
  type EditionName,
  type Game,
  type GameEvent,
  type ObjectId,
  preferAutoPay,
  type Reply,
  type Rule,
  ruleIn,
  type Seat,
} from '@lawmage/engine';
import { describeQuestion } from './words.ts';

/** What takes a game on: an answer, a concession, or how a player wants to pay. */
export type Move =
  | { readonly did: 'reply'; readonly reply: Reply }
  | { readonly did: 'concede'; readonly seat: Seat }
  | { readonly did: 'byHand'; readonly seat: Seat; readonly on: boolean };

/** What has happened with one move (null: before any), and the game after it; kept for telling the course of play. */
export type Stage = { readonly move: Move | null; readonly game: Game; readonly events: readonly GameEvent[] };

export type Table = {
  game: Game;
  readonly labels: ReadonlyMap<string, ObjectId>;
  /** Numbers of the rules that events, questions and decisions of the engine have cited, in the game's edition. */
  readonly cited: Set<string>;
  readonly stages: Stage[];
  /** How many stages there were when a step was last waited for: what began before is not waited for again. */
  awaited: number;
};

/** Why a sentence could not be carried out or is not true. */
export type Miss = { readonly code: string; readonly fact: string };
export const miss = (code: string, fact: string): Miss => ({ code, fact });

export function tableOf(game: Game, labels: Table['labels']): Table {
  const table: Table = { game, labels, cited: new Set(), stages: [], awaited: 1 };
  follow(table, { move: null, game, events: game.events });
  return table;
}

/** A table at which something may be tried; the first one stays as it is. */
export const copyOf = (table: Table): Table => ({ ...table, cited: new Set(), stages: [], awaited: 0 });

function follow(table: Table, stage: Stage): void {
  table.game = stage.game;
  table.stages.push(stage);
  for (const event of stage.events) cite(table, event.rule);
  if (stage.game.asking !== null) cite(table, stage.game.asking.why.rule);
  if (stage.game.result !== null) table.cited.add(stage.game.result.rule);
}

/** Keeps the rule as carried out. */
export function cite(table: Pick<Table, 'game' | 'cited'>, rule: Rule): void {
  const number = ruleIn(table.game.edition satisfies EditionName, rule);
  if (number !== '') table.cited.add(number);
}

/** Makes a move; the refusal, if the rules do not allow it. */
export function take(table: Table, move: Move): Miss | null {
  if (move.did === 'byHand') {
    follow(table, { move, game: preferAutoPay(table.game, move.seat, !move.on), events: [] });
    return null;
  }
  const answered: Answered = move.did === 'reply' ? answer(table.game, move.reply) : concede(table.game, move.seat);
  if (!answered.ok)
    return miss(answered.refusal.code, `refused: ${answered.refusal.code} (${describeQuestion(table.game)})`);
  follow(table, { move, game: answered.game, events: answered.events });
  return null;
}

/** Answers the question that is asked. */
export const reply = (table: Table, given: Reply): Miss | null => take(table, { did: 'reply', reply: given });

export const leave = (table: Table, seat: Seat): Miss | null => take(table, { did: 'concede', seat });

/** The question, if this player is asked one of these kinds. */
export function asked(table: Table, seat: Seat, ...kinds: readonly Decision['kind'][]): Decision | null {
  const { asking } = table.game;
  return asking !== null && asking.seat === seat && (kinds.length === 0 || kinds.includes(asking.kind)) ? asking : null;
}

export const notAsked = (table: Table, what: string): Miss =>
  miss('notAsked', `${what}: ${describeQuestion(table.game)}`);
