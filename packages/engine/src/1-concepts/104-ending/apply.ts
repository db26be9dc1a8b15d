/** Losing, winning and drawing as events [CR 104 | 2007: 102]. What follows from them is `ending`. */

import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import { type Rule, ruleIn } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, type Seat } from '../../state/ids.ts';
import { player, thing, write, writePlayer } from '../../state/store.ts';
import { push } from '../../work/agenda.ts';
import { by, cite } from '../../work/cite.ts';
import type { EventOf, LoseReason } from '../../work/event.ts';

/** The mark of a player for whom an effect has said that the player wins. */
export const WON = 'won';

/** [CR 104.3, 104.3a, 101.2 | 2007: 102.3, 102.3a, 103.2] A player who cannot lose does not, except by conceding. */
export function applyLose(game: Game, event: EventOf<'lose'>): readonly EventOf<'lose'>[] | null {
  const record = player(game, event.seat);
  if (record.left || record.lost) return null;
  if (event.reason !== 'concede' && is(game, event.seat, 'cantLoseGame')) {
    cite('101.2|103.2');
    return null;
  }
  const why = REASONS[event.reason];
  if (why !== undefined) cite(why);
  writePlayer(game, event.seat).lost = true;
  end(game);
  return [event];
}

/** [CR 104.2b | 2007: 102.2b] An effect states that a player wins. */
export function applyWin(game: Game, event: EventOf<'win'>): readonly EventOf<'win'>[] | null {
  const record = player(game, event.seat);
  if (record.left || record.marks.includes(WON)) return null;
  if (is(game, event.seat, 'cantWinGame')) {
    cite('101.2|103.2');
    return null;
  }
  writePlayer(game, event.seat).marks = [...record.marks, WON];
  end(game);
  return [event];
}

/** [CR 104.4b, 104.4c | 2007: 102.4b] The game is a draw. */
export function applyDrawGame(game: Game, event: EventOf<'drawGame'>): readonly EventOf<'drawGame'>[] {
  cite(event.rule === '732.4|421.4' ? '104.4b|102.4b' : '104.4c|413.2b');
  endAs(game, [], event.rule);
  return [event];
}

/** The game has ended [CR 104.1 | 2007: 102.1]. Without winners it is a draw. */
export function endAs(game: Game, winners: readonly Seat[], rule: Rule): void {
  cite('104.1|102.1');
  const foretold = game.exile.filter(id => by('702.143f|', thing(game, id).faceDown === 'foretold'));
  const faceDown = [...game.battlefield, ...game.stack, ...game.phasedOut, ...foretold].filter(
    id => thing(game, id).faceDown !== 'no',
  );
  if (faceDown.length > 0) {
    if (faceDown.length > foretold.length) cite('708.9|504.6');
    game.shown = [...game.shown, { seat: NOBODY, ids: faceDown }];
  }
  const [winner] = winners;
  if (winner !== undefined && game.ante.length > 0) winAnte(game, winner);
  game.result = { winners, draw: winners.length === 0, rule: ruleIn(game.edition, rule) };
}

/** [CR 407.2 | 2007: 217.9b] The winner becomes the owner of all cards in the ante zone. */
function winAnte(game: Game, winner: Seat): void {
  cite('407.2|217.9b');
  for (const id of game.ante) write(game, id).owner = winner;
}

/** The sentences of section 104 about each reason to lose. */
const REASONS: { readonly [K in LoseReason]?: Rule } = {
  life: '104.3b|102.3b',
  draw: '104.3c|102.3c',
  poison: '104.3d|102.3d',
  commander: '104.3j|',
  effect: '104.3e|413.2b',
};

const is = (game: Game, seat: Seat, rule: 'cantLoseGame' | 'cantWinGame'): boolean =>
  playerRules(game, seat).some(one => one.rule.rule === rule);

/** What the whole batch means is decided when all of it has happened. */
function end(game: Game): void {
  if (game.agenda.at(-1)?.do !== 'ending') push(game, { do: 'ending' });
}
