/** Runs the scenarios of a folder and tells which rules they exercised. */
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '@lawmage/cards/store';
import { ruleCoverage } from '@lawmage/judge';
import { tryScenarios } from '@lawmage/judge/files';
import { sheetOf } from '@lawmage/judge/rulebook';
import type { CountTask } from './rules.ts';

const { edition, folder, cards }: CountTask = workerData;
const opened = openStore(cards);
const library = opened.ok ? (name: string) => opened.value.card(name) : null;
const tried = tryScenarios(folder, { library, edition });
parentPort?.postMessage(sheetOf(ruleCoverage(tried, edition), tried));
if (opened.ok) opened.value.close();
