/** What a phrase is made of: plain data, the same for reading and for writing. */
export type Shape =
  | TemplateShape
  | { readonly kind: 'choice'; readonly label: string; readonly of: readonly Rule[] }
  | { readonly kind: 'table'; readonly label: string; readonly rows: readonly TableRow[] }
  | TokenShape
  | { readonly kind: 'run'; readonly item: Rule; readonly between: readonly string[]; readonly least: number }
  | { readonly kind: 'list'; readonly item: Rule; readonly last: readonly string[]; readonly least: number }
  | { readonly kind: 'maybe'; readonly of: Rule }
  | { readonly kind: 'lazy'; readonly of: () => Rule }
  | AsShape
  | { readonly kind: 'where'; readonly of: Rule; readonly label: string; readonly test: (value: unknown) => boolean }
  | { readonly kind: 'not'; readonly of: Rule }
  | { readonly kind: 'quiet'; readonly of: Rule }
  | { readonly kind: 'article' };

/** Words and slots in their order, and the fields whose values the rule fixes. */
export interface TemplateShape {
  readonly kind: 'template';
  readonly name: string;
  readonly constants: Readonly<Record<string, unknown>>;
  readonly parts: readonly TemplatePart[];
}

/** Words that stand as they are, or a phrase that fills one field, or a phrase whose own fields are merged. */
export type TemplatePart =
  | { readonly words: readonly string[] }
  | { readonly field: string; readonly rule: Rule }
  | { readonly rule: Rule; readonly field?: never };

/** One row of a table: the wording means the value. */
export interface TableRow {
  readonly words: readonly string[];
  readonly value: unknown;
}

/** One token of a class, such as a number in digits. */
export interface TokenShape {
  readonly kind: 'token';
  readonly label: string;
  readonly to: (text: string) => unknown;
  readonly from: (value: unknown) => string | undefined;
}

/** A phrase whose value has another shape than its wording. */
export interface AsShape {
  readonly kind: 'as';
  readonly of: Rule;
  readonly to: (value: unknown) => unknown;
  readonly from: (value: unknown) => unknown;
  readonly keys: readonly string[] | undefined;
}

/** Any part of a grammar, its value left open. */
export interface Rule {
  readonly shape: Shape;
}

/** Every field that some member of a union has. */
type KeysOf<T> = T extends readonly unknown[] | string | number | boolean ? never : keyof T;

declare const carries: unique symbol;

/**
 * Something that can be read and written, and means a `T`. It carries `T` once as what it reads and once as what it
 * writes, so `const effect: Phrase<Effect> = oneOf(…)` compiles only if every `Effect` can be both read and written. The
 * fields are carried beside it, since a record without an optional field would fit both ways.
 */
export interface Phrase<T, Keys = KeysOf<T>> extends Rule {
  readonly [carries]: { readonly reads: T; readonly writes: (value: T) => void; readonly keys: (key: Keys) => Keys };
}

declare const perhaps: unique symbol;

/** A phrase that may be absent; only a slot of a template takes it, and absence leaves no key. */
export interface Maybe<T> extends Rule {
  readonly [perhaps]: { readonly reads: T; readonly writes: (value: T) => void };
}

/** One phrase in its two grammatical numbers. */
export interface Forms<T> {
  readonly one: Phrase<T>;
  readonly many: Phrase<T>;
}

/** A phrase in two numbers that may be absent. */
export interface MaybeForms<T> {
  readonly one: Maybe<T>;
  readonly many: Maybe<T>;
}

/** A phrase that adds no field: bare words. */
export type Nothing = Readonly<Record<never, never>>;

/** Any phrase, whatever it means. */
export interface AnyPhrase extends Rule {
  readonly [carries]: {
    readonly reads: unknown;
    readonly writes: (value: never) => void;
    readonly keys: (key: never) => unknown;
  };
}

/** Any phrase that may be absent. */
export interface AnyMaybe extends Rule {
  readonly [perhaps]: { readonly reads: unknown; readonly writes: (value: never) => void };
}

/** Any phrase in two numbers. */
export interface AnyForms {
  readonly one: AnyPhrase;
  readonly many: AnyPhrase;
}

/** Any phrase in two numbers that may be absent. */
export interface AnyMaybeForms {
  readonly one: AnyMaybe;
  readonly many: AnyMaybe;
}

/** Gives a shape the type of what it means: the only place where the kernel takes a type on trust. */
export const phrase = <T>(shape: Shape): Phrase<T> => ({ shape }) as unknown as Phrase<T>;

/** As `phrase`, for a phrase that may be absent. */
export const perhapsPhrase = <T>(shape: Shape): Maybe<T> => ({ shape }) as unknown as Maybe<T>;

/** True for a phrase in two numbers. */
export const isForms = (part: object): part is AnyForms | AnyMaybeForms => !('shape' in part) && isInflected(part);

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && 'shape' in value;
const isInflected = (part: object): boolean =>
  'one' in part && 'many' in part && Object.keys(part).length === 2 && isRule(part.one) && isRule(part.many);
