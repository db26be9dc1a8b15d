/** The worker in which a game runs: nothing leaves the machine. */
import type { FromHost, ToHost } from './door.ts';
import { createHost } from './host.ts';

const host = createHost((message: FromHost) => self.postMessage(message));
self.addEventListener('message', (event: MessageEvent<ToHost>) => host(event.data));
