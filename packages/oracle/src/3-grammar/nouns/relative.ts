import type { Trait } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  oneOf,
  orList,
  type Phrase,
  part,
  partForms,
  say,
  table,
} from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { colorWord } from '../words/index.ts';
import { state } from './adjectives.ts';
import { self } from './bearer.ts';

const history = eitherOf(
  'what happened',
  forms({ is: 'history', what: 'damagedThisTurn' })`that [was|were] dealt damage this turn`,
  forms({ is: 'history', what: 'damagedThisTurn' })`dealt damage by ${{ by: later.oneObject }} this turn`,
  forms({ is: 'history', what: 'dealtDamageThisTurn' })`that dealt damage this turn`,
  forms({ is: 'history', what: 'dealtDamageThisTurn' })`that dealt damage to ${{ to: later.anyPlayers }} this turn`,
  forms({ is: 'history', what: 'attackedThisTurn' })`that attacked this turn`,
  forms({ is: 'history', what: 'blockedThisTurn' })`that blocked this turn`,
  forms({ is: 'history', what: 'enteredThisTurn' })`that entered this turn`,
  forms({
    is: 'history',
    what: 'putIntoGraveyardFromBattlefieldThisTurn',
  })`that [was|were] put there from the battlefield this turn`,
  forms({ is: 'history', what: 'putIntoGraveyardThisTurn' })`that [was|were] put there this turn`,
  forms({ is: 'history', what: 'activatedThisTurn' })`that [was|were] activated this turn`,
  forms({ is: 'history', what: 'crewedThisTurn' })`that crewed ${{ by: later.oneObject }} this turn`,
  forms({ is: 'history', what: 'saddledThisTurn' })`that saddled ${{ by: later.oneObject }} this turn`,
  forms({ is: 'history', what: 'convoked' })`that convoked ${{ by: later.oneObject }}`,
  forms({ is: 'history', what: 'discardedThisTurn' })`that [was|were] discarded this turn`,
);

/** What a spell targets, behind "targets". */
export const targeting: Phrase<Trait> = part<Trait>()(
  oneOf(
    'what is targeted',
    is({ is: 'targetsObject' })`${{ what: later.oneNamed }}`,
    is({ is: 'targets' })`${an} ${{ what: later.filter.one }}`,
    is({ is: 'targets', said: 'one or more' })`one or more ${{ what: later.filter.many }}`,
    is({ is: 'targetsPlayer' })`${{ who: later.anyPlayers }}`,
  ),
);
const inset = forms({ is: 'inset' })`that [has|have] an ${{
  inset: table('a kind of spell', { Adventure: 'adventure', Omen: 'omen' }),
}}`;
const targets = eitherOf(
  'what is targeted',
  forms({})`that target[s|] ${targeting}`,
  forms({ is: 'targets', only: true })`that target[s|] only ${an} ${{ what: later.filter.one }}`,
  forms({ is: 'targets', only: true, said: 'single' })`that target[s|] only a single ${{ what: later.filter.one }}`,
  forms({ is: 'targetsObject', only: true })`that target[s|] only ${{ what: self }}`,
);

const color: Phrase<Trait> = part<Trait>()(is({ is: 'color' })`${{ color: colorWord }}`);
const both: Phrase<readonly [Trait, Trait]> = as(
  say`both ${{ first: color }} and ${{ second: color }}`,
  ({ first, second }): readonly [Trait, Trait] => [first, second],
  ([first, second]) => ({ first, second }),
);
const colors: Phrase<Trait> = part<Trait>()(
  oneOf('a color', color, is({ is: 'either' })`${{ of: orList(color) }}`, is({ is: 'both' })`${{ of: both }}`),
);
const beings = eitherOf(
  'a state',
  forms({})`[that's|that are] ${state}`,
  forms({ is: 'not' })`that [isn't|aren't] ${{ trait: part<Trait>()(state) }}`,
  forms({})`[that's|that are] ${colors}`,
  forms({ is: 'combatWith', role: 'blockedBy', what: { what: 'self', said: "it's" } })`it's blocking`,
  forms({ is: 'not', trait: { is: 'color', color: 'colorless' } })`[that's|that are] one or more colors`,
  forms({ is: 'attacking', said: 'that is' })`[that's|that are] attacking ${{ whom: later.anyPlayers }}`,
);

/** A clause after the noun: "that was dealt damage this turn", "that targets a creature you control", "that's tapped". */
export const relative: Forms<Trait> = partForms<Trait>()(eitherOf('a quality', history, targets, beings, inset));
