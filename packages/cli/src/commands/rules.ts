/** The rulebook as data. */
import { type Command, CommandError, type Status } from '../command.ts';
import { coverage } from './rules/coverage.ts';

const HELP = `lawmage rules coverage --edition E [FOLDER…] [--json]   which rules the scenarios exercise
    --only STATE     exercised, notYet, leftOut, definition, physical
    --chapter N      only this section, chapter or rule: 7, 704, 704.5
    --cards FILE     a file of printed cards; otherwise those of the imported library`;

const ACTIONS: Readonly<Record<string, (args: readonly string[]) => Promise<Status>>> = { coverage };

async function run([name, ...args]: readonly string[]): Promise<Status> {
  const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined)
    throw new CommandError('usage', `lawmage rules ${Object.keys(ACTIONS).join('|')}; see lawmage rules --help`);
  return action(args);
}

const rules: Command = { name: 'rules', summary: 'the rulebook as data: coverage', help: HELP, run };
export default rules;
