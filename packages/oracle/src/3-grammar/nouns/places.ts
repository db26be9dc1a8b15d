import type { Place, Players } from '@lawmage/ability';
import { an, is, oneOf, type Phrase, part, say, table, tableForms } from '../../2-kernel/index.ts';
import { manyPossessive, playersPossessive } from './players.ts';

const zone = tableForms('a zone', {
  'graveyard|graveyards': 'graveyard',
  'hand|hands': 'hand',
  'library|libraries': 'library',
});

const anyones: Phrase<Players> = part<Players>()(is({ who: 'some', of: 'player' })`${an}`);
const everyones: Phrase<Players> = part<Players>()(
  table('whose zone', {
    all: { who: 'each', of: 'player', said: 'all zones' },
  }),
);
const every: Phrase<Players> = part<Players>()(
  table('whose zone', { each: { who: 'each', of: 'player', said: 'each zone' } }),
);

/** "from graveyards": of all players. */
const anyGraveyards = table('a zone', {
  graveyards: { zone: 'graveyard', of: { who: 'each', of: 'player', said: 'zones' } },
});

/** A zone that each player has, with whose it is: "your graveyard", "all graveyards" [CR 400.1 | 2007: 217.1]. */
const owned = oneOf(
  "a player's zone",
  say`${{ of: anyones }} ${{ zone: zone.one }}`,
  say`${{ of: playersPossessive }} ${{ zone: zone.one }}`,
  say`${{ of: manyPossessive }} ${{ zone: zone.many }}`,
  say`${{ of: every }} ${{ zone: zone.one }}`,
  say`${{ of: everyones }} ${{ zone: zone.many }}`,
);

const shared = oneOf('a zone', is({ zone: 'exile' })`exile`, is({ zone: 'command' })`the command zone`);

/** A zone with its preposition left out: "your graveyard", "exile". */
export const place: Phrase<Place> = part<Place>()(oneOf('a zone', owned, shared, anyGraveyards));

/** "on the battlefield". */
export const onBattlefield: Phrase<Place> = part<Place>()(is({ zone: 'battlefield' })`on the battlefield`);
