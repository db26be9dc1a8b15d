import type { Section } from './decklist.ts';

/** What a heading says: a section, an `about` part, or a group of card types, which changes no section. */
export type Heading = Section | 'about' | 'group';

const WORDS: Readonly<Record<Heading, string>> = {
  commanders: 'commander, commanders, command zone, commander zone',
  companions: 'companion, companions',
  main: 'deck, main, maindeck, main deck, mainboard, main board',
  sideboard: 'sideboard, side board, side, sb',
  supplementary: `attraction, attractions, attraction deck, sticker, stickers, sticker sheets, contraptions,
    plane, planes, planar deck, scheme, schemes, scheme deck, vanguard, conspiracy, conspiracies`,
  aside: 'maybeboard, maybe board, maybe, considering, token, tokens',
  about: 'about',
  group: `artifact, artifacts, battle, battles, creature, creatures, enchantment, enchantments, instant, instants,
    land, lands, basic lands, nonbasic lands, planeswalker, planeswalkers, sorcery, sorceries, spell, spells,
    instants and sorceries, noncreature spells, other, other spells, others`,
};

const HEADINGS: ReadonlyMap<string, Heading> = new Map(
  Object.entries(WORDS).flatMap(([heading, words]) =>
    words.split(/,\s+/).map((word): [string, Heading] => [word, heading as Heading]),
  ),
);

/** Reads a heading in its usual variants: `Sideboard`, `SIDEBOARD:`, `Sideboard (15)`, `== Lands [24] ==`. */
export function readHeading(text: string): Heading | undefined {
  const bare = text
    .toLowerCase()
    .replace(/^[\s=*~_-]+|[\s=*~_:-]+$/g, '')
    .replace(/\s*(?:[([{]\s*\d+(?: cards?)?\s*[)\]}]|[:-]\s*\d+(?: cards?)?)$/, '')
    .replace(/[\s:-]+$/, '');
  return HEADINGS.get(bare);
}
