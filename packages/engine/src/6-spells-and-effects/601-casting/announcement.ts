/** What is being put on the stack, and the frames in which its player announces it [CR 601.2, 602.2, 603.3 | 2007: 409.1, 410.4]. */
import type { Condition, Effect, Filter } from '@lawmage/ability';
import type { Aiming } from '../../1-concepts/115-targets/legal.ts';
import { type TargetPhrase, targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import { holds } from '../../nouns/condition.ts';
import type { Game, StackItem } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing, write } from '../../state/store.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { staleOne } from '../613-layers/stale.ts';
import { boundTargets } from './bound-targets.ts';
import { untargetable } from './cant-target.ts';
import { permanentsTarget } from './could-cast.ts';
import { isUnbranched, settledByPayment } from './if-paid.ts';
import { lookOf } from './look.ts';
import type { Way } from './way.ts';

/** A spell or ability while it is being announced. Its choices are in its `StackItem`. */
export type Announcement = {
  readonly what: 'spell' | 'activated' | 'triggered';
  readonly seat: Seat;
  /** The spell or ability. */
  readonly item: ObjectId;
  /** `spell`: how it is cast. */
  readonly way: Way | null;
  /** `activated`: which of its source's abilities. */
  readonly at: number;
  /** `activated`: it resolves at once. */
  readonly mana: boolean;
  /** What costs and choices introduce; none for triggered abilities. */
  readonly memory: MemoryId;
};

/** The item on the stack. */
export const itemOf = (game: Game, { item }: Announcement): StackItem =>
  must(thing(game, item).stack, 'what is being announced has its item', game);

/** Changes what has been announced. */
export function announce(game: Game, { item }: Announcement, change: Partial<StackItem>): void {
  const stack = must(thing(game, item).stack, 'what is being announced has its item', game);
  write(game, item).stack = { ...stack, ...change };
  if (change.x !== undefined) staleOne(game, item);
}

/** The instructions whose modes and targets are announced. */
export function effectsOf(game: Game, of: Announcement): readonly Effect[] {
  if (of.way !== null) return of.way.faceDown === 'no' ? lookOf(game, of.item, of.way.face).effects : [];
  const { ability } = itemOf(game, of);
  return ability !== null && 'effect' in ability ? [ability.effect] : [];
}

const NO_PHRASES: readonly TargetPhrase[] = [];

/** The target phrases that what was announced so far asks for. */
export function phrasesOf(game: Game, of: Announcement): readonly TargetPhrase[] {
  if (of.way !== null) {
    if (of.way.faceDown !== 'no' || of.way.way === 'overload') return NO_PHRASES;
    const look = lookOf(game, of.item, of.way.face);
    const enchant = permanentsTarget(look, of.way);
    if (enchant !== null) return [enchant];
    if (look.effects.length === 0) return NO_PHRASES;
  }
  const { modes } = itemOf(game, of);
  const effects = settledEffects(game, of, effectsOf(game, of));
  const [only] = effects;
  return controllerFirst(
    effects.length === 1 && only !== undefined
      ? targetPhrases(only, modes)
      : effects.flatMap(effect => targetPhrases(effect, modes)),
  );
}

/** The instructions with what is paid for so far. */
function settledEffects(game: Game, of: Announcement, effects: readonly Effect[]): readonly Effect[] {
  if (of.what !== 'spell' || isUnbranched(effects)) return effects;
  const scope = aimingOf(game, of);
  const isPaid = (payment: Condition): boolean => holds(game, payment, scope);
  return effects.map(effect => settledByPayment(effect, isPaid));
}

/** [CR 601.7b, 602.3b | 2007: 409.2b] Before another player chooses anything for it, its controller has chosen. */
function controllerFirst(phrases: readonly TargetPhrase[]): readonly TargetPhrase[] {
  if (!phrases.some(isChosenByOther)) return phrases;
  return [...phrases.filter(phrase => !isChosenByOther(phrase)), ...phrases.filter(isChosenByOther)];
}

/** Whether a player other than the controller chooses what a phrase targets. */
const isChosenByOther = (phrase: TargetPhrase): boolean => 'by' in phrase && phrase.by !== undefined;

/** Who aims, from what, with the targets chosen so far standing for their phrases. */
export function aimingOf(game: Game, of: Announcement): Aiming {
  const item = itemOf(game, of);
  const aiming = { you: of.seat, x: item.x, found: boundTargets(item.found, item.targets), item: of.item };
  return of.what === 'spell'
    ? { ...aiming, source: of.item, except: exceptionsOf(game, of.item) }
    : { ...aiming, source: item.source };
}

/** What the spell itself keeps from being its target. */
function exceptionsOf(game: Game, id: ObjectId): readonly Filter[] {
  const { abilities } = characteristics(game, id);
  return abilities.some(({ ability }) => ability.is === 'static')
    ? untargetable(abilities.flatMap(({ ability }) => (ability.is === 'static' ? [ability] : [])))
    : NO_FILTERS;
}

const NO_FILTERS: readonly Filter[] = [];
