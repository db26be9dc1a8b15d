/** The library of cards: fetch, import, search, show, deck, coverage. */
import { type Command, CommandError, type Status } from '../command.ts';
import { coverage } from './cards/coverage.ts';
import { checkDeckFile } from './cards/deck.ts';
import { fetchLibrary, importLibrary } from './cards/import.ts';
import { search, show } from './cards/look.ts';

const HELP = `lawmage cards fetch [--from scryfall|mtgjson|URL] [--again]   bring all cards from the public bulk files
lawmage cards import FILE                                      the same from a file (JSON or JSON Lines, gzip or not)
lawmage cards search WORDS [--limit N] [--json]                names, types, text; also t:goblin mv<=2 c:r
lawmage cards show NAME [--json]                               facts, text, reading, what is not understood
lawmage cards deck FILE|- [--format F] [--edition E] [--json]  judge a decklist by its format (default vintage)
lawmage cards coverage [FILE] [--json] [--blockers N]          how much of all cards is understood and playable
lawmage cards coverage --decks FOLDER [FILE] [--json]           which decks are playable, and what the others wait for
lawmage cards coverage --behaviour [FILE] [--games N] [--seed S] [--jobs N] [--minutes N] [--json]
                                                               what has happened in scenarios and games

The library lies in LAWMAGE_HOME, or in the platform's usual data folder.`;

const ACTIONS: Readonly<Record<string, (args: readonly string[]) => Promise<Status>>> = {
  fetch: fetchLibrary,
  import: importLibrary,
  search,
  show,
  deck: checkDeckFile,
  coverage,
};

async function run([name, ...args]: readonly string[]): Promise<Status> {
  const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined)
    throw new CommandError('usage', `lawmage cards ${Object.keys(ACTIONS).join('|')}; see lawmage cards --help`);
  return action(args);
}

const cards: Command = {
  name: 'cards',
  summary: 'the library: fetch, import, search, show, deck, coverage',
  help: HELP,
  run,
};
export default cards;
