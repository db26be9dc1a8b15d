/** Assigning combat damage, creature by creature [CR 510.1, 802.5 | 2007: 310.1, 310.2, 602.5]. */

import { controllerOf, hasKeyword } from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import type { AssignedDamage, Attacker, Game } from '../../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { fromActive } from '../../../state/seats.ts';
import { ask, type Done, push, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import type { Handlers } from '../../../work/run.ts';
import { divideForThemselves } from '../bands-with-other.ts';
import { attackerOf, attackersBlockedBy } from '../fighters.ts';
import { tidyCombat } from '../removal.ts';
import {
  type Assigning,
  attackedBy,
  damageOf,
  hitByAttacker,
  hitByBlocker,
  mayIgnoreBlockers,
  type Recipients,
} from './recipients.ts';
import { beginDamageStep, strikesNow } from './strikes.ts';

export type AssignFrame =
  | { readonly do: 'combatDamage' }
  | ({ readonly do: 'assignDamage' } & Assigning)
  /** The first of the sources may assign its damage as though it were not blocked. */
  | ({ readonly do: 'throughChosen' } & Assigning)
  | ({ readonly do: 'damageDivided'; readonly options: readonly Option[] } & Assigning);

export const assignHandlers: Handlers<AssignFrame> = {
  combatDamage,
  assignDamage,
  throughChosen: (game, frame, reply) => throughChosen(game, frame, reply[0] === 1),
  damageDivided: (game, frame, reply) => push(game, next(frame, shared(frame, frame.options, reply))),
};

/** [CR 510.1, 510.4 | 2007: 310.1, 310.5] The step begins; attackers assign first, then the blockers of each player. */
function combatDamage(game: Game): Done {
  tidyCombat(game);
  cite('703.4k|408.2g', '510.1|310.1');
  beginDamageStep(game);
  const sources = [...attackersInOrder(game), ...blockersInOrder(game)].filter(id => strikesNow(game, id));
  return push(game, { do: 'assignDamage', sources, assigned: [] });
}

/** [CR 702.19b | 2007: 502.9e] Tramplers come last, so that what others assign counts for them. */
function attackersInOrder(game: Game): readonly ObjectId[] {
  const ids = game.combat?.attackers.map(one => one.id) ?? [];
  const tramples = (id: ObjectId): boolean =>
    hasKeyword(game, id, 'trample') || hasKeyword(game, id, 'trample over planeswalkers');
  if (ids.some(tramples) && !ids.every(tramples)) cite('702.19b|502.9e');
  return [...ids.filter(id => !tramples(id)), ...ids.filter(tramples)];
}

/** [CR 101.4, 802.5 | 2007: 103.4, 602.5] */
function blockersInOrder(game: Game): readonly ObjectId[] {
  const blocking = game.combat?.blocking ?? [];
  return fromActive(game).flatMap(seat => blocking.filter(id => controllerOf(game, id) === seat));
}

/** The next creature assigns its damage; when all have, the damage is dealt. */
function assignDamage(game: Game, frame: Assigning): Done {
  const [id] = frame.sources;
  if (id === undefined) return push(game, { do: 'dealAssigned', assigned: frame.assigned });
  cite('510.1a|310.2a');
  if (damageOf(game, id) === 0) return push(game, next(frame, []));
  const attacker = attackerOf(game, id);
  if (attacker === undefined) return divide(game, frame, hitByBlocker(game, id), dividerOfBlocker(game, id));
  if (mayIgnoreBlockers(game, attacker)) {
    const seat = controllerOf(game, id);
    return ask(
      game,
      { kind: 'yesNo', seat, why: why('combatDamage', '510.1c|310.2e', id), options: [] },
      { ...frame, do: 'throughChosen' },
    );
  }
  return divide(game, frame, hitByAttacker(game, attacker, frame), dividerOf(game, attacker));
}

function throughChosen(game: Game, frame: Assigning, through: boolean): Done {
  const attacker = attackerOf(game, frame.sources[0] ?? NONE);
  if (attacker === undefined) return push(game, next(frame, []));
  const recipients = through ? attackedBy(game, attacker, frame.assigned) : hitByAttacker(game, attacker, frame);
  return divide(game, frame, recipients, through ? controllerOf(game, attacker.id) : dividerOf(game, attacker));
}

/** [CR 510.1c, 510.1d, 702.22j | 2007: 310.2c, 310.2d, 502.10h] Damage is divided freely; by another player among creatures. */
function divide(game: Game, frame: Assigning, recipients: Recipients, seat: Seat): Done {
  const source = frame.sources[0] ?? NONE;
  const own = seat === controllerOf(game, source);
  if (!own) cite(attackerOf(game, source) === undefined ? '702.22k|502.10h' : '702.22j|502.10h');
  const trampling = own ? recipients.trampling : null;
  const options = own ? recipients.options : recipients.options.slice(0, recipients.trampling?.first);
  const most = damageOf(game, source);
  if (options.length === 0) return push(game, next(frame, []));
  if (options.length === 1) return push(game, next(frame, shared(frame, options, [most])));
  const reason = why('combatDamage', '510.1c|310.2', source, trampling ?? undefined);
  const asking = { kind: 'divide', seat, why: reason, options, least: most, most, each: 0 } as const;
  return ask(game, asking, { ...frame, do: 'damageDivided', options });
}

const next = (frame: Assigning, shares: readonly AssignedDamage[]): { readonly do: 'assignDamage' } & Assigning => ({
  do: 'assignDamage',
  sources: frame.sources.slice(1),
  assigned: [...frame.assigned, ...shares],
});

function shared(frame: Assigning, options: readonly Option[], shares: Reply): readonly AssignedDamage[] {
  const source = frame.sources[0] ?? NONE;
  return options.flatMap((option, at): AssignedDamage[] => {
    const amount = shares[at] ?? 0;
    if (amount === 0) return [];
    if (option.is === 'player') return [{ source, id: NONE, seat: option.seat, amount }];
    return option.is === 'object' ? [{ source, id: option.id, seat: NOBODY, amount }] : [];
  });
}

/** [CR 702.22j | 2007: 502.10h, 502.11c] Blockers with banding let the defending player divide what their attacker assigns. */
const dividerOf = (game: Game, attacker: Attacker): Seat =>
  divideForThemselves(game, attacker.blockers) ? attacker.seat : controllerOf(game, attacker.id);

/** [CR 702.22k | 2007: 502.10h, 502.11c] Attackers with banding let the active player divide what their blocker assigns. */
function dividerOfBlocker(game: Game, blocker: ObjectId): Seat {
  const attackers = attackersBlockedBy(game, blocker).map(one => one.id);
  const [first] = attackers;
  return controllerOf(game, first !== undefined && divideForThemselves(game, attackers) ? first : blocker);
}
