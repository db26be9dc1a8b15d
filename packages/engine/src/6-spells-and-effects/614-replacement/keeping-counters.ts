/** Shield and finality counters: what they do to what would happen to their permanent [CR 122.1c, 122.1h | 2007: none]. */
import type { Effect, Replacement } from '@lawmage/ability';
import type { Game, Thing } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { controllerOf } from '../613-layers/characteristics.ts';
import type { Applicable, Kind } from './applicable.ts';
import { isDestruction } from './forbid.ts';

const SELF = { what: 'self' } as const;
const DESTROYED = { on: 'move', what: SELF, from: 'battlefield', to: 'graveyard' } as const;

const LOSE_SHIELD: Effect = { do: 'removeCounters', kind: 'shield', count: 1, from: SELF };
const STAYS: Replacement = { event: DESTROYED, instead: { instead: 'effect', effect: LOSE_SHIELD } };
const EXILED: Replacement = {
  event: DESTROYED,
  instead: { instead: 'destination', to: { zone: 'exile' } },
};

const permanentWith = (game: Game, id: EventOf<'move'>['id'], kind: 'shield' | 'finality'): Thing | null => {
  if (id === NONE) return null;
  const record = thingOrNone(game, id);
  const there = record !== undefined && record.zone === 'battlefield' && !record.phasedOut;
  return there && (record.counters[kind] ?? 0) > 0 ? record : null;
};

/** "As the result of an effect": lethal damage destroys by a state-based action. */
const isDestroyedByEffect = (event: EventOf<'move'>): boolean => isDestruction(event) && event.cause !== 'lethalDamage';

/** Whether counters on a permanent could change what happens to it. */
export function isKept(game: Game, event: GameEvent): boolean {
  if (event.what === 'damage') return permanentWith(game, event.id, 'shield') !== null;
  if (event.what !== 'move' || event.from !== 'battlefield') return false;
  return (
    permanentWith(game, event.id, 'shield') !== null ||
    (event.to === 'graveyard' && permanentWith(game, event.id, 'finality') !== null)
  );
}

/** The single effects that the counters create, however many they are. */
export function keepingEffects(game: Game, event: GameEvent): readonly Applicable[] {
  if (!isKept(game, event)) return NO_EFFECTS;
  if (event.what === 'damage') {
    cite('122.1c|');
    return [made(game, event.id, { is: 'prevent', shield: { then: LOSE_SHIELD }, lasting: null, together: true })];
  }
  return event.what === 'move' ? aboutMove(game, event) : NO_EFFECTS;
}

function aboutMove(game: Game, event: EventOf<'move'>): readonly Applicable[] {
  const effects: Applicable[] = [];
  if (isDestroyedByEffect(event) && permanentWith(game, event.id, 'shield') !== null) {
    cite('122.1c|');
    effects.push(made(game, event.id, { is: 'replace', rule: STAYS, lasting: null }));
  }
  if (event.to === 'graveyard' && permanentWith(game, event.id, 'finality') !== null) {
    cite('122.1h|');
    effects.push(made(game, event.id, { is: 'replace', rule: EXILED, lasting: null }));
  }
  return effects;
}

const NO_EFFECTS: readonly Applicable[] = [];

const made = (game: Game, id: EventOf<'move'>['id'], kind: Kind): Applicable => ({
  key: `counters:${id}:${kind.is === 'replace' ? kind.rule.instead.instead : kind.is}`,
  scope: { you: controllerOf(game, id), source: id, x: 0, found: [] },
  found: [],
  kind,
});
