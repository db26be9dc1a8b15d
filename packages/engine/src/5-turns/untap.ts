/** Untapping [CR 502.3 | 2007: 302.2]. */

import type { Filter } from '@lawmage/ability';
import { isRuled, playerRules } from '../6-spells-and-effects/604-static/rules.ts';
import { controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../editions/rule.ts';
import { countOf } from '../nouns/count.ts';
import { fits } from '../nouns/fits.ts';
import type { Scope } from '../nouns/scope.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thing } from '../state/store.ts';
import { ask, type Done, push, why } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import type { Reply } from '../work/decision.ts';
import { untapEvent } from '../work/events.ts';
import { happen } from '../work/happen.ts';
import type { Handlers } from '../work/run.ts';

const RULE: Rule = '502.3|302.2';

/** `ids`: what will untap as far as decided. `limit`: which of the limits on untapping is asked next. */
export type UntapFrame =
  | { readonly do: 'untapStep' }
  | { readonly do: 'untapLimit'; readonly ids: readonly ObjectId[]; readonly limit: number }
  | {
      readonly do: 'untapChosen';
      readonly ids: readonly ObjectId[];
      readonly limit: number;
      readonly among: readonly ObjectId[];
    }
  | { readonly do: 'stayTapped'; readonly ids: readonly ObjectId[]; readonly among: readonly ObjectId[] };

/** The active player determines which permanents untap, then untaps them all at once. */
function untapStep(game: Game): Done {
  cite('703.4c|408.2g');
  const ids = game.battlefield.filter(id => untaps(game, id));
  return push(game, { do: 'untapLimit', ids, limit: 0 });
}

function untaps(game: Game, id: ObjectId): boolean {
  const { tapped, phasedOut } = thing(game, id);
  return tapped && !phasedOut && controllerOf(game, id) === game.active && !isRuled(game, id, 'doesntUntap');
}

type Limit = Scope & { readonly what: Filter; readonly most: number };

/** "Players can't untap more than … during their untap steps." */
function limitsOn(game: Game): readonly Limit[] {
  return playerRules(game, game.active).flatMap(({ rule, you, source, x, found }) => {
    if (rule.rule !== 'untapLimit') return [];
    const scope: Scope = { you, source, x, found };
    return [{ ...scope, what: rule.what, most: countOf(game, rule.count, scope) }];
  });
}

function untapLimit(game: Game, { ids, limit: at }: Extract<UntapFrame, { readonly do: 'untapLimit' }>): Done {
  const limit = limitsOn(game)[at];
  if (limit === undefined) return askToStay(game, ids);
  const among = ids.filter(id => fits(game, id, limit.what, limit));
  if (among.length <= limit.most) return push(game, { do: 'untapLimit', ids, limit: at + 1 });
  const options = among.map(id => ({ is: 'object' as const, id }));
  const asking = { kind: 'pick' as const, seat: game.active, why: why('chooseObjects', RULE, limit.source), options };
  return ask(game, { ...asking, least: limit.most }, { do: 'untapChosen', ids, limit: at, among });
}

function untapChosen(
  game: Game,
  { ids, limit, among }: Extract<UntapFrame, { readonly do: 'untapChosen' }>,
  reply: Reply,
): Done {
  const left = ids.filter(id => !among.includes(id) || reply.includes(among.indexOf(id)));
  return push(game, { do: 'untapLimit', ids: left, limit: limit + 1 });
}

/** "You may choose not to untap this": asked together. */
function askToStay(game: Game, ids: readonly ObjectId[]): Done {
  const among = ids.filter(id => isRuled(game, id, 'mayNotUntap'));
  if (among.length === 0) return untapAll(game, ids);
  const options = among.map(id => ({ is: 'object' as const, id }));
  const asking = { kind: 'pick' as const, seat: game.active, why: why('mayStayTapped', RULE), options };
  return ask(game, { ...asking, least: 0, most: among.length }, { do: 'stayTapped', ids, among });
}

function stayTapped(
  game: Game,
  { ids, among }: Extract<UntapFrame, { readonly do: 'stayTapped' }>,
  reply: Reply,
): Done {
  const staying = reply.map(at => among[at]);
  return untapAll(
    game,
    ids.filter(id => !staying.includes(id)),
  );
}

const untapAll = (game: Game, ids: readonly ObjectId[]): Done =>
  happen(
    game,
    ids.map(id => untapEvent(id, game.active, RULE)),
  );

export const untapHandlers: Handlers<UntapFrame> = { untapStep, untapLimit, untapChosen, stayTapped };
