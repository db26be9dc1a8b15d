import type { CounterKind } from '@lawmage/ability';
import { type Phrase, part, table } from '../../2-kernel/index.ts';

/** Kinds of counters [CR 122.1 | 2007: 200.10]. */
// biome-ignore format: a list of names reads best filled
export const COUNTER_KINDS = [
  '+1/+1', '-1/-1', '+1/+0', '+0/+1', '+2/+2', '+1/+2', '+0/+2', '+2/+0', '-0/-1', '-1/-0', '-0/-2', '-2/-1', '-2/-2',
  'acorn', 'age', 'aim', 'arrow', 'arrowhead', 'awakening', 'bait', 'blaze', 'blood', 'bloodline', 'blight', 'bore',
  'bounty', 'brain', 'bribery', 'brick', 'burden', 'cage', 'carrion', 'charge', 'chip', 'coin', 'collection',
  'component', 'corpse', 'corruption', 'credit', 'croak', 'crystal', 'cube', 'currency', 'death', 'deathtouch', 'defense',
  'delay', 'depletion', 'descent', 'despair', 'devotion', 'discovery', 'divinity', 'doom', 'double strike', 'dream',
  'echo', 'egg', 'elixir', 'ember', 'enlightened', 'eon', 'eruption', 'everything', 'exposure', 'eyeball', 'eyestalk',
  'fade', 'fate', 'feather', 'feeding', 'fellowship', 'fetch', 'filibuster', 'finality', 'first strike', 'flame',
  'flood', 'flying', 'foreshadow', 'fungus', 'funk', 'fury', 'fuse', 'gem', 'glyph', 'gold', 'growth', 'harmony',
  'hatching', 'hatchling', 'haste', 'healing', 'hexproof', 'hit', 'hone', 'hoofprint', 'hope', 'hour', 'hourglass',
  'hunger', 'husk', 'ice', 'incarnation', 'incubation', 'indestructible', 'infection', 'influence', 'ingenuity',
  'ingredient', 'intel', 'intervention', 'invitation', 'isolation', 'javelin', 'judgment', 'ki', 'kick', 'knickknack',
  'knowledge', 'landmark', 'level', 'lifelink', 'loot', 'lore', 'loyalty', 'luck', 'magnet', 'manabond', 'manifestation',
  'mannequin', 'mask', 'matrix', 'memory', 'menace', 'midway', 'mine', 'mining', 'mire', 'music', 'muster', 'necrodermis',
  'nest', 'net', 'night', 'oil', 'omen', 'ore', 'page', 'pain', 'palliation', 'paralyzation', 'pause', 'petal',
  'petrification', 'phylactery', 'phyresis', 'pin', 'plague', 'plot', 'point', 'polyp', 'pop!', 'possession', 'pressure',
  'prey', 'pupa', 'quest', 'rally', 'reach', 'release', 'reprieve', 'rejection', 'repair', 'revival', 'ribbon', 'ritual',
  'rope', 'rust', 'scream', 'screen', 'scroll', 'shell', 'shield', 'shoe', 'shred', 'shy', 'silver', 'skewer', 'sleep',
  'sleight', 'slime', 'slumber', 'soot', 'soul', 'spark', 'spite', 'spore', 'stash', 'storage', 'story', 'strife',
  'study', 'stun', 'supply', 'suspect', 'task', 'theft', 'tide', 'time', 'tower', 'training', 'trample', 'trap',
  'treasure', 'trophy', 'unity', 'unlock', 'valor', 'velocity', 'verse', 'vigilance', 'vitality', 'void', 'volatile',
  'vortex', 'vow', 'voyage', 'wage', 'winch', 'wind', 'wish', 'wound',
] as const;

/** A kind of counter that objects have: "+1/+1", "charge", "stun". */
export const counterKind: Phrase<CounterKind> = part<CounterKind>()(table('a kind of counter', COUNTER_KINDS));

/** A kind of counter that players have: "poison", "experience". Energy has a symbol of its own. */
export const playerCounterKind: Phrase<CounterKind> = part<CounterKind>()(
  table('a kind of counter', ['poison', 'experience', 'rad', 'ticket']),
);

/** "storage counters removed this way": every kind with the same words behind it, and "counters …" alone. */
export const counterWords = (words: string): readonly string[] => [
  ...COUNTER_KINDS.map(kind => `${kind} ${words}`),
  words,
];
