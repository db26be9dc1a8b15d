import { COLORS } from '@lawmage/ability';
import type { CardFacts } from '../facts/facts.ts';
import type { Failure } from '../result.ts';
import { z } from './schema.ts';

/** What became of one record of a file: cards, or a reason to leave it out, or why it cannot be understood. */
export type RecordReading =
  | { readonly kind: 'cards'; readonly cards: readonly CardFacts[] }
  | { readonly kind: 'left'; readonly layout: string }
  | { readonly kind: 'broken'; readonly failure: Failure<'brokenRecord' | 'notCardData'> };

export const colors = z.array(z.enum(COLORS));

/** Sources write `null` for what they do not know; to us that is the same as leaving it out. */
export const known = <T>(schema: z.ZodType<T>) =>
  schema.nullish().transform((value): T | undefined => value ?? undefined);

type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Drops the fields without a value, so that equal facts are equal objects. */
export function compact<T extends object>(fields: T): Compact<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Compact<T>;
}

/** The first thing that is wrong with a record, named by its field. */
export function brokenRecord(error: z.ZodError, card: string | undefined): RecordReading {
  const issue = error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  const message = field === '' ? (issue?.message ?? 'not a card') : `${field}: ${issue?.message}`;
  const place = { ...(card === undefined ? {} : { card }), ...(field === '' ? {} : { field }) };
  return { kind: 'broken', failure: { code: 'brokenRecord', message, place } };
}

/** The name a broken record gives itself, for the message. */
export const nameOf = (record: unknown): string | undefined =>
  typeof record === 'object' && record !== null && 'name' in record && typeof record.name === 'string'
    ? record.name
    : undefined;
