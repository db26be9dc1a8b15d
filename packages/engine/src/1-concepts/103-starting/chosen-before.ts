/** What was chosen for a card before the game began: it stays with the card wherever that goes [CR 607.2p | 2007: none]. */
import { COLORS, type Color } from '@lawmage/ability';
import type { Thing } from '../../state/game.ts';
import { cite } from '../../work/cite.ts';

const CHOSEN = 'chosenBefore:';
/** The mark of a choice. */
export const chosenBefore = (word: string): string => CHOSEN + word;
export const isChosenBefore = (mark: string): boolean => mark.startsWith(CHOSEN);

/** [CR 607.2p | 2007: none] The colour that was chosen for a card, or null where none was. */
export function colorChosenBefore({ marks }: Thing): Color | null {
  const color = COLORS.find(one => marks.includes(chosenBefore(one))) ?? null;
  if (color !== null) cite('607.2p|');
  return color;
}
