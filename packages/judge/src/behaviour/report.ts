/** The figures of behaviour. */
import type { Ability } from '@lawmage/ability';
import type { Progress } from './rounds.ts';
import { unitsOf } from './units.ts';

export type BehaviourReport = {
  /** Playable cards, and those of which every ability has happened. */
  readonly cards: number;
  readonly shown: number;
  /** Cards without any ability, counted among those shown. */
  readonly plain: number;
  readonly abilities: number;
  readonly happened: number;
  readonly byKind: readonly { readonly kind: string; readonly abilities: number; readonly happened: number }[];
  /** What never happened: by card, the places of abilities on its faces. */
  readonly never: readonly { readonly card: string; readonly abilities: readonly Never[] }[];
};
export type Never = { readonly face: number; readonly at: readonly number[]; readonly kind: string };

type Counts = { abilities: number; happened: number };

export function reportOn(progress: Progress): BehaviourReport {
  const byKind = new Map<string, Counts>();
  const never: { card: string; abilities: Never[] }[] = [];
  let plain = 0;
  for (const [n, card] of progress.cards.entries()) {
    const { units } = unitsOf(card);
    if (units.length === 0) plain++;
    const lacking = new Set(progress.lacking(n));
    for (const [unit, { ability }] of units.entries()) count(byKind, kindOf(ability), !lacking.has(unit));
    if (lacking.size === 0) continue;
    const abilities = units.flatMap(({ face, at, ability }, unit) =>
      lacking.has(unit) ? [{ face, at, kind: kindOf(ability) }] : [],
    );
    never.push({ card: card.name, abilities });
  }
  const kinds = [...byKind].map(([kind, counts]) => ({ kind, ...counts }));
  return {
    cards: progress.cards.length,
    shown: progress.cards.length - never.length,
    plain,
    abilities: kinds.reduce((sum, { abilities }) => sum + abilities, 0),
    happened: kinds.reduce((sum, { happened }) => sum + happened, 0),
    byKind: kinds.toSorted((a, b) => b.abilities - a.abilities),
    never: never.toSorted((a, b) => (a.card < b.card ? -1 : 1)),
  };
}

function kindOf(ability: Ability): string {
  if (ability.is === 'keyword') return ability.keyword;
  return ability.is === 'static' ? `static ${ability.rule.static}` : ability.is;
}

function count(byKind: Map<string, Counts>, kind: string, happened: boolean): void {
  const counts = byKind.get(kind) ?? { abilities: 0, happened: 0 };
  byKind.set(kind, { abilities: counts.abilities + 1, happened: counts.happened + Number(happened) });
}
