const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', þ: 'th', ł: 'l' };

/**
 * One spelling for all the ways a name is typed: case, accents, `Æ`, quotation marks, spaces, and `Fire/Ice` for
 * `Fire // Ice`. Names with equal keys are the same name to a person who types them.
 */
export function nameKey(name: string): string {
  const plain = /^[\x20-\x7e]*$/.test(name) ? name.toLowerCase() : plainLetters(name);
  const key = plain
    .replace(/['"`,.:;!?]/g, '')
    .replace(/\s*\/+\s*/g, ' // ')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return key === '' ? plain.trim() : key;
}

function plainLetters(name: string): string {
  return name
    .replace(/[®™]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßðþł]/g, letter => LETTERS[letter] ?? letter)
    .replace(/[‘’ʼ´“”„]/g, '')
    .replace(/[‐-―−]/g, '-');
}

/** `Front // Back` from the names of its faces. */
export const joinNames = (faces: readonly string[]): string => faces.join(' // ');

/** The names of the faces of `Front // Back`; one for an ordinary name. */
export const splitName = (name: string): readonly string[] => name.split(' // ');
