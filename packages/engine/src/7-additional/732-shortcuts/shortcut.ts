/** Proposing a shortcut, and what the other players say to it [CR 732.2 | 2007: 421.2]. */
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { nextSeat, seatsFrom } from '../../state/seats.ts';
import type { Loop, Shortcut } from '../../state/shortcut.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { baseOf } from './describe.ts';
import { noteNumber } from './independent.ts';
import { takesPart } from './involved.ts';
import { placeOf, placesOf } from './places.ts';
import { spokenTo } from './spoken.ts';

export type ShortcutFrame =
  /** One of the others is asked about the shortcut. */
  | { readonly do: 'shorten'; readonly seat: Seat }
  | { readonly do: 'shortened'; readonly seat: Seat }
  /** All have been asked. */
  | { readonly do: 'takeShortcut' };

/** [CR 732.2a, 732.2b | 2007: 421.2] Each other player in turn order is asked; then the shortcut is taken. */
export function suggest(game: Game, loops: readonly Loop[]): Done {
  const by = must(game.asking, 'a shortcut is proposed with priority', game).seat;
  game.asking = null;
  game.then = null;
  game.shortcut = { by, loops, stop: null, at: null };
  noteNumber(game, by, loops);
  cite('732.1b|', '732.2a|421.2');
  const others = seatsFrom(game, nextSeat(game, by)).filter(seat => seat !== by);
  pushInOrder(game, [
    ...others.map((seat): ShortcutFrame => ({ do: 'shorten', seat })),
    { do: 'takeShortcut' },
    { do: 'priority' },
  ]);
  return happen(game, [toldOf(by, 'proposes', loops.at(-1)?.times ?? 1)]);
}

const toldOf = (seat: Seat, said: 'proposes' | 'accepts' | 'shortens', n: number): GameEvent => ({
  what: 'shortcut',
  seat,
  said,
  n,
  rule: said === 'proposes' ? '732.2a|421.2' : '732.2b|421.2',
  source: NONE,
});

const underWay = (game: Game): Shortcut => must(game.shortcut, 'a shortcut has been proposed', game);

/** [CR 732.2b | 2007: 421.2, 421.3] A player accepts, or names an earlier place; who has no choice in it is not asked. */
function shorten(game: Game, { seat }: Extract<ShortcutFrame, { do: 'shorten' }>): Done {
  const { shortcut } = game;
  if (shortcut === null || player(game, seat).left) return nothing();
  const most = placesOf(game, shortcut, seat);
  if (most === 0) return nothing();
  const asked = why('shortcut', ruleFor(game, shortcut, seat), NONE, spokenTo(game, seat, shortcut));
  return ask(game, { kind: 'number', seat, why: asked, options: [], least: 0, most }, { do: 'shortened', seat });
}

const ruleFor = (game: Game, { loops }: Shortcut, seat: Seat) =>
  editionOf(game).loopNumbers && loops.some(loop => takesPart(loop, seat)) ? '732.2b|421.3' : '732.2b|421.2';

function shortened(game: Game, { seat }: Extract<ShortcutFrame, { do: 'shortened' }>, [kept = 0]: Reply): Done {
  const shortcut = underWay(game);
  if (kept === placesOf(game, shortcut, seat)) return happen(game, [toldOf(seat, 'accepts', 0)]);
  const place = must(placeOf(game, shortcut, seat, kept), 'a place that is named is in the shortcut', game);
  game.shortcut = { ...shortcut, stop: { ...place, seat } };
  return happen(game, [toldOf(seat, 'shortens', place.round)]);
}

/** [CR 732.2c | 2007: 421.2] The shortcut is taken from here, choice by choice; it falls if its proposer has left. */
function takeShortcut(game: Game): Done {
  const { shortcut } = game;
  if (shortcut === null) return nothing();
  cite('732.2c|421.2');
  const first = { loop: 0, round: 0, choice: 0, base: baseOf(game), made: [] };
  game.shortcut = player(game, shortcut.by).left ? null : { ...shortcut, at: first };
  return push(game);
}

export const shortcutHandlers: Handlers<ShortcutFrame> = { shorten, shortened, takeShortcut };
