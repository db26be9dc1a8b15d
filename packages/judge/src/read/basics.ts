/** Basic lands are known without being invented. */
import { BASIC_LAND_TYPES } from '@lawmage/ability';
import type { CardFacts } from '@lawmage/oracle';

const basic = (name: string, typeLine: string, text: string): CardFacts => ({
  name,
  layout: 'normal',
  faces: [{ name, manaCost: '', typeLine, text }],
});

export const BASICS: readonly CardFacts[] = [
  ...BASIC_LAND_TYPES.map(type => basic(type, `Basic Land — ${type}`, '')),
  ...BASIC_LAND_TYPES.map(type => basic(`Snow-Covered ${type}`, `Basic Snow Land — ${type}`, '')),
  basic('Wastes', 'Basic Land', '{T}: Add {C}.'),
];
