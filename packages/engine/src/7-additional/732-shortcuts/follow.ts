/** Taking a shortcut: its choices are made one after the other, with every rule, until its end or until one does not fit. */
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { hashOfStanding } from '../../state/hash.ts';
import { NONE } from '../../state/ids.ts';
import type { Base, Chosen, Described, Loop, Place, Progress, Shortcut } from '../../state/shortcut.ts';
import { allow } from '../../work/check.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { give, isOptional } from '../../work/give.ts';
import { baseOf, replyFor } from './describe.ts';
import { bar } from './differently.ts';
import { firstInvolved, takesPart } from './involved.ts';
import { closeLoop } from './repetition.ts';

/** Goes on with the shortcut under way, if there is one, to the question at which it ends. */
export function followShortcut(game: Game): void {
  const told = game.events.length;
  for (let shown = told; game.shortcut?.at != null; ) {
    const { shortcut } = game;
    const { at } = shortcut;
    if (at === null || game.result !== null || stopsAt(game, shortcut, at)) break;
    if (at.choice === 0 && at.round === 1) shown = game.events.length;
    if (at.choice === 0 && at.round > 0) beginRound(game, shortcut, at, shown);
    if (!takeNext(game, shortcut, at)) break;
  }
  if (game.shortcut?.at != null) game.shortcut = null;
}

/** The first round is told whole, of the others only the last one, with its number. */
function beginRound(game: Game, { by }: Shortcut, { round }: Progress, shown: number): void {
  if (!game.telling) return;
  game.events.length = shown;
  game.events.push({ what: 'shortcut', seat: by, said: 'repeats', n: round + 1, rule: '732.2c|421.2', source: NONE });
}

/** Makes the next choice of a shortcut. False: there is none, or it does not fit. */
function takeNext(game: Game, shortcut: Shortcut, at: Progress): boolean {
  const loop = shortcut.loops[at.loop];
  const said = loop?.choices[at.choice];
  if (loop === undefined || said === undefined) return false;
  const base = baseAt(game, at);
  if (at.choice === 0 && at.round > 0 && base.stack !== at.base.stack + loop.grows) return false;
  const reply = replyFor(game, said, loop.base, base);
  const isSkipped = reply === null && said.settled;
  if (!isSkipped && (reply === null || allow(game, reply) !== null)) return false;
  const isLast = at.round === loop.times - 1;
  const before = at.choice > 0 ? at.made : [];
  const made = isLast && reply !== null ? [...before, madeNow(game, said, reply)] : before;
  game.shortcut = { ...shortcut, at: nextAfter({ ...at, base, made }, loop) };
  const { acts } = game;
  if (reply !== null) give(game, reply);
  game.acts = acts;
  if (isLast && at.choice === loop.choices.length - 1) endLoop(game, loop, made);
  return true;
}

const baseAt = (game: Game, at: Progress): Base => (at.choice === 0 ? baseOf(game) : at.base);

const madeNow = (game: Game, { seat, kind }: Described, reply: Reply): Chosen => ({
  at: hashOfStanding(game),
  seat,
  kind,
  reply,
});

function nextAfter(at: Progress, { times, choices }: Loop): Progress {
  if (at.choice + 1 < choices.length) return { ...at, choice: at.choice + 1 };
  const round = at.round + 1;
  return round < times ? { ...at, round, choice: 0 } : { ...at, loop: at.loop + 1, round: 0, choice: 0 };
}

/**
 * [CR 732.2c | 2007: 421.2] Where a shortcut has been shortened, who said so must choose differently. Who has no other
 * choice could not say so, and it goes on.
 */
function stopsAt(game: Game, { loops, stop }: Shortcut, at: Progress): boolean {
  if (stop === null || !isSame(stop, at)) return false;
  const loop = loops[at.loop];
  const said = loop?.choices[at.choice];
  const reply = loop === undefined || said === undefined ? null : replyFor(game, said, loop.base, baseAt(game, at));
  if (reply !== null && !bar(game, [reply])) return false;
  cite('732.2c|421.2');
  return true;
}

const isSame = (a: Place, b: Place): boolean => a.loop === b.loop && a.round === b.round && a.choice === b.choice;

/** A loop that has come back to where it began must not go on; nor, where numbers are chosen, one that several take part in. */
function endLoop(game: Game, loop: Loop, made: readonly Chosen[]): void {
  if (game.result !== null || game.asking === null) return;
  if (hashOfStanding(game) === made[0]?.at) closeLoop(game, made);
  else if (editionOf(game).loopNumbers && isShared(game, loop)) lastWord(game, loop);
}

const isShared = (game: Game, loop: Loop): boolean =>
  game.players.filter(({ seat }) => takesPart(loop, seat)).length > 1;

/** [2007: 421.3] The others have agreed to the number, so the last word is theirs: the first player does not begin again. */
function lastWord(game: Game, { base, choices }: Loop): void {
  const first = firstInvolved(game, choices);
  const said = choices.find((choice: Described) => choice.seat === first && isOptional(choice, choice.reply));
  const again: Reply | null = said === undefined ? null : replyFor(game, said, base, baseOf(game));
  if (again !== null && bar(game, [again])) cite('|421.3');
}
