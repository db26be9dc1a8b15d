/** Damage as an event, said of its source and of what is dealt it. */
import { eitherOf, forms } from '../../2-kernel/index.ts';
import { someOne } from '../nouns/index.ts';
import { playerOr } from './subjects.ts';

/** "deals combat damage to a player". */
export const damage = eitherOf(
  'damage',
  forms({ on: 'damage' })`[deals|deal] damage`,
  forms({ on: 'damage', combat: true })`[deals|deal] combat damage`,
  forms({ on: 'damage' })`[deals|deal] damage to ${{ to: playerOr }}`,
  forms({ on: 'damage', combat: true })`[deals|deal] combat damage to ${{ to: playerOr }}`,
  forms({ on: 'damage', combat: false })`[deals|deal] noncombat damage to ${{ to: playerOr }}`,
  forms({ on: 'damage', combat: false })`[deals|deal] noncombat damage`,
);

/** "is dealt damage". */
export const dealt = eitherOf(
  'damage',
  forms({ on: 'damage' })`[is|are] dealt damage`,
  forms({ on: 'damage', said: 'dealt by' })`[is|are] dealt damage by ${{ source: someOne }}`,
  forms({ on: 'damage', combat: true })`[is|are] dealt combat damage`,
  forms({ on: 'damage', excess: true })`[is|are] dealt excess damage`,
  forms({ on: 'damage', combat: false, excess: true })`[is|are] dealt excess noncombat damage`,
  forms({ on: 'damage', combat: false })`[is|are] dealt noncombat damage`,
);
