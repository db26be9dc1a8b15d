/** What happens to objects, said of them. */

import type { Objects, TypeWord } from '@lawmage/ability';
import { eitherOf, forms, oneOf, table, where } from '../../2-kernel/index.ts';
import { someMany, someOne } from '../nouns/index.ts';
import { moves } from './moves.ts';
import { one, playerOr } from './subjects.ts';

const oneVehicle = where('a Vehicle', someOne, what => isOfType(what, 'Vehicle'));
const oneMount = where('a Mount', someOne, what => isOfType(what, 'Mount'));
const isOfType = (what: Objects, type: TypeWord): boolean =>
  what.what === 'some' && 'types' in what.filter && what.filter.types?.[0] === type;

export const fights = eitherOf(
  'an event',
  forms({ on: 'crew' })`[crews|crew] ${{ whom: oneVehicle }}`,
  forms({ on: 'saddle' })`[saddles|saddle] ${{ whom: oneMount }}`,
  forms({ on: 'crewed' })`[becomes|become] crewed`,
  forms({ on: 'evolve' })`[evolves|evolve]`,
  forms({ on: 'attack' })`[attacks|attack]`,
  forms({ on: 'attack', alone: true })`[attacks|attack] alone`,
  forms({ on: 'attack' })`[attacks|attack] ${{ whom: playerOr }}`,
  forms({ on: 'block' })`[blocks|block]`,
  forms({ on: 'block' })`[blocks|block] ${{ whom: one }}`,
  forms({ on: 'blocked' })`[becomes|become] blocked`,
  forms({ on: 'blocked' })`[becomes|become] blocked by ${{ by: oneOf('blockers', one, someMany) }}`,
  forms({ on: 'blocksOrBlocked' })`[blocks|block] or [becomes|become] blocked by ${{ whom: one }}`,
  forms({ on: 'mentor' })`[mentors|mentor] ${{ whom: one }}`,
  forms({ on: 'unblocked' })`[attacks|attack] and [isn't|aren't] blocked`,
);

const designation = table('a designation', {
  monstrous: 'monstrous',
  renowned: 'renowned',
  saddled: 'saddled',
  plotted: 'plotted',
  'level 2': 'level:2',
  'level 3': 'level:3',
});
export const states = eitherOf(
  'an event',
  forms({ on: 'tap' })`[becomes|become] tapped`,
  forms({ on: 'untap' })`[becomes|become] untapped`,
  forms({ on: 'turnFaceUp' })`[is|are] turned face up`,
  forms({ on: 'transform' })`[transforms|transform]`,
  forms({ on: 'transform', said: 'into' })`[transforms|transform] into ~`,
  forms({ on: 'exploit' })`[exploits|exploit] a creature`,
  forms({ on: 'become' })`[becomes|become] ${{ designation }}`,
  forms({ on: 'phaseIn' })`[phases|phase] in`,
  forms({ on: 'phaseOut' })`[phases|phase] out`,
  forms({ on: 'countered' })`[is|are] countered`,
  forms({ on: 'explore' })`[explores|explore]`,
  forms({ on: 'connive' })`[connives|connive]`,
  forms({ on: 'mutate' })`[mutates|mutate]`,
  forms({ on: 'attach' })`[becomes|become] attached to ${{ to: someOne }}`,
  forms({ on: 'unattach' })`[becomes|become] unattached from ${{ to: someOne }}`,
  forms({ on: 'target' })`[becomes|become] the target of ${{ by: someOne }}`,
);

/** What happens to objects, said of them: "enters", "dies", "attacks", "becomes tapped". */
export const objectEvents = eitherOf('an event', moves, fights, states);
