/** A worker thread that plays the trials it is told to. */
import { parentPort, workerData } from 'node:worker_threads';
import { playBatch } from '@lawmage/judge';
import type { Cards, Order } from './workers.ts';

const { cards } = workerData as Cards;

parentPort?.on('message', (order: Order) => parentPort?.postMessage(order.map(batch => playBatch(cards, batch))));
