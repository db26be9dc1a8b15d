/** The worker that reads what is written in the workshop, so that typing never waits. */
import type { FromReader, ToReader } from '../door.ts';
import { readSet } from './read-set.ts';

self.addEventListener('message', ({ data: { n, text } }: MessageEvent<ToReader>) => {
  self.postMessage({ n, set: readSet(text) } satisfies FromReader);
});
