import type { EventPattern } from '@lawmage/ability';
import { is, oneOf, orList, type Phrase, part } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { someOne } from '../nouns/index.ts';
import { objectEvent, objectWould } from './objects.ts';
import { playerEvent, playerWould } from './players.ts';

/** What "you" alone can do. */
const exerts: Phrase<EventPattern> = part<EventPattern>()(is({ on: 'exert' })`you exert ${{ what: someOne }}`);

const simple: Phrase<EventPattern> = part<EventPattern>()(oneOf('an event', objectEvent, playerEvent, exerts));

/** What "when" and "whenever" listen to: one event, or one of several. */
export const event: Phrase<EventPattern> = tie(
  'event',
  part<EventPattern>()(oneOf('an event', simple, is({ on: 'any' })`${{ of: orList(simple) }}`)),
);

/** What "would" happen, before a replacement [CR 614.1a | 2007: 419.1a]. */
export const would: Phrase<EventPattern> = part<EventPattern>()(oneOf('an event', objectWould, playerWould));

export { stepEvent } from './steps.ts';
