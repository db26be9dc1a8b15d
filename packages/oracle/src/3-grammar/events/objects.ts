import type { EventPattern, Filter, Objects, PlayerSort, Players, Recipient, TypeWord } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  forms,
  is,
  type Meant,
  oneOf,
  orList,
  type Phrase,
  part,
  same,
  say,
  table,
  where,
} from '../../2-kernel/index.ts';
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
import { counterKind, pluralNumber } from '../words/index.ts';
import { goes, graveyard, moves, origin } from './moves.ts';
import { ofRooms, ofSagas } from './rooms-and-sagas.ts';

/** The subject of an event, with a verb in the singular: "~", "a creature you control", "~ or another creature". */
const one: Phrase<Objects> = part<Objects>()(
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
const many: Phrase<Objects> = part<Objects>()(oneOf('objects', someMany, selfAndOr));

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
const playerOr: Phrase<Recipient> = part<Recipient>()(
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

const oneVehicle = where('a Vehicle', someOne, what => isOfType(what, 'Vehicle'));
const oneMount = where('a Mount', someOne, what => isOfType(what, 'Mount'));
const isOfType = (what: Objects, type: TypeWord): boolean =>
  what.what === 'some' && 'types' in what.filter && what.filter.types?.[0] === type;

const fights = eitherOf(
  'an event',
  forms({ on: 'crew' })`[crews|crew] ${{ whom: oneVehicle }}`,
  forms({ on: 'saddle' })`[saddles|saddle] ${{ whom: oneMount }}`,
  forms({ on: 'crewed' })`[becomes|become] crewed`,
  forms({ on: 'evolve' })`[evolves|evolve]`,
  forms({ on: 'attack' })`[attacks|attack]`,
  forms({ on: 'attack', alone: true })`[attacks|attack] alone`,
  forms({ on: 'attack' })`[attacks|attack] ${{ whom: playerOr }}`,
  forms({ on: 'block' })`[blocks|block]`,
  forms({ on: 'block' })`[blocks|block] ${{ whom: one }}`,
  forms({ on: 'blocked' })`[becomes|become] blocked`,
  forms({ on: 'blocked' })`[becomes|become] blocked by ${{ by: oneOf('blockers', one, someMany) }}`,
  forms({ on: 'blocksOrBlocked' })`[blocks|block] or [becomes|become] blocked by ${{ whom: one }}`,
  forms({ on: 'mentor' })`[mentors|mentor] ${{ whom: one }}`,
  forms({ on: 'unblocked' })`[attacks|attack] and [isn't|aren't] blocked`,
);

const designation = table('a designation', {
  monstrous: 'monstrous',
  renowned: 'renowned',
  saddled: 'saddled',
  plotted: 'plotted',
  'level 2': 'level:2',
  'level 3': 'level:3',
});
const states = eitherOf(
  'an event',
  forms({ on: 'tap' })`[becomes|become] tapped`,
  forms({ on: 'untap' })`[becomes|become] untapped`,
  forms({ on: 'turnFaceUp' })`[is|are] turned face up`,
  forms({ on: 'transform' })`[transforms|transform]`,
  forms({ on: 'transform', said: 'into' })`[transforms|transform] into ~`,
  forms({ on: 'exploit' })`[exploits|exploit] a creature`,
  forms({ on: 'become' })`[becomes|become] ${{ designation }}`,
  forms({ on: 'phaseIn' })`[phases|phase] in`,
  forms({ on: 'phaseOut' })`[phases|phase] out`,
  forms({ on: 'countered' })`[is|are] countered`,
  forms({ on: 'explore' })`[explores|explore]`,
  forms({ on: 'connive' })`[connives|connive]`,
  forms({ on: 'mutate' })`[mutates|mutate]`,
  forms({ on: 'attach' })`[becomes|become] attached to ${{ to: someOne }}`,
  forms({ on: 'unattach' })`[becomes|become] unattached from ${{ to: someOne }}`,
  forms({ on: 'target' })`[becomes|become] the target of ${{ by: someOne }}`,
);

/** What happens to objects, said of them: "enters", "dies", "attacks", "becomes tapped". */
const objectEvents = eitherOf('an event', moves, fights, states);

const damage = eitherOf(
  'damage',
  forms({ on: 'damage' })`[deals|deal] damage`,
  forms({ on: 'damage', combat: true })`[deals|deal] combat damage`,
  forms({ on: 'damage' })`[deals|deal] damage to ${{ to: playerOr }}`,
  forms({ on: 'damage', combat: true })`[deals|deal] combat damage to ${{ to: playerOr }}`,
  forms({ on: 'damage', combat: false })`[deals|deal] noncombat damage to ${{ to: playerOr }}`,
  forms({ on: 'damage', combat: false })`[deals|deal] noncombat damage`,
);
const dealt = eitherOf(
  'damage',
  forms({ on: 'damage' })`[is|are] dealt damage`,
  forms({ on: 'damage', said: 'dealt by' })`[is|are] dealt damage by ${{ source: someOne }}`,
  forms({ on: 'damage', combat: true })`[is|are] dealt combat damage`,
  forms({ on: 'damage', excess: true })`[is|are] dealt excess damage`,
  forms({ on: 'damage', combat: false, excess: true })`[is|are] dealt excess noncombat damage`,
  forms({ on: 'damage', combat: false })`[is|are] dealt noncombat damage`,
);

const aimedAt: Phrase<Recipient> = part<Recipient>()(
  where('a player', is({})`${{ all: orList(oneOf('a player or object', you, someOne)) }}`, ({ all }) =>
    all.some(each => 'who' in each),
  ),
);
/** A player becomes a target too: "you become the target of a spell", "you or a permanent you control becomes …". */
const aimed = oneOf(
  'an event',
  is({ on: 'target', what: { who: 'you' } })`you become the target of ${{ by: someOne }}`,
  is({ on: 'target' })`${{ what: aimedAt }} becomes the target of ${{ by: someOne }}`,
);

const put = oneOf('counters', say`is put on ${{ what: one }}`);
const puts = oneOf('counters', say`are put on ${{ what: one }}`);
const counterEvents = oneOf(
  'counters',
  is({ on: 'counters', each: true })`a ${{ kind: counterKind }} counter ${put}`,
  is({ on: 'counters' })`one or more ${{ kind: counterKind }} counters ${puts}`,
  is({ on: 'counters', kind: 'any' })`one or more counters ${puts}`,
  is({
    on: 'counters',
    remove: true,
    last: true,
  })`the last ${{ kind: counterKind }} counter is removed from ${{ what: one }}`,
  is({
    on: 'counters',
    who: { who: 'you' },
  })`you put one or more ${{ kind: counterKind }} counters on ${{ what: one }}`,
  is({
    on: 'counters',
    who: { who: 'you' },
    each: true,
  })`you put a ${{ kind: counterKind }} counter on ${{ what: one }}`,
);

type Said = Meant<typeof objectEvents.one>;
type Pair = { readonly what: Objects; readonly first: Said; readonly second: Said };

const TWO_VERBS = 'two verbs';
const pair: Phrase<Pair> = where(
  'two verbs',
  part<Pair>()(say`${{ what: one }} ${{ first: objectEvents.one }} or ${{ second: objectEvents.one }}`),
  ({ first, second }) => !(first.on === 'block' && second.on === 'blocked' && 'by' in second),
);

/** "~ enters or attacks": either of two events of one subject. */
const twoVerbs: Phrase<EventPattern> = part<EventPattern>()(
  as(
    pair,
    ({ what, first, second }): EventPattern => ({
      on: 'any',
      said: TWO_VERBS,
      of: [
        { ...first, what },
        { ...second, what },
      ],
    }),
    (event: EventPattern): Pair | undefined => {
      if (event.on !== 'any' || event.said !== TWO_VERBS) return undefined;
      const [a, b, ...more] = event.of;
      if (a === undefined || b === undefined || more.length > 0) return undefined;
      const [first, second] = [withoutSubject(a), withoutSubject(b)];
      if (first === undefined || second === undefined || !same(first.what, second.what)) return undefined;
      return { what: first.what, first: first.verb, second: second.verb };
    },
  ),
);

function withoutSubject(event: EventPattern): { readonly what: Objects; readonly verb: Said } | undefined {
  if (!('what' in event) || event.what === undefined || !('what' in event.what)) return undefined;
  const { what, ...verb } = event;
  return { what: what as Objects, verb: verb as Said };
}

const ANYBODY = { who: 'some', of: 'player' } as const;
/** Events whose subject is an object. */
export const objectEvent: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'an event',
    say`${{ what: one }} ${objectEvents.one}`,
    say`${{ what: many }} ${objectEvents.many}`,
    twoVerbs,
    ofRooms,
    ofSagas(one),
    say`${{ source: one }} ${damage.one}`,
    say`${{ source: many }} ${damage.many}`,
    say`${{ to: one }} ${dealt.one}`,
    say`${{ to: many }} ${dealt.many}`,
    say`${{ to: onePlayer }} ${dealt.one}`,
    is({ on: 'prevented' })`damage that would be dealt to ${{ to: playerOr }} is prevented`,
    is({ on: 'damage', to: { who: 'you' } })`you're dealt damage`,
    is({ on: 'damage', to: { who: 'you' }, combat: true })`you're dealt combat damage`,
    is({ on: 'attackWith', who: ANYBODY, whom: { who: 'you' }, said: 'attacked' })`you're attacked`,
    is({
      on: 'attackWith',
      who: ANYBODY,
      said: 'attacked',
    })`${{ whom: oneOf('who is attacked', onePlayer, one) }} is attacked`,
    is({ on: 'attack' })`${{ what: one }} and at least ${{ others: pluralNumber }} other creatures attack`,
    is({ on: 'attack', others: 1 })`${{ what: one }} and at least one other creature attack`,
    is({ on: 'tapForMana', who: { who: 'some', of: 'player' }, said: 'passive' })`${{ what: one }} is tapped for mana`,
    counterEvents,
    aimed,
  ),
);

const active = oneOf('an event', goes.many, fights.many, states.many);
const wouldBe = oneOf(
  'an event',
  is({ on: 'move', to: 'graveyard' })`be put into ${graveyard} ${origin}`,
  is({ on: 'move', to: 'graveyard', said: 'put' })`be put into ${graveyard}`,
  is({ on: 'destroy' })`be destroyed`,
);

/** The same as they would be: "~ would die", "a creature would enter". */
export const objectWould: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'an event',
    say`${{ what: oneOf('an object', one, many) }} would ${active}`,
    say`${{ source: oneOf('an object', one, many) }} would ${damage.many}`,
    is({ on: 'damage' })`damage would be dealt to ${{ to: playerOr }}`,
    is({ on: 'damage', combat: true })`combat damage would be dealt to ${{ to: playerOr }}`,
    is({ on: 'damage', combat: false })`noncombat damage would be dealt to ${{ to: playerOr }}`,
    say`${{ what: oneOf('an object', one, many) }} would ${wouldBe}`,
  ),
);
