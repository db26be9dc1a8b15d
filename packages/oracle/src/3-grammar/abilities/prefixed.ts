import type {
  Ability,
  Activated,
  ActivatedKeyword,
  ActivationLimit,
  Condition,
  OwnReduction,
  Static,
} from '@lawmage/ability';
import { as, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { activated } from './activated.ts';

type Added = {
  readonly keyword: ActivatedKeyword;
  readonly limits: readonly ActivationLimit[];
  readonly less?: OwnReduction;
};

const attackedThisTurn: Condition = {
  if: 'happened',
  event: { on: 'attack', what: { what: 'self' } },
};
const enteredThisTurn: Condition = {
  if: 'happened',
  event: { on: 'move', what: { what: 'self' }, to: 'battlefield' },
};

/** [CR 702.142a] */
const BOAST: Added = {
  keyword: 'boast',
  limits: [
    { only: 'if', condition: attackedThisTurn },
    { only: 'perTurn', times: 1 },
  ],
};
/** [CR 702.177a] */
const EXHAUST: Added = { keyword: 'exhaust', limits: [{ only: 'once' }] };
/** [CR 702.193a] */
const POWER_UP: Added = {
  keyword: 'power-up',
  limits: [{ only: 'once' }],
  less: { amount: 'manaCost', if: enteredThisTurn },
};
/** [CR 702.57a, 702.57b | 2007: 502.53a, 502.53b] */
const FORECAST: Added = {
  keyword: 'forecast',
  limits: [
    { only: 'during', step: 'upkeep', of: { who: 'you' } },
    { only: 'perTurn', times: 1 },
  ],
};

type Plain = { readonly ability: Activated };
/** A keyword before an activated ability that adds to it what the rulebook says. */
const keyworded = (words: Phrase<Plain>, added: Added): Phrase<Ability> =>
  part<Ability>()(
    as(
      words,
      ({ ability }): Activated | undefined =>
        ability.limits !== undefined || ability.less !== undefined ? undefined : { ...ability, ...added },
      (ability: Activated): Plain | undefined => {
        const { keyword, limits, less, ...rest } = ability;
        const fits = keyword === added.keyword && same(limits, added.limits) && same(less, added.less);
        return fits ? { ability: rest } : undefined;
      },
    ),
  );

type Had = { readonly ability: Ability };
const MAX_SPEED: Condition = { if: 'designation', who: { who: 'you' }, has: 'maxSpeed' };
const HARNESSED: Condition = {
  if: 'fits',
  what: { what: 'self' },
  filter: { sort: 'permanent', adj: [{ is: 'state', state: 'harnessed' }] },
};

/** [CR 702.178b] A permission to cast the card works where the card is: it is the condition's own. */
const isPermission = (ability: Ability): boolean => ability.is === 'static' && ability.rule.static === 'castableFrom';

/** As long as something is so, this object has the ability [CR 702.178a, 702.186b]. */
const whileSo = (words: Phrase<Had>, said: string, holds: Condition): Phrase<Static> =>
  as(
    words,
    ({ ability }: Had): Static => {
      if (ability.is === 'static' && isPermission(ability)) return { ...ability, said, while: holds };
      const changes = [{ change: 'gain', abilities: [ability] }] as const;
      return { is: 'static', said, while: holds, rule: { static: 'modify', what: { what: 'self' }, changes } };
    },
    (ability): Had | undefined => {
      if (ability.said !== said) return undefined;
      if (isPermission(ability)) {
        const { said: _, while: __, ...rest } = ability;
        return { ability: rest };
      }
      const [change] = ability.rule.static === 'modify' ? ability.rule.changes : [];
      const [only] = change?.change === 'gain' ? change.abilities : [];
      return only && { ability: only };
    },
  );
const maxSpeed = whileSo(say`max speed — ${{ ability: later.ability }}`, 'max speed', MAX_SPEED);
const infinity = whileSo(say`∞ — ${{ ability: later.ability }}`, 'infinity', HARNESSED);

/** Abilities behind a keyword and a dash: "Boast — {1}: …", "Max speed — …". */
export const prefixed: Phrase<Ability> = oneOf(
  'an ability',
  keyworded(say`boast — ${{ ability: activated }}`, BOAST),
  keyworded(say`exhaust — ${{ ability: activated }}`, EXHAUST),
  keyworded(say`power-up — ${{ ability: activated }}`, POWER_UP),
  keyworded(say`forecast — ${{ ability: activated }}`, FORECAST),
  part<Ability>()(maxSpeed),
  part<Ability>()(infinity),
);
