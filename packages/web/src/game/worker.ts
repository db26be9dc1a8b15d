/** The worker in which a game runs: nothing leaves the machine. What happens in it is kept in this browser. */
import type { FromHost, ToHost } from './door.ts';
import { createHost } from './host.ts';
import { claimGame, keepGame } from './shelf.ts';
import { ELSEWHERE, type StoredGame } from './stored.ts';

const post = (message: FromHost): void => self.postMessage(message);
const claimed = claimGame();
let failed = false;

async function keep(game: StoredGame | null): Promise<void> {
  try {
    if (await claimed) return await keepGame(game);
  } catch {
    // What a browser that keeps nothing throws says no more than that.
  }
  if (!failed) post({ say: 'notKept' });
  failed = true;
}

const host = createHost(post, game => void keep(game));

async function hear(message: ToHost): Promise<void> {
  if (message.ask === 'resume' && !(await claimed)) return post({ say: 'notResumed', ...ELSEWHERE });
  host(message);
}

self.addEventListener('message', (event: MessageEvent<ToHost>) => void hear(event.data));
