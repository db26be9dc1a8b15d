/** Choices that leave no choice are settled without asking; scripts of other makers answer them all the same. */

let asksAll = false;

/** Whether a choice with only one outcome is settled without asking. */
export const isSettled = (onlyOne: boolean): boolean => onlyOne && !asksAll;

/** Asks also where there is only one answer, while the work is done; the work must be done when it returns. */
export function askingAll<T>(work: () => T): T {
  const before = asksAll;
  asksAll = true;
  try {
    return work();
  } finally {
    asksAll = before;
  }
}
