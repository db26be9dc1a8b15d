/** [CR 700.2i | 2007: none] Modes that are worth something are announced one by one, as long as they come to no more than is allowed. */

import { rangeOf } from '../../1-concepts/115-targets/quantity.ts';
import type { Game } from '../../state/game.ts';
import { ask, type Done, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { type Announcement, aimingOf, effectsOf } from './announcement.ts';
import { openModes, setModes } from './open-modes.ts';
import { type Modal, modalOf } from './spell-cost.ts';

/** One more mode has been chosen, or no more. */
export type WorthChosenFrame = {
  readonly do: 'worthChosen';
  readonly of: Announcement;
  readonly open: readonly number[];
  readonly chosen: readonly number[];
};

export function chooseByWorth(game: Game, of: Announcement, modal: Modal, chosen: readonly number[]): Done {
  cite('700.2i|');
  const scope = aimingOf(game, of);
  const left = rangeOf(game, modal.choose, scope).most - chosen.reduce((sum, mode) => sum + worthOf(modal, mode), 0);
  const open = openModes(game, of, modal).filter(mode => worthOf(modal, mode) <= left);
  if (open.length === 0)
    return setModes(
      game,
      of,
      chosen.toSorted((a, b) => a - b),
    );
  return ask(
    game,
    {
      kind: 'modes',
      seat: of.seat,
      why: why('modes', '700.2i|', scope.source, modal),
      options: open.map(mode => ({ is: 'mode', mode })),
      least: 0,
      most: 1,
    },
    { do: 'worthChosen', of, open, chosen },
  );
}

const worthOf = ({ modes }: Modal, mode: number): number => modes[mode]?.worth ?? 0;

export function worthChosen(game: Game, { of, open, chosen }: WorthChosenFrame, [at]: Reply): Done {
  const modal = modalOf(effectsOf(game, of));
  const mode = at === undefined ? undefined : open[at];
  if (modal === null || mode === undefined)
    return setModes(
      game,
      of,
      chosen.toSorted((a, b) => a - b),
    );
  return chooseByWorth(game, of, modal, [...chosen, mode]);
}
