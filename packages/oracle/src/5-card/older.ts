/** Wordings of earlier years in the words of today, for people who have an old card before them. */
import { words } from '../1-text/index.ts';

/** From the longest to the shortest, as a part of one may be another. */
const PHRASES: readonly (readonly [older: string, today: string])[] = [
  ['play this ability only any time you could play a sorcery', 'activate only as a sorcery'],
  ['any time you could play a sorcery', 'as a sorcery'],
  ['play this ability only', 'activate only'],
  ['to his or her mana pool', ''],
  ['to your mana pool', ''],
  ['comes into play', 'enters'],
  ['come into play', 'enter'],
  ['removed from the game', 'exiled'],
  ['converted mana cost', 'mana value'],
  ['mana cost to play', 'mana cost to cast'],
  ['at end of turn ,', 'at the beginning of the end step ,'],
  ['is unblockable', "can't be blocked"],
  ['are unblockable', "can't be blocked"],
  ['his or her', 'their'],
  ['more to play', 'more to cast'],
  ['less to play', 'less to cast'],
  ['into play', 'onto the battlefield'],
  ['leaves play', 'leaves the battlefield'],
  ['leave play', 'leave the battlefield'],
  ['from play', 'from the battlefield'],
  ['in play', 'on the battlefield'],
  ['spells you play', 'spells you cast'],
  ['your opponents play', 'your opponents cast'],
];

const TABLE = PHRASES.map(([older, today]) => [words(older), words(today)] as const);

/** The line in words of today; the same list where nothing in it is older. */
export function inWordsOfToday(tokens: readonly string[]): readonly string[] {
  const created = tokensCreated(tokens);
  const exiled = removedFromTheGame(created);
  const cast = spellsPlayed(exiled);
  return TABLE.reduce<readonly string[]>((row, [older, today]) => replaced(row, older, today), cast);
}

function replaced(row: readonly string[], older: readonly string[], today: readonly string[]): readonly string[] {
  const at = find(row, older, 0);
  if (at < 0) return row;
  const before = row.slice(0, at);
  return [...before, ...today, ...replaced(row.slice(at + older.length), older, today)];
}

const find = (row: readonly string[], part: readonly string[], from: number): number =>
  row.findIndex((_, at) => at >= from && part.every((word, n) => row[at + n] === word));

/** "Remove … from the game" is "exile …". */
function removedFromTheGame(row: readonly string[]): readonly string[] {
  const verbs: Readonly<Record<string, string>> = { remove: 'exile', removes: 'exiles' };
  const end = find(row, ['from', 'the', 'game'], 0);
  const start = end < 0 ? -1 : row.findLastIndex((word, at) => at < end && Object.hasOwn(verbs, word));
  if (start < 0) return row;
  const exile = verbs[row[start] ?? ''] ?? 'exile';
  return removedFromTheGame([...row.slice(0, start), exile, ...row.slice(start + 1, end), ...row.slice(end + 3)]);
}

/** "Put a … token into play" is "create a … token". */
function tokensCreated(row: readonly string[]): readonly string[] {
  const verbs: Readonly<Record<string, string>> = { put: 'create', puts: 'creates' };
  const end = row.findIndex(
    (word, at) => (word === 'token' || word === 'tokens') && row[at + 1] === 'into' && row[at + 2] === 'play',
  );
  const start = end < 0 ? -1 : row.findLastIndex((word, at) => at < end && Object.hasOwn(verbs, word));
  if (start < 0) return row;
  const create = verbs[row[start] ?? ''] ?? 'create';
  return [...row.slice(0, start), create, ...row.slice(start + 1, end + 1), ...row.slice(end + 3)];
}

/** Spells were played; lands and cards still are. */
function spellsPlayed(row: readonly string[]): readonly string[] {
  const verbs: Readonly<Record<string, string>> = { play: 'cast', plays: 'casts', played: 'cast' };
  return row.map((word, at) => {
    if (!Object.hasOwn(verbs, word)) return word;
    const noun = row.slice(at + 1, at + 5);
    const stop = noun.findIndex(next => /^[.,:]$/u.test(next));
    const near = stop < 0 ? noun : noun.slice(0, stop);
    return near.includes('spell') || near.includes('spells') ? (verbs[word] ?? word) : word;
  });
}
