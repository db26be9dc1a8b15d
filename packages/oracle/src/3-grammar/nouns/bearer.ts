import type { Objects } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, table } from '../../2-kernel/index.ts';

/** The object that the ability is on. */
export const self: Phrase<Objects> = part<Objects>()(is({ what: 'self' })`~`);

// biome-ignore format: a list of names reads best filled
const BEARERS = [
  'equipped creature', 'enchanted permanent', 'enchanted land', 'enchanted artifact', 'enchanted planeswalker',
  'enchanted enchantment', 'enchanted Forest', 'enchanted Mountain', 'enchanted Swamp', 'enchanted Plains',
  'enchanted Island', 'enchanted Equipment', 'enchanted Vehicle', 'enchanted creature or planeswalker', 'enchanted Wall',
  'enchanted artifact or creature', 'fortified land', 'enchanted nonland permanent', 'enchanted creature or Vehicle',
] as const;

/** What the object is attached to: "enchanted creature", "equipped creature" [CR 301.5, 303.4 | 2007: 212.4e, 212.2g]. */
export const bearer: Phrase<Objects> = part<Objects>()(
  oneOf(
    'an enchanted or equipped object',
    is({ what: 'bearer' })`enchanted creature`,
    is({ what: 'bearer' })`${{ said: table('an enchanted or equipped object', BEARERS) }}`,
  ),
);
