/** The names that a scenario knows: its players, its cards with all their faces, and what it calls single objects. */
export type Names = { readonly players: readonly string[]; readonly objects: readonly string[] };

/** Longest first, so that a name wins over its beginning. */
export const namesOf = (players: readonly string[], objects: readonly string[]): Names => ({
  players,
  objects: [...new Set(objects)].sort((one, other) => other.length - one.length),
});

/** The names by which a card may be called: its own and those of its faces. */
export const cardNames = (name: string): readonly string[] =>
  name.includes(' // ') ? [name, ...name.split(' // ')] : [name];
