/** Layer 3: one word of a text for another [CR 612 | 2007: 418.6]. */

import { type Ability, COLORS, type Modification, type Subtype } from '@lawmage/ability';
import { intrinsicManaAbilities, keywordsOf, withMeanings } from '../../2-parts/printed.ts';
import { type Characteristics, GRANTED, INTRINSIC, type LiveAbility } from '../../state/characteristics.ts';
import { cite } from '../../work/cite.ts';
import { bitOfType } from './characteristics.ts';
import type { Draft } from './underway.ts';

type TextChange = Extract<Modification, { readonly change: 'text' }>;

/** Where a colour is a colour word and not a mana symbol. */
const COLOR_KEYS: ReadonlySet<string> = new Set(['color', 'colors', 'from', 'parameter', 'of']);
/** Where a word is a name and stays. */
const NAME_KEYS: ReadonlySet<string> = new Set(['name', 'mark', 'said', 'keyword']);

/**
 * [CR 612.2, 612.3 | 2007: 418.6a, 418.6b] Changes a colour word or subtype wherever it is used as such in the object's
 * text and type line; abilities that effects gave it are not part of its text.
 */
export function changeText(draft: Draft, { from, to }: TextChange): void {
  const isColor = (COLORS as readonly string[]).includes(from);
  if (!isColor && draft.subtypes.has(from as Subtype)) {
    draft.subtypes = new Set([...draft.subtypes.values().filter(type => type !== from), to as Subtype]);
  }
  draft.abilities = draft.abilities.map(live => (live.granted ? live : reworded(live, from, to, isColor)));
  draft.keywords = keywordsOf(draft.abilities);
  if ((draft.types & bitOfType('land')) === 0) return;
  const others = draft.abilities.filter(({ at }) => at < INTRINSIC || at >= GRANTED);
  draft.abilities = [...others, ...intrinsicManaAbilities(draft.subtypes)];
}

/** [CR 612.5] Another rules text takes the place of its own; what effects gave it and what its types bring stays. */
export function changeTextBox(draft: Draft, abilities: readonly Ability[]): void {
  const own = withMeanings(abilities);
  const others = draft.abilities.filter(live => live.granted || live.meaningOf === 'type' || isIntrinsic(live));
  draft.abilities = [...own, ...others];
  draft.keywords = keywordsOf(draft.abilities);
}

/** [CR 612.6 | 2007: none] All that represents another object, and further text; what effects gave it stays. */
export function changeFullText(draft: Draft, values: Characteristics | null, besides: readonly Ability[]): void {
  if (values === null) return;
  const { controller, rules } = draft;
  const granted = draft.abilities.filter(live => live.granted);
  const texts = values.abilities.filter(({ meaningOf, at }) => meaningOf === null && at < INTRINSIC);
  const own = withMeanings([...texts.map(({ ability }) => ability), ...besides]);
  const ofType = values.abilities.filter(live => live.meaningOf === 'type' && !isIntrinsic(live));
  const intrinsic = values.abilities.filter(isIntrinsic);
  const numbered = ofType.map((live, n) => ({ ...live, at: own.length + n }));
  Object.assign(draft, values, { controller, rules, abilities: [...own, ...numbered, ...intrinsic, ...granted] });
  draft.keywords = keywordsOf(draft.abilities);
}

const isIntrinsic = ({ at }: LiveAbility): boolean => at >= INTRINSIC && at < GRANTED;

function reworded(live: LiveAbility, from: string, to: string, isColor: boolean): LiveAbility {
  const ability = replaced(live.ability, from, to, isColor, false) as Ability;
  return ability === live.ability ? live : { ...live, ability };
}

/** The words with each use of one word changed; the same value if there is none. `inColor`: below a key of colours. */
function replaced(words: unknown, from: string, to: string, isColor: boolean, inColor: boolean): unknown {
  if (typeof words === 'string') return words === from && (!isColor || inColor) ? to : words;
  if (Array.isArray(words)) {
    const parts = words.map(part => replaced(part, from, to, isColor, inColor));
    return parts.every((part, n) => part === words[n]) ? words : parts;
  }
  if (typeof words !== 'object' || words === null) return words;
  return replacedInside(words as Readonly<Record<string, unknown>>, from, to, isColor);
}

function replacedInside(words: Readonly<Record<string, unknown>>, from: string, to: string, isColor: boolean): unknown {
  let changed: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(words)) {
    if (NAME_KEYS.has(key)) continue;
    const now = replaced(part, from, to, isColor, COLOR_KEYS.has(key));
    if (now === part) continue;
    if (key === 'subtypes' && words.token === 'described') cite('612.2a|418.6c');
    changed ??= { ...words };
    changed[key] = now;
  }
  return changed ?? words;
}
