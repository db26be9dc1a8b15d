/** Keyword marks of a tile: at most four glyphs, in a fixed order, then how many more there are. */

const ORDER: readonly (readonly [keyword: string, glyph: string])[] = [
  ['flying', 'flying'],
  ['reach', 'reach'],
  ['first strike', 'first-strike'],
  ['double strike', 'double-strike'],
  ['deathtouch', 'deathtouch'],
  ['lifelink', 'lifelink'],
  ['trample', 'trample'],
  ['vigilance', 'vigilance'],
  ['menace', 'menace'],
  ['hexproof', 'hexproof'],
  ['shroud', 'shroud'],
  ['indestructible', 'indestructible'],
  ['protection', 'protection'],
  ['ward', 'ward'],
  ['defender', 'defender'],
  ['haste', 'haste'],
  ['fear', 'fear'],
  ['intimidate', 'intimidate'],
  ['infect', 'infect'],
  ['prowess', 'prowess'],
];

export type KeywordMark = { readonly keyword: string; readonly glyph: string };

export function keywordMarks(
  keywords: readonly string[],
  most = 4,
): { readonly marks: readonly KeywordMark[]; readonly more: number } {
  const has = new Set(keywords);
  const all = ORDER.filter(([keyword]) => has.has(keyword)).map(([keyword, glyph]) => ({ keyword, glyph }));
  return { marks: all.slice(0, most), more: Math.max(0, all.length - most) };
}
