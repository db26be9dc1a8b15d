/** Replacement and prevention: what changes events before they happen [CR 614–616 | 2007: 419]. */

import type { Game } from '../../state/game.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thingOrNone } from '../../state/store.ts';
import { type Done, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { keysOfEvent } from '../603-triggered/keys.ts';
import { hasSome } from '../603-triggered/listen.ts';
import { replacesOwnMoves } from '../604-static/indexed.ts';
import { changeNext, nextChangeable } from './choose.ts';
import { sendsCommander } from './commanders.ts';
import { askWhatIsAttacked, mayAttackSeveral } from './entering-attack.ts';
import { askWhatIsEnchanted, mayEnchantSome } from './entering-aura.ts';
import { entersWithChangeable, enterWithSettled, gameOf, settleCounters } from './entering-counters.ts';
import { mayEnterOtherwise } from './entering-effects.ts';
import { isForbidden, mayBeForbidden } from './forbid.ts';
import type { EventsFrame } from './frames.ts';
import { isKept } from './keeping-counters.ts';
import { protects } from './protection.ts';
import { type Coming, isComing } from './would-be.ts';

export type { EventsFrame } from './frames.ts';

/** Whether anything could forbid, replace or prevent an event of a batch. Quick: true too often rather than too seldom. */
export function mayBeChanged(game: Game, batch: readonly GameEvent[]): boolean {
  for (const event of batch) if (mayChange(game, event)) return true;
  return false;
}

function mayChange(game: Game, event: GameEvent): boolean {
  if (mayBeForbidden(game, event)) return true;
  if (isComing(game, event) && isOpen(game, event)) return true;
  if (event.what === 'move' && (isReplacingItself(game, event.id) || sendsCommander(game, event))) return true;
  if ((event.what === 'damage' && protects(game, event)) || isKept(game, event)) return true;
  for (const lasting of game.lasting) if (isWatching(lasting, event)) return true;
  const { replacements } = game.index;
  if (replacements.size === 0) return false;
  const { keys, granted } = keysOfEvent(event);
  return hasSome(replacements, keys) || hasSome(replacements, granted);
}

/** Whether it is not settled yet how an object enters. */
const isOpen = (game: Game, event: Coming): boolean =>
  mayEnterOtherwise(game, event) ||
  entersWithChangeable(game, event) ||
  mayAttackSeveral(game, event) ||
  mayEnchantSome(game, event);

function isReplacingItself(game: Game, id: Parameters<typeof thingOrNone>[1]): boolean {
  const record = thingOrNone(game, id);
  return record !== undefined && record.zone !== 'battlefield' && replacesOwnMoves(game, record);
}

/** Whether an effect of a resolved spell or ability is about this kind of event. */
function isWatching(lasting: Lasting, event: GameEvent): boolean {
  if (lasting.is === 'replace') return true;
  if (lasting.is === 'prevent') return event.what === 'damage';
  return lasting.is === 'regenerate' && event.what === 'move' && event.id === lasting.id;
}

/** Takes the next step with a batch: drops what can't happen, or changes one event; `'ready'` if nothing is left to do. */
export function replaceNext(game: Game, frame: EventsFrame): Done | 'ready' {
  const seen = gameOf(game, frame);
  if (frame.at === 0) {
    const left = frame.batch.map(event => !isForbidden(seen, event));
    if (left.includes(false)) {
      cite('101.2|103.2', '614.17a|', '614.17c|');
      if (frame.within !== undefined) cite('614.17d|');
      return push(game, allowedOnly(frame, left));
    }
  }
  const next = nextChangeable(seen, frame);
  if (next !== null) return changeNext(game, { ...frame, at: 1 }, next);
  if (frame.within !== undefined) return enterWithSettled(game, frame.batch, frame.within);
  const settled = { ...frame, at: 1 };
  return (
    settleCounters(game, settled) ?? askWhatIsAttacked(game, settled) ?? askWhatIsEnchanted(game, settled) ?? 'ready'
  );
}

/** [CR 101.2, 614.17c | 2007: 103.2] What can't happen is not replaced by anything else. */
const allowedOnly = (frame: EventsFrame, allowed: readonly boolean[]): EventsFrame => ({
  ...frame,
  at: 1,
  batch: frame.batch.filter((_, n) => allowed[n]),
  used: frame.used.filter((_, n) => allowed[n]),
});
