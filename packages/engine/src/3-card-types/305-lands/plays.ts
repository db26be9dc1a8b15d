/** Playing lands [CR 116.2a, 305 | 2007: 212.6a, 212.6b, 408.2d]. */

import { arrivalUnder } from '../../4-zones/arrival.ts';
import { facesOf } from '../../6-spells-and-effects/601-casting/faces.ts';
import { lookOf } from '../../6-spells-and-effects/601-casting/look.ts';
import { type Permission, permissionsFor } from '../../6-spells-and-effects/601-casting/permissions.ts';
import { givenToLand } from '../../6-spells-and-effects/601-casting/permitted-gifts.ts';
import { countUse } from '../../6-spells-and-effects/601-casting/propose.ts';
import { type LivePlayerRule, playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import { countOf } from '../../nouns/count.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player, thing, writePlayer } from '../../state/store.ts';
import type { Done } from '../../work/agenda.ts';
import type { Apply } from '../../work/apply.ts';
import { by, cite } from '../../work/cite.ts';
import { moveEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';

const NO_FACES: readonly number[] = [];

/** [CR 305.2 | 2007: 212.6b] How many lands a player may play in a turn. */
export function landsAllowed(
  game: Game,
  seat: Seat,
  rules: readonly LivePlayerRule[] = playerRules(game, seat),
): number {
  let n = 1;
  for (const live of rules) {
    if (live.rule.rule !== 'extraLand') continue;
    cite('305.2|212.6b');
    n += live.rule.count === 'any' ? Number.MAX_SAFE_INTEGER - 1 : countOf(game, live.rule.count, live);
  }
  return n;
}

/** [CR 305.2, 305.3 | 2007: 212.6b] Whether a player may play one more land this turn. */
export const hasLandPlay = (game: Game, seat: Seat, rules: readonly LivePlayerRule[]): boolean =>
  !by('305.3|212.6b', game.active !== seat) &&
  !by('305.2b|212.6b', player(game, seat).landsPlayed >= landsAllowed(game, seat, rules)) &&
  !by(
    '101.2|103.2',
    rules.some(({ rule }) => rule.rule === 'cantPlayLands'),
  );

/** [CR 305.1, 712.12 | 2007: 212.6a] The faces of a card that a player may play as a land from where it is. */
export function landFaces(game: Game, seat: Seat, id: ObjectId): readonly number[] {
  const { zone, owner, face } = thing(game, id);
  if (zone === 'hand' && owner === seat) {
    const faces = facesOf(game, id);
    if (faces.length === 1) return lookOf(game, id, face).land ? faces : NO_FACES;
  }
  const permitted = permissionsFor(game, seat, id).flatMap(permission => (permission.castOnly ? [] : permission.faces));
  return facesOf(game, id).filter(one => permitted.includes(one) && lookOf(game, id, one).land);
}

/** By which permission a land is played from elsewhere: one that gives something besides, then one that is not limited. */
function permissionFor(game: Game, seat: Seat, id: ObjectId, face: number): Permission | null {
  const open = permissionsFor(game, seat, id).filter(({ castOnly, faces }) => !castOnly && faces.includes(face));
  return open.find(({ gives }) => gives !== null) ?? open.find(({ counted }) => counted === '') ?? open[0] ?? null;
}

/** [CR 116.2a, 305.1 | 2007: 212.6a, 408.2d] The land is put onto the battlefield; nobody can respond. */
export function playLand(game: Game, seat: Seat, id: ObjectId, face: number): Done {
  const from = must(thing(game, id).zone, 'a land that is played is somewhere', game);
  cite('505.6b|305.4', '305.2a|212.6b', '701.18a|');
  if ((game.cards[thing(game, id).card]?.faces[face]?.type.types.length ?? 0) > 1)
    cite('305.9|212.6g', '300.2a|212.2f');
  if (game.cards[thing(game, id).card]?.layout === 'modal_dfc') cite('712.12|');
  const permission = from === 'hand' ? null : permissionFor(game, seat, id, face);
  countUse(game, seat, permission?.counted ?? '');
  const changes = givenToLand(game, id, permission?.gives ?? null);
  return happen(game, [
    { what: 'playLand', id, seat, from, rule: '305.1|212.6a', source: id },
    {
      ...moveEvent(game, id, 'battlefield', '305.1|212.6a'),
      cause: 'play',
      by: seat,
      arrival: { ...arrivalUnder(seat), face, changes },
      source: id,
    },
  ]);
}

/** [CR 305.2a | 2007: 212.6b] One land play is used up. */
export const applyPlayLand: Apply<'playLand'> = (game, event) => {
  writePlayer(game, event.seat).landsPlayed++;
  return [event];
};
