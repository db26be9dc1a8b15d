/** "This ability triggers only once each turn" and "do this only once each turn" [CR 603.2h | 2007: none]. */
import { isSameAbility } from '../../1-concepts/113-abilities/same.ts';
import type { Game, StackItem } from '../../state/game.ts';
import { thing, thingOrNone, write } from '../../state/store.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';

/** The mark of an object whose ability has triggered this turn, once for each time. */
export const triggeredMark = (at: number): string => `triggered:${at}`;

/** The mark of an object whose ability's action has been taken this turn. */
export const doneMark = (at: number): string => `did:${at}`;

/** [CR 603.2h] The action of a resolving ability has been taken: it is not taken, and does not trigger, again this turn. */
export function noteDone(game: Game, item: StackItem): void {
  const mark = doOnceMark(game, item);
  if (mark === null || thing(game, item.source).marks.includes(mark)) return;
  const record = write(game, item.source);
  record.marks = [...record.marks, mark];
}

/** [CR 603.2h] Whether an ability that says "do this only once each turn" resolves when that has been done. */
export function isDone(game: Game, item: StackItem): boolean {
  const mark = doOnceMark(game, item);
  return mark !== null && thing(game, item.source).marks.includes(mark);
}

function doOnceMark(game: Game, { source, ability }: StackItem): string | null {
  if (ability?.is !== 'triggered' || ability.limit !== 'doEachTurn') return null;
  if (thingOrNone(game, source)?.zone !== 'battlefield') return null;
  const live = abilitiesOf(game, source).find(one => isSameAbility(one.ability, ability));
  return live === undefined ? null : doneMark(live.at);
}
