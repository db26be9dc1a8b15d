/** Effects that outlive the spell or ability that made them. */
import type {
  Ability,
  Condition,
  CounterShield,
  Duration,
  Effect,
  EventPattern,
  Filter,
  Modification,
  Objects,
  PlayerRule,
  Replacement,
} from '@lawmage/ability';
import type { Copiable, Found } from './game.ts';
import type { ObjectId, Seat } from './ids.ts';

type Made = {
  readonly n: number;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly timestamp: number;
  readonly x: number;
  readonly found: readonly (Found | undefined)[];
  readonly until: Duration | null;
  /** The turn in which it was made, for durations that count turns. */
  readonly turn: number;
};

export type Lasting =
  /** A continuous effect on objects fixed when it began; rules on objects may be about whatever fits `what` [CR 611.2c | 2007: 418.3b]. */
  | (Made & {
      readonly is: 'modify';
      readonly ids: readonly ObjectId[] | null;
      readonly what?: Objects;
      readonly changes: readonly Modification[];
      readonly condition: Condition | null;
      /** What a static ability has given a permanent spell for good [CR 400.7b, 611.3d | 2007: none]. */
      readonly given?: true;
    })
  /** A copy effect, with the values it copied [CR 707.2b | 2007: 503.2]. */
  /** `by`: while a static ability of its source, of that number, makes it [CR 707.2c | 2007: none]. */
  | (Made & { readonly is: 'copy'; readonly ids: readonly ObjectId[]; readonly copied: Copiable; readonly by?: number })
  /** Its controller ignores what the static abilities of its source do [CR 116.2d | 2007: 408.2j]. */
  | (Made & { readonly is: 'ignore' })
  | (Made & { readonly is: 'rule'; readonly seats: readonly Seat[]; readonly rule: PlayerRule })
  | (Made & { readonly is: 'replace'; readonly replacement: Replacement; readonly once: boolean })
  /** A shield that prevents; `left` counts down, -1 for all damage. */
  | (Made & {
      readonly is: 'prevent';
      readonly shield: CounterShield;
      readonly left: number;
      readonly ids: readonly ObjectId[];
      readonly seats: readonly Seat[];
    })
  /** Two creatures are paired [CR 702.95b | 2007: none]. */
  | (Made & { readonly is: 'pair'; readonly ids: readonly ObjectId[] })
  /** The next such spell of its player will be changed [CR 611.2f | 2007: none]. */
  | (Made & { readonly is: 'nextSpell'; readonly what: Filter; readonly changes: readonly Modification[] })
  /** It is done first in the next step that occurs [CR 614.10b | 2007: none]. */
  | (Made & { readonly is: 'first'; readonly effect: Effect })
  | (Made & { readonly is: 'regenerate'; readonly id: ObjectId })
  /** A delayed triggered ability [CR 603.7 | 2007: 404.4]. */
  | (Made & {
      readonly is: 'trigger';
      readonly event: EventPattern;
      readonly effect: Effect;
      readonly ability: Ability;
      readonly every: boolean;
    })
  /** Exiled, or phased out, until something leaves [CR 610.3, 610.4]. */
  | (Made & {
      readonly is: 'return';
      readonly ids: readonly ObjectId[];
      readonly watch: ObjectId;
      readonly phased: boolean;
    });
