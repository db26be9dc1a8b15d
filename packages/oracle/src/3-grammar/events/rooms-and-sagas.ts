import type { EventPattern, Objects } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';

/** Only its controller unlocks a Room. */
const YOUR_ROOM = {
  what: 'some',
  filter: { sort: 'permanent', types: ['Room'], whose: { by: 'controller', who: { who: 'you' } } },
} as const;

/** "You unlock this door", "you fully unlock a Room" [CR 709.5h, 709.5i | 2007: none]. */
export const ofRooms: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'an event',
    is({ on: 'become', what: { what: 'self' }, designation: 'unlocked' })`you unlock this door`,
    is({ on: 'become', what: YOUR_ROOM, designation: 'fullyUnlocked' })`you fully unlock a Room`,
  ),
);

/** "The final chapter ability of a Saga you control resolves" [CR 714.2e | 2007: none]. */
export const ofSagas = (one: Phrase<Objects>): Phrase<EventPattern> =>
  part<EventPattern>()(
    oneOf(
      'an event',
      is({ on: 'finalChapter', does: 'resolve' })`the final chapter ability of ${{ what: one }} resolves`,
      is({ on: 'finalChapter', does: 'trigger' })`the final chapter ability of ${{ what: one }} triggers`,
    ),
  );
