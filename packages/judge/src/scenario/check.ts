/** What must be true. */
import type { Color, KeywordName, ManaType, TypeWord } from '@lawmage/ability';
import type { Deed } from './action.ts';
import type { Noun, ObjectNoun, StepNoun, Who, ZoneNoun } from './noun.ts';

export type Check =
  | { readonly check: 'life'; readonly who: Who; readonly n: number }
  | { readonly check: 'cards'; readonly zone: ZoneNoun; readonly n: number }
  | { readonly check: 'zone'; readonly zone: ZoneNoun; readonly are: readonly ObjectNoun[]; readonly ordered: boolean }
  | { readonly check: 'counters'; readonly on: Noun; readonly kind: string; readonly n: number }
  | { readonly check: 'object'; readonly what: ObjectNoun; readonly not: boolean; readonly fact: Fact }
  | { readonly check: 'controls'; readonly who: Who; readonly n: number; readonly what: string }
  | { readonly check: 'stack'; readonly are: readonly ObjectNoun[] }
  | { readonly check: 'pool'; readonly who: Who; readonly mana: readonly ManaType[] }
  | { readonly check: 'step'; readonly step: StepNoun }
  | { readonly check: 'turn'; readonly who: Who }
  /** Who is asked; `priority` or a choice. */
  | { readonly check: 'asked'; readonly who: Who; readonly priority: boolean; readonly not: boolean }
  /** Who makes the choice that somebody has. */
  | { readonly check: 'decides'; readonly who: Who; readonly of: Who }
  /** Whether a player may know what an object is. */
  | { readonly check: 'sees'; readonly who: Who; readonly what: ObjectNoun; readonly not: boolean }
  | { readonly check: 'may'; readonly not: boolean; readonly deed: Deed; readonly code: string | null }
  | {
      readonly check: 'end';
      readonly who: Who | null;
      readonly how: 'won' | 'lost' | 'draw' | 'on';
      readonly not: boolean;
    }
  | { readonly check: 'cited'; readonly rule: string; readonly not: boolean }
  | { readonly check: 'daytime'; readonly is: 'day' | 'night' }
  | { readonly check: 'designation'; readonly who: Who; readonly is: string; readonly not: boolean };

/** What may be said of one object. */
export type Fact =
  | { readonly is: 'in'; readonly zone: ZoneNoun }
  | { readonly is: 'size'; readonly power: number; readonly toughness: number }
  | { readonly is: 'state'; readonly state: State }
  | { readonly is: 'colors'; readonly colors: readonly Color[] }
  | { readonly is: 'types'; readonly types: readonly TypeWord[] }
  | { readonly is: 'keyword'; readonly keyword: KeywordName }
  | { readonly is: 'anyAbility' }
  | { readonly is: 'damage' | 'manaValue' | 'power' | 'toughness' | 'loyalty'; readonly n: number }
  | { readonly is: 'controlled' | 'owned'; readonly by: Who }
  | { readonly is: 'attached'; readonly to: Noun | null }
  | { readonly is: 'targeting'; readonly what: Noun }
  | { readonly is: 'named'; readonly name: string };

/** Designations of permanents, as they are marked. */
export const MARKS = ['monstrous', 'prepared', 'renowned', 'saddled', 'solved', 'suspected'] as const;

export const STATES = [
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'face down',
  'face up',
  'flipped',
  'phased out',
  'a token',
  'transformed',
  'summoning sick',
  ...MARKS,
] as const;
export type State = (typeof STATES)[number];
