/** What an event happens to, and to whom. */

import type { Filter, Objects, PlayerSort, Players, Recipient } from '@lawmage/ability';
import { an, as, is, oneOf, orList, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import {
  bearer,
  eitherObject,
  hauntedOne,
  oneDealtDamage,
  onePlayer,
  plainFilter,
  self,
  someMany,
  someOne,
  targetOne,
  thatObject,
  you,
  yourCommander,
} from '../nouns/index.ts';

/** The subject of an event, with a verb in the singular: "~", "a creature you control", "~ or another creature". */
export const one: Phrase<Objects> = part<Objects>()(
  oneOf(
    'an object',
    self,
    bearer,
    thatObject,
    someOne,
    targetOne,
    eitherObject,
    oneDealtDamage,
    hauntedOne,
    yourCommander,
  ),
);

/** "~ and/or one or more other Vampires you control": at least one of all these. */
const selfAndOr: Phrase<Objects> = part<Objects>()(
  as(
    say`~ and/or ${{ others: someMany }}`,
    ({ others }): Objects | undefined =>
      isOneOrMore(others) ? { what: 'either', said: AND_OR, of: [{ what: 'self' }, others] } : undefined,
    (objects: Objects) => {
      const others = objects.what === 'either' && objects.said === AND_OR ? objects.of[1] : undefined;
      return others && { others };
    },
  ),
);
const AND_OR = 'and/or';
const isOneOrMore = (objects: Objects): boolean =>
  objects.what === 'some' && objects.count !== undefined && 'atLeast' in objects.count && objects.count.atLeast === 1;

/** The subject of an event in the plural: "one or more creatures you control". */
export const many: Phrase<Objects> = part<Objects>()(oneOf('objects', someMany, selfAndOr));

const oneOfYours: Phrase<Players> =
  part<Players>()(is({ who: 'some', of: 'opponent', said: 'one of your' })`one of your opponents`);
const sort = table('a kind of player', ['player', 'opponent']);
type Two = { readonly players: PlayerSort; readonly filter: Filter };
const two = (words: Phrase<Two>, playerFirst: boolean): Phrase<Recipient> =>
  part<Recipient>()(
    as(
      words,
      ({ players, filter }): Recipient => {
        const [player, object] = [{ who: 'some', of: players } as const, { what: 'some', filter } as const];
        return { all: playerFirst ? [player, object] : [object, player] };
      },
      (recipient): Two | undefined => {
        if (!('all' in recipient) || recipient.all.length !== 2) return undefined;
        const [player, object] = playerFirst ? recipient.all : recipient.all.toReversed();
        if (player === undefined || object === undefined || !('who' in player) || !('what' in object)) return undefined;
        return player.who === 'some' && object.what === 'some'
          ? { players: player.of, filter: object.filter }
          : undefined;
      },
    ),
  );

/** Whom or what an event is done to: "a player", "a player or planeswalker", "you or a planeswalker you control". */
export const playerOr: Phrase<Recipient> = part<Recipient>()(
  oneOf(
    'a player or object',
    you,
    onePlayer,
    oneOfYours,
    someOne,
    self,
    bearer,
    someMany,
    two(say`${an} ${{ players: sort }} or ${{ filter: plainFilter.one }}`, true),
    two(say`${an} ${{ filter: plainFilter.one }} or ${{ players: sort }}`, false),
    is({})`${{ all: orList(oneOf('a player or object', you, someOne)) }}`,
  ),
);
