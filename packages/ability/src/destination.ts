/** Where cards go, and how they arrive. */
import type { Count } from './count.ts';
import type { Modification } from './modification.ts';
import type { CounterKind, Objects, Players, Slot, Worded } from './noun.ts';
import type { ZoneName } from './types.ts';

/** Where a moved card goes and how it arrives. */
export type Destination = Worded & {
  readonly zone: ZoneName;
  /** Top or bottom, or a number of cards from the top. */
  readonly at?: 'top' | 'bottom' | 'topOrBottom' | 'random' | number;
  readonly order?: 'any' | 'random';
  readonly tapped?: true;
  readonly attacking?: Attacking;
  readonly blocking?: Blocking;
  readonly faceDown?: true;
  readonly transformed?: true;
  readonly under?: 'you' | 'owner';
  readonly with?: readonly EntersWith[];
  readonly attachedTo?: Objects;
  /** What it was crafted with; only the meaning of craft says it. */
  readonly craftedWith?: Slot;
};

/** What a creature put onto the battlefield attacking attacks: anything, somebody or something of theirs, or what another attacked. */
export type Attacking = true | { readonly whom: Players } | { readonly like: Objects };

/** What a creature put onto the battlefield blocking blocks: any creature that attacks its controller, or a certain one [CR 509.4]. */
export type Blocking = true | Objects;

/** What an object enters the battlefield with [CR 614.12 | 2007: 419.6]. */
export type EntersWith =
  | (Worded & { readonly with: 'counters'; readonly kind: CounterKind; readonly count: Count })
  | { readonly with: 'changes'; readonly changes: readonly Modification[] };
