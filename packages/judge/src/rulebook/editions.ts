/** Names of editions. */
import type { EditionName } from '@lawmage/engine';
import type { EditionFacts } from './rulebook.ts';

/** Since when each edition that can be played is in force. */
export const PLAYED_SINCE: Readonly<Record<EditionName, string>> = { current: '2026-08-07', '2007-02': '2007-02-01' };

export const isPlayed = (name: string): name is EditionName => Object.hasOwn(PLAYED_SINCE, name);

/** The edition that can be played whose rulebook is of that date, or null. */
export function playedAs(date: string): EditionName | null {
  return (Object.keys(PLAYED_SINCE) as EditionName[]).find(name => PLAYED_SINCE[name] === date) ?? null;
}

/**
 * The edition that a name means: `current` and `2007-02` as they are played; otherwise a date or its beginning, of
 * force or of publication (`2024`, `2024-08`, `2024-08-02`). Of several the newest.
 */
export function editionNamed<T extends Pick<EditionFacts, 'edition' | 'published'>>(
  name: string,
  newestFirst: readonly T[],
): T | undefined {
  const wanted = isPlayed(name) ? PLAYED_SINCE[name] : name;
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(wanted)) return undefined;
  return newestFirst.find(({ edition, published }) => edition.startsWith(wanted) || published?.startsWith(wanted));
}
