import type { PlayerRule, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { payment } from '../costs/index.ts';
import { digits } from '../words/index.ts';

const YOU = { who: 'you' } as const;
const ALL = { who: 'each', of: 'player' } as const;
const changesRolls = { rule: 'changesRolls' } as const;

type ChangesRolls = Extract<PlayerRule, { readonly rule: 'changesRolls' }>;
type Shown = { readonly natural: number; readonly sides: number };
const die: Phrase<number> = part<number>()(
  table('a die', { d20: 20, 'six-sided die': 6, d4: 4, d8: 8, d10: 10, d12: 12 }),
);

const less: Phrase<number> = as(
  digits,
  n => -n,
  n => (n < 0 ? -n : undefined),
);
const more: Phrase<number> = part<number>()(digits);

/** Of each die: "increase the result of each die you roll by 2". */
const always: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a change of results',
    is(changesRolls)`increase the result of each die you roll by ${{ by: more }}`,
    is(changesRolls)`decrease the result of each die you roll by ${{ by: less }}`,
  ),
);

/** Of a die of anybody's: "you may tap this creature to increase the result of a die any player rolled by 1". */
const ofAnybody: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a change of results',
    is({ ...changesRolls, may: true })`you may ${{
      cost: payment.many,
    }} to increase the result of a die any player rolled by ${{ by: more }}`,
    is({ ...changesRolls, may: true })`you may ${{
      cost: payment.many,
    }} to decrease the result of a die any player rolled by ${{ by: less }}`,
    is({ ...changesRolls, may: true, by: 'reroll' })`you may ${{
      cost: payment.many,
    }} to have any player reroll a die that player rolled`,
  ),
);

/** "If you roll a 3 on a six-sided die, you may reroll that die." */
const onSome: Phrase<PlayerRule> = part<PlayerRule>()(
  as(
    say`if you roll a ${{ natural: digits }} on a ${{ sides: die }}, you may reroll that die`,
    (showing: Shown): PlayerRule => ({ ...changesRolls, may: true, by: 'reroll', showing }),
    (rule): Shown | undefined =>
      rule.rule === 'changesRolls' && rule.by === 'reroll' && rule.may && !rule.cost && !rule.perTurn
        ? rule.showing
        : undefined,
  ),
);

/** "After you roll a die, you may pay 1 life. If you do, increase or decrease the result by 1." */
const after: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a change of results',
    is({ ...changesRolls, may: true, by: 'reroll', said: 'after' })`after you roll a die, you may ${{
      cost: payment.many,
    }} . if you do, reroll that die`,
    is({ ...changesRolls, may: true, either: true })`after you roll a die, you may ${{
      cost: payment.many,
    }} . if you do, increase or decrease the result by ${{ by: more }}`,
  ),
);
const onceEachTurn: Phrase<PlayerRule> = part<PlayerRule>()(
  as(
    say`${{ rule: after }} . do this only once each turn`,
    ({ rule }: Held): PlayerRule | undefined => (rule.rule === 'changesRolls' ? { ...rule, perTurn: 1 } : undefined),
    (rule): Held | undefined => {
      if (rule.rule !== 'changesRolls' || rule.perTurn === undefined) return undefined;
      const { perTurn: _, ...rest } = rule;
      return { rule: rest satisfies ChangesRolls };
    },
  ),
);
type Held = { readonly rule: PlayerRule };

/** What changes dice that have been rolled [CR 706.2a, 706.2b | 2007: none]. */
export const changingRolls: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a change of results',
    is({ static: 'players', who: YOU })`${{ rule: oneOf('a change of results', always, onSome, after, onceEachTurn) }}`,
    is({ static: 'players', who: ALL })`${{ rule: ofAnybody }}`,
  ),
);
