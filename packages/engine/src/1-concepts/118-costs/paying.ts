import type { Game } from '../../state/game.ts';

/** Whether a cost is being paid [CR 118.2, 601.2h | 2007: 409.1h]: of what is announced, or as something resolves. */
export const isPaying = (game: Game): boolean =>
  game.agenda.some(waiting => waiting.do === 'paidCost' || waiting.do === 'complete');
