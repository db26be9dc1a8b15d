/** A game between computer players, told as it goes. */
import { type Agent, chanceFrom, settle } from '@lawmage/agents';
import { begin, type EditionName, editionOf, type Game, see, tell } from '@lawmage/engine';
import { dress, entriesOf, type Level } from '@lawmage/web';
import { CommandError, DONE, type Status } from '../command.ts';
import type { NamedDeck } from '../decks.ts';
import { print } from '../text/print.ts';
import { logText } from './commands.ts';

export type Watching = {
  readonly decks: readonly NamedDeck[];
  readonly names: readonly string[];
  readonly agents: readonly Agent[];
  readonly edition: EditionName;
  readonly seed: number;
  readonly level: Level;
};

export function watch({ decks, names, agents, edition, seed, level }: Watching): Status {
  const players = decks.map(({ deck }, n) => ({ name: names[n] ?? `Player ${n + 1}`, deck }));
  const begun = begin({ edition, seed, players });
  if (!begun.ok) throw new CommandError(begun.refusal.code, begun.refusal.message);
  const chance = chanceFrom(seed);
  let { game } = begun;
  let life: readonly number[] = [];
  while (game.result === null && game.asking !== null) {
    life = tellAll(game, life, level);
    const { asking } = game;
    const agent = agents[asking.by];
    if (agent === undefined) throw new CommandError('noPlayer', `nobody sits at seat ${asking.by}`);
    game = settle(game, agent.choose(see(game, asking.by), asking), chance);
  }
  tellAll(game, life, level);
  const winners = game.result?.winners.map(seat => players[seat]?.name) ?? [];
  print(`\n${winners.length === 0 || game.result?.draw ? 'The game is a draw.' : `${winners.join(' and ')} wins.`}`);
  return DONE;
}

/** What happened since the last reply, as a spectator is told it; the life totals after it. */
function tellAll(game: Game, life: readonly number[], level: Level): readonly number[] {
  const seen = dress(see(game), editionOf(game));
  const news = logText(entriesOf(seen, tell(game), life, 0), level);
  if (news !== '') print(news);
  return seen.players.map(player => player.life);
}
