import type { EventPattern } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { onePlayer } from '../nouns/index.ts';
import { pluralNumber } from '../words/index.ts';
import { aimed } from './aimed.ts';
import { counterEvents } from './counters.ts';
import { damage, dealt } from './damage.ts';
import { goes, graveyard, origin } from './moves.ts';
import { ofRooms, ofSagas } from './rooms-and-sagas.ts';
import { many, one, playerOr } from './subjects.ts';
import { twoVerbs } from './two-verbs.ts';
import { fights, objectEvents, states } from './verbs.ts';

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
