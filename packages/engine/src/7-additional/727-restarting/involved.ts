/** Which cards a game that is restarted was played with [CR 727.2 | 2007: none]. */
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { allThings, player } from '../../state/store.ts';
import { componentsOf } from '../730-merging/components.ts';

/** A card, whoever controlled what it was: its owner stays the same. */
export type Involved = {
  readonly card: number;
  readonly owner: Seat;
  /** What it is designated as for good: a commander. */
  readonly marks: readonly string[];
  /** It stays in exile while the new game begins. */
  readonly isExempt: boolean;
};

/** [CR 727.2] Every card of those who are in the game, in whatever zone, phased out or part of a merged permanent. */
export function involved(game: Game, exempt: readonly ObjectId[]): readonly Involved[] {
  const cards: Involved[] = [];
  for (const record of allThings(game)) {
    if (record.zone === null || player(game, record.owner).left) continue;
    cards.push(...cardsOf(record, exempt.includes(record.id)));
  }
  return cards;
}

const cardsOf = (record: Thing, isExempt: boolean): readonly Involved[] =>
  record.kind === 'ability' || record.kind === 'combatDamage' || record.kind === 'emblem' || record.kind === 'copy'
    ? []
    : componentsOf(record)
        .filter(({ kind }) => kind === 'card')
        .map(({ card, marks }) => ({ card, owner: record.owner, marks, isExempt }));
