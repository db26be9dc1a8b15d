/** Replacement and prevention effects [CR 614–616 | 2007: 419]. */

import type { ChosenWord } from './action.ts';
import type { Condition, Duration } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Count } from './count.ts';
import type { Attacking, Destination, EntersWith } from './destination.ts';
import type { Effect } from './effect.ts';
import type { EventPattern } from './event.ts';
import type { ManaType } from './mana.ts';
import type { Modification } from './modification.ts';
import type { Filter, Objects, Players, Recipient, Slot, Worded } from './noun.ts';

/** "If … would …, … instead". */
export type Replacement = Worded & {
  readonly event: EventPattern;
  readonly condition?: Condition;
  readonly optional?: true;
  readonly instead: Instead;
};

/** What happens in place of the event. */
export type Instead =
  /** A changed amount: "that much plus 1", "twice that much". The count may use the event's amount slot. */
  | { readonly instead: 'amount'; readonly amount: Count }
  /** The same move to another place. */
  | { readonly instead: 'destination'; readonly to: Destination }
  | { readonly instead: 'nothing' }
  | { readonly instead: 'effect'; readonly effect: Effect }
  /** A step or turn is skipped; the effect is the first thing that happens in the next one [CR 614.10b | 2007: none]. */
  | (Worded & { readonly instead: 'skip'; readonly effect?: Effect })
  /** The event happens, and more with it. */
  | { readonly instead: 'also'; readonly effect: Effect }
  | { readonly instead: 'redirect'; readonly to: Recipient }
  /** Of a library that would be searched, only so many cards on top are [CR 701.23f]. */
  | { readonly instead: 'portion'; readonly count: number }
  /** Tokens or counters changed in kind or number. */
  | { readonly instead: 'double' }
  /** Each mana of another type; `whole`: one mana of it, whatever the amount. */
  | (Worded & { readonly instead: 'mana'; readonly type: ManaType; readonly whole?: true })
  /** Instead of being destroyed: its damage is removed, and an effect [CR 702.89a]. */
  | { readonly instead: 'spare'; readonly effect: Effect }
  /** A static ability regenerates it each time [CR 701.19b | 2007: 419.6b]. */
  | { readonly instead: 'regenerate' };

/** How an object enters: "enters tapped", "with two +1/+1 counters", "as this enters, choose a color" [CR 614.1c–d, 614.12 | 2007: 419.6]. */
export type Entering =
  | { readonly enters: 'tapped' }
  | { readonly enters: 'transformed' }
  /** [CR 722.3a] */
  | { readonly enters: 'prepared' }
  | { readonly enters: 'attacking'; readonly what: Attacking }
  | { readonly enters: 'with'; readonly with: EntersWith }
  | (Worded & {
      readonly enters: 'choosing';
      readonly word: ChosenWord;
      readonly of?: readonly string[];
      readonly who?: Players;
      /** Introduces a chosen number for the parts that follow. */
      readonly slot?: Slot;
      /** Under which other name it is remembered; no text says it. */
      readonly as?: 'protector';
    })
  | { readonly enters: 'choosingObject'; readonly what: Objects }
  /** "Pay any amount of life": how much is remembered [CR 607.2g | 2007: 217.7d]. */
  | { readonly enters: 'payingLife' }
  /** A number is noted [CR 607.2e | 2007: none]. */
  | { readonly enters: 'noting'; readonly count: Count }
  /** "It becomes your choice of …": the changes of one of these, which can be copied [CR 208.2b, 707.2 | 2007: none]. */
  | { readonly enters: 'becoming'; readonly choice: readonly (readonly Modification[])[] }
  /** "you may pay …; if you don't, it enters tapped". */
  | { readonly enters: 'unless'; readonly cost: Cost; readonly otherwise: Entering }
  | {
      readonly enters: 'asCopy';
      readonly of: Objects;
      readonly may?: true;
      readonly changes?: readonly Modification[];
      /** Exceptions that do more than change characteristics, or that are for what will be of a kind only. */
      readonly besides?: readonly CopyBesides[];
      /** "When you do, …". */
      readonly then?: Effect;
      readonly until?: Duration;
    }
  /** "you may have it enter …. If you don't, …". */
  | { readonly enters: 'may'; readonly how: Entering; readonly otherwise?: Entering }
  /** What a slot holds is remembered by what enters; only meanings of keywords say so. */
  | { readonly enters: 'remembering'; readonly slot: Slot; readonly as: 'devoured' }
  /** An action taken as it enters: "as this enters, sacrifice any number of …". */
  | { readonly enters: 'doing'; readonly effect: Effect };

/** [CR 707.9e, 707.9f | 2007: none] What enters as a copy enters with, or has, if it will be of a kind. */
export type CopyBesides = Worded & {
  readonly if?: Filter;
  readonly with?: readonly EntersWith[];
  readonly changes?: readonly Modification[];
};

/** Prevention [CR 615 | 2007: 419.7]. Absent amount: all. */
export type CounterShield = Worded & {
  readonly amount?: Count;
  readonly combat?: boolean;
  readonly source?: Objects;
  readonly from?: Filter;
  readonly to?: Recipient;
  /** Dealt to that instead of being prevented [CR 614.9 | 2007: 419.6c]. */
  readonly redirect?: Recipient;
  /** Only the next time that it applies [CR 615.8]. */
  readonly once?: true;
  readonly then?: Effect;
  /** Introduces how much was prevented, for `then`. */
  readonly prevented?: Slot;
};
