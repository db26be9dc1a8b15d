/** A mode, the cost of a spree mode, a result of a die. */
const ROW = /^(?:• |\+ \{|\d+(?:[—–-]\d+|\+)? \| )/u;
/** On an instant or sorcery: what happens instead of the line before it. */
const INSTEAD = /^\p{Lu}[\p{L}' -]* — .*\binstead\b/u;
/** A row of a leveler or of a Spacecraft: what follows belongs to it. */
const STRIATION = /^(?:LEVEL \d|\d+\+ \| )/u;

/**
 * Divides the text of a face into units: each line is one, but modes, spree costs and die results stay with the line
 * before them, and the lines under a level or station row stay with that row.
 */
export function rowsToUnits(text: string, isSpell = false): string[] {
  if (text === '') return [];
  const units: string[] = [];
  const stationed = /^Station\b/mu.test(text);
  let inStriation = false;
  for (const line of text.split('\n')) {
    const opens = STRIATION.test(line) && (stationed || line.startsWith('LEVEL'));
    inStriation ||= opens;
    const joins = !opens && (inStriation || ROW.test(line) || (isSpell && INSTEAD.test(line)));
    if (joins && units.length > 0) units.push(`${units.pop()}\n${line}`);
    else units.push(line);
  }
  return units;
}

/** The inverse of `rowsToUnits`. */
export const unitsToRows = (units: readonly string[]): string => units.join('\n');
