import type { Count } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { anyObjects, filter } from '../nouns/index.ts';
import { counterKind, counterWords, option, participle } from '../words/index.ts';
import { spentOn } from './amount.ts';
import { oneDead } from './dead.ts';

/** Damage and life one by one. */
export const EACH_ONE = [
  '1 damage prevented this way',
  '1 damage dealt this way',
  '1 life lost this way',
  '1 life gained this way',
  '1 life you gained',
  '1 life you lost',
] as const;

const DEVOURED = { what: 'linked', by: 'devoured' } as const;

const things = oneOf(
  'things to count',
  oneDead,
  is({ count: 'objects' })`${{ of: filter.one }}`,
  is({ count: 'found', slot: -1 })`${{ filter: filter.one }} ${{ said: participle }} this way`,
  is({ count: 'counters' })`${{ kind: counterKind }} counter on ${{ on: anyObjects }}`,
  is({ count: 'counters', kind: 'any' })`counter on ${{ on: anyObjects }}`,
  is({ count: 'different', what: 'basicLandType' })`basic land type among ${{ among: filter.many }}`,
  is({ count: 'different', what: 'color' })`color among ${{ among: filter.many }}`,
  is({ count: 'different', what: 'cardType' })`card type among ${{ among: filter.many }}`,
  is({ count: 'that', slot: -1 })`${{ said: table('counters', counterWords('counter removed this way')) }}`,
  is({ count: 'that', slot: -1 })`${{ said: table('an amount', EACH_ONE) }}`,
  is({ count: 'targetsBeyondFirst' })`target beyond the first`,
  is({ count: 'spentMana', color: 'colors' })`color of mana spent to cast ${{ said: spentOn }}`,
  is({ count: 'timesKicked' })`time it was kicked`,
  is({ count: 'commanderCasts' })`time you've cast your commander from the command zone this game`,
  is({ count: 'of', of: DEVOURED })`creature it devoured`,
  is({ count: 'party' })`creature in your party`,
  is({ count: 'votes' })`${{ for: option }} vote`,
  is({ count: 'castBefore' })`spell cast before it this turn`,
  is({ count: 'players', of: { who: 'each', of: 'opponent' } })`opponent you have`,
);

/** "for each creature you control": what is counted; the verb decides what is multiplied. */
export const forEach: Phrase<Count> = part<Count>()(oneOf('for each', say`for each ${things}`));
