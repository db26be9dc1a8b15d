const IRREGULAR: Readonly<Record<string, string>> = {
  child: 'children',
  cyberman: 'cybermen',
  cyclops: 'cyclopes',
  dwarf: 'dwarves',
  elf: 'elves',
  foot: 'feet',
  fungus: 'fungi',
  half: 'halves',
  hero: 'heroes',
  homunculus: 'homunculi',
  incubus: 'incubi',
  life: 'lives',
  locus: 'loci',
  man: 'men',
  mouse: 'mice',
  octopus: 'octopuses',
  ox: 'oxen',
  pegasus: 'pegasi',
  thief: 'thieves',
  werewolf: 'werewolves',
  wolf: 'wolves',
  woman: 'women',
};

const UNCHANGED = new Set(
  `astartes aurochs bison c'tan custodes dauthi eldrazi equipment fish jellyfish kithkin merfolk metathran moonfolk myr nephilim
  plains qu samurai sheep shi'ar soltari starfish thalakos treefolk vedalken`.split(/\s+/u),
);

/** The plural of a noun, its capital letter kept: "Elf" gives "Elves", "ability" gives "abilities". */
export function plural(noun: string): string {
  const low = noun.toLowerCase();
  const irregular = IRREGULAR[low];
  if (irregular !== undefined) return noun.charAt(0) + irregular.slice(1);
  if (UNCHANGED.has(low)) return noun;
  if (/(?:[sxz]|[^r]ch|[^a]rch|sh)$/u.test(low)) return `${noun}es`;
  if (/[^aeiou]y$/u.test(low)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
