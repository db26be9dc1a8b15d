import './scripts/runtime.mjs';
import { defineConfig } from 'vitest/config';

const PACKAGES = ['ability', 'oracle', 'cards', 'engine', 'agents', 'judge', 'server', 'web', 'cli'];

/** Its modules keep what a page keeps: each file of its tests begins with a page of its own. */
const ISOLATED = 'web';

const projects = [
  ...PACKAGES.map(name => ({
    name,
    include: [`packages/${name}/test/**/*.test.{ts,tsx}`],
    isolate: name === ISOLATED,
  })),
  { name: 'scripts', include: ['scripts/test/**/*.test.ts'], isolate: false },
];

export default defineConfig({
  test: {
    projects: projects.map(test => ({ extends: true, test })),
    reporters: ['default', './scripts/reporter.ts'],
    passWithNoTests: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
