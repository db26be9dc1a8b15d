import type { Objects } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, table } from '../../2-kernel/index.ts';

// biome-ignore format: a list of names reads best filled
const SELVES = [
  'this card', 'this spell', 'this permanent', 'this creature', 'this token', 'this land', 'this artifact',
  'this enchantment', 'this Aura', 'this Equipment', 'this Vehicle', 'this planeswalker', 'this Saga',
] as const;
const ELSEWHERE = [
  ...['this card from your graveyard', 'this card from your hand', 'this card from exile'],
  ...['~ from your graveyard', '~ from your hand', '~ from exile'],
] as const;

/** The object that the ability is on: its name, or another noun where it is in no usual zone or in a quotation. */
export const self: Phrase<Objects> = part<Objects>()(
  oneOf('this object', is({ what: 'self' })`~`, is({ what: 'self' })`${{ said: table('this object', SELVES) }}`),
);

/** The same where it is moved from another zone than the battlefield: "this card from your graveyard". */
export const selfElsewhere: Phrase<Objects> = part<Objects>()(
  is({ what: 'self' })`${{ said: table('this object', ELSEWHERE) }}`,
);

// biome-ignore format: a list of names reads best filled
const BEARERS = [
  'equipped creature', 'equipped permanent', 'enchanted permanent', 'enchanted land', 'enchanted artifact', 'enchanted planeswalker',
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

export const RING_BEARER = {
  sort: 'permanent',
  types: ['creature'],
  adj: [{ is: 'state', state: 'ringBearer' }],
  whose: { by: 'controller', who: { who: 'you' } },
} as const;
/** [CR 701.54e | 2007: none] */
export const ringBearer: Phrase<Objects> =
  part<Objects>()(is({ what: 'each', filter: RING_BEARER, said: 'bearer' })`your Ring-bearer`);
