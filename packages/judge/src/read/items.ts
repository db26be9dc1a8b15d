/** What is in the zones of a player: "Moss Bear (tapped, 2 +1/+1 counters), 3 Forest". */
import type { ZoneName } from '@lawmage/ability';
import type { Place } from '../scenario/place.ts';
import type { Chosen, Item, Mark } from '../scenario/scenario.ts';
import { after, listOf, map, oneOf, optional, type Parser, pattern, seq, words } from './kernel.ts';
import { color, counterKind, number, objectName, player } from './nouns.ts';

const quoted = pattern('a word in quotes', /"([^"]*)"/uy, ([, word = '']) => word);

const chosen: Parser<Chosen> = oneOf<Chosen>(
  map(color, value => ({ kind: 'color', value })),
  map(player, value => ({ kind: 'player', value })),
  map(quoted, value => ({ kind: 'word', value })),
);

const mark: Parser<Mark> = oneOf<Mark>(
  words<Mark>('tapped', { is: 'tapped' }),
  words<Mark>('summoning sick', { is: 'sick' }),
  words<Mark>('token', { is: 'token' }),
  words<Mark>('commander', { is: 'commander' }),
  words<Mark>('back face up', { is: 'back' }),
  words<Mark>('face down', { is: 'faceDown', how: 'morph' }),
  words<Mark>('manifested', { is: 'faceDown', how: 'manifest' }),
  words<Mark>('exiled face down', { is: 'faceDown', how: 'exiled' }),
  map(after('called', objectName), name => ({ is: 'called', name })),
  map(after('attached to', objectName), name => ({ is: 'attached', name })),
  map(after('exiled by', objectName), name => ({ is: 'linked', name })),
  map(seq(number, counterKind), ([n, kind]) => ({ is: 'counters', n, kind })),
  map(seq(number, words('damage')), ([n]) => ({ is: 'damage', n })),
  map(after('owned by', player), who => ({ is: 'owned', player: who })),
  map(after('choosing', chosen), word => ({ is: 'chosen', word })),
);

const marks: Parser<readonly Mark[]> = map(seq(words('('), listOf(mark), words(')')), ([, list]) => list);

const item = (zone: ZoneName, place: Place): Parser<Item> =>
  map(
    seq(
      optional(
        pattern('a number', /\d+/uy, ([text]) => Number(text)),
        1,
      ),
      objectName,
      optional(marks, []),
    ),
    ([count, card, said]) => ({
      card,
      count,
      zone,
      place,
      marks: said,
    }),
  );

/** The things of a zone; `nothing` for an empty one. */
export const items = (zone: ZoneName, place: Place): readonly Parser<readonly Item[]>[] => [
  listOf(item(zone, place)),
  words<readonly Item[]>('nothing', []),
];
