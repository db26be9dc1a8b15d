/** Random play by single picks, and games as text to be compared. */
import { begin, type EditionName, type Game, type Reply, STOP } from '../../src/index.ts';
import { save } from '../../src/state/save.ts';
import { COLUMNS } from '../../src/state/saving/saved.ts';
import { fork } from '../../src/state/store.ts';
import { addPick, picks } from '../../src/work/picks.ts';
import { dice, randomDeck } from '../random-play.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

export function newRandomGame(seed: number, players: number, edition: EditionName): Game {
  const roll = dice(seed);
  const seats = NAMES.slice(0, players).map(name => ({ name, deck: { cards: randomDeck(roll) } }));
  const begun = begin({ edition, seed, players: seats });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.game;
}

/** A whole reply, made of single picks, and the picks it was made of. */
export function pickReply(
  game: Game,
  roll: (below: number) => number,
): { readonly reply: Reply; readonly picked: readonly number[] } {
  const copy = fork(game);
  const picked: number[] = [];
  for (;;) {
    const next = picks(copy);
    const actsFor = game.asking?.kind === 'priority' && roll(3) === 0 ? next.filter(one => one === STOP) : next;
    const chosen = actsFor[roll(actsFor.length)];
    if (chosen === undefined) throw new Error(`nothing to pick: ${JSON.stringify(copy.asking)}`);
    picked.push(chosen);
    const reply = addPick(copy, chosen);
    if (reply !== null) return { reply, picked };
  }
}

/** A game as text. Last characteristics are left out: they are remembered only where somebody has looked. */
export function textOf(game: Game): string {
  const { rows, ...rest } = save(game);
  const bare = { ...rest, kept: rest.kept.length, definitions: rest.definitions.length };
  return JSON.stringify([bare, rows.map(row => row.slice(0, COLUMNS.length))]);
}
