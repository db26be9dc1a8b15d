/** Paying, and the end of casting and activating [CR 601.2f–i, 602.2b | 2007: 409.1f–i]. */
import { needOf } from '../../1-concepts/106-mana/need.ts';
import { costOf } from '../../1-concepts/118-costs/mana-amount.ts';
import { release, takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { type Done, nothing, push, pushInOrder } from '../../work/agenda.ts';
import type { GameEvent } from '../../work/event.ts';
import { happen } from '../../work/happen.ts';
import { forget, memory as memoryOf, recall } from '../../work/memory.ts';
import { abilityKind } from '../602-activating/kinds.ts';
import { isLoyalty, noteActivation } from '../602-activating/times.ts';
import { playerRules } from '../604-static/rules.ts';
import { type Announcement, announce, itemOf } from './announcement.ts';
import { boundTargets } from './bound-targets.ts';
import { settledCost } from './choose-symbols.ts';
import { isForbidden } from './forbidden.ts';
import { lookOf } from './look.ts';
import { rememberX } from './propose.ts';
import { meansOf, totalOf } from './total.ts';

/** [CR 601.2f–h | 2007: 409.1f–h] The total cost is determined and locked in, then paid. */
export function payTotal(game: Game, of: Announcement): Done {
  if (of.what === 'triggered') return nothing();
  if (isForbiddenNow(game, of)) return takeBack(game);
  const { x, paid } = itemOf(game, of);
  rememberX(game, of.memory, x);
  const cost = settledCost(totalOf(game, of), paid);
  return pushInOrder(game, [
    { do: 'payMana', seat: of.seat, need: needOf(costOf(cost.mana)), means: meansOf(game, of, cost), item: of.item },
    { do: 'payParts', parts: cost.parts, memory: of.memory },
  ]);
}

/** [CR 601.2e, 601.6 | 2007: 409.4] Whether the proposed spell may not be cast; in 2007 only what begins is checked. */
function isForbiddenNow(game: Game, { way, seat, item }: Announcement): boolean {
  if (way === null || !editionOf(game).proposalChecked) return false;
  return isForbidden(game, seat, item, lookOf(game, item, way.face), playerRules(game, seat));
}

/** [CR 601.2i, 602.2b | 2007: 409.1i] The spell becomes cast, the ability activated; it can no longer be taken back. */
export function complete(game: Game, of: Announcement): Done {
  if (of.what === 'triggered') return nothing();
  announce(game, of, { found: memoryOf(game, of.memory).found });
  release(game);
  return of.what === 'spell' ? becomeCast(game, of) : becomeActivated(game, of);
}

function becomeCast(game: Game, of: Announcement): Done {
  forget(game, of.memory);
  const { from } = itemOf(game, of);
  const cast: GameEvent = {
    what: 'cast',
    id: of.item,
    seat: of.seat,
    from: must(from, 'a spell was cast from a zone', game),
    nth: 1 + game.history.events.filter(event => event.what === 'cast' && event.seat === of.seat).length,
    rule: '601.2i|409.1i',
    source: of.item,
  };
  return happen(game, [cast]);
}

/** [CR 602.2b, 605.3b | 2007: 409.1i, 411.1] A mana ability resolves at once. */
function becomeActivated(game: Game, of: Announcement): Done {
  const { source, ability } = itemOf(game, of);
  const activated = must(ability?.is === 'activated' ? ability : null, 'an activated ability has its words', game);
  noteActivation(game, source, activated, of.at);
  if (thing(game, source).zone === null && editionOf(game).costMovesFollowed)
    announce(game, of, { paidUntil: game.nextId as ObjectId });
  if (of.mana) {
    const { found, targets } = itemOf(game, of);
    recall(game, of.memory, { found: boundTargets(found, targets) });
    push(
      game,
      { do: 'manaTriggers' },
      { do: 'forget', memory: of.memory },
      { do: 'effect', effect: activated.effect, memory: of.memory },
    );
  } else forget(game, of.memory);
  const batch: GameEvent[] = [
    {
      what: 'activate',
      id: source,
      ability: of.item,
      seat: of.seat,
      mana: of.mana,
      loyalty: isLoyalty(activated),
      rule: '602.2b|409.1i',
      source,
    },
  ];
  if (abilityKind(game, source, of.at) === 'cycling') {
    const { next } = thing(game, source);
    batch.push({ what: 'cycle', seat: of.seat, id: next === NONE ? source : next, rule: '702.29c|502.18a', source });
  }
  return happen(game, batch);
}
