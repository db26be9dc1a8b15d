/** A game against the computer at the terminal. */
import { parseArgs } from 'node:util';
import { AGENT_NAMES, type AgentName, agentNamed } from '@lawmage/agents';
import { STARTER_DECKS } from '@lawmage/cards/starter';
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { LEVELS, type Level } from '@lawmage/web';
import { type Command, CommandError, type Status } from '../command.ts';
import { deckNamed, type NamedDeck } from '../decks.ts';
import { standardInput } from '../play/lines.ts';
import { playOut } from '../play/play.ts';
import { openSession } from '../play/session.ts';
import { watch } from '../play/watch.ts';
import { wholeNumber } from '../text/numbers.ts';
import { print } from '../text/print.ts';
import { wrapped } from '../text/table.ts';

const HELP = `lawmage play [OPTIONS]   a game against the computer; ? at any question tells what can be typed

  --deck D        your deck: a starter deck or a file (default ${STARTER_DECKS[0]?.id})
  --against D,…   the decks of the others (default ${STARTER_DECKS[1]?.id}); more than one makes a game for more
  --agent A       ${AGENT_NAMES.join(' or ')} (default heuristic)
  --edition E     ${EDITIONS.join(' or ')} (default current)
  --seed S        the same seed and the same answers give the same game (default: a new one)
  --log L         ${LEVELS.join(', ')} (default full)
  --name N        your name (default: the one you are logged in with)
  --watch         the computer plays your deck too

${wrapped(`starter decks: ${STARTER_DECKS.map(({ id }) => id).join(', ')}`, 100)}
Reads standard input line by line, so a game can be piped. Exit status 1 if the input ended before the game.`;

function oneOf<T extends string>(text: string, option: string, known: readonly T[]): T {
  const found = known.find(one => one === text);
  if (found === undefined)
    throw new CommandError('badOption', `--${option} takes ${known.join(' or ')}, not "${text}"`);
  return found;
}

type Options = {
  readonly decks: readonly NamedDeck[];
  readonly names: readonly string[];
  readonly agent: AgentName;
  readonly edition: EditionName;
  readonly seed: number;
  readonly level: Level;
  readonly watch: boolean;
};

const OTHERS = ['Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugo', 'Ida', 'Jon'];

async function optionsIn(args: readonly string[]): Promise<Options> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      deck: { type: 'string', default: STARTER_DECKS[0]?.id ?? '' },
      against: { type: 'string', default: STARTER_DECKS[1]?.id ?? '' },
      agent: { type: 'string', default: 'heuristic' },
      edition: { type: 'string', default: 'current' },
      seed: { type: 'string' },
      log: { type: 'string', default: 'full' },
      name: { type: 'string', default: process.env.USER ?? process.env.USERNAME ?? 'Player' },
      watch: { type: 'boolean', default: false },
    },
  });
  const decks = [values.deck, ...values.against.split(',')];
  if (decks.length > 10) throw new CommandError('wrongDecks', '--against takes at most nine decks');
  return {
    decks: await Promise.all(decks.map(deckNamed)),
    names: [values.name, ...OTHERS],
    agent: oneOf(values.agent, 'agent', AGENT_NAMES),
    edition: oneOf(values.edition, 'edition', EDITIONS),
    seed: values.seed === undefined ? Date.now() % 1_000_000 : wholeNumber(values.seed, 'seed', 0),
    level: oneOf(values.log, 'log', LEVELS),
    watch: values.watch,
  };
}

async function run(args: readonly string[]): Promise<Status> {
  const options = await optionsIn(args);
  const { decks, names, agent, edition, seed, level } = options;
  print(`${decks.map(({ name }) => name).join(' against ')}, ${edition} rules, seed ${seed}`);
  if (options.watch)
    return watch({ decks, names, edition, seed, level, agents: decks.map((_, n) => agentNamed(agent, seed + n)) });
  const seats = decks.map(({ name, deck }, n) => ({
    name: names[n] ?? '',
    deck: { name, cards: deck.cards },
    agent,
  }));
  const [you, ...opponents] = seats;
  if (you === undefined) throw new CommandError('wrongDecks', 'give a deck');
  const lines = standardInput();
  try {
    return await playOut(openSession({ edition, seed, you, opponents }), lines, level);
  } finally {
    lines.close();
  }
}

const play: Command = { name: 'play', summary: 'a game against the computer, at the terminal', help: HELP, run };
export default play;
