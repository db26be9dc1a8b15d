import type { PlayerSort, Quantity, Recipient, TargetEither, ThatEither } from '@lawmage/ability';
import { andList, is, oneOf, type Phrase, part, table, where } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { filter } from './filter.ts';
import { anyObjects } from './objects.ts';
import { anyPlayers } from './players.ts';
import { pluralQuantity, upToOne } from './quantity.ts';
import { OPPONENT } from './targets.ts';

const quantity = part<Quantity>()(upToOne);
const sort: Phrase<PlayerSort> = part<PlayerSort>()(table('a kind of player', ['player', 'opponent']));

/** One target that may be a player or an object [CR 115.4]: "any target", "target creature or player". */
export const targetEither: Phrase<TargetEither> = part<TargetEither>()(
  oneOf(
    'a target',
    is({ either: 'target', slot: -1, players: 'player' })`any target`,
    is({ either: 'target', slot: -1, players: 'player', by: OPPONENT })`any target of an opponent's choice`,
    is({ either: 'target', slot: -1, players: 'player', other: true })`any other target`,
    is({ either: 'target', slot: -1, players: 'player' })`${{ count: quantity }} target`,
    is({ either: 'target', slot: -1, players: 'player' })`${{ count: pluralQuantity }} targets`,
    is({ either: 'target', slot: -1, players: 'player', other: true })`${{ count: pluralQuantity }} other targets`,
    is({
      either: 'target',
      slot: -1,
      players: 'player',
      said: 'each of',
    })`each of ${{ count: pluralQuantity }} targets`,
    is({ either: 'target', slot: -1 })`target ${{ players: sort }} or ${{ filter: filter.one }}`,
    is({ either: 'target', slot: -1, said: 'object first' })`target ${{ filter: filter.one }} or ${{ players: sort }}`,
  ),
);

/** Whatever such a target was: "that permanent or player". */
export const thatEither: Phrase<ThatEither> = part<ThatEither>()(
  is({ either: 'that', slot: -1 })`${{
    said: table('a reference', [
      'that permanent or player',
      'that creature or player',
      'that player or permanent',
      'that player or planeswalker',
    ]),
  }}`,
);

const single: Phrase<Recipient> = part<Recipient>()(
  oneOf('an object or player', anyObjects, anyPlayers, targetEither, thatEither),
);

/** A list of objects alone, or of players alone, is theirs; this one mixes them. */
const mixed = where('objects and players', is({})`${{ all: andList(single) }}`, ({ all }) => {
  const players = all.filter(each => 'who' in each).length;
  return players > 0 && players < all.length;
});

/** Whom or what an instruction affects where both may stand: "any target", "each creature and each player", "you". */
export const recipient: Phrase<Recipient> = tie(
  'recipient',
  part<Recipient>()(oneOf('an object or player', single, mixed)),
);
