// size: one table of every kind of event
/** The table of all kinds of events and the rooms that make them happen. */

import { applyMulligan } from '../1-concepts/103-starting/taken.ts';
import { applyDrawGame, applyLose, applyWin } from '../1-concepts/104-ending/apply.ts';
import { applyAddMana } from '../1-concepts/106-mana/pool.ts';
import { applyMark } from '../1-concepts/110-permanents/marks.ts';
import { applyPhaseIn, applyPhaseOut } from '../1-concepts/110-permanents/phasing.ts';
import { applyTap } from '../1-concepts/110-permanents/status.ts';
import { applyCreate } from '../1-concepts/111-tokens/create.ts';
import { applyLife } from '../1-concepts/119-life/life.ts';
import { applyDamage } from '../1-concepts/120-damage/damage.ts';
import { applyDraw } from '../1-concepts/121-drawing/draw.ts';
import { applyCounters } from '../1-concepts/122-counters/counters.ts';
import { applyFlip, applyTransform } from '../2-parts/turning.ts';
import { applyPlayLand } from '../3-card-types/305-lands/plays.ts';
import { applyAttach, applyUnattach } from '../3-card-types/attached.ts';
import { applyCease, type Before } from '../4-zones/leave.ts';
import { applyMove } from '../4-zones/move.ts';
import { applyShuffle } from '../4-zones/shuffle.ts';
import { applyAttack, applyBlock, applyBlocked } from '../5-turns/combat/apply.ts';
import { applyAssignDamage } from '../5-turns/combat/damage/deal.ts';
import { applyRemoveFromCombat } from '../5-turns/combat/removal.ts';
import { applyDaytime } from '../5-turns/daytime.ts';
import { applyEmptyPool } from '../5-turns/pools.ts';
import { applyStep } from '../5-turns/step.ts';
import { applyTurn } from '../5-turns/turn-begins.ts';
import { applyProtect } from '../7-additional/704-state-based/protect.ts';
import { applyCopySpell } from '../7-additional/707-copying/copy-on-stack.ts';
import { applyTurnFaceDown, applyTurnFaceUp } from '../7-additional/708-face-down/turn.ts';
import { applyMerge } from '../7-additional/730-merging/merge.ts';
import { applyLeave } from '../8-multiplayer/leaving.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import { applyLook, applyReveal } from '../view/shown.ts';
import type { EventKind, EventOf, GameEvent } from './event.ts';

/**
 * Makes one event happen. Gives the events that really happened, ids filled in, with consequences that are part of it;
 * null if it could not happen. `before`: what permanents that the batch moves together were like.
 */
export type Apply<K extends EventKind> = (
  game: Game,
  event: EventOf<K>,
  before: Before | null,
) => readonly GameEvent[] | null;

type Applies = { readonly [K in EventKind]: Apply<K> };

/** The game itself does not change; the event is noticed and told. */
const told = (_game: Game, event: GameEvent): readonly GameEvent[] => [event];

/** Made when the first event happens, so that rooms may be loaded in any order. */
function table(): ReadonlyMap<string, Apply<EventKind>> {
  const all: Applies = {
    move: applyMove,
    draw: applyDraw,
    draws: told,
    mills: told,
    damage: applyDamage,
    life: applyLife,
    create: applyCreate,
    counters: applyCounters,
    tap: applyTap,
    untap: applyTap,
    mark: applyMark,
    copySpell: applyCopySpell,
    takeBack: told,
    shortcut: told,
    transform: applyTransform,
    flipOver: applyFlip,
    phaseOut: applyPhaseOut,
    phaseIn: applyPhaseIn,
    attach: applyAttach,
    unattach: applyUnattach,
    cease: applyCease,
    shuffle: applyShuffle,
    attack: applyAttack,
    block: applyBlock,
    blocked: applyBlocked,
    removeFromCombat: applyRemoveFromCombat,
    merge: applyMerge,
    addMana: applyAddMana,
    turnFaceUp: applyTurnFaceUp,
    turnFaceDown: applyTurnFaceDown,
    playLand: applyPlayLand,
    emptyPool: applyEmptyPool,
    turn: applyTurn,
    step: applyStep,
    daytime: applyDaytime,
    protect: applyProtect,
    lose: applyLose,
    win: applyWin,
    drawGame: applyDrawGame,
    leave: applyLeave,
    mulligan: applyMulligan,
    keep: told,
    cast: told,
    activate: told,
    trigger: told,
    target: told,
    resolve: told,
    fizzle: told,
    assignDamage: applyAssignDamage,
    reveal: applyReveal,
    look: applyLook,
    search: told,
    act: told,
    choose: told,
    flip: told,
    roll: told,
    cycle: told,
    prevent: told,
  };
  return new Map(Object.entries(all as Readonly<Record<EventKind, Apply<EventKind>>>));
}

let kept: ReturnType<typeof table> | null = null;

/** Makes one event of a batch happen. */
export function applyEvent(game: Game, event: GameEvent, before: Before | null = null): readonly GameEvent[] | null {
  kept ??= table();
  return must(kept.get(event.what), 'every kind of event has a room', game)(game, event, before);
}
