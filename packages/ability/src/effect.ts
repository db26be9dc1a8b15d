/** Effects: what an instruction does, and how instructions join. */
import type { Condition, Duration } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Count } from './count.ts';
import type { EventPattern } from './event.ts';
import type { Objects, Players, Quantity, Slot, Worded } from './noun.ts';
import type { Verb } from './verb.ts';

/**
 * One instruction, or several joined. Verbs of players carry `who` (absent: you); verbs of objects carry `what`.
 * `slot` introduces what the step found, moved or made; `amount` introduces how much it did ("that much").
 */
export type Effect = Verb | Join;

/** How instructions join into sentences and paragraphs. */
export type Join =
  /** One after another [CR 608.2c | 2007: 413.2b]. */
  | (Worded & { readonly do: 'sequence'; readonly steps: readonly Effect[] })
  /** "you may …"; `then` is "if you do", `otherwise` "if you don't" [CR 608.2d | 2007: 413.2c]. */
  | (Worded & {
      readonly do: 'may';
      readonly who?: Players;
      /** Each of them is asked in turn until one does it. */
      readonly anyone?: true;
      readonly effect: Effect;
      readonly then?: Effect;
      readonly otherwise?: Effect;
    })
  | (Worded & { readonly do: 'if'; readonly condition: Condition; readonly then: Effect; readonly otherwise?: Effect })
  /** "… unless its controller pays {2}": someone may pay a cost; `unpaid` happens otherwise, `paid` if paid. */
  | (Worded & {
      readonly do: 'unless';
      readonly who: Players;
      readonly cost: Cost;
      /** The cost is to be paid so many times, all or not at all [CR 702.24a | 2007: 502.13a]. */
      readonly times?: Count;
      readonly unpaid: Effect;
      readonly paid?: Effect;
    })
  /** The step that must be done for the next: "sacrifice a creature. If you do, …". */
  | (Worded & {
      readonly do: 'ifDone';
      readonly effect: Effect;
      readonly then: Effect;
      readonly otherwise?: Effect;
      /** "This ability still resolves if its target becomes illegal", against [CR 608.2b | 2007: 413.2a]. */
      readonly anyway?: true;
    })
  /** Once for each of some objects or players, which the slot stands for in turn. */
  | (Worded & { readonly do: 'forEach'; readonly of: Objects | Players; readonly slot: Slot; readonly effect: Effect })
  /** Instructions that a later one may have done again: "repeat this process". */
  | (Worded & { readonly do: 'process'; readonly slot: Slot; readonly effect: Effect })
  | (Worded & { readonly do: 'again'; readonly slot: Slot })
  | (Worded & { readonly do: 'repeat'; readonly times: Count; readonly effect: Effect })
  /** "where X is …": defines X for the effect [CR 107.3i | 2007: 104.3c]. */
  | (Worded & { readonly do: 'where'; readonly x: Count; readonly y?: Count; readonly effect: Effect })
  /** Modes [CR 700.2 | 2007: 409.1b]. `each`: bullets may be chosen more than once. */
  | (Worded & {
      readonly do: 'modes';
      readonly choose: Quantity;
      readonly who?: Players;
      readonly repeat?: true;
      /** What is chosen is counted by what its modes are worth [CR 700.2i]. */
      readonly worth?: true;
      /** Only modes that have not been chosen for this object, or not this turn. */
      readonly fresh?: 'ever' | 'turn';
      readonly modes: readonly Mode[];
    })
  /** Delayed trigger: this effect later [CR 603.7 | 2007: 404.4]. `every`: each time, so long; `within`: once, if it happens in time; neither: once, whenever it happens. */
  | (Worded & {
      readonly do: 'later';
      readonly event: EventPattern;
      readonly effect: Effect;
      readonly every?: Duration;
      readonly within?: Duration;
    })
  /** Reflexive trigger: "when you do" [CR 603.12]. */
  | (Worded & { readonly do: 'whenDone'; readonly effect: Effect; readonly if?: Condition; readonly then: Effect });

/** A mode of a modal spell or ability: its own name or cost (spree, tiered), how many pawprints it has, and effect. */
export type Mode = {
  readonly name?: string;
  readonly cost?: Cost;
  readonly worth?: number;
  readonly effect: Effect;
};
