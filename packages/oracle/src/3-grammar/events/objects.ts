import type { EventPattern, Objects, Recipient } from '@lawmage/ability';
import { as, eitherOf, forms, is, type Meant, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import {
  bearer,
  eitherObject,
  onePlayer,
  self,
  someMany,
  someOne,
  targetOne,
  thatObject,
  you,
} from '../nouns/index.ts';
import { counterKind } from '../words/index.ts';

/** The subject of an event, with a verb in the singular: "~", "a creature you control", "~ or another creature". */
const one: Phrase<Objects> = part<Objects>()(
  oneOf('an object', self, bearer, thatObject, someOne, targetOne, eitherObject),
);

/** The subject of an event in the plural: "one or more creatures you control". */
const many: Phrase<Objects> = someMany;

const playerOr: Phrase<Recipient> = part<Recipient>()(
  oneOf('a player or object', you, onePlayer, someOne, self, someMany),
);

const moves = eitherOf(
  'an event',
  forms({ on: 'move', to: 'battlefield' })`[enters|enter]`,
  forms({ on: 'move', to: 'battlefield', under: { who: 'you' } })`[enters|enter] under your control`,
  forms({ on: 'move', to: 'battlefield', from: 'graveyard' })`[enters|enter] from a graveyard`,
  forms({ on: 'move', from: 'battlefield', to: 'graveyard' })`[dies|die]`,
  forms({ on: 'move', from: 'battlefield' })`[leaves|leave] the battlefield`,
  forms({
    on: 'move',
    from: 'battlefield',
    to: 'graveyard',
    said: 'put',
  })`[is|are] put into a graveyard from the battlefield`,
  forms({ on: 'move', to: 'graveyard', said: 'anywhere' })`[is|are] put into a graveyard from anywhere`,
  forms({
    on: 'move',
    to: 'graveyard',
    owner: { who: 'you' },
    said: 'anywhere',
  })`[is|are] put into your graveyard from anywhere`,
  forms({
    on: 'move',
    to: 'graveyard',
    owner: { who: 'you' },
    from: 'library',
  })`[is|are] put into your graveyard from your library`,
  forms({
    on: 'move',
    to: 'graveyard',
    owner: { who: 'you' },
    from: 'battlefield',
  })`[is|are] put into your graveyard from the battlefield`,
  forms({ on: 'move', to: 'hand', from: 'battlefield' })`[is|are] returned to your hand from the battlefield`,
  forms({ on: 'move', to: 'exile' })`[is|are] put into exile`,
);

const fights = eitherOf(
  'an event',
  forms({ on: 'attack' })`[attacks|attack]`,
  forms({ on: 'attack', alone: true })`[attacks|attack] alone`,
  forms({ on: 'attack' })`[attacks|attack] ${{ whom: playerOr }}`,
  forms({ on: 'block' })`[blocks|block]`,
  forms({ on: 'block' })`[blocks|block] ${{ whom: one }}`,
  forms({ on: 'blocked' })`[becomes|become] blocked`,
  forms({ on: 'blocked' })`[becomes|become] blocked by ${{ by: one }}`,
  forms({ on: 'unblocked' })`[attacks|attack] and [isn't|aren't] blocked`,
);

const states = eitherOf(
  'an event',
  forms({ on: 'tap' })`[becomes|become] tapped`,
  forms({ on: 'untap' })`[becomes|become] untapped`,
  forms({ on: 'turnFaceUp' })`[is|are] turned face up`,
  forms({ on: 'transform' })`[transforms|transform]`,
  forms({ on: 'phaseIn' })`[phases|phase] in`,
  forms({ on: 'explore' })`[explores|explore]`,
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
);
const dealt = eitherOf(
  'damage',
  forms({ on: 'damage' })`[is|are] dealt damage`,
  forms({ on: 'damage', combat: true })`[is|are] dealt combat damage`,
  forms({ on: 'damage', combat: false })`[is|are] dealt noncombat damage`,
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
const pair: Phrase<Pair> = part<Pair>()(
  say`${{ what: one }} ${{ first: objectEvents.one }} or ${{ second: objectEvents.one }}`,
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

/** Events whose subject is an object. */
export const objectEvent: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'an event',
    say`${{ what: one }} ${objectEvents.one}`,
    say`${{ what: many }} ${objectEvents.many}`,
    twoVerbs,
    say`${{ source: one }} ${damage.one}`,
    say`${{ source: many }} ${damage.many}`,
    say`${{ to: one }} ${dealt.one}`,
    counterEvents,
  ),
);

/** The same as they would be: "~ would die", "a creature would enter". */
export const objectWould: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'an event',
    say`${{ what: oneOf('an object', one, many) }} would ${objectEvents.many}`,
    say`${{ source: oneOf('an object', one, many) }} would ${damage.many}`,
  ),
);
