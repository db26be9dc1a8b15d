/** Special actions with a card in hand: suspend, foretell, plot, and discarding [CR 116.2e, 116.2f, 116.2h, 116.2k]. */

import type { Cost, Keyword, KeywordName, PlayerRule } from '@lawmage/ability';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { zoneOf } from '../../4-zones/zones.ts';
import { type Outlook, whyNotCast } from '../../6-spells-and-effects/601-casting/could-cast.ts';
import { factsOf } from '../../6-spells-and-effects/601-casting/facts.ts';
import { type Look, lookOf } from '../../6-spells-and-effects/601-casting/look.ts';
import { waysToCast } from '../../6-spells-and-effects/601-casting/ways.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../../editions/rule.ts';
import { countOf } from '../../nouns/count.ts';
import { fits } from '../../nouns/fits.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player, thing } from '../../state/store.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { by, cite, citeAll } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { countersEvent, markEvent, moveEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import type { Arrival } from '../../work/moving.ts';
import { canPay } from '../118-costs/can-pay.ts';
import { type ExiledFrame, specialAct } from './act.ts';

type Known = {
  readonly rule: Rule;
  readonly also?: readonly Rule[];
  readonly cost: (keyword: Keyword, look: Look) => Cost | undefined;
};
const FORETELL: Cost = [{ pay: 'mana', cost: [2] }];

/** [CR 116.2f, 116.2h, 116.2k | 2007: 408.2k] Actions with a card in hand, by its keyword. */
const FROM_HAND: { readonly [K in KeywordName]?: Known } = {
  suspend: { rule: '116.2f|408.2k', cost: keyword => keyword.cost },
  foretell: { rule: '116.2h|', also: ['702.143a|', '702.143b|'], cost: () => FORETELL },
  plot: {
    rule: '116.2k|',
    also: ['702.170b|'],
    cost: (keyword, { cost }) => keyword.cost ?? (cost === null ? undefined : [{ pay: 'mana', cost }]),
  },
};

/** Special actions with the cards in a hand: only those of which the game says that they may have one, unless it is wide. */
export function addFromHand(game: Game, acts: Act[], outlook: Outlook, wide: boolean): void {
  const { of } = factsOf(game);
  for (const id of player(game, outlook.seat).hand) {
    if (!wide && of[thing(game, id).card]?.special !== true) continue;
    if (mayDiscard(game, id)) acts.push(specialAct(id, DISCARD));
    for (const keyword of lookOf(game, id, 0).keywords) {
      if (FROM_HAND[keyword.keyword] !== undefined && mayTake(game, id, keyword, outlook))
        acts.push(specialAct(id, keyword.keyword));
    }
  }
}

/** [CR 702.170f | 2007: none] Cards elsewhere that may be plotted where they are. */
export function addPlotsElsewhere(game: Game, acts: Act[], outlook: Outlook): void {
  for (const scope of outlook.rules) {
    if (scope.rule.rule !== 'plotFrom') continue;
    for (const id of plottable(game, scope, scope.rule))
      for (const keyword of lookOf(game, id, 0).keywords)
        if (keyword.keyword === 'plot' && mayTake(game, id, keyword, outlook)) acts.push(specialAct(id, 'plot'));
  }
}

function plottable(game: Game, scope: Scope, { what, from, top }: PlotFrom): readonly ObjectId[] {
  const seats = from.of === undefined ? [scope.you] : playersOf(game, from.of, scope);
  const ids = seats.flatMap(seat => (top ? zoneOf(game, from.zone, seat).slice(-1) : zoneOf(game, from.zone, seat)));
  return ids.filter(id => fits(game, id, what, scope));
}
type PlotFrom = Extract<PlayerRule, { readonly rule: 'plotFrom' }>;

/** [CR 116.2e | 2007: none] A card that may be discarded whenever its player has priority. */
const DISCARD = 'discard';
const mayDiscard = (game: Game, id: ObjectId): boolean =>
  lookOf(game, id, 0).statics.some(({ rule }) => rule.static === 'discardable');

/** [CR 116.2f, 116.2h, 116.2k, 702.62c | 2007: 408.2k, 502.59a] When, and whether it can be paid. */
function mayTake(game: Game, id: ObjectId, keyword: Keyword, outlook: Outlook): boolean {
  const { seat } = outlook;
  if (keyword.keyword === 'foretell' && game.active !== seat) return !by('116.2h|', true);
  if (keyword.keyword === 'plot' && !outlook.main) return !by('116.2k|', true);
  if (keyword.keyword === 'suspend' && !couldBegin(game, id, outlook)) return false;
  const cost = FROM_HAND[keyword.keyword]?.cost(keyword, lookOf(game, id, 0));
  return cost !== undefined && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] });
}

