/** Beginning a game. */
import type { Game } from '../../state/game.ts';
import { push } from '../../work/agenda.ts';
import { run } from '../../work/run.ts';
import { type Beginning, newGame } from './new-game.ts';

/** Why no game can begin. */
export type BeginRefusal = { readonly code: BeginCode; readonly message: string };
export type BeginCode = 'tooFewPlayers' | 'tooManyPlayers' | 'unknownFirst' | 'notACount';
export type Begun = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly refusal: BeginRefusal };

const FEWEST = 2;
const MOST = 10;

/** [CR 103 | 2007: 101] A new game, at its first question. Refused: a number of players the engine does not seat. */
export function begin(beginning: Beginning): Begun {
  const refusal = refused(beginning);
  if (refusal !== null) return { ok: false, refusal };
  const game = newGame(beginning);
  push(game, { do: 'start', first: beginning.first ?? -1 });
  run(game);
  return { ok: true, game };
}

function refused({ players, first }: Beginning): BeginRefusal | null {
  if (players.length < FEWEST) return { code: 'tooFewPlayers', message: `A game needs at least ${FEWEST} players.` };
  if (players.length > MOST) return { code: 'tooManyPlayers', message: `A game seats at most ${MOST} players.` };
  if (first !== undefined && players[first] === undefined) {
    return { code: 'unknownFirst', message: `There is no player ${first} to take the first turn.` };
  }
  const broken = players
    .flatMap(({ deck }) => deck.cards)
    .find(({ count }) => !Number.isSafeInteger(count) || count < 0);
  if (broken === undefined) return null;
  return { code: 'notACount', message: `${broken.count} is not a number of copies of ${broken.card.name}.` };
}
