/** Gift [CR 702.174 | 2007: none]. */
import {
  type Ability,
  type Condition,
  type Effect,
  type Gift,
  type Keyword,
  type Players,
  triggered,
} from '@lawmage/ability';
import { must } from '../../../state/must.ts';
import { entersSelf, token } from './words.ts';

const who: Players = { who: 'promised' };
const isPromised: Condition = { if: 'paid', keyword: 'gift' };

/** [CR 702.174d–702.174i] What the player gets to whom it was promised. */
const GIFTS: { readonly [K in Gift]: Effect } = {
  Food: { do: 'create', who, count: 1, token: { token: 'predefined', name: 'Food' } },
  card: { do: 'draw', who, count: 1 },
  'tapped Fish': {
    do: 'create',
    who,
    count: 1,
    token: token({ power: 1, toughness: 1, colors: ['U'], types: ['creature'], subtypes: ['Fish'], tapped: true }),
  },
  'extra turn': { do: 'turn', who, adds: 'turn' },
  Treasure: { do: 'create', who, count: 1, token: { token: 'predefined', name: 'Treasure' } },
  Octopus: {
    do: 'create',
    who,
    count: 1,
    token: token({ power: 8, toughness: 8, colors: ['U'], types: ['creature'], subtypes: ['Octopus'] }),
  },
};

/** [CR 702.174b] Part of an instant or sorcery, and what triggers as a permanent enters. How it is promised is a matter of casting. */
export function gift({ quality }: Keyword): readonly Ability[] {
  const given =
    GIFTS[must(quality !== undefined && 'gift' in quality ? quality.gift : undefined, 'a gift is something')];
  return [
    { is: 'spell', effect: { do: 'if', condition: isPromised, then: given } },
    triggered(entersSelf, given, isPromised),
  ];
}
