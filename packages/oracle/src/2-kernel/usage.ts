import type { RuleName } from './graph.ts';

/** How often each rule of a grammar was used, counted by card. */
export interface Usage {
  /** Notes the rules that read a card; naming a card again counts a rule again only if it is new to the card. */
  note(card: string, rules: Iterable<RuleName>): void;
  /** All rules with the number of cards that need them, most used first; unused rules stand last with 0. */
  report(): { readonly name: string; readonly cards: number }[];
}

/** Starts a report of how many cards each rule serves. */
export function usageOf(rules: readonly RuleName[]): Usage {
  const cards = rules.map(() => new Set<string>());
  return {
    note(card, used) {
      for (const rule of used) cards[rule.id]?.add(card);
    },
    report: () =>
      rules.map(rule => ({ name: rule.name, cards: cards[rule.id]?.size ?? 0 })).sort((a, b) => b.cards - a.cards),
  };
}
