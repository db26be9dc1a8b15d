/** A link that holds the whole position with its branches, compressed, behind the `#`: nothing of it is sent to anybody. */
import type { EditionName } from '@lawmage/engine';

export type Shared = {
  readonly text: string;
  readonly edition: EditionName;
  /** Which branch is shown, and how many moves into it. */
  readonly branch: number;
  readonly moves: number;
};

/** Longer addresses are cut by some programs: then a file is the better way. */
export const LONG_LINK = 8000;

export async function packed(shared: Shared): Promise<string> {
  const { text, edition, branch, moves } = shared;
  const bytes = new TextEncoder().encode(JSON.stringify([1, text, edition, branch, moves]));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** What a link holds, or null if it is damaged. */
export async function unpacked(code: string): Promise<Shared | null> {
  try {
    const bytes = await through(fromBase64Url(code), new DecompressionStream('deflate-raw'));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(read) || read[0] !== 1) return null;
    const [, text, edition, branch, moves]: readonly unknown[] = read;
    if (typeof text !== 'string' || typeof branch !== 'number' || typeof moves !== 'number') return null;
    return edition === 'current' || edition === '2007-02' ? { text, edition, branch, moves } : null;
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const flow = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
