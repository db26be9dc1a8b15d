/** What effects are good for. */
import type { Filter, KeywordName, Players } from '@lawmage/ability';

export type DeedKind =
  | 'kill'
  | 'damage'
  | 'bounce'
  | 'shrink'
  | 'boost'
  | 'counters'
  | 'adapt'
  | 'counterSpell'
  | 'draw'
  | 'discard'
  | 'gainLife'
  | 'loseLife'
  | 'token'
  | 'mana'
  | 'fetch'
  | 'raise'
  | 'tap'
  | 'untap'
  | 'steal'
  | 'harm'
  | 'protect'
  | 'fight'
  | 'sacrifice'
  | 'win'
  | 'lose'
  | 'other';

/** Whom or what a deed is done to. */
export type Aim =
  | { readonly at: 'self' | 'bearer' | 'nothing' }
  | { readonly at: 'target'; readonly slot: number; readonly filter: Filter | null; readonly players: boolean }
  | { readonly at: 'each' | 'some'; readonly filter: Filter }
  | { readonly at: 'players'; readonly who: Players['who'] };

/** One thing that an effect does. */
export type Deed = {
  readonly what: DeedKind;
  readonly aim: Aim;
  readonly amount: number;
  /** The amount is the X of the spell. */
  readonly x: boolean;
  /** `boost` and `shrink`: what is added, and keywords gained. */
  readonly power: number;
  readonly toughness: number;
  readonly gains: readonly KeywordName[];
  /** It stays when the turn ends. */
  readonly lasting: boolean;
};

/** Deeds one wants done to one's own. */
export const HELPFUL: ReadonlySet<DeedKind> = new Set([
  'boost',
  'counters',
  'untap',
  'protect',
  'gainLife',
  'draw',
  'raise',
  'token',
  'mana',
  'fetch',
]);

const PLAIN = { amount: 1, x: false, power: 0, toughness: 0, gains: [], lasting: false } as const;
const NOTHING: Aim = { at: 'nothing' };

export const deed = (what: DeedKind, aim: Aim = NOTHING, more: Partial<Deed> = {}): Deed => ({
  ...PLAIN,
  what,
  aim,
  ...more,
});

/** The amount of a deed when X is known. */
export const amountOf = ({ amount, x: isX }: Deed, x: number): number => (isX ? x : amount);
