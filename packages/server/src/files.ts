/** Files of the built app, and nothing outside of it. */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

export type Served = { readonly body: Buffer; readonly type: string; readonly forever: boolean };

/** The file behind a path of an address, or null. Paths that lead out of the folder name nothing. */
export async function fileFor(folder: string, pathname: string): Promise<Served | null> {
  const path = normalize(join(folder, decoded(pathname === '/' ? '/index.html' : pathname)));
  if (!path.startsWith(folder + sep)) return null;
  const body = await readFile(path).catch(() => null);
  if (body === null) return null;
  return { body, type: TYPES[extname(path)] ?? 'application/octet-stream', forever: pathname.startsWith('/assets/') };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/';
  }
}
