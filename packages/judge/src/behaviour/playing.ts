/** Playing a trial while an observer looks on. */
import type { Ability } from '@lawmage/ability';
import { answer, type Game, pick, picks, preferAutoPay, type Reply, STOP } from '@lawmage/engine';
import { Dice } from './dice.ts';
import { eagerReply } from './eager.ts';
import type { Observer } from './observer.ts';
import { type Tried, trial } from './trial.ts';

/** How far a trial goes. */
export type Limits = { readonly decisions: number; readonly turns: number };
export const SHORT: Limits = { decisions: 400, turns: 12 };

/** Plays one game around some cards; the same seed gives the same game for the same observer. */
export function playTrial(tried: readonly Tried[], seed: number, observer: Observer, limits: Limits = SHORT): void {
  const dice = new Dice(seed);
  let game = seated(
    observer.watch(() => trial(tried, seed, dice)),
    tried,
  );
  observer.look(game, game.events);
  observer.lookRound(game);
  for (let n = 0; n < limits.decisions && game.result === null && game.turn <= limits.turns; n++) {
    const decision = game.asking;
    if (decision === null) return;
    const forced = decision.kind === 'priority' && decision.options.length === 0;
    if (forced) n--;
    game = settle(game, forced ? [] : eagerReply(game, decision, observer, dice), observer, dice);
  }
}

/** Who may pay with more than mana pays by hand. */
function seated(game: Game, tried: readonly Tried[]): Game {
  if (!tried.some(({ words }) => words.some(isHelp))) return game;
  return game.players.reduce((now, { seat }) => preferAutoPay(now, seat, false), game);
}

const HELP: ReadonlySet<string> = new Set(['convoke', 'improvise', 'delve', 'waterbend']);
const isHelp = (words: Ability): boolean => words.is === 'keyword' && HELP.has(words.keyword);

/** The game after a reply; a refused one is mended pick by pick. */
function settle(game: Game, reply: Reply, observer: Observer, dice: Dice): Game {
  const after = observer.watch(() => answer(game, reply));
  observer.lookAt({ before: game, reply, after });
  return after.ok ? after.game : mend(game, reply, observer, dice);
}

function mend(game: Game, reply: Reply, observer: Observer, dice: Dice): Game {
  let now = game;
  let wanted = game.asking?.kind === 'divide' ? [] : reply;
  do {
    const next = picks(now);
    const chosen = next.find(one => wanted.includes(one)) ?? (next.includes(STOP) ? STOP : dice.one(next));
    wanted = wanted.filter(one => one !== chosen);
    const picked = observer.watch(() => pick(now, chosen));
    if (!picked.ok) throw new Error(`a single pick that is offered is refused: ${picked.refusal.code}`);
    now = picked.game;
    observer.look(now, picked.events);
  } while (now.result === null && (now.asking?.sofar.length ?? 0) > 0);
  return now;
}
