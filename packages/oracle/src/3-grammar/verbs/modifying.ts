import type { Effect, Objects } from '@lawmage/ability';
import {
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  say,
} from '../../2-kernel/index.ts';
import { forEach } from '../amounts/index.ts';
import { oneObject, playersPossessive } from '../nouns/index.ts';
import { becomes, stillLand, withoutStill } from './becoming.ts';
import { factored, gets, multiplied } from './changes.ts';
import { duration } from './durations.ts';
import { changes } from './joined-changes.ts';
import type { ObjectVerb } from './subject.ts';

type Modify = Extract<ObjectVerb, { do: 'modify' }>;

const endOfTurn = { until: 'endOfTurn' } as const;

/** "gets +1/+1 until end of turn for each …": the same as with the duration behind. */
const eachBehind: Forms<Modify> = inBoth(gets, form =>
  as(
    say`${{ change: form }} ${{ until: duration }} ${{ per: forEach }}`,
    ({ change, until, per }): Modify | undefined => {
      const one = multiplied(change, per);
      return one && { do: 'modify', changes: [one], until, said: 'each behind' };
    },
    modify => {
      const [one, ...more] = modify.changes ?? [];
      if (one === undefined || more.length > 0 || modify.until === undefined) return undefined;
      const parts = factored(one);
      return parts && { ...parts, until: modify.until };
    },
  ),
);

const nextUntap = is({ until: 'nextUntapStep' })`${{ of: playersPossessive }} next untap step`;
const required = eitherOf(
  'a requirement',
  forms({
    do: 'modify',
    changes: [{ change: 'rule', rule: { rule: 'mustAttack' } }],
    until: endOfTurn,
  })`[attacks|attack] this turn if able`,
  forms({
    do: 'modify',
    changes: [{ change: 'rule', rule: { rule: 'mustAttack' } }],
    until: { until: 'endOfCombat' },
  })`[attacks|attack] this combat if able`,
  forms({
    do: 'modify',
    changes: [{ change: 'rule', rule: { rule: 'mustBlock' } }],
    until: endOfTurn,
  })`[blocks|block] this turn if able`,
  forms({
    do: 'modify',
    changes: [{ change: 'rule', rule: { rule: 'mustBeBlocked' } }],
    until: endOfTurn,
  })`must be blocked this turn if able`,
  forms({
    do: 'modify',
    changes: [{ change: 'rule', rule: { rule: 'doesntUntap' } }],
  })`[doesn't|don't] untap during ${{ until: nextUntap }}`,
);

type Become = Pick<Modify, 'changes' | 'until'>;
const stillLands = (words: Phrase<Become>): Phrase<Modify> =>
  as(
    words,
    ({ changes: all, ...rest }): Modify | undefined => {
      const still = stillLand(all);
      return still && { do: 'modify', changes: still, ...rest };
    },
    ({ do: _, changes: all, ...rest }) => {
      const plain = all && withoutStill(all);
      return plain && { changes: plain, ...rest };
    },
  );

/** "becomes a 4/4 Elemental creature until end of turn. It's still a land." */
const landStill: Forms<Modify> = {
  one: stillLands(
    oneOf(
      'a change',
      say`${{ changes: becomes.one }} ${{ until: duration }} . it's still a land`,
      say`${{ changes: becomes.one }} . it's still a land`,
    ),
  ),
  many: stillLands(
    oneOf(
      'a change',
      say`${{ changes: becomes.many }} ${{ until: duration }} . they're still lands`,
      say`${{ changes: becomes.many }} . they're still lands`,
    ),
  ),
};

const noDamage = forms({
  do: 'modify',
  changes: [{ change: 'rule', rule: { rule: 'assignsNoCombatDamage' } }],
  until: endOfTurn,
})`[assigns|assign] no combat damage this turn`;
const saved = forms({
  do: 'modify',
  changes: [{ change: 'rule', rule: { rule: 'cantBeRegenerated' } }],
  until: endOfTurn,
})`can't be regenerated this turn`;
const able = forms({
  do: 'modify',
  changes: [{ change: 'rule', rule: { rule: 'canAttackAsThough', no: 'defender' } }],
  until: endOfTurn,
})`can attack this turn as though [it|they] didn't have defender`;
const blocksMore = forms({
  do: 'modify',
  changes: [{ change: 'rule', rule: { rule: 'canBlockAdditional', count: 1 } }],
  until: endOfTurn,
})`can block an additional creature this turn`;

const FLASHBACK = [{ change: 'gain', abilities: [{ is: 'keyword', keyword: 'flashback' }] }] as const;
/** A flashback without a cost of its own has the mana cost [CR 702.34a | 2007: 502.22a]. */
const flashback = forms({
  do: 'modify',
  changes: FLASHBACK,
})`[gains|gain] flashback ${{ until: duration }} . the flashback cost is equal to its mana cost`;

const blockIt: Forms<Modify> = inBoth(forms({})`[blocks|block] ${{ whom: oneObject }} this turn if able`, form =>
  as(
    form,
    ({ whom }: { readonly whom: Objects }): Modify => ({
      do: 'modify',
      changes: [{ change: 'rule', rule: { rule: 'mustBlock', whom } }],
      until: endOfTurn,
    }),
    ({ changes = [], until, said }) => {
      const [only, ...more] = changes;
      if (only?.change !== 'rule' || only.rule.rule !== 'mustBlock' || more.length > 0 || !until || said)
        return undefined;
      return only.rule.whom && { whom: only.rule.whom };
    },
  ),
);
const stays = forms({
  do: 'modify',
  changes: [{ change: 'rule', rule: { rule: 'doesntUntap' } }],
})`[doesn't|don't] untap during [its|their] [controller's|controllers'] untap [step|steps] ${{ until: duration }}`;

/** "All creatures able to block target creature this turn do so." */
export const lured: Phrase<Effect> = part<Effect>()(
  is({
    do: 'modify',
    changes: [{ change: 'rule', rule: { rule: 'mustBeBlocked', byAll: true } }],
    until: { until: 'endOfTurn' },
  })`all creatures able to block ${{ what: oneObject }} this turn do so`,
);

/** Continuous effects on the subject, with one duration for all joined changes [CR 611.2 | 2007: 418.3]. */
export const modifyVerbs: Forms<Modify> = partForms<Modify>()(
  eitherOf(
    'a change',
    forms({ do: 'modify' })`${{ changes }} ${{ until: duration }}`,
    forms({ do: 'modify', until: endOfTurn, said: 'this turn' })`${{ changes }} this turn`,
    forms({ do: 'modify' })`${{ changes }}`,
    eachBehind,
    landStill,
    noDamage,
    flashback,
    blockIt,
    stays,
    saved,
    able,
    blocksMore,
    required,
  ),
);
