/** A door to a game in a worker of this page: nothing leaves the machine. */
import type { Door, FromHost } from './door.ts';

export function workerDoor(): Door {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'game' });
  return {
    send: message => worker.postMessage(message),
    watch(hear) {
      const listen = (event: MessageEvent<FromHost>): void => hear(event.data);
      const fail = ({ message }: ErrorEvent): void => hear({ say: 'broken', code: 'workerFailed', message });
      worker.addEventListener('message', listen);
      worker.addEventListener('error', fail);
      return () => {
        worker.removeEventListener('message', listen);
        worker.removeEventListener('error', fail);
      };
    },
    close: () => worker.terminate(),
  };
}
