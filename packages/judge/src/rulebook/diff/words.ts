/** What of two texts is compared: words, whatever the typography, the numbers referred to and the terms of the time. */

/** Terms of older editions and today's for the same thing, in the order in which they are put in. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\bstate-based effects?\b/g, 'state-based action'],
  [/\bremoved? from the game zone\b/g, 'exile zone'],
  [/\bremoved? [^.,;]{0,30}?\bfrom the game\b/g, 'exile'],
  [/\bremoved-from-the-game\b/g, 'exile'],
  [/\b(?:come|comes|came|coming|put) into play\b/g, 'enter battlefield'],
  [/\b(?:enter|enters|entered|entering) the battlefield\b/g, 'enter battlefield'],
  [/\benters\b/g, 'enter battlefield'],
  [/\b(?:in|from|leaves|leave) play\b/g, 'battlefield'],
  [/\bin-play zone\b/g, 'battlefield'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bplaneswalker's loyalty\b/g, 'loyalty'],
  [/\bhe or she\b/g, 'they'],
  [/\bhis or her\b/g, 'their'],
  [/\bhim or her\b/g, 'them'],
  [/\bplay(?:s|ed|ing)? (a |the |that )?(spell|instant|sorcery)/g, 'cast $2'],
  [/\bplay(?:s|ed|ing)? (an |the |that )?(activated |mana )?abilit/g, 'activate $2abilit'],
  [/\bcharacteristic-setting\b/g, 'characteristic-defining'],
  [/\blocal enchantments?\b/g, 'aura'],
  [/\bbury\b/g, 'destroy'],
];

const NUMBERS = /\b\d{3}(?:\.\d{1,3}[a-z]{0,2})?(?:\s*[-–—]\s*(?:\d[\d.a-z]*|[a-z]\b))?/g;

/** The words of a text as one reads them aloud, without the numbers of rules: equal where only typography differs. */
export const spoken = (text: string): string =>
  text
    .replaceAll(/[“”„"®™©]|\((?:r|tm|c)\)/gi, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(NUMBERS, '#')
    .replaceAll(/[-–—]+/g, '-')
    .replaceAll(/[^\p{L}\p{N}#'{}/+-]+/gu, ' ')
    .trim();

/** The words by which two texts are held against each other: today's terms, without endings. */
export function wordsOf(text: string): readonly string[] {
  let now = spoken(text);
  for (const [old, today] of TERMS) now = now.replaceAll(old, today);
  return now.split(/[\s/-]+/).flatMap(word => {
    const plain = word.replace(/'s?$/, '').replace(/(?<=\w{3})(?:es|s|ed|ing)$/, '');
    return plain === '' || plain === '#' ? [] : [plain];
  });
}
