/** A player who does what has not happened yet, and otherwise anything. */
import { type Act, type Decision, type Game, type Reply, toppedUp } from '@lawmage/engine';
import { characteristics, thing } from '@lawmage/engine/setup';
import type { Dice } from './dice.ts';
import { cardOf, type Observer } from './observer.ts';
import { unitsOf } from './units.ts';

/** A reply of the right form; a declaration may still be refused. */
export function eagerReply(game: Game, decision: Decision, observer: Observer, dice: Dice): Reply {
  const { kind, options, least, most } = decision;
  switch (kind) {
    case 'priority':
      return priority(game, decision, observer, dice);
    case 'yesNo':
      return [dice.below(6) === 0 ? 0 : 1];
    case 'number':
      return [least + dice.below(Math.min(most, 6) - least + 1 > 0 ? Math.min(most, 6) - least + 1 : 1)];
    case 'order':
      return dice.shuffled(options.map((_, n) => n));
    case 'pay':
      return [
        Math.max(
          0,
          options.findIndex(({ is }) => is === 'auto'),
        ),
      ];
    case 'divide':
      return shares(decision, dice);
    case 'attack':
      return options.flatMap((_, n) => (dice.below(3) > 0 ? [n] : []));
    case 'block':
      return options.flatMap((_, n) => (dice.below(3) === 0 ? [n] : []));
    case 'pick':
    case 'modes':
      return kind === 'pick' ? toppedUp(decision, subset(decision, dice)) : subset(decision, dice);
  }
}

/** Acts that may show something new count most; mana is made when it is needed. */
function priority(game: Game, { options }: Decision, observer: Observer, dice: Dice): Reply {
  const weights = options.map(option => (option.is === 'act' ? weight(game, option, observer) : 0));
  const passing = 14;
  let at = dice.below(weights.reduce((sum, one) => sum + one, passing));
  for (const [n, one] of weights.entries()) {
    if (at < one) return [n];
    at -= one;
  }
  return [];
}

function weight(game: Game, act: Act, observer: Observer): number {
  const card = cardOf(game, act.id);
  if (card === null) return 1;
  if (act.act === 'activate') {
    const live = characteristics(game, act.id).abilities[act.ability]?.ability;
    const units = live === undefined ? [] : (unitsOf(card).byWords.get(live) ?? []);
    if (units.some(unit => observer.lacks(card, unit))) return 50;
    return act.mana ? 0 : 1;
  }
  const isNew = unitsOf(card).units.some((_, unit) => observer.lacks(card, unit));
  if (isNew) return act.way === 'normal' || act.way === '' ? 40 : 50;
  return act.act === 'land' || thing(game, act.id).zone === 'hand' ? 6 : 2;
}

function subset({ options, least, most }: Decision, dice: Dice): Reply {
  const highest = Math.min(most, options.length);
  const low = Math.min(highest, Math.max(least, dice.below(5) === 0 ? 0 : 1));
  const count = low + dice.below(highest - low + 1);
  return dice
    .some(
      options.map((_, n) => n),
      count,
    )
    .toSorted((a, b) => a - b);
}

function shares({ options, each, most }: Decision, dice: Dice): Reply {
  const given = options.map(() => each);
  for (let left = most - each * options.length; left > 0; left--) {
    const at = dice.below(options.length);
    given[at] = (given[at] ?? 0) + 1;
  }
  return given;
}
