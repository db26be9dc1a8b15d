/** A permanent that would have been destroyed stays [CR 701.19a, 702.89a | 2007: 419.6b]. */
import type { Game } from '../../state/game.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import type { GameEvent } from '../../work/event.ts';
import { tapEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { controllerOf } from '../613-layers/characteristics.ts';
import type { SpareFrame } from './frames.ts';

/** Its damage is removed; a regenerated one is tapped and removed from combat. */
export function spare(game: Game, { id, regenerated }: SpareFrame): Done {
  if (thingOrNone(game, id)?.zone !== 'battlefield') return nothing();
  const record = write(game, id);
  record.damage = 0;
  record.deathtouched = false;
  touch(game, id);
  if (!regenerated) return nothing();
  const events: GameEvent[] = record.tapped ? [] : [tapEvent(id, controllerOf(game, id), '701.19a|419.6b', id)];
  if (isFighting(game, id)) events.push({ what: 'removeFromCombat', rule: '701.19a|419.6b', source: id, id });
  return happen(game, events);
}

const isFighting = (game: Game, id: SpareFrame['id']): boolean =>
  game.combat?.attackers.some(attacker => attacker.id === id || attacker.blockers.includes(id)) ?? false;
