/** A mode, the cost of a spree mode, a result of a die. */
const ROW = /^(?:• |\+ \{|(?:\{P\})+ — |\d+(?:[—–-]\d+|\+)? \| )/u;
/** On an instant or sorcery: what happens instead of the line before it. */
const INSTEAD = /^\p{Lu}[\p{L}' -]* — .*\binstead\b/u;
/** On an instant or sorcery: what is done besides, of what the line before it was about. */
const BESIDES = /^\p{Lu}[\p{L}' -]* — If .*\bthat (?:player|spell|creature|permanent)\b/u;
/** A row of a leveler, a Spacecraft or a Class: what follows belongs to it. */
const STRIATION = /^(?:LEVEL \d|\d+\+ \| |(?:\{[^{}]+\})+: Level \d)/u;

/**
 * Divides the text of a face into units: each line is one, but modes, spree costs and die results stay with the line
 * before them, and the lines under a level, class or station row stay with that row.
 */
export function rowsToUnits(text: string, isSpell = false): string[] {
  if (text === '') return [];
  const units: string[] = [];
  const stationed = /^Station\b/mu.test(text);
  let inStriation = false;
  for (const line of text.split('\n')) {
    const opens = STRIATION.test(line) && (stationed || !/^\d/u.test(line));
    inStriation ||= opens;
    const joins = !opens && (inStriation || ROW.test(line) || (isSpell && (INSTEAD.test(line) || BESIDES.test(line))));
    if (joins && units.length > 0) units.push(`${units.pop()}\n${line}`);
    else units.push(line);
  }
  return units;
}

/** The inverse of `rowsToUnits`. */
export const unitsToRows = (units: readonly string[]): string => units.join('\n');
