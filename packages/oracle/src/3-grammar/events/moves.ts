import type { Players, ZoneName } from '@lawmage/ability';
import { eitherOf, type Forms, forms, is, oneOf, partForms, say } from '../../2-kernel/index.ts';
import { playersPossessive } from '../nouns/index.ts';

/** What is said of a move besides its object. */
export type Move = {
  readonly on: 'move';
  readonly from?: ZoneName;
  readonly to?: ZoneName;
  readonly notFrom?: ZoneName;
  readonly under?: Players;
  readonly owner?: Players;
  readonly said?: string;
};

/** Whose graveyard: "a graveyard", "your graveyard". */
export const graveyard = oneOf('a graveyard', say`a graveyard`, say`${{ owner: playersPossessive }} graveyard`);
/** "from the battlefield", "from anywhere". */
export const origin = oneOf(
  'where it comes from',
  is({ from: 'battlefield', said: 'put' })`from the battlefield`,
  is({ from: 'library' })`from your library`,
  is({ from: 'library', said: 'their' })`from their library`,
  is({ from: 'hand' })`from your hand`,
  is({ said: 'anywhere' })`from anywhere`,
  is({ notFrom: 'battlefield' })`from anywhere other than the battlefield`,
);

/** What objects do: "enters", "dies", "leaves the battlefield". */
export const goes: Forms<Move> = partForms<Move>()(
  eitherOf(
    'an event',
    forms({ on: 'move', to: 'battlefield' })`[enters|enter]`,
    forms({ on: 'move', to: 'battlefield' })`[enters|enter] under ${{ under: playersPossessive }} control`,
    forms({ on: 'move', to: 'battlefield', from: 'graveyard' })`[enters|enter] from a graveyard`,
    forms({ on: 'move', to: 'battlefield', from: 'exile' })`[enters|enter] from exile`,
    forms({ on: 'move', from: 'battlefield', to: 'graveyard' })`[dies|die]`,
    forms({ on: 'move', from: 'battlefield' })`[leaves|leave] the battlefield`,
    forms({ on: 'move', from: 'graveyard' })`[leaves|leave] ${{ owner: playersPossessive }} graveyard`,
  ),
);

/** Changes of zone, said of the object that moves [CR 603.6 | 2007: 410.10]. */
export const moves: Forms<Move> = partForms<Move>()(
  eitherOf(
    'an event',
    goes,
    forms({ on: 'move', to: 'graveyard' })`[is|are] put into ${graveyard} ${origin}`,
    forms({ on: 'move', to: 'graveyard', said: 'put' })`[is|are] put into ${graveyard}`,
    forms({ on: 'move', to: 'hand', from: 'battlefield' })`[is|are] returned to ${{
      owner: playersPossessive,
    }} hand from the battlefield`,
    forms({ on: 'move', to: 'hand', from: 'battlefield', said: 'returned' })`[is|are] returned to ${{
      owner: playersPossessive,
    }} hand`,
    forms({ on: 'move', to: 'command' })`[is|are] put into the command zone from anywhere`,
    forms({ on: 'move', to: 'exile' })`[is|are] put into exile`,
    forms({ on: 'move', to: 'exile', from: 'battlefield' })`[is|are] put into exile from the battlefield`,
  ),
);
