import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** How a server treats one request for its file. */
export type Manner = {
  /** Breaks the connection after so many bytes. */
  readonly cutAfter?: number;
  readonly status?: number;
  readonly withoutRanges?: boolean;
  readonly weakEtag?: boolean;
  readonly withoutVersion?: boolean;
};

export type FileServer = {
  readonly address: (path?: string) => string;
  /** The requests so far: path, and the range and version they asked for. */
  readonly seen: { readonly path: string; readonly range?: string; readonly headers: IncomingMessage['headers'] }[];
  /** What is served from now on. */
  content: Buffer;
};

/** A server on this machine with one file at every path but `/bulk-data`. The first requests are treated by `manners`, in order. */
export async function serve(content: string | Buffer, manners: readonly Manner[] = []): Promise<FileServer> {
  for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, '127.0.0.1');
  const seen: FileServer['seen'] = [];
  const state = { content: Buffer.from(content) };
  const waiting = [...manners];
  const server = createServer((request, response) => {
    const { range } = request.headers;
    seen.push({ path: request.url ?? '', headers: request.headers, ...(range === undefined ? {} : { range }) });
    if (request.url === '/bulk-data') return bulkData(request, response);
    answer(request, response, state.content, waiting.shift() ?? {});
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { seen, address: (path = '/cards') => `http://127.0.0.1:${port}${path}` });
}

function bulkData(request: IncomingMessage, response: ServerResponse): void {
  const uri = `http://${request.headers.host}/file`;
  const files = [
    { type: 'rulings', download_uri: `${uri}/rulings` },
    { type: 'oracle_cards', download_uri: `${uri}/oracle-cards.json` },
  ];
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', data: files }));
}

function answer(request: IncomingMessage, response: ServerResponse, content: Buffer, manner: Manner): void {
  const etag = `"${createHash('sha1').update(content).digest('hex')}"`;
  if (manner.status !== undefined) return void response.writeHead(manner.status).end('no');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  if (!manner.withoutVersion) response.setHeader('etag', manner.weakEtag ? `W/${etag}` : etag);
  const from = rangeStart(request, etag, manner);
  if (from !== undefined && from >= content.length) {
    return void response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
  }
  const body = content.subarray(from ?? 0);
  if (from !== undefined) response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': body.length });
  if (manner.cutAfter === undefined) response.end(body);
  else response.write(body.subarray(0, manner.cutAfter), () => setTimeout(() => response.destroy(), 20));
}

function rangeStart(request: IncomingMessage, etag: string, manner: Manner): number | undefined {
  const start = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
  const same = request.headers['if-range'] === etag;
  return start === undefined || !same || manner.withoutRanges ? undefined : Number(start);
}
