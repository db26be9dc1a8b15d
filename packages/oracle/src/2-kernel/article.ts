/** Words that are written with a vowel and spoken with a consonant. */
const CONSONANT = /^(?:one|once|eu|ew|u(?:ni(?:[cfqtv]|$|on)|tensil|s[aeu]|biqu))/iu;
/** Words whose first letter is silent. */
const SILENT = /^(?:hour|honest|honor|honour|heir)/iu;
/** Numbers and letters whose spoken name begins with a vowel: eight, eleven, eighteen, X, the symbol of energy. */
const SPOKEN = /^(?:8\d*|11|18|X)(?:\/.*|th)?$|^\{E\}$|^(?:11|18)\d{3}$/u;

/** "a" or "an", as the word that follows is spoken: "an 8/8", "a one-sided", "an hour". */
export function articleFor(word: string): 'a' | 'an' {
  if (SILENT.test(word) || SPOKEN.test(word)) return 'an';
  return /^[aeiouáéíóúâö]/iu.test(word) && !CONSONANT.test(word) ? 'an' : 'a';
}
