/** A small host for this machine: the web app, the cards that a pasted deck needs, and the rulebook. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { builtApp, type WebApp } from './build.ts';
import { cardsNamed, namesHolding } from './cards.ts';
import { fileFor } from './files.ts';
import { coverageAnswer, editionsAnswer, type RulesPlaces, rulebookAnswer, scenarioAnswer } from './rules.ts';

export type ServeOptions = {
  readonly app: WebApp;
  /** 127.0.0.1 unless somebody else is to reach it. */
  readonly host?: string;
  /** 0 takes any that is free. */
  readonly port?: number;
  /** The card store; the usual one if not given. */
  readonly store?: string;
  /** The store of rulebooks; the usual one if not given. */
  readonly rules?: string;
  /** The folder of scenarios; the one that comes with Lawmage if not given. */
  readonly scenarios?: string;
};

export type Serving = { readonly url: string; readonly close: () => Promise<void> };

export type Served =
  | { readonly ok: true; readonly value: Serving }
  | { readonly ok: false; readonly error: { readonly code: 'portTaken' | 'cannotListen'; readonly message: string } };

const PORT = 8123;

/** Builds the app if it must be, then listens. Fails with `portTaken` or `cannotListen`. */
export async function serve({ app, host = '127.0.0.1', port = PORT, ...stores }: ServeOptions): Promise<Served> {
  const folder = await builtApp(app);
  const server = createServer((request, response) => {
    handle(folder, stores, request, response).catch((error: unknown) =>
      send(response, 500, JSON.stringify({ ok: false, code: 'broken', message: String(error) }), JSON_TYPE),
    );
  });
  return listen(server, host, port);
}

function listen(server: Server, host: string, port: number): Promise<Served> {
  return new Promise(resolve => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const message = taken ? `Port ${port} is taken; choose another with --port.` : error.message;
      resolve({ ok: false, error: { code: taken ? 'portTaken' : 'cannotListen', message } });
    });
    server.listen(port, host, () => resolve({ ok: true, value: servingOf(server, host) }));
  });
}

function servingOf(server: Server, host: string): Serving {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The app asks nothing of other machines, unless the player switches pictures of cards on; no other page may speak for
 * it.
 */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https://cards.scryfall.io; connect-src 'self' https://api.scryfall.com; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

async function handle(
  folder: string,
  { store, rules, scenarios }: Pick<ServeOptions, 'store' | 'rules' | 'scenarios'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, '', 'text/plain');
  if (pathname === '/api/health') return send(response, 200, JSON.stringify({ ok: true }), JSON_TYPE);
  if (pathname === '/api/cards') {
    const answer = cardsNamed(
      namesIn(searchParams),
      store,
      searchParams.get('suggest') === 'nothing' ? 'nothing' : 'names',
    );
    return send(response, answer.ok ? 200 : 409, JSON.stringify(answer), JSON_TYPE);
  }
  if (pathname === '/api/cards/find') {
    const answer = namesHolding(searchParams.get('text') ?? '', store);
    return send(response, answer.ok ? 200 : 409, JSON.stringify(answer), JSON_TYPE);
  }
  const told = await rulesAnswer(pathname, searchParams, { rules, scenarios, cards: store });
  if (told !== null) return send(response, told.ok ? 200 : 409, JSON.stringify(told), JSON_TYPE);
  const file = await fileFor(folder, pathname);
  if (file === null) return send(response, 404, 'Not found', 'text/plain; charset=utf-8');
  send(response, 200, file.body, file.type, file.forever);
}

/** What is asked about the rulebook, or null where something else is asked. */
async function rulesAnswer(pathname: string, query: URLSearchParams, places: RulesPlaces) {
  const edition = query.get('edition');
  switch (pathname) {
    case '/api/rules':
      return edition === null ? editionsAnswer(places) : rulebookAnswer(edition, places);
    case '/api/rules/coverage':
      return coverageAnswer(edition ?? 'current', places);
    case '/api/scenarios':
      return scenarioAnswer(query.get('name') ?? '', places);
    default:
      return null;
  }
}

const namesIn = (query: URLSearchParams): readonly string[] => [
  ...query.getAll('name'),
  ...(query.get('names')?.split('|') ?? []),
];

function send(response: ServerResponse, status: number, body: string | Buffer, type: string, forever = false): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
}
