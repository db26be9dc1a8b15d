import type { Count } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, table, token } from '../../2-kernel/index.ts';

// biome-ignore format: a list of names reads best filled
const NUMBER_WORDS = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
];
// biome-ignore format: a list of names reads best filled
const ORDINAL_WORDS = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth',
];

const valueIn = (words: readonly string[]) => (text: string) => {
  const at = words.indexOf(text);
  return at > 0 ? at : undefined;
};

/** "one", "two", … "twenty". */
export const numberWord: Phrase<number> = token(
  'a number',
  valueIn(NUMBER_WORDS),
  (n: number) => NUMBER_WORDS[n] ?? '',
);

/** "two" and up: what stands before a plural noun. */
export const pluralNumber: Phrase<number> = token(
  'a number',
  text => (text === 'one' ? undefined : valueIn(NUMBER_WORDS)(text)),
  (n: number) => NUMBER_WORDS[n] ?? '',
);

/** "first", "second", … "twentieth". */
export const ordinal: Phrase<number> = token(
  'an ordinal',
  valueIn(ORDINAL_WORDS),
  (n: number) => ORDINAL_WORDS[n] ?? '',
);

const spelled = (n: number): string => (n >= 1000 ? n.toLocaleString('en-US') : String(n));

/** "0", "3", "1,000". */
export const digits: Phrase<number> = token(
  'a number',
  text => (/^(?:\d{1,3}|\d{1,3}(?:,\d{3})+)$/u.test(text) ? Number(text.replaceAll(',', '')) : undefined),
  spelled,
);

const x = is({ count: 'x' })`X`;

/** The amount X. */
export const xCount: Phrase<Count> = part<Count>()(x);

/** A number before a plural noun, in words: "two", "X". */
export const cardinal: Phrase<Count> = part<Count>()(oneOf('a number', pluralNumber, x));

/** A number in digits, before "damage", "life" and after "power": "3", "X". */
export const numeral: Phrase<Count> = part<Count>()(oneOf('a number', digits, x));

/** "once", "twice", "three times". */
export const times: Phrase<number> = part<number>()(
  table('how often', { once: 1, twice: 2, 'three times': 3, 'four times': 4, 'five times': 5, 'ten times': 10 }),
);

/** "that many": an amount of an earlier phrase, before a noun. */
export const thatMany: Phrase<Count> = part<Count>()(is({ count: 'that', slot: -1, said: 'that many' })`that many`);

/** "that much", "that many". */
export const thatMuch: Phrase<Count> = part<Count>()(
  is({ count: 'that', slot: -1 })`${{ said: table('an amount', ['that much', 'that many']) }}`,
);
