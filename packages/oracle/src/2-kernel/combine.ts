import { words } from '../1-text/tokens.ts';
import {
  type Forms,
  type Maybe,
  type MaybeForms,
  type Nothing,
  type Phrase,
  perhapsPhrase,
  phrase,
  type Rule,
} from './phrase.ts';

/**
 * One token of a class. `to` gives its value, or undefined if it is none of the class; `from` spells a value. A value is
 * written only if its spelling reads back as the same value.
 */
export function token<const T>(
  label: string,
  to: (text: string) => T | undefined,
  from: (value: T) => string,
): Phrase<T> {
  return phrase({ kind: 'token', label, to, from: value => from(value as T) });
}

/** One or more items with the same words (or nothing) between them. */
export function run<T>(item: Phrase<T>, options: { between?: string; least?: number } = {}): Phrase<readonly T[]> {
  return phrase({ kind: 'run', item, between: words(options.between ?? ''), least: options.least ?? 1 });
}

/** "a and b", "a, b, and c": two items or more unless `least` says otherwise. */
export const andList = <T>(item: Phrase<T>, least = 2): Phrase<readonly T[]> => listWith('and', item, least);

/** "a or b", "a, b, or c". */
export const orList = <T>(item: Phrase<T>, least = 2): Phrase<readonly T[]> => listWith('or', item, least);

/** A list whose last item is joined by the given word, such as "then" or "and/or". */
export function listWith<T>(word: string, item: Phrase<T>, least = 2): Phrase<readonly T[]> {
  return phrase({ kind: 'list', item, last: words(word), least });
}

/** A phrase that may be absent; absence leaves no key. As a bare slot, all fields of the phrase may be absent. */
export function maybe<T>(of: Phrase<T>): Maybe<T>;
export function maybe<T>(of: Forms<T>): MaybeForms<T>;
export function maybe<T>(of: Phrase<T> | Forms<T>): Maybe<T> | MaybeForms<T> {
  const absent = (rule: Rule): Maybe<T> => perhapsPhrase({ kind: 'maybe', of: rule });
  return 'shape' in of ? absent(of) : { one: absent(of.one), many: absent(of.many) };
}

/** A phrase that is defined further down: rules that contain each other need it. */
export const lazy = <T>(of: () => Phrase<T>): Phrase<T> => phrase({ kind: 'lazy', of });

/** Does the same to both numbers of a phrase: `inBoth(noun, (form) => andList(form))`. */
export const inBoth = <T, U>(of: Forms<T>, make: (form: Phrase<T>) => Phrase<U>): Forms<U> => ({
  one: make(of.one),
  many: make(of.many),
});

/**
 * A phrase whose value has another shape than its wording. `to` and `from` give undefined for what they refuse; a value
 * is written only if `to(from(value))` is the same value again. As the writer offers every value that stands in the same
 * place, `from` must not throw on any of them. A bare slot needs to know the `keys` the value can have.
 */
export function as<A, B>(
  of: Phrase<A>,
  to: (value: A) => B | undefined,
  from: (value: B) => A | undefined,
  keys?: readonly (keyof B & string)[],
): Phrase<B> {
  return phrase({
    kind: 'as',
    of,
    to: value => to(value as A),
    from: value => from(value as B),
    keys,
  });
}

/** Only those values of a phrase that pass a test; the label says what was wanted. */
export function where<T, U extends T>(label: string, of: Phrase<T>, test: (value: T) => value is U): Phrase<U>;
export function where<T>(label: string, of: Phrase<T>, test: (value: T) => boolean): Phrase<T>;
export function where<T>(label: string, of: Phrase<T>, test: (value: T) => boolean): Phrase<T> {
  return phrase({ kind: 'where', of, label, test: value => test(value as T) });
}

/**
 * A phrase in a place where more can stand than it says: number words where any amount may be meant. It reads as before,
 * and its writer refuses all other values.
 */
export const part =
  <Wide>() =>
  <T extends Wide>(of: Phrase<T>): Phrase<Wide> =>
    phrase(of.shape);

/** As `part`, for a phrase in two numbers. */
export const partForms =
  <Wide>() =>
  <T extends Wide>(of: Forms<T>): Forms<Wide> => ({ one: phrase(of.one.shape), many: phrase(of.many.shape) });

/** Nothing, provided that the phrase does not follow here. It guards a rule against its neighbour; writing ignores it. */
export const not = (of: Rule): Phrase<Nothing> => phrase({ kind: 'not', of });

/** A phrase whose failures do not count when a decline says how far the reading came: for catch-alls. */
export const quiet = <T>(of: Phrase<T>): Phrase<T> => phrase({ kind: 'quiet', of });

/** The article "a" or "an", as the next written word wants it. */
export const an: Phrase<Nothing> = phrase({ kind: 'article' });
