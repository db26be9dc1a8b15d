import type { Count, ManaCost, Modification } from '@lawmage/ability';
import { andList, as, type Forms, maybe, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import { forEach } from '../amounts/index.ts';
import { manaCost } from '../words/index.ts';
import { are, becomes, isSamePhrase } from './becoming.ts';
import { change } from './changes.ts';

type Changes = readonly Modification[];

const ruled = (first: 'cantAttack' | 'cantBlock', second: 'cantBlock' | 'cantBeBlocked'): Changes => [
  { change: 'rule', rule: { rule: first, said: 'or' } },
  { change: 'rule', rule: { rule: second } },
];
const ATTACK_OR_BLOCK = ruled('cantAttack', 'cantBlock');
const BLOCK_OR_BE_BLOCKED = ruled('cantBlock', 'cantBeBlocked');

const ATTACK_BLOCK_OR_CREW: Changes = [
  { change: 'rule', rule: { rule: 'cantAttack', said: 'or' } },
  { change: 'rule', rule: { rule: 'cantBlock', said: 'or' } },
  { change: 'rule', rule: { rule: 'cantCrew' } },
];

const ALONE: Changes = [
  { change: 'rule', rule: { rule: 'cantAttack', alone: true, said: 'or' } },
  { change: 'rule', rule: { rule: 'cantBlock', alone: true } },
];

/** Two rules in one breath: the first bears the mark. */
const twoRules: Phrase<Changes> = oneOf(
  'two rules',
  as(
    say`can't attack or block`,
    () => ATTACK_OR_BLOCK,
    (): object => ({}),
  ),
  as(
    say`can't attack, block, or crew Vehicles`,
    () => ATTACK_BLOCK_OR_CREW,
    (): object => ({}),
  ),
  as(
    say`can't attack or block alone`,
    () => ALONE,
    (): object => ({}),
  ),
  as(
    say`can't block or be blocked`,
    () => BLOCK_OR_BE_BLOCKED,
    (): object => ({}),
  ),
);
type Toll = { readonly cost: ManaCost; readonly times?: Count };
const toll = say`its controller pays ${{ cost: manaCost }} ${{ times: maybe(forEach) }}`;
const tollOf = (change: Modification | undefined, rule: 'costsToAttack' | 'costsToBlock'): Toll | undefined => {
  if (change?.change !== 'rule' || change.rule.rule !== rule) return undefined;
  const { cost, times } = change.rule;
  return { cost, ...(times !== undefined && { times }) };
};
/** "can't attack or block unless its controller pays {3}": each of the two costs something. */
const costly: Phrase<Changes> = oneOf(
  'a cost',
  as(
    part<Toll>()(say`can't attack unless ${toll}`),
    (cost): Changes => [{ change: 'rule', rule: { rule: 'costsToAttack', ...cost } }],
    ([only, ...more]) => (more.length > 0 ? undefined : tollOf(only, 'costsToAttack')),
  ),
  as(
    part<Toll>()(say`can't block unless ${toll}`),
    (cost): Changes => [{ change: 'rule', rule: { rule: 'costsToBlock', ...cost } }],
    ([only, ...more]) => (more.length > 0 ? undefined : tollOf(only, 'costsToBlock')),
  ),
  as(
    part<Toll>()(say`can't attack or block unless ${toll}`),
    (cost): Changes => [
      { change: 'rule', rule: { rule: 'costsToAttack', said: 'or', ...cost } },
      { change: 'rule', rule: { rule: 'costsToBlock', ...cost } },
    ],
    ([first, second, ...more]) => {
      const [attack, block] = [tollOf(first, 'costsToAttack'), tollOf(second, 'costsToBlock')];
      return opensTwo(first) && more.length === 0 && same(attack, block) ? attack : undefined;
    },
  ),
);
const opensTwo = (change: Modification | undefined): boolean =>
  change?.change === 'rule' && 'said' in change.rule && change.rule.said === 'or';

/** Divides changes into those that one phrase says. */
function phrases(changes: Changes): readonly Changes[] {
  const groups: Modification[][] = [];
  changes.forEach((each, at) => {
    const before = changes[at - 1];
    const goesOn = opensTwo(before) || (before !== undefined && isSamePhrase(before, each));
    if (goesOn) groups.at(-1)?.push(each);
    else groups.push([each]);
  });
  return groups;
}

/** Changes joined under one subject: single ones, and phrases that stand for several. */
export function joinedChanges(one: Phrase<Modification>, ...several: readonly Phrase<Changes>[]): Phrase<Changes> {
  const single = as(
    one,
    (only): Changes => [only],
    ([only, ...more]) => (more.length === 0 ? only : undefined),
  );
  return as(
    andList(oneOf('a change', single, twoRules, costly, ...several), 1),
    (groups): Changes => groups.flat(),
    all => phrases(all),
  );
}

/** Several changes under one subject, and so under one duration: "gets +1/+1 and gains flying". */
export const changes: Forms<Changes> = {
  one: joinedChanges(change.one, becomes.one, are.one),
  many: joinedChanges(change.many, becomes.many, are.many),
};
