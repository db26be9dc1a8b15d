/** Prevention [CR 615 | 2007: 419.7]. */

import type { Recipient } from '@lawmage/ability';
import { countOf } from '../../nouns/count.ts';
import { fits } from '../../nouns/fits.ts';
import type { Found, Game } from '../../state/game.ts';
import type { Lasting } from '../../state/lasting.ts';
import { fromActive } from '../../state/seats.ts';
import { type Done, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { playerRules } from '../604-static/rules.ts';
import type { Applicable, Kind } from './applicable.ts';
import { eventAt, withAmount, withInstead } from './batch.ts';
import type { EventsFrame } from './frames.ts';
import { effectAfter, redirectedDamage } from './instead.ts';

type Preventing = Extract<Kind, { readonly is: 'prevent' }>;

/** [CR 615.6, 615.7, 615.8, 615.10 | 2007: 419.5, 419.7b] Prevents damage of one event; a shield that counts shrinks by it. */
export function preventDamage(
  game: Game,
  frame: EventsFrame,
  at: number,
  by: Applicable,
  { shield, lasting, together }: Preventing,
): Done {
  const event = eventAt(frame, at) as EventOf<'damage'>;
  const most = limitOf(game, by, shield.amount, lasting);
  const { redirect } = shield;
  const prevented = redirect !== undefined || canBePrevented(game, event) ? Math.min(event.amount, most) : 0;
  if (lasting !== null && lasting.left > 0) cite('615.7|419.7b');
  if (redirect === undefined && !canBePrevented(game, event)) cite('615.12|', '615.12a|');
  if (shield.then !== undefined) cite('615.5|');
  if (lasting !== null && lasting.left > 0) shrink(game, lasting, prevented);
  if (lasting !== null && shield.once === true) {
    cite('615.8|');
    game.lasting = game.lasting.filter(other => other.n !== lasting.n);
  }
  if (redirect === undefined && prevented === event.amount) cite('603.2g|410.7');
  const told: GameEvent[] = prevented === 0 ? [] : [elsewhere(game, event, by, prevented, redirect)];
  const next = withInstead(frame, at, [...withAmount(event, event.amount - prevented), ...told], by.key);
  const followed = together === true && frame.used.some((keys, n) => n !== at && keys.includes(by.key));
  if (shield.then === undefined || followed) return push(game, next);
  return effectAfter(
    game,
    shield.then,
    { ...by.scope, found: withPrevented(by.scope.found, shield.prevented, prevented) },
    [],
    next,
  );
}

function limitOf(
  game: Game,
  by: Applicable,
  amount: Preventing['shield']['amount'],
  lasting: Preventing['lasting'],
): number {
  if (lasting !== null) return lasting.left < 0 ? Number.POSITIVE_INFINITY : lasting.left;
  return amount === undefined ? Number.POSITIVE_INFINITY : countOf(game, amount, by.scope);
}

/** [CR 615.12] Damage that can't be prevented is not, but a shield around it has what else it does happen. */
const canBePrevented = (game: Game, event: EventOf<'damage'>): boolean =>
  event.preventable &&
  !fromActive(game).some(seat =>
    playerRules(game, seat).some(
      live =>
        live.rule.rule === 'damageCantBePrevented' &&
        (live.rule.by === undefined || fits(game, event.from, live.rule.by, live)),
    ),
  );

function shrink(game: Game, shield: Extract<Lasting, { readonly is: 'prevent' }>, by: number): void {
  const left = shield.left - by;
  game.lasting = game.lasting.flatMap(other => {
    if (other.n !== shield.n) return [other];
    return left === 0 ? [] : [{ ...shield, left }];
  });
}

/** What becomes of the damage: it is prevented, or dealt to somebody else. */
const elsewhere = (
  game: Game,
  event: EventOf<'damage'>,
  by: Applicable,
  amount: number,
  redirect: Recipient | undefined,
): GameEvent =>
  redirect === undefined
    ? tellPrevented(event, by, amount)
    : redirectedDamage(game, { ...event, amount }, redirect, by.scope);

const tellPrevented = (event: EventOf<'damage'>, by: Applicable, amount: number): GameEvent => ({
  what: 'prevent',
  rule: '615.6|419.5',
  source: by.scope.source,
  amount,
  id: event.id,
  seat: event.seat,
});

/** [CR 615.5] What else the effect does may refer to how much it prevented. */
function withPrevented(
  found: readonly (Found | undefined)[],
  slot: number | undefined,
  n: number,
): readonly (Found | undefined)[] {
  if (slot === undefined) return found;
  const list = [...found];
  list[slot] = { ids: [], seats: [], n };
  return list;
}
