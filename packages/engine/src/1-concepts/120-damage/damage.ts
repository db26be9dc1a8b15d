/** Damage dealt [CR 120 | 2007: 419.5a]. */

import { characteristics, hasKeyword, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { mayBeChanged } from '../../6-spells-and-effects/614-replacement/replace.ts';
import { citeSeveral } from '../../7-additional/702-keywords/rules.ts';
import type { Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { thingOrNone, write, writePlayer } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import { push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { applyLife } from '../119-life/life.ts';
import { applyCounters } from '../122-counters/counters.ts';
import { dealsInCounters, gainsByLifelink, type Result, resultsOfDamage } from './results.ts';

type Damage = EventOf<'damage'>;

/**
 * [CR 120.3, 120.4b, 120.4c, 120.8 | 2007: 419.5a] Deals damage and processes its results. Results that something may
 * change go through the pipeline by themselves, at once.
 */
export function applyDamage(game: Game, event: Damage): readonly GameEvent[] | null {
  if (event.amount <= 0) {
    cite('120.8|419.5a');
    return null;
  }
  cite('120.4b|', '120.2|', event.combat ? '120.2a|' : '120.2b|');
  return event.id === NONE ? dealToPlayer(game, event) : dealToPermanent(game, event);
}

function dealToPlayer(game: Game, event: Damage): readonly GameEvent[] | null {
  if (game.players[event.seat]?.left !== false) return null;
  if (event.combat && game.format.commander) countCommander(game, event);
  return [event, ...process(game, event)];
}

/** [CR 903.10a] Combat damage by a commander is counted over the whole game. */
function countCommander(game: Game, { from, seat, amount }: Damage): void {
  const source = thingOrNone(game, from);
  if (source === undefined || !source.marks.includes('commander')) return;
  const key = `${source.owner}:${source.card}`;
  const record = writePlayer(game, seat);
  const others = Object.keys(record.commanderDamage).some(one => one !== key && one.startsWith(`${source.owner}:`));
  if (others) cite('702.124d|');
  record.commanderDamage = { ...record.commanderDamage, [key]: (record.commanderDamage[key] ?? 0) + amount };
}

/** [CR 120.1a, 120.3e, 120.6] Only a battle, a creature or a planeswalker can be dealt damage; it is marked on a creature. */
function dealToPermanent(game: Game, event: Damage): readonly GameEvent[] | null {
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone !== 'battlefield' || record.phasedOut) return null;
  const isCreature = isType(game, event.id, 'creature');
  if (!isCreature && !isType(game, event.id, 'planeswalker') && !isType(game, event.id, 'battle')) {
    cite('120.1a|');
    return null;
  }
  if (isCreature) mark(game, event);
  cite('120.5|');
  return [event, ...process(game, event)];
}

function mark(game: Game, event: Damage): void {
  const written = write(game, event.id);
  if (!dealsInCounters(game, event.from)) {
    cite('120.3e|', '302.7|');
    written.damage += event.amount;
  }
  if (hasKeyword(game, event.from, 'deathtouch')) {
    citeSeveral(characteristics(game, event.from), 'deathtouch');
    written.deathtouched = true;
  }
  touch(game, event.id);
}

/** [CR 120.4c] The results, at once or through the pipeline. */
const process = (game: Game, event: Damage): readonly GameEvent[] => processResults(game, resultsOfDamage(game, event));

/** [CR 120.3f] What lifelink makes of all the damage that has been dealt together. */
export const processLifelink = (game: Game, happened: readonly GameEvent[]): readonly GameEvent[] =>
  processResults(
    game,
    gainsByLifelink(
      game,
      happened.filter(event => event.what === 'damage'),
    ),
  );

function processResults(game: Game, results: readonly Result[]): readonly GameEvent[] {
  if (results.length === 0) return results;
  cite('120.4c|');
  if (mayBeChanged(game, results)) {
    push(game, { do: 'events', batch: results, at: 0, used: results.map(() => []), into: null });
    return [];
  }
  const happened: GameEvent[] = [];
  for (const result of results) for (const event of applyResult(game, result) ?? []) happened.push(event);
  return happened;
}

const applyResult = (game: Game, result: Result): readonly GameEvent[] | null =>
  result.what === 'life' ? applyLife(game, result) : applyCounters(game, result);
