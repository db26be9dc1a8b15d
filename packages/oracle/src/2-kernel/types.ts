import type { AnyForms, AnyMaybe, AnyMaybeForms, AnyPhrase, Forms, Maybe, MaybeForms, Phrase } from './phrase.ts';

/** What a phrase means, in either of its forms. */
export type Meant<P> =
  P extends Phrase<infer T>
    ? T
    : P extends Maybe<infer T>
      ? T
      : P extends Forms<infer T>
        ? T
        : P extends MaybeForms<infer T>
          ? T
          : never;

type Absent = AnyMaybe | AnyMaybeForms;

/** A slot that names the field its phrase fills. */
export type Slot = { readonly [field: string]: AnyPhrase | AnyMaybe };
/** A slot in an inflected template, whose phrase may be inflected too. */
export type FormsSlot = { readonly [field: string]: AnyPhrase | AnyMaybe | AnyForms | AnyMaybeForms };

/** What may stand between the words of a template. */
export type Part = AnyPhrase | AnyMaybe | Slot;
/** What may stand between the words of an inflected template. */
export type FormsPart = AnyPhrase | AnyMaybe | AnyForms | AnyMaybeForms | FormsSlot;

type SlotFields<S> = { [K in keyof S as S[K] extends Absent ? never : K]: Meant<S[K]> } & {
  [K in keyof S as S[K] extends Absent ? K : never]?: Meant<S[K]>;
};

type PartFields<P> = P extends AnyPhrase | AnyForms ? Meant<P> : P extends Absent ? Partial<Meant<P>> : SlotFields<P>;

type Flat<T> = T extends infer U ? { [K in keyof U]: U[K] } : never;

type Join<Parts, Sum> = Parts extends readonly [infer First, ...infer Rest]
  ? Join<Rest, Sum & PartFields<First>>
  : Flat<Sum>;

/** The record that a template with these constants and these parts means. */
export type Merged<Constants, Parts> = Join<Parts, Constants>;

/** What a choice between these phrases means. */
export type AnyOf<Phrases extends readonly unknown[]> = Meant<Phrases[number]>;
