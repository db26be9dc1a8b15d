/** State-based actions about what is attached. */

import { mayStayAttached } from '../../3-card-types/attach.ts';
import { characteristics, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { markEvent } from '../../work/events.ts';
import { BESTOWED, isBestowed } from '../702-keywords/bestowed.ts';
import { add, goes, type ObjectCheck } from './found.ts';

const unattaches = (id: ObjectId, rule: Rule): GameEvent => ({ what: 'unattach', id, rule, source: NONE });

/** [CR 704.5m, 704.5n, 704.5p | 2007: 420.5d, 420.5k, 420.5m] Auras, Equipment and others that are attached wrongly. */
export const checkAttachment: ObjectCheck = (game, id, actions) => {
  const { subtypes } = characteristics(game, id);
  const { attachedTo, attachedToSeat } = thing(game, id);
  const attached = attachedTo !== NONE || attachedToSeat !== NOBODY;
  if (attached && mayNotBeAttached(game, id)) {
    add(actions, unattaches(id, '704.5p|420.5m'));
  } else if (isBestowed(thing(game, id))) {
    if (!attached) actions.events.push(markEvent({ id }, BESTOWED, '702.103f|', { on: false }));
    else if (!mayStayAttached(game, id)) add(actions, unattaches(id, '702.103f|'));
  } else if (subtypes.has('Aura')) {
    if (by('303.4c|212.4f', !attached || !mayStayAttached(game, id))) add(actions, goes(id, '704.5m|420.5d'));
  } else if (attached && !mayStayAttached(game, id)) {
    cite('301.5c|212.2i');
    add(actions, unattaches(id, '704.5n|420.5k'));
  }
};

/** [CR 704.5p | 2007: 420.5m] Creatures, battles, and what is no Aura, Equipment or Fortification. */
function mayNotBeAttached(game: Game, id: ObjectId): boolean {
  const { subtypes } = characteristics(game, id);
  if (!subtypes.has('Aura') && !subtypes.has('Equipment') && !subtypes.has('Fortification')) return true;
  if (!editionOf(game).attachedCreaturesFall) return false;
  return isType(game, id, 'creature') || isType(game, id, 'battle');
}
