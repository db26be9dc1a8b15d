/** Costs [CR 118]. */
import type { Effect } from './effect.ts';
import type { ManaCost } from './mana.ts';
import type { Objects, Worded } from './noun.ts';

/** The parts of a cost in printed order; they may be paid in any order [CR 601.2h | 2007: 409.1h]. */
export type Cost = readonly CostPart[];

export type CostPart =
  /** `bends`: for each generic mana in it an artifact or creature may be tapped instead [CR 701.67a | 2007: none]. */
  | (Worded & { readonly pay: 'mana'; readonly cost: ManaCost; readonly bends?: true })
  /** "Pay its mana cost": the mana cost of an object as it is when it is paid [CR 107.3h, 202.1 | 2007: none]. */
  | (Worded & { readonly pay: 'costOf'; readonly of: Objects })
  /** The tap symbol [CR 107.5 | 2007: 104.4]. */
  | { readonly pay: 'tap' }
  /** The untap symbol [CR 107.6]. */
  | { readonly pay: 'untap' }
  /** A loyalty symbol [CR 107.7, 606.4]; `-x` removes X counters. */
  | { readonly pay: 'loyalty'; readonly n: number | 'x' | '-x' }
  /** Any action the player performs: sacrifice, discard, pay life, exile, reveal, remove counters, tap others … */
  | (Worded & { readonly pay: 'do'; readonly effect: Effect })
  /** One cost or another, chosen by the payer. */
  | { readonly pay: 'or'; readonly of: readonly Cost[] };