/** [CR 702.62c | 2007: 502.59a] A card without a mana cost could still be begun to be cast, at its time. */
function couldBegin(game: Game, id: ObjectId, outlook: Outlook): boolean {
  const look = lookOf(game, id, 0);
  const [way] = waysToCast(game, outlook.seat, id);
  if (way === undefined) return (outlook.main || look.instant || look.flash) && !outlook.splitSecond;
  const reason = whyNotCast(game, id, way, outlook);
  const could = reason === null || reason === 'cannotPayMana' || reason === 'cannotPayCost' || reason === 'noTarget';
  return !by('702.62c|502.59a', !could);
}

/** What the special action of a card in hand costs; null if its keyword has none. */
export const fromHandCost = (game: Game, id: ObjectId, way: string): Cost | null =>
  way === DISCARD ? [] : (FROM_HAND[way as KeywordName]?.cost(keywordOf(game, id, way), lookOf(game, id, 0)) ?? null);

const keywordOf = (game: Game, id: ObjectId, way: string): Keyword =>
  must(
    lookOf(game, id, 0).keywords.find(({ keyword }) => keyword === way),
    'a card has the keyword of its special action',
    game,
  );

/** [CR 116.2e, 116.2f, 116.2h, 116.2k | 2007: 408.2k] Once its cost is paid: the card is discarded, or exiled. */
export function fromHand(game: Game, seat: Seat, id: ObjectId, way: string, x: number): Done {
  if (way === DISCARD)
    return happen(game, [moveEvent(game, id, 'graveyard', '116.2e|', { cause: 'discard', by: seat, source: id })]);
  const known = FROM_HAND[way as KeywordName];
  citeAll(known?.also ?? []);
  if (way === 'plot' && thing(game, id).zone !== 'hand') cite('702.170f|');
  const rule: Rule = known?.rule ?? '116.2|';
  const arrival: Arrival = { ...arrivalUnder(seat), faceDown: way === 'foretell' ? 'foretold' : 'no' };
  const batch: GameEvent[] = [moveEvent(game, id, 'exile', rule, { cause: 'exile', by: seat, arrival, source: id })];
  pushInOrder(game, [{ do: 'specialExiled', seat, id, way, x }]);
  return happen(game, batch);
}

/** [CR 702.62a, 702.143c, 702.170c | 2007: 502.59a] What the exiled card remembers: time counters, or since when it is there. */
export function specialExiled(game: Game, { seat, id, way, x }: ExiledFrame): Done {
  const { next } = thing(game, id);
  if (next === NONE || thing(game, next).zone !== 'exile') return nothing();
  if (way !== 'suspend') {
    const mark = `${way === 'foretell' ? 'foretold' : 'plotted'}:${game.turn}`;
    return happen(game, [
      markEvent({ id: next }, mark, way === 'foretell' ? '702.143c|' : '702.170c|'),
      {
        what: 'act',
        act: way,
        seat,
        n: 1,
        id: next,
        rule: way === 'foretell' ? '702.143c|' : '702.170e|',
        source: next,
      },
    ]);
  }
  const suspend = characteristics(game, next).abilities.find(
    ({ ability }) => ability.is === 'keyword' && ability.keyword === 'suspend',
  )?.ability;
  const n =
    suspend?.is === 'keyword' && suspend.n !== undefined
      ? countOf(game, suspend.n, { you: seat, source: next, x, found: [] })
      : 0;
  if (n > 0) cite('702.62b|502.59b');
  return n > 0
    ? happen(game, [countersEvent({ id: next }, 'time', n, { by: seat, rule: '702.62a|502.59a', source: next })])
    : nothing();
}
