/** Remarks of a scenario: they mean nothing to the game, and stay with what they stand at. */

/** What stands above a line and behind it. */
export type Remarks = { readonly before: readonly string[]; readonly beside: string };

/**
 * Remarks by what they stand at, but for those of sentences, which keep their own: `scenario`, `turn`, `card:NAME`, `player:NAME`,
 * `player:NAME:battlefield`, `case:NAME`, `end`.
 */
export type RemarksByPlace = Readonly<Record<string, Remarks>>;

export const NO_REMARKS: Remarks = { before: [], beside: '' };

export const hasRemarks = ({ before, beside }: Remarks): boolean => before.length > 0 || beside !== '';

/** Both, one after the other: only the first can stay beside the line. */
export function joinRemarks(one: Remarks, other: Remarks): Remarks {
  if (!hasRemarks(one)) return other;
  const later = other.beside === '' ? other.before : [...other.before, other.beside];
  return { before: [...one.before, ...later], beside: one.beside };
}
