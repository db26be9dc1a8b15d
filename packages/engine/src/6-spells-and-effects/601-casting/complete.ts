/** Paying, and the end of casting and activating [CR 601.2f–i, 602.2b | 2007: 409.1f–i]. */

import type { Activated, CardType, KeywordName } from '@lawmage/ability';
import { isNothing, needOf } from '../../1-concepts/106-mana/need.ts';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { fitsAsSpell } from '../../1-concepts/118-costs/as-spell.ts';
import { costOf } from '../../1-concepts/118-costs/mana-amount.ts';
import { waterbent } from '../../1-concepts/118-costs/pay-cost.ts';
import { FUSED } from '../../2-parts/faces.ts';
import { PREPARED, preparedBehind } from '../../2-parts/preparation.ts';
import { keepGivenToCast } from '../../4-zones/given-by-statics.ts';
import { citeInFront } from '../../7-additional/702-keywords/in-front.ts';
import { HELPERS } from '../../7-additional/702-keywords/meanings/words.ts';
import { citeCastBy, citeKeyword, citeMeaning } from '../../7-additional/702-keywords/rules.ts';
import { release, takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Rule } from '../../editions/rule.ts';
import { holds } from '../../nouns/condition.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { type Done, nothing, push, pushInOrder } from '../../work/agenda.ts';
import { cite, citeAll, isCiting } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { actEvent, markEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { forget, memory as memoryOf, recall } from '../../work/memory.ts';
import { abilityKind } from '../602-activating/kinds.ts';
import { isLoyalty, noteActivation } from '../602-activating/times.ts';
import { playerRules } from '../604-static/rules.ts';
import { abilitiesOf, characteristics, isType } from '../613-layers/characteristics.ts';
import { type Announcement, announce, itemOf } from './announcement.ts';
import { boundTargets } from './bound-targets.ts';
import { settledCost } from './choose-symbols.ts';
import { crimeOf, expended } from './crimes.ts';
import { isForbidden } from './forbidden.ts';
import { lookOf } from './look.ts';
import { rememberX } from './propose.ts';
import { isCastLate } from './timing.ts';
import { meansOf, totalOf } from './total.ts';

/** [CR 601.2f–h | 2007: 409.1f–h] The total cost is determined and locked in, then paid. */
export function payTotal(game: Game, of: Announcement): Done {
  if (of.what === 'triggered') return nothing();
  if (isForbiddenNow(game, of)) {
    cite('601.2e|', '601.6|');
    return takeBack(game);
  }
  if (of.way?.face === FUSED) cite('702.102c|');
  const { x, paid } = itemOf(game, of);
  rememberX(game, of.memory, x);
  const cost = settledCost(totalOf(game, of), paid);
  citeAll(of.what === 'spell' ? TOTAL_OF_SPELL : TOTAL_OF_ABILITY);
  if (isNothing(needOf(costOf(cost.mana))) && of.what === 'spell') {
    cite('118.5|104.3e', '118.5a|104.3e');
    if (of.way?.cost.some(part => part.pay === 'mana' && part.cost.includes(0))) cite('107.4d|104.3e');
  }
  return pushInOrder(game, [
    { do: 'payMana', seat: of.seat, need: needOf(costOf(cost.mana)), means: meansOf(game, of, cost), item: of.item },
    ...waterbent(of.seat, cost.bent, of.item),
    { do: 'payParts', parts: cost.parts, memory: of.memory },
  ]);
}

const TOTAL_OF_SPELL: readonly Rule[] = ['601.2f|409.1f', '601.2h|409.1h', '118.3a|'];
const TOTAL_OF_ABILITY: readonly Rule[] = ['602.2b|409.1f', '602.1a|403.1'];

/** [CR 601.2e, 601.6 | 2007: 409.4] Whether the proposed spell may not be cast; in 2007 only what begins is checked. */
function isForbiddenNow(game: Game, { way, seat, item }: Announcement): boolean {
  if (way === null || !editionOf(game).proposalChecked) return false;
  return isForbidden(game, seat, item, lookOf(game, item, way.face), way, playerRules(game, seat));
}

/** [CR 601.2i, 602.2b | 2007: 409.1i] The spell becomes cast, the ability activated; it can no longer be taken back. */
export function complete(game: Game, of: Announcement): Done {
  if (of.what === 'triggered') return nothing();
  announce(game, of, { found: memoryOf(game, of.memory).found });
  release(game);
  return of.what === 'spell' ? becomeCast(game, of) : becomeActivated(game, of);
}

/** [CR 112.1, 112.2, 405.1, 405.2, 601.2 | 2007: 213.4, 217.6a, 217.6b, 401.1, 408.1e, 409.1] What has been cast, and how. */
function citeCast(game: Game, of: Announcement): void {
  const { item, way } = of;
  cite('112.2|200.5a');
  cite('112.1|401.1', '112.2|213.4', '405.1|217.6a', '405.2|217.6b', '405.2|408.1e', '601.2|409.1', '405.4|217.6c');
  cite('701.5a|');
  if (thing(game, item).kind === 'card') cite('701.5b|');
  citeType(game, item);
  if (thing(game, item).kind === 'copy') cite('112.1b|');
  if (isCiting()) citeCost(game, of);
  citeSlowed(game, of);
  if (way === null || way.way === 'normal') return;
  if (way.way !== 'prototype') cite('118.9|', '118.9a|');
  const keyword = way.keyword ?? (way.way as KeywordName);
  citeKeyword(characteristics(game, item), keyword);
  citeCastBy(keyword);
}

/** [CR 118.6a, 202.1a | 2007: 203.1, 213.1a] Its mana cost was what had to be paid, or it has none and was cast for another. */
function citeCost(game: Game, { item, way }: Announcement): void {
  const { cost } = characteristics(game, item);
  if (cost === null) cite('118.6a|213.1a');
  else if (way?.cost.some(part => part.pay === 'mana' && String(part.cost) === String(cost))) cite('202.1a|203.1');
}

/** [CR 601.6a] It was begun as though it had flash, and what gave it flash is no longer so. */
function citeSlowed(game: Game, { item, seat, way }: Announcement): void {
  if (!isCiting() || way === null || way.timing !== 'own' || game.active === seat) return;
  const { instant, flash } = lookOf(game, item, way.face);
  const allowed = playerRules(game, seat).some(
    live => live.rule.rule === 'flash' && fitsAsSpell(game, item, live.rule.what, live),
  );
  if (instant || flash || allowed) return;
  const scope = { you: seat, source: item, x: 0, found: [] };
  for (const { rule } of lookOf(game, item, way.face).statics)
    if (rule.static === 'flashIf' && rule.if !== undefined && !holds(game, rule.if, scope)) cite('601.6a|');
}

const OF_TYPES: readonly (readonly [CardType, Rule])[] = [
  ['artifact', '301.1|212.2a'],
  ['creature', '302.1|212.3a'],
  ['enchantment', '303.1|212.4a'],
  ['instant', '304.1|212.5a'],
  ['planeswalker', '306.1|'],
  ['sorcery', '307.1|212.7a'],
  ['battle', '310.1|'],
  ['kindred', '308.1|'],
];

/** The rule of each card type about casting its spells. */
function citeType(game: Game, item: ObjectId): void {
  const types = OF_TYPES.filter(([type]) => isType(game, item, type));
  for (const [, rule] of types) cite(rule);
  if (types.length > 1) cite('300.2|212.2e');
  if (isType(game, item, 'kindred')) cite('300.2b|');
}

function becomeCast(game: Game, of: Announcement): Done {
  if (game.stack.length > 1) cite('117.7|');
  if (
    isLate(
      game,
      characteristics(game, of.item).abilities.map(live => live.ability),
    )
  )
    cite('601.8|409.3');
  forget(game, of.memory);
  citeCast(game, of);
  keepGivenToCast(game, of.item, of.way?.keyword ?? null);
  const lapse = lapseOf(game, of);
  if (lapse !== undefined && isCastLate(game, of.seat)) announce(game, of, { late: lapse });
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
  const prepared = preparedBehind(game, of.item);
  const rest = [...(prepared === NONE ? [] : [unprepared(prepared, of.item)]), ...crimeOf(game, of.seat, of.item)];
  return happen(game, [...expended(game, of.seat, of.item), cast, ...rest]);
}

/** The step that ends its permanent if a sorcery couldn't have been cast, where the spell says so. */
function lapseOf(game: Game, { item, way }: Announcement): 'end' | 'cleanup' | undefined {
  if (way?.faceDown !== 'no') return undefined;
  for (const { rule } of lookOf(game, item, way.face).statics)
    if (rule.static === 'flashIf' && rule.lapses !== undefined) return rule.lapses;
  return undefined;
}

/** [CR 601.8, 602.4 | 2007: 409.3] Whether something alters costs, too late for what is on the stack already. */
const isLate = (game: Game, words: unknown): boolean =>
  isCiting() && game.stack.length > 1 && hasWord(words, altersCosts);

const altersCosts = (node: Readonly<Record<string, unknown>>): boolean =>
  (node.static === 'cost' && node.of !== 'this') ||
  (node.change === 'gain' &&
    Array.isArray(node.abilities) &&
    node.abilities.some(one => hasWord(one, ({ static: kind }) => kind === 'cost')));

/** [CR 722.3c | 2007: none] As the copy becomes cast, its permanent loses the designation. */
const unprepared = (id: ObjectId, source: ObjectId): GameEvent =>
  markEvent({ id }, PREPARED, '722.3c|', { source, on: false });

/** [CR 602.2, 602.2a | 2007: 409.1, 409.1a] What has been activated, and the keyword that it belongs to. */
function citeActivated(game: Game, of: Announcement, activated: Activated): void {
  const { source } = itemOf(game, of);
  cite('602.2|409.1', '602.2a|409.1a', '113.8|200.7a');
  if (!of.mana) cite('405.1|217.6a', '405.2|408.1e');
  if (isLate(game, activated)) cite('602.4|409.3');
  if (activated.from !== undefined) cite('113.6m|402.8g');
  if (abilitiesOf(game, source).length > 1) cite('113.2c|402.7');
  citeInFront(activated);
  citeMeaning(characteristics(game, source), abilitiesOf(game, source)[of.at]?.meaningOf ?? null);
}

/** [CR 602.2b, 605.3b | 2007: 409.1i, 411.1] A mana ability resolves at once. */
function becomeActivated(game: Game, of: Announcement): Done {
  const { source, ability } = itemOf(game, of);
  const activated = must(ability?.is === 'activated' ? ability : null, 'an activated ability has its words', game);
  noteActivation(game, source, activated, of.at);
  citeActivated(game, of, activated);
  if (thing(game, source).zone === null && editionOf(game).costMovesFollowed)
    announce(game, of, { paidUntil: game.nextId as ObjectId });
  if (of.mana) cite('605.3|406.4', '405.6c|408.2e', '605.3b|411.1');
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
  const batch: readonly GameEvent[] = [
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
  return happen(game, [...batch, ...cycledBy(game, of), ...helpersOf(game, of), ...crimeOf(game, of.seat, of.item)]);
}

/** [CR 702.29c | 2007: 502.18a] A card is cycled, wherever it is by now. */
function cycledBy(game: Game, of: Announcement): readonly GameEvent[] {
  const { source } = itemOf(game, of);
  if (abilityKind(game, source, of.at) !== 'cycling') return [];
  const { next } = thing(game, source);
  return [{ what: 'cycle', seat: of.seat, id: next === NONE ? source : next, rule: '702.29c|502.18a', source }];
}

/** [CR 702.122b, 702.122c, 702.171c | 2007: none] Which creatures crew a Vehicle or saddle a Mount: those tapped to pay for it. */
function helpersOf(game: Game, of: Announcement): readonly GameEvent[] {
  const { source, found } = itemOf(game, of);
  const keyword = abilitiesOf(game, source)[of.at]?.meaningOf ?? null;
  if (keyword !== 'crew' && keyword !== 'saddle') return [];
  const rule = keyword === 'crew' ? '702.122b|' : '702.171c|';
  return (found[HELPERS]?.ids ?? []).map(id => ({ ...actEvent(keyword, of.seat, 1, rule, source), id }));
}
