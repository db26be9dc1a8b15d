import { expect, test } from 'vitest';
import { closingLine } from '../reporter.ts';

test('the closing line counts what passed and what failed', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
});

test('the closing line names skipped tests only when there are any', () => {
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
