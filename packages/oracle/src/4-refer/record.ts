import type { Effect, Objects, Players, TargetEither } from '@lawmage/ability';

/** A part of an ability, whatever it says. */
export type Part = Readonly<Record<string, unknown>>;

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts directly below a value, in reading order. */
export function* below(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) yield* value;
  else if (isPart(value)) yield* Object.values(value);
}

/** Rebuilds a value from its leaves upwards; a part for which `change` gives nothing stays the same. */
export function rebuilt(value: unknown, change: (part: Part, original: Part) => Part | undefined): unknown {
  if (Array.isArray(value)) return value.map(item => rebuilt(item, change));
  if (!isPart(value)) return value;
  const part: Part = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rebuilt(item, change)]));
  return change(part, value) ?? part;
}

const OBJECTS = new Set([
  'self',
  'bearer',
  'that',
  'target',
  'some',
  'each',
  'top',
  'bottom',
  'both',
  'either',
  'linked',
]);
const PLAYERS = new Set(['you', 'that', 'target', 'some', 'each', 'controller', 'owner', 'both']);
const NAMED_PLAYERS = new Set(['defending', 'attacking', 'active', 'chosen', 'enchanted']);
const ABILITIES = new Set(['keyword', 'activated', 'triggered', 'static', 'spell', 'chapter', 'level']);

const tells = (part: Part, field: string): boolean => typeof part[field] === 'string';

export const isObjects = (part: Part): part is Part & Objects =>
  typeof part.what === 'string' &&
  OBJECTS.has(part.what) &&
  !(tells(part, 'is') || tells(part, 'count') || tells(part, 'if') || tells(part, 'do') || tells(part, 'on'));

export const isPlayers = (part: Part): part is Part & Players =>
  typeof part.who === 'string' && (PLAYERS.has(part.who) || NAMED_PLAYERS.has(part.who));

export const isThatEither = (part: Part): boolean => part.either === 'that';

export const isTargetEither = (part: Part): part is Part & TargetEither => part.either === 'target';

export const isEffect = (part: Part): part is Part & Effect => tells(part, 'do');

/** An ability that another one grants or describes. */
export function isInnerAbility(part: Part): boolean {
  const isTrait = part.is === 'keyword' && !('cost' in part || 'n' in part || 'quality' in part);
  return typeof part.is === 'string' && ABILITIES.has(part.is) && !isTrait;
}
