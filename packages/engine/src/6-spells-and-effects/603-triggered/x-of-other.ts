/** [CR 107.3e | 2007: none] The X of another object that an ability speaks of. */
import type { Ability, EventPattern } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { by } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';

type Node = Readonly<Record<string, unknown>>;
const asksForX = (node: Node): boolean => node.is === 'xInCost';
const usesX = (node: Node): boolean => node.count === 'x';

/**
 * [CR 107.3e | 2007: none] "Whenever you cast a spell with {X} in its mana cost, … X": the value that the spell uses, not one of this
 * ability's own. None where the event or the effect speaks of no such X.
 */
export function xOfOther(
  game: Game,
  event: GameEvent,
  source: ObjectId,
  pattern: EventPattern,
  ability: Ability,
): number {
  if (event.what !== 'cast' || event.id === source) return 0;
  const x = thingOrNone(game, event.id)?.stack?.x ?? 0;
  return by('107.3e|', x > 0 && hasWord(pattern, asksForX) && hasWord(ability, usesX)) ? x : 0;
}
