/** One long game, with the laws checked on the way. */
import { type Chance, chanceFrom } from '@lawmage/agents';
import { begin, type Deck, type EditionName, fork, type Game } from '@lawmage/engine';
import { cardsOwned, reindexed, reloaded } from '../../packages/engine/test/laws.ts';
import { brokenIn, differenceOf } from './laws.ts';
import { after, heuristicPlayer, type Player, randomPlayer, type Step } from './seats.ts';

export type Setting = {
  readonly seed: number;
  readonly edition: EditionName;
  readonly decks: readonly Deck[];
  /** The most decisions; a game that reaches them is left unfinished. */
  readonly limit: number;
};

export type Outcome = {
  readonly decisions: number;
  readonly turns: number;
  readonly unfinished: boolean;
  /** The law that was broken and how; null if all held. */
  readonly broken: string | null;
  /** The longest that one answer took, in milliseconds. */
  readonly slowest: number;
};

/** A game that should go on as the original does, for so many steps. */
type Shadow = { readonly law: string; readonly since: number; game: Game; left: number };

/** Every so many decisions, on average, the laws are checked. */
const LOOKS = 60;
/** Equal games follow for up to so many decisions; without the cache, which is slow, one look in so many. */
const FOLLOWED = 8;
const UNCACHED = 5;

/** Plays a game to its end or to its first broken law. */
export function playSetting(setting: Setting): Outcome {
  const run = new Run(setting);
  try {
    return run.play();
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return run.outcome(`exception: ${said.split('\n').slice(0, 12).join('\n')}`);
  }
}

class Run {
  readonly #setting: Setting;
  readonly #players: readonly Player[];
  readonly #chance: Chance;
  readonly #steps: Step[] = [];
  #shadows: Shadow[] = [];
  #game: Game;
  #slowest = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#chance = chanceFrom(setting.seed);
    this.#game = begun(setting);
    this.#players = setting.decks.map((_, at) => {
      const seed = setting.seed * 31 + at;
      return this.#chance.below(5) === 0 ? heuristicPlayer(seed) : randomPlayer(seed);
    });
  }

  play(): Outcome {
    const owned = cardsOwned(this.#game);
    while (this.#game.result === null && this.#steps.length < this.#setting.limit) {
      const look = this.#chance.below(LOOKS) === 0;
      const broken = (look ? this.#look(owned) : null) ?? this.#step(look);
      if (broken !== null) return this.outcome(broken);
    }
    return this.outcome(brokenIn(this.#game, owned) ?? this.#followed(true) ?? this.#replayed());
  }

  outcome(broken: string | null): Outcome {
    const { turn, result } = this.#game;
    const decisions = this.#steps.length;
    return { decisions, turns: turn, unfinished: result === null, broken, slowest: this.#slowest };
  }

  /** The position is checked, and games that should be equal to it begin to follow. */
  #look(owned: readonly number[]): string | null {
    const game = this.#game;
    const broken = brokenIn(game, owned);
    if (broken !== null) return `${broken} (decision ${this.#steps.length})`;
    this.#follow('load', reloaded(game), FOLLOWED);
    this.#follow('fork', fork(game), FOLLOWED);
    this.#follow('index', reindexed(game), FOLLOWED);
    if (this.#chance.below(UNCACHED) > 0) return null;
    const uncached = fork(game);
    uncached.uncached = true;
    this.#follow('cache', uncached, 2);
    return null;
  }

  /** A game that should be equal begins to follow, for up to so many steps. */
  #follow(law: string, game: Game, most: number): void {
    this.#shadows.push({ law, since: this.#steps.length, game, left: 1 + this.#chance.below(most) });
  }

  #step(looked: boolean): string | null {
    const game = this.#game;
    const { asking } = game;
    if (asking === null) return 'stop: a game that goes on asks nobody';
    const player = this.#players[asking.seat];
    if (player === undefined || game.players[asking.seat]?.left !== false) return `stop: seat ${asking.seat} is asked`;
    const step = player(game);
    const before = looked ? fork(game) : null;
    const start = performance.now();
    this.#game = after(game, step);
    this.#slowest = Math.max(this.#slowest, performance.now() - start);
    this.#steps.push(step);
    if (before !== null) {
      const changed = differenceOf(game, before);
      if (changed !== '') return `answer: changes the game it is given: ${changed}`;
    }
    for (const shadow of this.#shadows) shadow.game = after(shadow.game, step);
    return this.#followed(false);
  }

  /** Compares the games that have followed long enough, or all of them. */
  #followed(all: boolean): string | null {
    for (const shadow of this.#shadows) {
      if (--shadow.left > 0 && !all && this.#game.result === null) continue;
      const found = differenceOf(shadow.game, this.#game);
      if (found !== '') return `${shadow.law}: from decision ${shadow.since} to ${this.#steps.length}: ${found}`;
      shadow.left = 0;
    }
    if (this.#shadows.length > 0) this.#shadows = this.#shadows.filter(({ left }) => left > 0);
    return null;
  }

  #replayed(): string | null {
    const again = this.#steps.reduce(after, begun(this.#setting));
    const found = differenceOf(again, this.#game);
    return found === '' ? null : `replay: ${found}`;
  }
}

function begun({ seed, edition, decks }: Setting): Game {
  const players = decks.map((deck, at) => ({ name: `Player ${at + 1}`, deck, autoPay: (seed + at) % 3 !== 0 }));
  const start = begin({ edition, seed, players });
  if (!start.ok) throw new Error(`${start.refusal.code}: ${start.refusal.message}`);
  return start.game;
}
