import { CREATURE_TYPES, LAND_TYPES, type Objects, type Players } from '@lawmage/ability';
import { plural } from '../../1-text/index.ts';
import { is, type Phrase, part, table } from '../../2-kernel/index.ts';

// biome-ignore format: a list of names reads best filled
const NOUNS = [
  'creature', 'card', 'permanent', 'spell', 'land', 'artifact', 'enchantment', 'token', 'planeswalker', 'Aura',
  'Equipment', 'Vehicle', 'source', 'ability', 'battle', 'copy', 'Spirit', 'Zombie', 'creature or planeswalker', 'artifact or creature',
  'spell or ability', 'permanent card', 'creature card', 'land card', 'Army', 'Food', 'Role',
] as const;
const KINDS: readonly string[] = [...CREATURE_TYPES, ...LAND_TYPES].filter(
  type => !(NOUNS as readonly string[]).includes(type),
);
const PLURALS = [
  ...['creatures', 'cards', 'permanents', 'spells', 'lands', 'artifacts', 'enchantments', 'tokens', 'planeswalkers'],
  ...['Auras', 'Equipment', 'sources', 'Vehicles', 'copies', 'creature cards', 'land cards', 'permanent cards'],
] as const;
const DONE = [
  'exiled',
  'chosen',
  'sacrificed',
  'revealed',
  'discarded',
  'returned',
  'milled',
  'copied',
  'tapped',
  'amassed',
  'blighted',
  'discovered',
] as const;

const same = (wordings: readonly string[]): { readonly [wording: string]: string } =>
  Object.fromEntries(wordings.map(wording => [wording, wording]));

const withThe = (nouns: readonly string[], that: string): readonly string[] => [
  ...nouns.map(noun => `${that} ${noun}`),
  ...nouns.map(noun => `the ${noun}`),
  ...DONE.flatMap(done => nouns.map(noun => `the ${done} ${noun}`)),
];

const ONE = [...withThe(NOUNS, 'that'), ...KINDS.flatMap(kind => [`that ${kind}`, `the ${kind}`])];
const MANY = [...withThe(PLURALS, 'those'), ...KINDS.map(kind => `those ${plural(kind)}`)];
const EACH = ['each of them', ...PLURALS.map(noun => `each of those ${noun}`)];

/** A reference to one object of an earlier phrase: "it", "that creature", "the exiled card". */
export const thatObject: Phrase<Objects> = part<Objects>()(
  is({ what: 'that', slot: -1 })`${{ said: table('a reference', { it: 'it', ...same(ONE), ...same(EACH) }) }}`,
);

/** A reference to objects of an earlier phrase: "they", "them", "those creatures". */
export const thoseObjects: Phrase<Objects> = part<Objects>()(
  is({ what: 'that', slot: -1 })`${{ said: table('a reference', { they: 'they', them: 'them', ...same(MANY) }) }}`,
);

const possessives: { readonly [wording: string]: string } = {
  its: 'it',
  their: 'they',
  ...Object.fromEntries(ONE.map(wording => [`${wording}'s`, wording])),
  ...Object.fromEntries(MANY.map(wording => [`${wording}'`, wording])),
};

/** "its", "their", "that creature's": before what belongs to the object. */
export const thatObjects: Phrase<Objects> = part<Objects>()(
  is({ what: 'that', slot: -1 })`${{ said: table('a reference', possessives) }}`,
);

const PLAYERS = ['that player', 'that opponent', 'the player', 'the chosen opponent'] as const;

/** A reference to a player of an earlier phrase, which takes a verb in the singular: "that player". */
export const thatPlayer: Phrase<Players> = part<Players>()(
  is({ who: 'that', slot: -1 })`${{ said: table('a reference', PLAYERS) }}`,
);

/** A reference to players or a player, which takes a verb in the plural: "they", "those players". */
export const thosePlayers: Phrase<Players> = part<Players>()(
  is({ who: 'that', slot: -1 })`${{ said: table('a reference', ['they', 'those players', 'those opponents']) }}`,
);

/** "that player's", "their": before what belongs to the player. */
export const thatPlayers: Phrase<Players> = part<Players>()(
  is({ who: 'that', slot: -1 })`${{
    said: table('a reference', {
      their: 'they',
      ...Object.fromEntries(PLAYERS.map(wording => [`${wording}'s`, wording])),
      "those players'": 'those players',
      "those opponents'": 'those opponents',
    }),
  }}`,
);
