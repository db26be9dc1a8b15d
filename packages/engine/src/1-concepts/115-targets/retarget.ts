/** Changing targets, and choosing new ones [CR 115.7]. */

import type { Filter } from '@lawmage/ability';
import { boundTargets } from '../../6-spells-and-effects/601-casting/bound-targets.ts';
import { phrasesOf } from '../../6-spells-and-effects/608-resolving/targets.ts';
import type { Rule } from '../../editions/rule.ts';
import { fits } from '../../nouns/fits.ts';
import type { Game, StackItem, Target } from '../../state/game.ts';
import { type MemoryId, NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing, thingOrNone, write } from '../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { happen } from '../../work/happen.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import { legalTargets, sameTarget } from './legal.ts';
import { isFromOne, ownerOf } from './one-graveyard.ts';
import type { TargetPhrase } from './phrases.ts';

/** One target after another: `phrase` and `at` name the one that is next, `from` what it may become. */
export type RetargetFrame = {
  readonly do: 'retarget';
  readonly id: ObjectId;
  readonly seat: Seat;
  /** [CR 115.7d] Any may stay as they are; otherwise each must change if it can [CR 115.7a]. */
  readonly may: boolean;
  /** What a new target must be, and who says so. */
  readonly to?: { readonly filter: Filter; readonly memory: MemoryId };
  readonly phrase?: number;
  readonly at?: number;
  readonly from?: readonly Target[];
};

const itemOf = (game: Game, id: ObjectId): StackItem =>
  must(thing(game, id).stack, 'an object on the stack has its item', game);

export function retarget(game: Game, frame: RetargetFrame, reply: Reply): Done {
  const { id, phrase = 0, at = 0, from } = frame;
  if (thingOrNone(game, id)?.zone !== 'stack') return nothing();
  const targets = itemOf(game, id).targets[phrase];
  if (targets === undefined) return nothing();
  const now = targets.chosen[at];
  if (now === undefined) return push(game, { ...same(frame), phrase: phrase + 1 });
  if (from === undefined) return askFor(game, { ...frame, phrase, at }, now);
  return change(
    game,
    { ...frame, phrase, at },
    now,
    must(from[reply[0] ?? 0], 'a checked reply is among the targets', game),
  );
}

type Next = RetargetFrame & { readonly phrase: number; readonly at: number };

const same = ({ id, seat, may, to }: RetargetFrame): RetargetFrame => ({
  do: 'retarget',
  id,
  seat,
  may,
  ...(to && { to }),
});
const next = (frame: Next): RetargetFrame => ({ ...same(frame), phrase: frame.phrase, at: frame.at + 1 });

function askFor(game: Game, frame: Next, now: Target): Done {
  const item = itemOf(game, frame.id);
  const targets = must(item.targets[frame.phrase], 'the targets are there', game);
  const phrase = phrasesOf(game, frame.id, item).find(({ slot }) => slot === targets.slot);
  const by = {
    you: frame.seat,
    source: item.source,
    item: frame.id,
    x: item.x,
    found: boundTargets(item.found, item.targets),
  };
  const legal = phrase === undefined ? [] : legalTargets(game, phrase, by);
  const rest = targets.chosen.toSpliced(frame.at, 1);
  const others = legal.filter(
    target =>
      !targets.chosen.some(chosen => sameTarget(chosen, target)) &&
      isSuch(game, frame, target) &&
      isWithRest(game, phrase, target, rest),
  );
  if (others.length < legal.length) cite('115.3|409.1c');
  if (item.modes.length > 0) cite('115.8|415.7b', '700.2f|415.7b');
  if (others.length === 0) {
    cite('115.7a|415.7a');
    return push(game, next(frame));
  }
  const from = frame.may ? [now, ...others] : others;
  const options = from.map(({ id, seat }): Option => (seat === NOBODY ? { is: 'object', id } : { is: 'player', seat }));
  return ask(
    game,
    { kind: 'pick', seat: frame.seat, why: why('retarget', ruleOf(frame), frame.id, phrase), options },
    { ...frame, from },
  );
}

/** "Change that spell's target to another creature." */
const isSuch = (game: Game, { to }: RetargetFrame, { id }: Target): boolean =>
  to === undefined || (id !== NONE && fits(game, id, to.filter, memoryOf(game, to.memory)));

/** Where all targets are from one player's zone, a new one is from there too. */
const isWithRest = (game: Game, phrase: TargetPhrase | undefined, target: Target, [one]: readonly Target[]): boolean =>
  one === undefined ||
  phrase === undefined ||
  !isFromOne(phrase, { least: 0, most: 2 }) ||
  ownerOf(game, target) === ownerOf(game, one);

const ruleOf = ({ may }: RetargetFrame): Rule => (may ? '115.7d|415.7a' : '115.7a|415.7a');

/** [CR 115.7f] A division stays as it was. */
function change(game: Game, frame: Next, now: Target, chosen: Target): Done {
  cite('115.7|');
  if ((itemOf(game, frame.id).targets[frame.phrase]?.amounts.length ?? 0) > 0) cite('115.7f|');
  push(game, next(frame));
  if (sameTarget(now, chosen)) return nothing();
  const item = itemOf(game, frame.id);
  const targets = item.targets.map((one, n) =>
    n === frame.phrase ? { ...one, chosen: one.chosen.with(frame.at, chosen) } : one,
  );
  write(game, frame.id).stack = { ...item, targets };
  const { id, seat } = chosen;
  return happen(game, [
    { what: 'target', rule: ruleOf(frame), source: frame.id, id, seat, by: frame.id, controller: item.controller },
  ]);
}
