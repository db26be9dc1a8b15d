/** A worker thread that plays the games it is told to. */
import { parentPort, workerData } from 'node:worker_threads';
import { playMatch } from '@lawmage/agents';
import { deckNamed } from '../../decks.ts';
import type { Order, SimTask } from './workers.ts';

const task = workerData as SimTask;
const decks = await Promise.all(task.decks.map(deckNamed));

parentPort?.on('message', (order: Order) => {
  if (order === 'stop') parentPort?.close();
  else parentPort?.postMessage([...playMatch({ ...task, decks, ...order })]);
});
parentPort?.postMessage([]);
