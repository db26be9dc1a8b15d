import type { Ability, Static } from '@lawmage/ability';
import { isLabel, labelOf, labelWords } from '../../1-text/index.ts';
import { as, type Phrase, say, token } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { name } from '../words/index.ts';

/** An anchor word and its dash. */
const anchor: Phrase<string> = token('an anchor word', text => (isLabel(text) ? labelWords(text) : undefined), labelOf);

type Anchored = {
  readonly first: string;
  readonly second: string;
  readonly one: string;
  readonly oneHas: Ability;
  readonly other: string;
  readonly otherHas: Ability;
};

const choice = (of: readonly [string, string]): Static => ({
  is: 'static',
  rule: { static: 'enter', how: [{ enters: 'choosing', word: 'word', of }] },
});
const asLongAs = (word: string, ability: Ability): Static => ({
  is: 'static',
  while: { if: 'anchor', word },
  rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'gain', abilities: [ability] }] },
});

/** The word and the ability that it stands for. */
function anchoredBy(ability: Ability | undefined): readonly [string, Ability] | undefined {
  if (ability?.is !== 'static' || ability.while?.if !== 'anchor' || ability.rule.static !== 'modify') return undefined;
  const [change] = ability.rule.changes;
  const [gained] = change?.change === 'gain' ? change.abilities : [];
  return gained && [ability.while.word, gained];
}

/** "As ~ enters, choose Tide or Ebb. • Tide — … • Ebb — …": one of two abilities [CR 614.12c | 2007: none]. */
export const anchored: Phrase<readonly Ability[]> = as(
  say`as ~ enters, choose ${{ first: name }} or ${{ second: name }} . • ${{ one: anchor }} ${{
    oneHas: later.ability,
  }} • ${{ other: anchor }} ${{ otherHas: later.ability }}`,
  ({ first, second, one, oneHas, other, otherHas }: Anchored): readonly Ability[] | undefined =>
    one === first && other === second
      ? [choice([first, second]), asLongAs(first, oneHas), asLongAs(second, otherHas)]
      : undefined,
  ([chosen, ...abilities]): Anchored | undefined => {
    if (chosen?.is !== 'static' || chosen.rule.static !== 'enter' || abilities.length !== 2) return undefined;
    const [first, second] = abilities.map(anchoredBy);
    if (first === undefined || second === undefined) return undefined;
    return {
      first: first[0],
      second: second[0],
      one: first[0],
      oneHas: first[1],
      other: second[0],
      otherHas: second[1],
    };
  },
);
