import type { PlayerRule, Players, StaticRule } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { filter, otherPlayers, you } from '../nouns/index.ts';

const has: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a rule for players',
    is({ rule: 'noMaximumHandSize' })`have no maximum hand size`,
    is({ rule: 'hexproof' })`have hexproof`,
    is({ rule: 'shroud' })`have shroud`,
    is({ rule: 'extraLand', count: 1 })`may play an additional land on each of your turns`,
    is({ rule: 'extraLand', count: 2 })`may play two additional lands on each of your turns`,
    is({ rule: 'flash' })`may cast ${{ what: filter.many }} as though they had flash`,
    is({ rule: 'cantGainLife' })`can't gain life`,
    is({ rule: 'cantLoseGame' })`can't lose the game`,
    is({ rule: 'cantWinGame' })`can't win the game`,
    is({ rule: 'cantCast' })`can't cast ${{ what: filter.many }}`,
    is({ rule: 'cantCast', what: { sort: 'spell' }, more: 1 })`can't cast more than one spell each turn`,
    is({ rule: 'cantSearch' })`can't search libraries`,
    is({ rule: 'cantDraw', more: 1 })`can't draw more than one card each turn`,
    is({
      rule: 'play',
      from: { zone: 'library', of: { who: 'you' } },
      top: true,
      what: { types: ['land'], sort: 'card' },
    })`may play lands from the top of your library`,
    is({ rule: 'revealedTop', of: { who: 'you' }, look: true })`may look at the top card of your library any time`,
  ),
);

const several: Phrase<Players> = part<Players>()(oneOf('players', you, otherPlayers));

/** Rules for players: "You have no maximum hand size", "Players can't gain life". */
export const playersStatic: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a rule for players',
    is({ static: 'players' })`${{ who: several }} ${{ rule: has }}`,
    is({ static: 'players', who: { who: 'you' }, rule: { rule: 'skipStep', step: 'draw' } })`skip your draw step`,
    is({
      static: 'players',
      who: { who: 'you' },
      rule: { rule: 'revealedTop', of: { who: 'you' } },
    })`play with the top card of your library revealed`,
  ),
);
