/** Who takes part in a loop: players whose optional actions are in it. */
import type { Game } from '../../state/game.ts';
import { NOBODY, type Seat } from '../../state/ids.ts';
import { fromActive } from '../../state/seats.ts';
import type { Described, Loop } from '../../state/shortcut.ts';
import { isOptional } from '../../work/give.ts';

type Choice = Pick<Described, 'seat' | 'kind' | 'reply'>;

export const takesPart = ({ choices }: Pick<Loop, 'choices'>, seat: Seat): boolean =>
  choices.some(choice => choice.seat === seat && isOptional(choice, choice.reply));

/** The active player, or the first one in turn order, of those who take part; NOBODY if nobody does. */
export const firstInvolved = (game: Game, choices: readonly Choice[]): Seat =>
  fromActive(game).find(seat => choices.some(one => one.seat === seat && isOptional(one, one.reply))) ?? NOBODY;
