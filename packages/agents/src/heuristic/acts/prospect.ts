/** Things one could spend mana on, and the best way to spend it. */

export type Prospect = {
  /** Its place among the options; -1 for a card that waits in hand. */
  readonly n: number;
  readonly cost: number;
  readonly value: number;
  /** Whether now is the moment; mana is kept for the others. */
  readonly now: boolean;
};

type Purse = { readonly value: number; readonly chosen: readonly Prospect[] };

/** The prospects that are together worth most for so much mana. */
export function bestSpending(prospects: readonly Prospect[], mana: number): readonly Prospect[] {
  const purses: Purse[] = Array.from({ length: mana + 1 }, () => ({ value: 0, chosen: [] }));
  for (const one of prospects) {
    const cost = Math.min(one.cost, mana);
    for (let left = mana; left >= cost; left--) {
      const rest = purses[left - cost];
      const now = purses[left];
      if (rest !== undefined && now !== undefined && rest.value + one.value > now.value)
        purses[left] = { value: rest.value + one.value, chosen: [...rest.chosen, one] };
    }
  }
  return purses[mana]?.chosen ?? [];
}
