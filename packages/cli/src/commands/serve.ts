/** `lawmage serve`: the table in the browser. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve, type WebApp } from '@lawmage/server';
import { type Command, CommandError, DONE, need, type Status } from '../command.ts';
import { print } from '../text/print.ts';

const help = `lawmage serve [--port N] [--host ADDRESS]

Serves the table on this machine and prints its address. The first start builds the app, which takes some seconds.

  --port N         8123 if not given; 0 takes any that is free
  --host ADDRESS   127.0.0.1 if not given: nobody else can reach it`;

const folderOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(`@lawmage/${name}/package.json`)));

/** The app is built from the sources of these packages. */
function webApp(): WebApp {
  const root = folderOf('web');
  const packages = join(root, '..');
  return {
    root,
    sources: [
      ...['ability', 'oracle', 'cards', 'engine', 'agents', 'judge'].map(name => join(packages, name, 'src')),
      join(packages, '..', 'scenarios'),
    ],
    cache: join(packages, '..', 'node_modules', '.cache', 'lawmage-web'),
  };
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new CommandError('usage', `--port takes a number from 0 to 65535, not "${text}"`);
}

async function run(args: readonly string[]): Promise<Status> {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = portOf(values.port);
  const { url } = need(
    await serve({
      app: webApp(),
      ...(port === undefined ? {} : { port }),
      ...(values.host === undefined ? {} : { host: values.host }),
    }),
  );
  print(`Lawmage is at ${url}\nStop it with Ctrl+C.`);
  return DONE;
}

const command: Command = { name: 'serve', summary: 'the table in the browser (what npm start runs)', help, run };
export default command;
