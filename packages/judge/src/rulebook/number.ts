/** Numbers of rules: `7` a section, `704` a chapter, `704.5` a rule, `704.5aa` a subrule. */

/** A number taken apart; `subrule` is '' for a rule, and `rule` is 0 for a chapter or a section. */
export type NumberParts = { readonly chapter: number; readonly rule: number; readonly subrule: string };

const NUMBER = /^(\d{1,3})(?:\.(\d{1,3})([a-z]{0,2}))?$/;

/** The parts of a number, or null if it is not one. A section is its own chapter here. */
export function partsOf(number: string): NumberParts | null {
  const [, chapter, rule = '0', subrule = ''] = NUMBER.exec(number) ?? [];
  return chapter === undefined ? null : { chapter: Number(chapter), rule: Number(rule), subrule };
}

/** The numbers above, from the section down: `7`, `704`, `704.5` for `704.5g`. */
export function parentsOf(number: string): readonly string[] {
  const parts = partsOf(number);
  if (parts === null) return [];
  const chapter = String(parts.chapter);
  const above = chapter.length > 1 ? [chapter.slice(0, 1)] : [];
  if (parts.rule > 0) above.push(chapter);
  if (parts.subrule !== '') above.push(`${chapter}.${parts.rule}`);
  return above;
}

/** The chapter of a rule, `704` for `704.5g`. */
export const chapterOf = (number: string): string => number.slice(0, 3);

/** In the order of the rulebook: `704.5z` stands before `704.5aa`. */
export function compareNumbers(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  if (first === null || second === null) return one.localeCompare(other);
  return (
    first.chapter - second.chapter ||
    first.rule - second.rule ||
    first.subrule.length - second.subrule.length ||
    first.subrule.localeCompare(second.subrule)
  );
}

/** Whether a rule is the given section, chapter or rule, or stands below it. */
export const isWithin = (rule: string, above: string): boolean => rule === above || parentsOf(rule).includes(above);
