/** Serves the stage, on which hand-made positions stand. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import config from '../../vite.config.ts';

export type Stage = { readonly url: string; readonly close: () => Promise<void> };

export async function openStage(): Promise<Stage> {
  const root = join(import.meta.dirname, '../..');
  const server: ViteDevServer = await createServer({
    ...config,
    configFile: false,
    root,
    logLevel: 'error',
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'lucide-react'] },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || typeof address !== 'object') throw new Error('the stage has no address');
  return { url: `http://127.0.0.1:${address.port}/test/stage/index.html`, close: () => server.close() };
}
