/** Modes that were chosen, each as often as it was, with target phrases of their own [CR 700.2d, 115.3 | 2007: 409.1c]. */
import type { Effect, Mode, Slot } from '@lawmage/ability';
import { visitWords } from '../113-abilities/words.ts';
import { isPhrase } from './is-phrase.ts';

/** More slots than the phrases of any one ability take. */
const APART = 32;

const KNOWN = new WeakMap<readonly Mode[], Map<string, readonly Effect[]>>();

/**
 * [CR 700.2d, 608.2d | 2007: none] The effects of chosen modes in the order in which they are followed. Where two of them
 * would share a slot for their targets, as a mode chosen twice does with itself, the later one gets slots of its own.
 */
export function modeInstances(modes: readonly Mode[], chosen: readonly number[]): readonly Effect[] {
  const known = KNOWN.get(modes) ?? new Map<string, readonly Effect[]>();
  KNOWN.set(modes, known);
  const key = chosen.join();
  const effects = known.get(key) ?? instantiate(modes, chosen);
  known.set(key, effects);
  return effects;
}

/** The effects of several spell abilities of one card, whose target phrases are numbered apart from each other. */
export const apart = (effects: readonly Effect[]): readonly Effect[] =>
  effects.length < 2
    ? effects
    : instantiate(
        effects.map(effect => ({ effect })),
        effects.map((_, at) => at),
      );

function instantiate(modes: readonly Mode[], chosen: readonly number[]): readonly Effect[] {
  const taken = new Set<Slot>();
  return chosen.flatMap((mode, nth) => {
    const effect = modes[mode]?.effect;
    if (effect === undefined) return [];
    const slots = targetSlots(effect);
    const shared = slots.values().some(slot => taken.has(slot));
    for (const slot of slots) taken.add(slot);
    return [shared ? (shifted(effect, slots, nth * APART) as Effect) : effect];
  });
}

function targetSlots(effect: Effect): ReadonlySet<Slot> {
  const slots = new Set<Slot>();
  visitWords(effect, node => {
    if (isPhrase(node)) slots.add(node.slot);
    return false;
  });
  return slots;
}

/** The same words with other numbers for some slots, wherever they introduce something or refer to it. */
function shifted(words: unknown, slots: ReadonlySet<Slot>, by: number): unknown {
  if (Array.isArray(words)) return words.map(part => shifted(part, slots, by));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [
      key,
      key === 'slot' && slots.has(part as Slot) ? (part as Slot) + by : shifted(part, slots, by),
    ]),
  );
}

/** Visits the words of an effect, those of its chosen modes in place of all of them; see `visitWords`. */
export function visitChosen(
  effects: readonly Effect[],
  chosen: readonly number[],
  visit: (node: Readonly<Record<string, unknown>>) => boolean,
): void {
  visitWords(effects, node => {
    if (node.do !== 'modes') return visit(node);
    const { modes } = node as Extract<Effect, { readonly do: 'modes' }>;
    for (const instance of modeInstances(modes, chosen)) visitWords(instance, visit);
    return true;
  });
}
