/** Which plate and edge a card has: by its colours now, lands by what they make. */
import type { ObjectSeen } from '../game/seen.ts';

export type Plate = 'w' | 'u' | 'b' | 'r' | 'g' | 'many' | 'none' | 'land';

export type Tint = {
  readonly plate: Plate;
  /** Edge colours, top to bottom. */
  readonly edges: readonly Plate[];
  /** Colour letters, shown beside the hue so that colour is never only a hue. */
  readonly letters: readonly string[];
};

const BASIC: Readonly<Record<string, Plate>> = { Plains: 'w', Island: 'u', Swamp: 'b', Mountain: 'r', Forest: 'g' };

export function tintOf(object: Pick<ObjectSeen, 'colors' | 'type'>): Tint {
  const { colors, type } = object;
  const edges = colors.map(color => color.toLowerCase() as Plate);
  if (edges.length === 0) return type.types.includes('land') ? landTint(type.subtypes) : uncolored;
  const [first = 'none'] = edges;
  if (edges.length === 1) return { plate: first, edges, letters: colors };
  return { plate: 'many', edges: edges.length === 2 ? edges : ['many'], letters: colors };
}

const uncolored: Tint = { plate: 'none', edges: ['none'], letters: [] };

function landTint(subtypes: readonly string[]): Tint {
  const made = subtypes.flatMap(subtype => BASIC[subtype] ?? []);
  return {
    plate: 'land',
    edges: made.length === 0 ? ['land'] : made.slice(0, 2),
    letters: made.map(one => one.toUpperCase()),
  };
}

/** The edge as a CSS background. */
export const edgeOf = ({ edges }: Tint): string =>
  edges.length === 1
    ? `var(--edge-${edges[0]})`
    : `linear-gradient(var(--edge-${edges[0]}) 0 49%, var(--edge-${edges[1]}) 51%)`;
