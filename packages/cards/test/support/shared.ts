import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

/** A file of the development data beside the repository. */
export const shared = (path: string): string =>
  fileURLToPath(new URL(`../../../../../shared/${path}`, import.meta.url));

/** A test that needs development data; where it is absent the test is reported as skipped. */
export const testWith = (path: string): ReturnType<typeof test.runIf> => test.runIf(existsSync(shared(path)));
