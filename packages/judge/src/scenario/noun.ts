/** What sentences talk about. */
import type { Color, ManaType, StepName, ZoneName } from '@lawmage/ability';

/** A player, by place in turn order. */
export type Who = number;

/** An object by name; `of` names its controller or, outside the battlefield and the stack, its owner. */
export type ObjectNoun = {
  readonly is: 'object';
  readonly name: string;
  readonly of: Who | null;
  /** The ability on the stack that came from it. */
  readonly ability: boolean;
};

export type PlayerNoun = { readonly is: 'player'; readonly who: Who };
export type Noun = ObjectNoun | PlayerNoun;

/** A zone; whose, where each player has one. */
export type ZoneNoun = { readonly zone: ZoneName | 'gone'; readonly of: Who | null };

/** Anything that may be chosen. */
export type Choice =
  | Noun
  | { readonly is: 'number'; readonly n: number }
  | { readonly is: 'mode'; readonly mode: number }
  /** One of the options by its place, from 1: where names do not tell them apart. */
  | { readonly is: 'option'; readonly option: number }
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'mana'; readonly mana: ManaType }
  | { readonly is: 'word'; readonly word: string };

export type Share = { readonly n: number; readonly to: Noun };
export type StepNoun = { readonly of: Who | null; readonly step: StepName };
