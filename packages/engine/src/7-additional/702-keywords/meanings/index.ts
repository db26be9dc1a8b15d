/** All meanings. */
import { ACTIVATED } from './activated.ts';
import { champion } from './champion.ts';
import { COMBAT } from './combat.ts';
import { COMING } from './coming.ts';
import { DEFINING } from './defining.ts';
import { PAID } from './paid.ts';
import { SPELLS } from './spells.ts';
import { UPKEEP } from './upkeep.ts';
import type { Meanings } from './words.ts';

export const MEANINGS: Meanings = {
  ...ACTIVATED,
  ...COMBAT,
  ...COMING,
  ...DEFINING,
  ...PAID,
  ...SPELLS,
  ...UPKEEP,
  champion,
};
