/** What a permission to play something gives to what is played by it [CR 611.3d | 2007: none]. */
import type { Ability, Filter, Modification } from '@lawmage/ability';
import { fits } from '../../nouns/fits.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import { stale } from '../613-layers/stale.ts';
import { modified } from './given.ts';

/** The changes, to what kind of object, and whose words they are. */
export type Gives = {
  readonly to?: Filter;
  readonly changes: readonly Modification[];
  readonly source: ObjectId;
  readonly you: Seat;
};

const isFor = (game: Game, id: ObjectId, { to, source, you }: Gives): boolean =>
  to === undefined || fits(game, id, to, { you, source, x: 0, found: [] });

/**
 * [CR 611.3d | 2007: none] The spell has it from now on, and so has the permanent that it becomes, whether what permitted it is
 * still there or not.
 */
export function givePermitted(game: Game, spell: ObjectId, gives: Gives | null): void {
  if (gives === null || !isFor(game, spell, gives)) return;
  const { changes, source, you } = gives;
  cite('611.3d|');
  game.lasting = [
    ...game.lasting,
    { ...modified(game, spell, { changes, source, you, x: 0, found: [] }), given: true },
  ];
  stale(game);
}

/** [CR 400.7i, 611.3d | 2007: none] The same for a land: what lets it be played finds what it becomes. */
export function givenToLand(game: Game, land: ObjectId, gives: Gives | null): readonly Ability[] {
  if (gives === null || !isFor(game, land, gives)) return [];
  cite('400.7i|', '611.3d|');
  return [{ is: 'static', rule: { static: 'modify', what: { what: 'self' }, changes: gives.changes } }];
}
