import type { Count } from '@lawmage/ability';
import { type Phrase, token } from '../../2-kernel/index.ts';

/** A change of power and toughness in two signed numbers. */
export type SignedPair = {
  readonly power: Count;
  readonly toughness: Count;
  readonly minusPower?: true;
  readonly minusToughness?: true;
};

const PAIR = /^([+-])(\d+|X)\/([+-])(\d+|X|Y)$/u;
const LETTERS: Readonly<Record<string, Count>> = { X: { count: 'x' }, Y: { count: 'y' } };
const amount = (text = ''): Count => LETTERS[text] ?? Number(text);
const spelled = (count: Count): string | undefined => {
  if (typeof count === 'number') return String(count);
  if (count.count === 'y') return 'Y';
  return count.count === 'x' ? 'X' : undefined;
};

/** "+2/+2", "-1/-0", "+X/+X". */
export const signedPair: Phrase<SignedPair> = token(
  'a change of power and toughness',
  (text): SignedPair | undefined => {
    const found = PAIR.exec(text);
    if (found === null) return undefined;
    return {
      power: amount(found[2]),
      toughness: amount(found[4]),
      ...(found[1] === '-' && { minusPower: true }),
      ...(found[3] === '-' && { minusToughness: true }),
    };
  },
  ({ power, toughness, minusPower, minusToughness }: SignedPair) =>
    `${minusPower ? '-' : '+'}${spelled(power)}/${minusToughness ? '-' : '+'}${spelled(toughness)}`,
);

const SIZE = /^(\d+|X)\/(\d+|X)$/u;

/** "4/4", "X/X": power and toughness as they are set. */
export const size: Phrase<{ readonly power: Count; readonly toughness: Count }> = token(
  'a power and toughness',
  text => {
    const found = SIZE.exec(text);
    return found === null ? undefined : { power: amount(found[1]), toughness: amount(found[2]) };
  },
  (pair: { readonly power: Count; readonly toughness: Count }) => `${spelled(pair.power)}/${spelled(pair.toughness)}`,
);
