/** Replacement effects that send only some of the cards of one permanent elsewhere [CR 730.3e, 903.9c | 2007: none]. */
import type { Filter, Objects, Replacement, ZoneName } from '@lawmage/ability';
import { TO_COMMAND_ZONE } from '../../6-spells-and-effects/614-replacement/commanders.ts';
import type { Component, Game } from '../../state/game.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';
import { isMelded } from './components.ts';

/**
 * The same move with some of the components going elsewhere: those that are cards, where the effect speaks of cards and the
 * permanent is a token; the commander, where its owner has chosen that. Null if the permanent goes there as a whole.
 */
export function partlyInstead(game: Game, event: EventOf<'move'>, replacement: Replacement): EventOf<'move'> | null {
  const record = thing(game, event.id);
  const { components, kind, home } = record;
  if (components.length === 0 || home !== 'battlefield') return null;
  const ofCommander = replacement === TO_COMMAND_ZONE;
  const ofCards = asksForCards(replacement);
  if (!ofCommander && (!ofCards || kind !== 'token')) {
    cite(isMelded(record) ? '712.21d|' : '730.3d|');
    if (ofCards && !isMelded(record)) cite('730.3e|');
    return null;
  }
  const isApart = (one: Component): boolean => (ofCommander ? one.marks.includes('commander') : one.kind === 'card');
  const gone = event.apart?.at ?? [];
  const at = components.flatMap((one, place) => (isApart(one) && !gone.includes(place) ? [place] : []));
  cite(ofCommander ? '903.9c|' : '730.3e|');
  const to = zoneInstead(replacement);
  if (to === null) return null;
  return at.length === 0 ? event : { ...event, apart: { at, to } };
}

/** "Exile it instead", "put it into … instead": where it goes. */
function zoneInstead({ instead }: Replacement): ZoneName | null {
  if (instead.instead === 'destination') return instead.to.zone;
  return instead.instead === 'effect' && instead.effect.do === 'move' ? instead.effect.to.zone : null;
}

/** Whether a replacement speaks of cards and not of tokens too. */
const asksForCards = ({ event }: Replacement): boolean => 'what' in event && isOfCards(event.what);

const isOfCards = (what: unknown): boolean => {
  const objects = what as Objects | undefined;
  return objects !== undefined && (objects.what === 'some' || objects.what === 'each') && isCardFilter(objects.filter);
};

const isCardFilter = (filter: Filter): boolean =>
  'anyOf' in filter ? filter.anyOf.every(isCardFilter) : filter.sort === 'card';
