/** A worker thread that judges the records it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { peerJudge } from '@lawmage/judge/peers';
import { libraryOf } from '../../../scenarios.ts';
import type { Order, PeerTask } from './workers.ts';

const { cards } = workerData as PeerTask;
const library = await libraryOf(cards);
const judge = peerJudge(library ?? (() => undefined));

parentPort?.on('message', (order: Order) => {
  if (order === 'stop') parentPort?.close();
  else parentPort?.postMessage(order.map(judge));
});
parentPort?.postMessage([]);
