/** What one seat may know of a game [CR 400.2 | 2007: 217.1b]. */
import type { Game, GameResult } from '../state/game.ts';
import { JUDGE, NOBODY, type ObjectId, type Seat } from '../state/ids.ts';
import { allSeats } from '../state/seats.ts';
import { thingOrNone } from '../state/store.ts';
import { cite } from '../work/cite.ts';
import type { Decision } from '../work/decision.ts';
import { seeObject } from './see-object.ts';
import { seePlayer } from './see-player.ts';
import type { ObjectView, Result, View } from './types.ts';

/** The view of a seat; of a spectator, who sees what everybody sees, if none is given; of the judge, who sees all. */
export function see(game: Game, seat: Seat = NOBODY): View {
  const { asking } = game;
  const all = (ids: readonly ObjectId[]): readonly ObjectView[] => ids.map(id => seeObject(game, seat, id));
  return {
    edition: game.edition,
    seat,
    turn: game.turn,
    active: game.active,
    step: game.step,
    firstStrike: game.firstStrike,
    players: allSeats(game).map(of => seePlayer(game, seat, of)),
    battlefield: all(permanentsSeen(game)),
    stack: all(game.stack),
    exile: all(game.exile),
    command: all(game.command),
    ...(game.ante.length > 0 && { ante: all(game.ante) }),
    asked: asking === null ? null : { seat: asking.seat, kind: asking.kind, code: asking.why.code },
    decision: asking !== null && isAsked(asking, seat) ? asking : null,
    shown: all(shownTo(game, seat)),
    result: resultOf(game.result),
    daytime: game.daytime,
  };
}

/** [2007: 217.8b] What is phased out may be looked at, where that is a zone of its own. */
function permanentsSeen(game: Game): readonly ObjectId[] {
  if (game.phasedOut.length === 0) return game.battlefield;
  cite('|217.8b');
  return [...game.battlefield, ...game.phasedOut];
}

const isAsked = (asking: Decision, seat: Seat): boolean => asking.by === seat || seat === JUDGE;

const resultOf = (result: GameResult | null): Result | null =>
  result === null ? null : { winners: result.winners, draw: result.draw, reason: result.rule };

/** Cards in hidden zones that the present effect shows to a seat, or asks it to choose among. */
function shownTo(game: Game, seat: Seat): readonly ObjectId[] {
  const ids = new Set<ObjectId>();
  for (const one of game.shown) if (one.seat === NOBODY || one.seat === seat) for (const id of one.ids) ids.add(id);
  if (game.asking !== null && isAsked(game.asking, seat))
    for (const id of hiddenOptions(game, game.asking)) ids.add(id);
  return [...ids].filter(id => thingOrNone(game, id)?.zone != null);
}

function hiddenOptions(game: Game, decision: Decision): readonly ObjectId[] {
  return decision.options.flatMap(option => {
    if (option.is !== 'object') return [];
    const home = thingOrNone(game, option.id)?.home;
    return home === 'library' || home === 'hand' ? [option.id] : [];
  });
}
