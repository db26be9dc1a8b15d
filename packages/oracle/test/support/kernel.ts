import { expect } from 'vitest';
import { join, words } from '../../src/1-text/index.ts';
import { type Grammar, table, tableForms, token } from '../../src/2-kernel/index.ts';

export const number = table('a number', { two: 2, three: 3, four: 4 });
export const digits = token('digits', text => (/^\d+$/u.test(text) ? Number(text) : undefined), String);
export const relic = tableForms('a kind of object', { 'relic|relics': 'relic', 'elf|elves': 'elf', sheep: 'sheep' });
export const color = table('a color', ['red', 'green', 'blue']);

/** What a text means; the test fails where it is declined. */
export const reads = <T>(g: Grammar<T>, text: string): T => {
  const result = g.read(words(text));
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.value;
};
/** The text of a value. */
export const writes = <T>(g: Grammar<T>, value: T): string => {
  const result = g.write(value);
  if (!result.ok) throw new Error(result.error.message);
  return join(result.value);
};
/** A text and its value, in both directions. */
export const says = <T>(g: Grammar<T>, text: string, value: T): void => {
  expect(reads(g, text)).toEqual(value);
  expect(writes(g, value)).toBe(text);
};
/** Why a text is not read. */
export const refusal = <T>(g: Grammar<T>, text: string) => {
  const result = g.read(words(text));
  if (result.ok) throw new Error(`"${text}" was read`);
  return result.error;
};
