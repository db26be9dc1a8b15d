/** A worker thread that plays the games it is told to, one seed after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { playSetting } from './play.ts';
import { loadPool } from './pool.ts';
import { type Options, savedSetting, settingOf } from './setting.ts';

const pool = await loadPool();
const options = workerData as Options;

parentPort?.on('message', (seed: number | 'stop') => {
  if (seed === 'stop') return parentPort?.close();
  const setting = settingOf(pool, seed, options);
  parentPort?.postMessage({ is: 'begun', setting: savedSetting(setting) });
  parentPort?.postMessage({ is: 'over', setting: savedSetting(setting), outcome: playSetting(setting) });
});
parentPort?.postMessage({ is: 'ready', source: pool.source, cards: pool.cards.length });
