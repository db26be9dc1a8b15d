/** What waits while events are being replaced. */
import type { Effect, Entering } from '@lawmage/ability';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import type { GameEvent, Into } from '../../work/event.ts';

/** A batch of events that replacement effects may change. */
export type EventsFrame = {
  readonly do: 'events';
  readonly batch: readonly GameEvent[];
  /** 0: not yet looked at for what can't happen; 1: looked at. */
  readonly at: number;
  /** For each event the effects that have had their opportunity [CR 614.5 | 2007: 419.6a]. */
  readonly used: readonly (readonly string[])[];
  readonly into: Into | null;
  /** The event that these are part of [CR 616.1g | 2007: 419.9b]: when they are settled, it goes on. */
  readonly within?: { readonly events: EventsFrame; readonly at: number };
  /** Who has chosen last what is done with one of them [CR 101.4d | 2007: none]. */
  readonly last?: Seat;
};

/** Someone chooses which effect is applied to an event, or whether an optional one is. */
export type ReplacingFrame = {
  readonly do: 'replaceWith' | 'replaceMaybe';
  readonly events: EventsFrame;
  readonly at: number;
  readonly keys: readonly string[];
};

/** Someone chooses which of several damages a shield too small for all of them prevents first [CR 615.7 | 2007: 419.7b]. */
export type ShieldFrame = {
  readonly do: 'shield';
  readonly events: EventsFrame;
  readonly among: readonly number[];
  readonly key: string;
};

/** An object enters as an effect says, part by part; `memory` holds what its phrases stand for. */
export type EnteringFrame = {
  readonly do: 'entering' | 'enteringChosen' | 'enteringPaid';
  readonly events: EventsFrame;
  readonly at: number;
  readonly how: readonly Entering[];
  readonly memory: MemoryId;
};

/** What an effect does in place of an event is carried out; the effects named have had their opportunity on it. */
export type InsteadFrame = {
  readonly do: 'instead' | 'insteadDone';
  readonly effect: Effect;
  readonly memory: MemoryId;
  readonly keys: readonly string[];
};

/** A permanent is spared from being destroyed: its damage goes, and a regenerated one is tapped and leaves combat. */
export type SpareFrame = { readonly do: 'spare'; readonly id: ObjectId; readonly regenerated: boolean };
