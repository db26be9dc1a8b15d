import type { Ability, Face, ManaCost, TypeLine } from '@lawmage/ability';
import { fromUnits } from '../1-text/index.ts';
import { atThisDoor } from './doors.ts';
import type { FaceFacts } from './facts.ts';
import { writeTokens } from './line.ts';

/** One line of a face in words, or the ability that no rule writes. */
export type FaceLine =
  | { readonly ok: true; readonly text: string; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly ability: Ability };

/** The abilities of a face as lines of text, with the face's own name where it speaks of itself; keywords share a line. */
export function faceText(face: Face): readonly FaceLine[] {
  const facts = { name: face.name, typeLine: typeLineText(face.type) };
  return linesOf(face.abilities).map((abilities): FaceLine => {
    const tokens = writeTokens(atThisDoor(abilities.map(withoutBox)));
    const [ability] = abilities;
    if (tokens === undefined && ability !== undefined) return { ok: false, ability };
    return { ok: true, text: fromUnits(facts, [{ tokens: tokens ?? [] }]), abilities };
  });
}

/** A line of a face from its tokens, with the face's own name where it speaks of itself. */
export const fromTokens = (
  facts: Pick<FaceFacts, 'name' | 'typeLine'>,
  tokens: readonly string[],
  short?: string,
): string => fromUnits(facts, [{ tokens }], short);

/** [CR 721.2b] The size of a Spacecraft stands on its face, not in its text. */
function withoutBox(ability: Ability): Ability {
  if (ability.is !== 'level' || ability.of !== 'station') return ability;
  const { power: _, toughness: __, ...level } = ability;
  return level;
}

/** Keywords in a row stand on one line if they can. */
function linesOf(abilities: readonly Ability[]): readonly (readonly Ability[])[] {
  const lines: Ability[][] = [];
  for (const ability of abilities) {
    const last = lines.at(-1);
    if (last !== undefined && isShort(ability) && last.every(isShort)) last.push(ability);
    else lines.push([ability]);
  }
  return lines;
}

const isShort = (ability: Ability): boolean =>
  ability.is === 'keyword' && ability.cost === undefined && ability.quality === undefined;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Legendary Creature — Elf Druid" [CR 205.1 | 2007: 205.1]. */
export function typeLineText({ supertypes, types, subtypes }: TypeLine): string {
  const before = [...supertypes, ...types].map(capital).join(' ');
  return subtypes.length === 0 ? before : `${before} — ${subtypes.join(' ')}`;
}

/** "{2}{W/U}"; empty where there is none. */
export const manaCostText = (cost: ManaCost | null): string => (cost ?? []).map(symbol => `{${symbol}}`).join('');
