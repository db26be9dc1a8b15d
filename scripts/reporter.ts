import type { Reporter, TestModule } from 'vitest/node';

type Tally = { passed: number; failed: number; skipped: number };

/** The closing line of a test run: `N passed, N failed`, and how many were skipped when any were. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** Counts single tests; what broke around them (a file that does not load, a hook) counts as one failure each, so it never goes unseen. */
function tally(modules: readonly TestModule[]): Tally {
  const sum: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    sum.failed += module.errors().length;
    for (const suite of module.children.allSuites()) sum.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      sum[state === 'pending' ? 'failed' : state] += 1;
    }
  }
  return sum;
}

/** Prints the closing line when everything else has been printed. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const sum = tally(modules);
    const line = closingLine({ ...sum, failed: sum.failed + unhandled.length });
    process.once('exit', () => console.log(line));
  }
}
