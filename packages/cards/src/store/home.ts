import { join } from 'node:path';
import envPaths from 'env-paths';

/** The folder for everything Lawmage keeps: `LAWMAGE_HOME`, or the platform's usual data folder for `lawmage`. */
export const dataFolder = (): string => process.env.LAWMAGE_HOME || envPaths('lawmage', { suffix: '' }).data;

/** Where the card store is unless someone says otherwise. */
export const defaultStorePath = (): string => join(dataFolder(), 'cards.sqlite');

/** Where downloads wait, and where what came before a cut is kept. */
export const downloadFolder = (): string => join(dataFolder(), 'downloads');
