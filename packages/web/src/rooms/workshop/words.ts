import type { CardState } from './door.ts';

export const STATE_WORDS: Readonly<Record<CardState, string>> = {
  playable: 'playable',
  notCarriedOut: 'not carried out yet',
  notUnderstood: 'not understood whole',
};

/** What would have been understood, as a list one can read. */
export function wantedWords(wanted: readonly string[], most = 6): string {
  const some = wanted.slice(0, most).map(one => `“${one}”`);
  return wanted.length > most ? `${some.join(', ')} or ${wanted.length - most} more` : some.join(' or ');
}
