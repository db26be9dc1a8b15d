/** The declare attackers step's turn-based action [CR 508.1 | 2007: 308.1, 308.2]. */

import type { ManaCost } from '@lawmage/ability';
import { closeMana } from '../../1-concepts/106-mana/open.ts';
import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import { characteristics, hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import { keep, release, takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Attacker, Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing, write } from '../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { tapEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { forget, memory, openMemory } from '../../work/memory.ts';
import { namedBy } from '../../work/named-by.ts';
import type { Handlers } from '../../work/run.ts';
import { bandsToForm } from './banding.ts';
import { type AttackOption, attackOptions } from './declaration/attacking.ts';
import { attackCost } from './declaration/tax.ts';
import { newCombat } from './fighters.ts';
import { tidyCombat } from './removal.ts';

export type AttackFrame =
  | { readonly do: 'beginCombat' }
  | { readonly do: 'declareAttackers' }
  | { readonly do: 'attackersChosen'; readonly seat: Seat; readonly options: readonly AttackOption[] }
  | { readonly do: 'attackersReady'; readonly seat: Seat; readonly attackers: readonly Attacker[] }
  | { readonly do: 'attackPaid'; readonly memory: MemoryId }
  | { readonly do: 'attackTakenBack'; readonly ids: readonly ObjectId[] }
  /** Optional costs to attack are offered for each creature in turn. */
  | { readonly do: 'exertAttackers'; readonly seat: Seat; readonly ids: readonly ObjectId[] }
  | { readonly do: 'exertChosen'; readonly seat: Seat; readonly ids: readonly ObjectId[] }
  /** A step of the declaration that is an event of its own. */
  | { readonly do: 'declared'; readonly batch: readonly GameEvent[] };

export const attackHandlers: Handlers<AttackFrame> = {
  beginCombat,
  declareAttackers,
  attackersChosen: (game, frame, reply) => attackersChosen(game, frame.seat, frame.options, reply),
  attackersReady: (game, frame) => attackersReady(game, frame.seat, frame.attackers),
  attackPaid: (game, frame) => attackPaid(game, frame.memory),
  attackTakenBack: (game, frame) => attackTakenBack(game, frame.ids),
  exertAttackers: (game, frame) => exertAttackers(game, frame.seat, frame.ids),
  exertChosen: (game, frame, reply) => exertChosen(game, frame.seat, frame.ids, reply),
  declared: (game, frame) => happen(game, frame.batch),
};

/** [CR 506.2, 507.1 | 2007: 306.3] The active player is the attacking player, all opponents are defending players. */
function beginCombat(game: Game): Done {
  cite('506.2|306.3');
  game.combat = newCombat(game.active);
  return nothing();
}

/** [CR 508.1a–508.1d | 2007: 308.2a] The active player chooses who attacks what. */
function declareAttackers(game: Game): Done {
  tidyCombat(game);
  const seat = game.active;
  cite('703.4i|408.2g', '508.1|308.1');
  const options = attackOptions(game, seat);
  if (options.length === 0) return nothing();
  const asking = { kind: 'attack', seat, why: why('attack', '508.1a|308.2a'), options } as const;
  return ask(
    game,
    { ...asking, least: 0, most: options.length, cancellable: false },
    { do: 'attackersChosen', seat, options },
  );
}

function attackersChosen(game: Game, seat: Seat, options: readonly AttackOption[], reply: Reply): Done {
  const chosen = namedBy(reply, options);
  if (chosen.length === 0) return nothing();
  const attackers = chosen.map(
    (one): Attacker => ({
      id: one.attacker,
      seat: one.seat,
      target: one.id,
      adrift: false,
      band: -1,
      blocked: false,
      blockers: [],
    }),
  );
  return bandsToForm(game, seat, attackers, { do: 'attackersReady', seat, attackers });
}

/** [CR 508.1f–508.1k | 2007: 308.2c–308.2g] The chosen creatures are tapped, costs are paid, and they attack. */
function attackersReady(game: Game, seat: Seat, attackers: readonly Attacker[]): Done {
  const cost = attackCost(
    game,
    seat,
    attackers.map(one => ({ attacker: one.id, seat: one.seat, id: one.target })),
  );
  const ids = attackers.map(one => one.id).filter(id => !keepsVigil(game, id));
  const work: Frame[] = [{ do: 'declared', batch: ids.map(id => tapEvent(id, seat, '508.1f|308.2c')) }];
  if (cost.length > 0) work.push(...payment(game, seat, cost, ids));
  const exertable = attackers.map(one => one.id).filter(id => mayBeExerted(game, id));
  if (exertable.length > 0) work.push({ do: 'exertAttackers', seat, ids: exertable });
  work.push({ do: 'declared', batch: [{ what: 'attack', rule: '508.1k|308.2g', source: NONE, seat, attackers }] });
  return pushInOrder(game, work);
}

function keepsVigil(game: Game, id: ObjectId): boolean {
  if (!hasKeyword(game, id, 'vigilance')) return false;
  citeKeyword(characteristics(game, id), 'vigilance');
  return true;
}

const mayBeExerted = (game: Game, id: ObjectId): boolean =>
  rulesOn(game, id).some(({ rule }) => rule.rule === 'mayExert');

/** [CR 508.1g, 701.43d | 2007: none] An optional cost of attacking with a creature. */
function exertAttackers(game: Game, seat: Seat, ids: readonly ObjectId[]): Done {
  const [id] = ids;
  if (id === undefined) return nothing();
  cite('701.43d|');
  const about = why('payOptional', '508.1g|', id, { name: 'exert', cost: [] });
  return ask(game, { kind: 'yesNo', seat, why: about, options: [] }, { do: 'exertChosen', seat, ids });
}

function exertChosen(game: Game, seat: Seat, [id = NONE, ...others]: readonly ObjectId[], reply: Reply): Done {
  const next = { do: 'exertAttackers', seat, ids: others } as const;
  if (reply[0] !== 1) return push(game, next);
  const exerter = openMemory(game, { you: seat, source: id, item: NONE, x: 0, found: [] });
  return pushInOrder(game, [
    { do: 'effect', effect: { do: 'exert', what: { what: 'self' }, attacking: true }, memory: exerter },
    { do: 'forget', memory: exerter },
    next,
  ]);
}

/** [CR 508.1h–508.1j, 733.1 | 2007: 308.2d–308.2f, 422.1] A cost that is not paid takes the declaration back. */
function payment(game: Game, seat: Seat, cost: ManaCost, ids: readonly ObjectId[]): readonly Frame[] {
  cite('508.1h|308.2d', '508.1i|308.2e');
  keep(game, seat, NONE, { do: 'attackTakenBack', ids });
  const payer = openMemory(game, { you: seat, source: NONE, item: NONE, x: 0, found: [] });
  return [
    { do: 'payCost', seat, cost: [{ pay: 'mana', cost }], memory: payer },
    { do: 'attackPaid', memory: payer },
  ];
}

function attackPaid(game: Game, id: MemoryId): Done {
  if (!memory(game, id).did) {
    cite('508.1|308.2');
    return takeBack(game);
  }
  cite('508.1j|308.2f');
  release(game);
  forget(game, id);
  return nothing();
}

/** [CR 508.1, 733.1 | 2007: 308.2, 422.1] The creatures are untapped as before, and the player declares anew. */
function attackTakenBack(game: Game, ids: readonly ObjectId[]): Done {
  for (const id of ids) if (thing(game, id).zone === 'battlefield') write(game, id).tapped = false;
  closeMana(game);
  return push(game, { do: 'declareAttackers' });
}

/** [CR 508.8 | 2007: 308.4] Without attacking creatures the declare blockers and combat damage steps are skipped. */
export function combatGoesOn(game: Game): boolean {
  const { combat } = game;
  if (combat === null || combat.attackers.length === 0) return false;
  return combat.declared || editionOf(game).enteredAttackersKeepSteps;
}
