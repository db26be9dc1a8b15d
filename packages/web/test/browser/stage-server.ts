/** Builds and serves the stage, on which hand-made positions and games with our own decks stand. */
import { join } from 'node:path';
import { forUse } from '@lawmage/server';
import { build, type PreviewServer, preview } from 'vite';
import config from '../../vite.config.ts';

export type Stage = { readonly url: string; readonly close: () => Promise<void> };

export async function openStage(): Promise<Stage> {
  const root = join(import.meta.dirname, '../stage');
  const outDir = join(import.meta.dirname, '../../../../node_modules/.cache/lawmage-stage');
  const common = { ...config, configFile: false, root, logLevel: 'error' } as const;
  await forUse(() => build({ ...common, build: { ...config.build, outDir, emptyOutDir: true } }));
  const server: PreviewServer = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address !== 'object') throw new Error('the stage has no address');
  return { url: `http://127.0.0.1:${address.port}/index.html`, close: () => server.close() };
}
