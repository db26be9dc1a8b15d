/** Targets and divisions are announced [CR 601.2c, 601.2d | 2007: 409.1c, 409.1e]. */

import type { Count, Effect } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { legalTargets } from '../../1-concepts/115-targets/legal.ts';
import { visitChosen } from '../../1-concepts/115-targets/mode-instances.ts';
import { isFromOne, ownerOf, ownersOf } from '../../1-concepts/115-targets/one-graveyard.ts';
import type { TargetPhrase } from '../../1-concepts/115-targets/phrases.ts';
import { rangeOf } from '../../1-concepts/115-targets/quantity.ts';
import { isMutating } from '../../7-additional/702-keywords/mutate.ts';
import { countOf } from '../../nouns/count.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Game, Target } from '../../state/game.ts';
import { NOBODY, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import { happen } from '../../work/happen.ts';
import { namedBy } from '../../work/named-by.ts';
import { type Announcement, aimingOf, announce, effectsOf, itemOf, phrasesOf } from './announcement.ts';
import { giveUp } from './give-up.ts';
import { timesKicked } from './paid.ts';

export type TargetsFrame =
  /** The targets of the phrase at `n` and those after it. */
  | {
      readonly do: 'chooseTargets';
      readonly of: Announcement;
      readonly n: number;
      readonly by?: Seat | undefined;
      readonly from?: Seat;
    }
  /** Which of several opponents chooses the targets of that phrase. */
  | { readonly do: 'chooserNamed'; readonly of: Announcement; readonly n: number; readonly seats: readonly Seat[] }
  /** From which player's zone all targets of that phrase are. */
  | {
      readonly do: 'ownerNamed';
      readonly of: Announcement;
      readonly n: number;
      readonly by: Seat | undefined;
      readonly seats: readonly Seat[];
    }
  | { readonly do: 'targetsChosen'; readonly of: Announcement; readonly n: number; readonly from: readonly Target[] }
  /** The division among the targets at `n` and those after them. */
  | { readonly do: 'divideTargets'; readonly of: Announcement; readonly n: number }
  | { readonly do: 'targetsDivided'; readonly of: Announcement; readonly n: number }
  | { readonly do: 'becomeTargets'; readonly of: Announcement };

/** [CR 601.2c, 115.3 | 2007: 409.1c] How many and which, for each instance of the word "target". */
export function chooseTargets(
  game: Game,
  { of, n, by, from: owner }: Extract<TargetsFrame, { readonly do: 'chooseTargets' }>,
): Done {
  const phrase = phrasesOf(game, of)[n];
  if (phrase === undefined) return nothing();
  const aiming = aimingOf(game, of);
  const choosers = by === undefined ? choosersOf(game, of, phrase) : [by];
  if (choosers.length > 1) return nameChooser(game, of, n, choosers);
  const range = rangeOf(game, phrase.count, aiming);
  const all = legalTargets(game, phrase, aiming);
  const owners = isFromOne(phrase, range) ? ownersOf(game, all, range.least) : null;
  if (owners !== null && owners.length > 1 && owner === undefined) return nameOwner(game, of, n, by, owners);
  const from = owners === null ? all : all.filter(target => ownerOf(game, target) === (owner ?? owners[0]));
  citePhrase(game, of, phrase);
  const divided = divisionOf(game, of, phrase.slot);
  const most = Math.min(range.most, from.length, divided ?? from.length);
  if (from.length < range.least || most < range.least) return giveUp(game, of);
  if (from.length === 0 || isSettled(most === range.least && from.length === most))
    return setTargets(game, of, n, phrase, from);
  return ask(
    game,
    {
      kind: 'pick',
      seat: choosers[0] ?? of.seat,
      why: why('target', '601.2c|409.1c', aiming.source, phrase),
      options: from.map(optionOf),
      least: range.least,
      most,
    },
    { do: 'targetsChosen', of, n, from },
  );
}

/** [CR 115.1a–115.1d, 303.4a, 603.3d | 2007: 212.4e, 410.4, 415.1–415.3] What is targeted, by what. */
function citePhrase(game: Game, of: Announcement, phrase: TargetPhrase): void {
  if (of.what === 'triggered') cite('115.1d|415.2', '603.3d|410.4');
  else if (of.what === 'activated') cite('115.1c|415.2');
  else if (effectsOf(game, of).length > 0) cite('115.1a|415.1');
  else if (isMutating(itemOf(game, of))) cite('702.140a|');
  else {
    cite('115.1b|415.3', '303.4a|212.4e', '702.5a|502.45a');
    if ('who' in phrase) cite('702.5d|502.45d');
  }
  if (phrase.count !== undefined && 'upTo' in phrase.count) cite('115.6|415.4');
  if (itemOf(game, of).spliced !== undefined) cite('702.47d|502.40d');
  if (timesKicked(itemOf(game, of).paid) > 0) cite('601.2c|409.1d', '702.33g|502.21c');
  if (itemOf(game, of).targets.length > 0) cite('101.4c|103.4b');
}

export function targetsChosen(
  game: Game,
  frame: Extract<TargetsFrame, { readonly do: 'targetsChosen' }>,
  reply: Reply,
): Done {
  const phrase = phrasesOf(game, frame.of)[frame.n];
  if (phrase === undefined) return nothing();
  return setTargets(game, frame.of, frame.n, phrase, namedBy(reply, frame.from));
}

function setTargets(game: Game, of: Announcement, n: number, phrase: TargetPhrase, chosen: readonly Target[]): Done {
  const { targets } = itemOf(game, of);
  announce(game, of, { targets: [...targets.slice(0, n), { slot: phrase.slot, chosen, amounts: [] }] });
  return push(game, { do: 'chooseTargets', of, n: n + 1 });
}

/** What is said of opponents who make choices for a spell or ability; of a triggered one it is all as for a spell [CR 603.3d]. */
const CHOSEN_BY_OPPONENT = {
  spell: { chooses: '601.7|409.2', named: '601.7a|409.2a', second: '601.7b|409.2b' },
  activated: { chooses: '602.3|409.2', named: '602.3a|409.2a', second: '602.3b|409.2b' },
  triggered: { chooses: '603.3d|410.4', named: '603.3d|410.4', second: '603.3d|410.4' },
} as const;

/** [CR 601.7, 602.3 | 2007: 409.2] Some targets are chosen by an opponent. */
function choosersOf(game: Game, of: Announcement, phrase: TargetPhrase): readonly Seat[] {
  if (!('by' in phrase) || phrase.by === undefined) return [of.seat];
  cite(CHOSEN_BY_OPPONENT[of.what].chooses);
  if (itemOf(game, of).targets.length > 0) cite(CHOSEN_BY_OPPONENT[of.what].second);
  return playersOf(game, phrase.by, aimingOf(game, of));
}

/** [CR 601.7a, 602.3a | 2007: 409.2a] The controller decides which of several opponents makes the choice. */
function nameChooser(game: Game, of: Announcement, n: number, seats: readonly Seat[]): Done {
  return ask(
    game,
    {
      kind: 'pick',
      seat: of.seat,
      why: why('choosePlayer', CHOSEN_BY_OPPONENT[of.what].named, aimingOf(game, of).source),
      options: seats.map((seat): Option => ({ is: 'player', seat })),
    },
    { do: 'chooserNamed', of, n, seats },
  );
}

export function chooserNamed(
  game: Game,
  { of, n, seats }: Extract<TargetsFrame, { readonly do: 'chooserNamed' }>,
  [at]: Reply,
): Done {
  const by = must(at === undefined ? undefined : seats[at], 'a checked reply is among the players', game);
  return push(game, { do: 'chooseTargets', of, n, by });
}

/** [CR 601.2c | 2007: 409.1c] Several targets from one player's zone: first it is said whose. */
function nameOwner(game: Game, of: Announcement, n: number, by: Seat | undefined, seats: readonly Seat[]): Done {
  return ask(
    game,
    {
      kind: 'pick',
      seat: by ?? of.seat,
      why: why('choosePlayer', '601.2c|409.1c', aimingOf(game, of).source),
      options: seats.map((seat): Option => ({ is: 'player', seat })),
    },
    { do: 'ownerNamed', of, n, by, seats },
  );
}

export function ownerNamed(
  game: Game,
  { of, n, by, seats }: Extract<TargetsFrame, { readonly do: 'ownerNamed' }>,
  [at]: Reply,
): Done {
  const from = must(at === undefined ? undefined : seats[at], 'a checked reply is among the players', game);
  return push(game, { do: 'chooseTargets', of, n, by, from });
}

export const optionOf = ({ id, seat }: Target): Option =>
  seat === NOBODY ? { is: 'object', id } : { is: 'player', seat };

/** [CR 601.2d | 2007: 409.1e] How much is divided among the targets of a phrase; null if nothing is. */
function divisionOf(game: Game, of: Announcement, slot: number): number | null {
  if (!effectsOf(game, of).some(dividesSomething)) return null;
  let amount: Count | null = null;
  let x: Count | undefined;
  visitChosen(effectsOf(game, of), itemOf(game, of).modes, node => {
    if (node.do === 'where') x = node.x as Count;
    if (node.divided !== true) return false;
    const verb = node as Extract<Effect, { readonly do: 'damage' | 'putCounters' }>;
    const to = verb.do === 'damage' ? verb.to : verb.on;
    if ('slot' in to && to.slot === slot) amount = verb.do === 'damage' ? verb.amount : verb.count;
    return true;
  });
  if (amount === null) return null;
  const scope = aimingOf(game, of);
  return countOf(game, amount, x === undefined ? scope : { ...scope, x: countOf(game, x, scope) });
}

const DIVIDING = new WeakMap<Effect, boolean>();

/** Whether anything in an effect is divided, in any of its modes. */
function dividesSomething(effect: Effect): boolean {
  let known = DIVIDING.get(effect);
  if (known === undefined) {
    known = hasWord(effect, node => node.divided === true);
    DIVIDING.set(effect, known);
  }
  return known;
}

/** [CR 601.2d | 2007: 409.1e] Each target gets at least one of what is divided. */
export function divideTargets(game: Game, of: Announcement, n: number): Done {
  const { targets, source } = itemOf(game, of);
  const one = targets[n];
  if (one === undefined) return nothing();
  const amount = divisionOf(game, of, one.slot);
  if (amount === null || one.chosen.length === 0) return push(game, { do: 'divideTargets', of, n: n + 1 });
  if (one.chosen.length === 1 || isSettled(one.chosen.length === amount)) {
    return setAmounts(
      game,
      of,
      n,
      one.chosen.map(() => amount / one.chosen.length),
    );
  }
  return ask(
    game,
    {
      kind: 'divide',
      seat: of.seat,
      why: why('divide', '601.2d|409.1e', source),
      options: one.chosen.map(optionOf),
      least: 0,
      most: amount,
      each: 1,
    },
    { do: 'targetsDivided', of, n },
  );
}

export function setAmounts(game: Game, of: Announcement, n: number, amounts: readonly number[]): Done {
  const { targets } = itemOf(game, of);
  announce(game, of, { targets: targets.map((one, at) => (at === n ? { ...one, amounts } : one)) });
  return push(game, { do: 'divideTargets', of, n: n + 1 });
}

/** [CR 601.2c | 2007: 409.1c] What was chosen becomes the target of the spell or ability. */
export function becomeTargets(game: Game, of: Announcement): Done {
  const { targets } = itemOf(game, of);
  if (targets.length === 0) return nothing();
  const { seat: controller, item: by } = of;
  const chosen = targets.flatMap(target => target.chosen);
  const each = chosen.filter(
    (one, at) => chosen.findIndex(({ id, seat }) => id === one.id && seat === one.seat) === at,
  );
  return happen(
    game,
    each.map(({ id, seat }) => ({
      what: 'target' as const,
      id,
      seat,
      by,
      controller,
      rule: '601.2c|409.1c' as const,
      source: by,
    })),
  );
}
