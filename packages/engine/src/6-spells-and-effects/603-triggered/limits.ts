/** "This ability triggers only once each turn" and "do this only once each turn" [CR 603.2h | 2007: none]. */
import { isSameAbility } from '../../1-concepts/113-abilities/same.ts';
import type { Game, StackItem } from '../../state/game.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';

/** The mark of an object whose ability has triggered this turn, once for each time. */
export const triggeredMark = (at: number): string => `triggered:${at}`;

/** The mark of an object whose ability's action has been taken this turn. */
export const doneMark = (at: number): string => `did:${at}`;

/** [CR 603.2h] The action of a resolving ability has been taken: it does not trigger again this turn. */
export function noteDone(game: Game, { source, ability }: StackItem): void {
  if (
    ability?.is !== 'triggered' ||
    ability.limit !== 'doEachTurn' ||
    thingOrNone(game, source)?.zone !== 'battlefield'
  )
    return;
  const live = abilitiesOf(game, source).find(one => isSameAbility(one.ability, ability));
  if (live === undefined) return;
  const record = write(game, source);
  record.marks = [...record.marks, doneMark(live.at)];
}
