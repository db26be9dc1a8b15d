/** State-based actions about battles [CR 310 | 2007: none]. */

import { characteristics, controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat, seatOf } from '../../state/ids.ts';
import { opponentsOf } from '../../state/seats.ts';
import { player, thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { add, goes, hasTriggered, type ObjectCheck } from './found.ts';

const isSiege = (game: Game, id: ObjectId): boolean => characteristics(game, id).subtypes.has('Siege');

/** [CR 704.5v, 704.5w, 704.5x, 704.5y] Defense 0, or no player who can protect it. */
export const checkBattle: ObjectCheck = (game, id, actions) => {
  if (!isType(game, id, 'battle')) return;
  const siege = isSiege(game, id);
  cite('122.1g|', '310.4c|');
  if ((thing(game, id).counters.defense ?? 0) > 0) checkProtector(game, id, actions);
  else if (siege && hasTriggered(game, id)) cite('310.12b|');
  else if (!siege) {
    cite('310.8|');
    add(actions, goes(id, '704.5w|'));
  } else if (!hasTriggered(game, id)) {
    cite('310.7|');
    add(actions, goes(id, '704.5v|'));
  }
};

/** [CR 310.9a, 310.11, 310.12a] A Siege is protected by an opponent of its controller, any other battle by its controller. */
const checkProtector: ObjectCheck = (game, id, actions) => {
  const controller = controllerOf(game, id);
  const able = isSiege(game, id) ? opponentsOf(game, controller) : [controller];
  const { protector } = thing(game, id).memory;
  const now = typeof protector === 'number' ? seatOf(protector) : null;
  if (now !== null && able.includes(now)) return;
  const gone = now === null || player(game, now).left;
  if (gone && isAttacked(game, id)) return;
  cite('310.11|');
  const rule = gone ? '704.5x|' : '704.5y|';
  const [only, ...others] = able;
  if (only === undefined) add(actions, goes(id, rule));
  else if (others.length === 0) actions.events.push(protects(id, only, rule));
  else {
    actions.needed.push({
      kind: 'pick',
      seat: controller,
      code: 'choosePlayer',
      rule,
      source: id,
      options: able.map(seat => ({ is: 'player', seat })),
      outcomes: able.map(seat => [protects(id, seat, rule)]),
    });
  }
};

const protects = (id: ObjectId, seat: Seat, rule: '704.5x|' | '704.5y|'): GameEvent => ({
  what: 'protect',
  id,
  seat,
  rule,
  source: NONE,
});

const isAttacked = (game: Game, id: ObjectId): boolean =>
  game.combat?.attackers.some(attacker => attacker.target === id) ?? false;
