/** Which abilities look back in time [CR 603.10 | 2007: 410.10d]. */

import type { EventPattern } from '@lawmage/ability';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { by } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';

/** Whether some ability could look back at an event: only then is the game before it asked. */
export function mayBeLookedBackAt(event: GameEvent): boolean {
  switch (event.what) {
    case 'move':
      return (
        event.cause === 'counter' ||
        event.from === 'battlefield' ||
        event.from === 'graveyard' ||
        event.to === 'hand' ||
        event.to === 'library'
      );
    case 'unattach':
    case 'phaseOut':
    case 'lose':
    case 'leave':
      return true;
    default:
      return false;
  }
}

/**
 * [CR 603.10a–603.10f | 2007: 410.10d] Whether a pattern is matched against the game before an event: leaving the
 * battlefield, sacrifices, leaving a graveyard, going from sight into a hand or library, phasing out, unattaching, being countered, losing.
 */
export function looksBack(game: Game, pattern: EventPattern, event: GameEvent): boolean {
  switch (pattern.on) {
    case 'move':
      return event.what === 'move' && moveLooksBack(game, pattern, event);
    case 'sacrifice':
      return by('603.10a|410.10d', true);
    case 'unattach':
      return by('603.10c|', editionOf(game).widerLookBack);
    case 'phaseOut':
      return by('603.10b|410.10d', true);
    case 'loseControl':
      return by('603.10d|410.10d', true);
    case 'countered':
      return by('603.10e|', true);
    case 'lose':
      return by('603.10f|', editionOf(game).widerLookBack);
    default:
      return false;
  }
}

type MovePattern = Extract<EventPattern, { readonly on: 'move' }>;
type Move = Extract<GameEvent, { readonly what: 'move' }>;

function moveLooksBack(game: Game, pattern: MovePattern, event: Move): boolean {
  const edition = editionOf(game);
  if (pattern.to === 'battlefield') return false;
  if (pattern.from === 'battlefield') return by('603.10a|410.10d', true);
  if (pattern.from === 'graveyard') return by('603.10a|', edition.widerLookBack);
  if (pattern.to === 'hand' || pattern.to === 'library') return isSeen(event.from);
  return edition.fromAnywhereLooksBack && event.from === 'battlefield';
}

const isSeen = (zone: string | null): boolean => zone !== null && zone !== 'hand' && zone !== 'library';
