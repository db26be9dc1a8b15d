/** Permanents that several cards or tokens represent [CR 730, 701.42 | 2007: none]: merged by mutating, or melded. */

import type { Face } from '@lawmage/ability';
import { isChosenBefore } from '../../1-concepts/103-starting/chosen-before.ts';
import { faceAt } from '../../4-zones/printed.ts';
import type { Component, Game, Thing } from '../../state/game.ts';

export const isMerged = ({ components }: Pick<Thing, 'components'>): boolean => components.length > 0;

/** Whether a melded pair is among what represents a permanent [CR 712.4a | 2007: none]. */
export const isMelded = ({ components }: Pick<Thing, 'components'>): boolean => components.some(({ half }) => half);

/** How often a spell has merged with a permanent. */
export const timesMutated = ({ components }: Pick<Thing, 'components'>): number =>
  components.filter(({ timestamp }) => timestamp > 0).length;

/** What represents a permanent, on top first; the one card it is if nothing has merged with it. */
export const componentsOf = (record: Thing): readonly Component[] =>
  isMerged(record) ? record.components : [asComponent(record, 0)];

/** An object as a part of what it merges into. A copy of a spell is a token there [CR 111.13, 730.2 | 2007: none]. */
export const asComponent = (record: Thing, timestamp: number): Component => ({
  kind: record.kind === 'card' ? 'card' : 'token',
  card: record.card,
  face: record.face,
  faceDown: record.faceDown,
  copied: record.copied,
  marks: record.marks.filter(isOfCard),
  timestamp,
  half: false,
});

/** [CR 903.3] Designations of the card itself stay with it. */
export const isOfCard = (mark: string): boolean => mark === 'commander' || isChosenBefore(mark);

/** [CR 903.3b, 903.3c | 2007: none] What all components are designated as, the permanent is. */
export const marksOf = (components: readonly Component[]): readonly string[] => [
  ...new Set(components.flatMap(({ marks }) => marks)),
];

/** The faces that a permanent would show if nothing of it were face down, on top first. */
export const shownFaces = (game: Game, record: Thing): readonly Face[] =>
  record.card < 0 && record.copied === null
    ? []
    : componentsOf(record).map(({ card, face, copied }) => faceAt(game, copied?.card ?? card, copied?.face ?? face));

/** Whether some card represents a permanent that is a token [CR 730.3e | 2007: none]. */
export const hasCards = ({ components }: Pick<Thing, 'components'>): boolean =>
  components.some(({ kind }) => kind === 'card');
