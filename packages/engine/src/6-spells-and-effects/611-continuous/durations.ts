/** How long effects of resolved spells and abilities last [CR 611.2 | 2007: 418.3]. */

import type { Condition, Duration, StepName } from '@lawmage/ability';
import { holds } from '../../nouns/condition.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { relist } from '../../state/indexing.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thingOrNone } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import { stale } from '../613-layers/stale.ts';
import { returnAfter } from './returning.ts';

/** The moments of a turn at which effects end. */
export type Moment =
  | { readonly at: 'begin' | 'end'; readonly step: StepName }
  | { readonly at: 'endOfCombat' }
  /** [CR 514.2 | 2007: 314.2] "Until end of turn" and "this turn". */
  | { readonly at: 'endOfTurn' };

/** [CR 500.4, 500.5, 514.2, 611.2a | 2007: 300.4, 314.2, 418.3a] Ends the effects whose time is over. */
export function endDurations(game: Game, moment: Moment): void {
  if (game.lasting.length === 0) return;
  endThose(
    game,
    lasting =>
      (lasting.until !== null && isOver(game, lasting, lasting.until, moment)) ||
      (moment.at === 'endOfTurn' && isIdle(game, lasting)),
  );
}

/** Whether all objects that an effect was about have gone: it can do nothing any more. */
function isIdle(game: Game, lasting: Lasting): boolean {
  if (lasting.is === 'regenerate') return thingOrNone(game, lasting.id)?.zone == null;
  if (lasting.is !== 'modify' && lasting.is !== 'copy') return false;
  return lasting.ids !== null && haveGone(game, lasting.ids);
}

const haveGone = (game: Game, ids: readonly ObjectId[]): boolean =>
  ids.every(id => thingOrNone(game, id)?.zone == null);

/** [CR 611.2b | 2007: 418.3d] "For as long as": ends, for good, the effects whose condition is no longer true. */
export function endUntrue(game: Game): void {
  if (game.lasting.length === 0) return;
  endThose(game, lasting => {
    const { until } = lasting;
    if (until?.until === 'whileFalse') return by('611.2b|418.3d', isOverNow(game, until.condition, scopeOf(lasting)));
    return until?.until === 'leaves' && haveLeft(game, objectsOf(game, until.what, scopeOf(lasting)));
  });
}

/** "For as long as you control this" is about what is there now: what has gone is not controlled as it last was. */
function isOverNow(game: Game, condition: Condition, scope: Scope): boolean {
  if (!holds(game, condition, scope)) return true;
  if (condition.if !== 'fits' || condition.not === true) return false;
  return objectsOf(game, condition.what, scope).some(id => thingOrNone(game, id)?.zone == null);
}

/** "Until this leaves the battlefield": whether none of the objects is there any more. */
const haveLeft = (game: Game, ids: readonly ObjectId[]): boolean =>
  ids.every(id => thingOrNone(game, id)?.zone !== 'battlefield');

const scopeOf = ({ controller: you, source, x, found }: Lasting) => ({ you, source, x, found });

/** [CR 116.2c | 2007: 408.2i] Ends one effect, as its player has paid for. */
export const endEffect = (game: Game, n: number): void => endThose(game, lasting => lasting.n === n);

/** What was to last until something has resolved is over. */
export const endResolved = (game: Game): void => endThose(game, ({ until }) => until?.until === 'resolved');

function endThose(game: Game, ends: (lasting: Lasting) => boolean): void {
  const left = game.lasting.filter(lasting => !ends(lasting));
  if (left.length === game.lasting.length) return;
  cite('611.2a|418.3a');
  const ended = game.lasting.filter(lasting => !left.includes(lasting));
  if (ended.some(one => one.is === 'regenerate')) cite('614.7|');
  game.lasting = left;
  for (const one of ended) if (one.is === 'copy') uncopy(game, one.ids);
  returnAfter(game, ended);
  stale(game);
}

/** What is no longer a copy has its own abilities again. */
function uncopy(game: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) if (thingOrNone(game, id)?.zone != null) relist(game, id);
}

function isOver(game: Game, lasting: Lasting, duration: Duration, moment: Moment): boolean {
  const later = game.turn > lasting.turn;
  switch (duration.until) {
    case 'resolved':
      return false;
    case 'endOfTurn':
      return by('514.2|314.2', moment.at === 'endOfTurn');
    case 'endOfCombat':
      return by('500.5a|300.4', moment.at === 'endOfCombat');
    case 'yourNextTurn':
      return by('500.4|300.4', moment.at === 'begin' && later && game.active === lasting.controller);
    case 'endOfYourNextTurn':
      return moment.at === 'endOfTurn' && later && game.active === lasting.controller;
    case 'endOfNextTurn':
      return moment.at === 'endOfTurn' && later;
    case 'nextUntapStep':
      return (
        moment.at === 'end' &&
        moment.step === 'untap' &&
        playersOf(game, duration.of, scopeOf(lasting)).includes(game.active)
      );
    case 'whileFalse':
    case 'leaves':
    case 'paid':
    case 'endOfGame':
      return false;
  }
}
