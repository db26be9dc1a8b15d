/** Names of cards as they are typed: basic lands, the starter pack, the scenario's own, the library of this machine. */
import { STARTER_CARDS } from '@lawmage/cards/starter';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
const NEAR: readonly string[] = [...new Set([...BASICS, 'Wastes', ...STARTER_CARDS.map(card => card.name)])];

export const MOST_FOUND = 12;

/** Names that begin with what was typed, then those that hold it; the nearest at hand where nothing was. */
export function nearNames(typed: string, own: readonly string[]): readonly string[] {
  const small = typed.trim().toLowerCase();
  const all = [...new Set([...own, ...NEAR])];
  if (small === '') return all.slice(0, own.length + BASICS.length);
  const begins = all.filter(name => name.toLowerCase().startsWith(small));
  const holds = all.filter(name => name.toLowerCase().includes(small) && !begins.includes(name));
  return [...begins, ...holds].slice(0, MOST_FOUND);
}

/** Names of the library of this machine; none where there is no library or no server. */
export async function libraryNames(typed: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const response = await fetch(`/api/cards/find?${new URLSearchParams({ text: typed })}`, { signal });
    const answer: unknown = await response.json();
    return isNames(answer) ? answer.names : [];
  } catch {
    return [];
  }
}

const isNames = (answer: unknown): answer is { readonly names: readonly string[] } =>
  typeof answer === 'object' && answer !== null && 'names' in answer && Array.isArray(answer.names);
