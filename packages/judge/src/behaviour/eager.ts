/** A player who does what has not happened yet, and otherwise anything. */
import { type Act, type Decision, type Game, type ObjectId, type Reply, toppedUp } from '@lawmage/engine';
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
      return payment(decision, dice);
    case 'divide':
      return shares(decision, dice);
    case 'attack':
      return attacks(decision, dice);
    case 'block':
      return blocks(decision, dice);
    case 'pick':
    case 'modes':
      return kind === 'pick' ? toppedUp(decision, subset(decision, dice)) : subset(decision, dice);
  }
}

/** Acts that may show something new count most; mana is made when it is needed. */
function priority(game: Game, { options }: Decision, observer: Observer, dice: Dice): Reply {
  const weights = options.map(option => (option.is === 'act' ? weight(game, option, observer) : 0));
  const passing = 24;
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
  return act.act === 'land' || thing(game, act.id).zone === 'hand' ? 4 : 2;
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

/** Creatures and cards that help to pay do so more often than not; the rest is paid with mana. */
function payment({ options }: Decision, dice: Dice): Reply {
  const helping = options.flatMap((option, n) => (option.is === 'payWith' && option.how !== 'life' ? [n] : []));
  if (helping.length > 0 && dice.below(4) > 0) return [dice.one(helping)];
  return [
    Math.max(
      0,
      options.findIndex(({ is }) => is === 'auto'),
    ),
  ];
}

/** Nearly everything that may attacks, each something; now and then one creature alone. */
function attacks({ options }: Decision, dice: Dice): Reply {
  if (dice.below(6) === 0) return [dice.below(options.length)];
  const reply: number[] = [];
  const ways = options.flatMap((option, n) => (option.is === 'attack' ? [{ ...option, n }] : []));
  for (const attacker of new Set(ways.map(way => way.attacker)))
    if (dice.below(6) > 0) reply.push(dice.one(ways.filter(way => way.attacker === attacker)).n);
  return reply.toSorted((a, b) => a - b);
}

/** Most attackers are blocked, by one creature or by two; no creature blocks twice. */
function blocks({ options }: Decision, dice: Dice): Reply {
  const reply: number[] = [];
  const busy = new Set<ObjectId>();
  const pairs = options.flatMap((option, n) => (option.is === 'block' ? [{ ...option, n }] : []));
  for (const attacker of dice.shuffled([...new Set(pairs.map(pair => pair.attacker))])) {
    if (dice.below(3) === 0) continue;
    const able = pairs.filter(pair => pair.attacker === attacker && !busy.has(pair.blocker));
    for (const { blocker, n } of dice.some(able, dice.below(3) === 0 ? 2 : 1)) {
      busy.add(blocker);
      reply.push(n);
    }
  }
  return reply.toSorted((a, b) => a - b);
}

/** Mostly as little as may be for each, so that the last gets something; otherwise anything. */
function shares(decision: Decision, dice: Dice): Reply {
  const { options, each, most } = decision;
  const least = options.map((_, n) => Math.max(each, lethal(decision)[n] ?? 0));
  const rest = most - least.reduce((sum, n) => sum + n, 0);
  if (rest >= 0 && dice.below(3) > 0) return least.map((share, n) => (n === options.length - 1 ? share + rest : share));
  const given = options.map(() => each);
  for (let left = most - each * options.length; left > 0; left--) {
    const at = dice.below(options.length);
    given[at] = (given[at] ?? 0) + 1;
  }
  return given;
}

/** How much damage is lethal for what must have that first. */
function lethal({ why: { about } }: Decision): readonly number[] {
  const known = typeof about === 'object' && about !== null && 'lethal' in about ? about.lethal : [];
  return Array.isArray(known) ? known : [];
}
