/** What declarations do [CR 508.1k, 509.1g, 509.1h | 2007: 308.2g, 309.2e, 309.2f]. */

import { GOADED } from '../../1-concepts/110-permanents/marks.ts';
import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import { hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Attacker, Combat, Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { cite, isCiting } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { bandOf, newCombat } from './fighters.ts';
import { isOwnCreature } from './removal.ts';

/** [CR 508.1k | 2007: 308.2g] The chosen creatures that the player still controls become attacking creatures. */
export function applyAttack(game: Game, event: EventOf<'attack'>): readonly GameEvent[] | null {
  const combat = game.combat ?? newCombat(event.seat);
  const attackers = event.attackers.filter(({ id }) => isOwnCreature(game, id, event.seat));
  if (attackers.length === 0) return null;
  const forced = attackers.filter(({ id }) => hasToAttack(game, id)).map(({ id }) => id);
  const declared = { ...combat, declared: true, attackers: [...combat.attackers, ...attackers] };
  game.combat = forced.length === 0 ? declared : { ...declared, forced };
  if (attackers.length === 1) cite('506.5|306.4');
  return [{ ...event, attackers }];
}

/** [CR 506.6, 508.1d | 2007: none] Whether something requires it to attack, whatever else it could do. */
const hasToAttack = (game: Game, id: ObjectId): boolean =>
  rulesOn(game, id).some(({ rule }) => rule.rule === 'mustAttack') ||
  thing(game, id).marks.some(mark => mark.startsWith(GOADED));

/**
 * [CR 509.1g, 509.1h, 702.22h | 2007: 309.2e, 309.2f, 502.10e] The chosen creatures become blocking creatures, what they
 * block becomes blocked, and so does every attacker in the same band.
 */
export function applyBlock(game: Game, event: EventOf<'block'>): readonly GameEvent[] | null {
  const combat = must(game.combat, 'creatures block in combat', game);
  const blocks: EventOf<'block'>['blocks'][number][] = [];
  let next: Combat = combat;
  for (const { blocker, attacker } of event.blocks) {
    const blocked = next.attackers.find(one => one.id === attacker);
    if (blocked === undefined || blocked.blockers.includes(blocker)) continue;
    if (!isOwnCreature(game, blocker, event.seat)) continue;
    const band = bandOf(next, blocked);
    if (band.length > 1) citeBand(game, band);
    for (const one of band) blocks.push({ blocker, attacker: one.id });
    next = withBlocker(next, blocker, band);
  }
  if (blocks.length === 0) return null;
  game.combat = next;
  return [{ ...event, blocks }];
}

/** [CR 702.22e, 702.22h | 2007: 502.10d, 502.10e] A band is blocked as one, though its members have lost banding since. */
function citeBand(game: Game, band: readonly Attacker[]): void {
  cite('702.22h|502.10e');
  if (isCiting() && !band.some(({ id }) => hasKeyword(game, id, 'banding') || hasKeyword(game, id, 'bands with other')))
    cite('702.22e|502.10d');
}

function withBlocker(combat: Combat, blocker: ObjectId, band: readonly Attacker[]): Combat {
  return {
    ...combat,
    blocking: combat.blocking.includes(blocker) ? combat.blocking : [...combat.blocking, blocker],
    attackers: combat.attackers.map(one => {
      if (!band.some(member => member.id === one.id) || one.blockers.includes(blocker)) return one;
      return { ...one, blocked: true, blockers: [...one.blockers, blocker] };
    }),
  };
}

/**
 * [CR 509.1h, 702.22i | 2007: 309.2f, 502.10g] Attackers become blocked or unblocked, by declaration or by an effect; a
 * band as a whole. What happened tells how they are now.
 */
export function applyBlocked(game: Game, event: EventOf<'blocked'>): readonly GameEvent[] | null {
  const { combat } = game;
  if (combat === null) return null;
  const hit = combat.attackers.filter(one => event.attackers.some(other => other.id === one.id));
  if (hit.length === 0) return null;
  const blocked = new Set<ObjectId>();
  for (const { id } of event.attackers.filter(one => one.blocked)) {
    const attacker = combat.attackers.find(one => one.id === id);
    if (attacker === undefined) continue;
    const band = bandOf(combat, attacker);
    if (band.length > 1 && !attacker.blocked) cite('702.22i|502.10g');
    for (const member of band) blocked.add(member.id);
  }
  const attackers = combat.attackers.map(one =>
    blocked.has(one.id) && !one.blocked ? { ...one, blocked: true } : one,
  );
  if (attackers.some((one, at) => one !== combat.attackers[at])) game.combat = { ...combat, attackers };
  const told = new Set([...hit.map(one => one.id), ...blocked]);
  return [{ ...event, attackers: attackers.filter(one => told.has(one.id)) }];
}
