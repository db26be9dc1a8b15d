#!/usr/bin/env node
/** The workbench: `lawmage COMMAND …`. */
import manifest from '../package.json' with { type: 'json' };
import { type Command, CommandError, DONE, FAILED, type Status } from './command.ts';
import { print, warn } from './text/print.ts';
import { columns } from './text/table.ts';

/** Commands by name; each is loaded when it is used, so that none waits for the others. */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly default: Command }>>> = {
  serve: () => import('./commands/serve.ts'),
  play: () => import('./commands/play.ts'),
  sim: () => import('./commands/sim.ts'),
  judge: () => import('./commands/judge.ts'),
  rules: () => import('./commands/rules.ts'),
  read: () => import('./commands/read.ts'),
  cards: () => import('./commands/cards.ts'),
};

async function help(): Promise<void> {
  const commands = await Promise.all(Object.values(COMMANDS).map(load => load()));
  print('lawmage COMMAND [OPTIONS]   Magic: The Gathering as its Comprehensive Rules define it, executable\n');
  print(columns(commands.map(({ default: command }) => [`  ${command.name}`, command.summary])));
  print('\nlawmage COMMAND --help tells the rest. Exit status: 0 done, 1 the answer is no, 2 it could not be done.');
}

async function main([name, ...args]: readonly string[]): Promise<Status> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await help();
    return DONE;
  }
  if (name === '--version') {
    print(manifest.version);
    return DONE;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    throw new CommandError('unknownCommand', `there is no command "${name}"; lawmage --help lists them`);
  const { default: command } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    print(command.help);
    return DONE;
  }
  return command.run(args);
}

/** Whoever reads our words may stop early, as `head` does: then there is nobody left to tell. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(DONE);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = FAILED;
  if (error instanceof CommandError) warn(`lawmage: ${error.code}: ${error.message}`);
  else if (error instanceof Error && error.name === 'BrokenPromise')
    warn(`lawmage: brokenPromise: ${error.message}; this is a fault of Lawmage, not of yours\n${error.stack ?? ''}`);
  else if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    warn(`lawmage: usage: ${error.message.replaceAll('\n', ' ')}`);
  else throw error;
}
