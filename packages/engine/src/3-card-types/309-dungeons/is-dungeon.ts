import type { Game, Thing } from '../../state/game.ts';

/** [CR 309.2c | 2007: none] Whether an object in the command zone is a dungeon card, which is no permanent and stays there. */
export const isDungeon = (game: Game, { card, kind }: Thing): boolean =>
  kind === 'emblem' && game.cards[card]?.faces[0].type.types.includes('dungeon') === true;
