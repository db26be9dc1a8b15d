/** Names what the rules say of backup where it decides [CR 702.165 | 2007: none]. */
import type { Ability } from '@lawmage/ability';
import { abilitiesOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { by, isCiting } from '../../work/cite.ts';
import { givenBy } from './meanings/backup.ts';

/** [CR 702.165b, 702.165c] It triggers: of a copy in the order of what is copied, without what was gained. */
export function citeBackup(game: Game, source: ObjectId): void {
  if (!isCiting()) return;
  const copied = thingOrNone(game, source)?.copied ?? null;
  by('702.165b|', copied !== null);
  by('702.165c|', (copied?.changes.length ?? 0) > 0 || abilitiesOf(game, source).some(live => live.granted));
}

/** [CR 702.165d] It resolves: its object has lost what it gives. */
export function citeGivenStill(game: Game, source: ObjectId, ability: Ability): void {
  if (!isCiting()) return;
  const now = abilitiesOf(game, source).map(live => live.ability);
  by(
    '702.165d|',
    givenBy(ability).some(given => !now.includes(given)),
  );
}
