/** A proposed shortcut as the players hear it: in words, without anything that only some may know. */
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import type { Described, NamedOption, Shortcut } from '../../state/shortcut.ts';
import { player } from '../../state/store.ts';
import type { Act, DecisionKind, Reply, WhyCode } from '../../work/decision.ts';
import { nameable } from './places.ts';

/** What the question `shortcut` is about. */
export type SpokenShortcut = {
  readonly by: Seat;
  readonly loops: readonly SpokenLoop[];
  /** Where somebody has already said that it ends: the loop, the round and the choice, all from 0. */
  readonly stop: { readonly loop: number; readonly round: number; readonly choice: number; readonly seat: Seat } | null;
};

/** `places`: at how many choices of a round the player who is asked may end it. */
export type SpokenLoop = {
  readonly times: number;
  readonly places: number;
  readonly choices: readonly SpokenChoice[];
};

/** `act`: what is done with priority; null: passing, or another question. `names`: what is chosen. */
export type SpokenChoice = {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly code: WhyCode;
  readonly act: Act['act'] | null;
  readonly names: readonly string[];
  readonly reply: Reply;
};

export const spokenTo = (game: Game, seat: Seat, { by, loops, stop }: Shortcut): SpokenShortcut => ({
  by,
  loops: loops.map(loop => ({
    times: loop.times,
    places: nameable(game, loop, seat).length,
    choices: loop.choices.filter(choice => !choice.settled).map(choice => spokenChoice(game, choice)),
  })),
  stop,
});

function spokenChoice(game: Game, { seat, kind, code, options, reply }: Described): SpokenChoice {
  const [first] = options.map(({ option }) => option);
  return {
    seat,
    kind,
    code,
    act: first?.is === 'act' ? first.act : null,
    names: options.map(named => nameIn(game, named)),
    reply,
  };
}

function nameIn(game: Game, { option, like }: NamedOption): string {
  switch (option.is) {
    case 'player':
      return player(game, option.seat).name;
    case 'mode':
      return String(option.mode + 1);
    case 'word':
      return option.word;
    case 'color':
      return option.color;
    case 'place':
      return option.at;
    default:
      return like[0]?.name ?? '';
  }
}
