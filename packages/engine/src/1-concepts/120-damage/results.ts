/** What damage does besides being marked [CR 120.3]. */

import type { KeywordName } from '@lawmage/ability';
import {
  abilitiesOf,
  characteristics,
  controllerOf,
  hasKeyword,
  isType,
} from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword, citeSeveral } from '../../7-additional/702-keywords/rules.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { by, cite, isCiting } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';

type Damage = EventOf<'damage'>;
export type Result = EventOf<'life'> | EventOf<'counters'>;

/** The results of damage, as they would be if nothing changed them. */
export function resultsOfDamage(game: Game, event: Damage): readonly Result[] {
  const results: Result[] = [];
  if (isCiting()) citeWhere(game, event);
  if (event.id === NONE) forPlayer(game, event, results);
  else forPermanent(game, event, results);
  return results;
}

const NO_GAINS: readonly EventOf<'life'>[] = [];

/** [CR 120.3f, 702.15e] The life gained by lifelink from damage dealt at the same time: one gain for each source. */
export function gainsByLifelink(game: Game, dealt: readonly Damage[]): readonly EventOf<'life'>[] {
  const linked = dealt.filter(({ from }) => hasKeyword(game, from, 'lifelink'));
  if (linked.length === 0) return NO_GAINS;
  const sources = Map.groupBy(linked, ({ from }) => from);
  if (sources.size > 1) cite('702.15e|');
  for (const from of sources.keys()) citeKeyword(characteristics(game, from), 'lifelink');
  return [...sources].flatMap(([from, [first, ...others]]) => {
    if (first === undefined) return [];
    const sum = others.reduce((total, { amount }) => total + amount, first.amount);
    return [life(first, controllerOf(game, from), sum, false, '120.3f|')];
  });
}

/** Keywords that act from wherever their source deals damage, and on what they were of one that has gone. */
const ANYWHERE: readonly (readonly [KeywordName, anywhere: Rule, gone: Rule])[] = [
  ['deathtouch', '702.2d|', '702.2e|'],
  ['lifelink', '702.15d|', '702.15c|'],
  ['wither', '702.80c|', '702.80b|'],
  ['infect', '702.90e|', '702.90d|'],
];

function citeWhere(game: Game, { from, id }: Damage): void {
  const zone = thingOrNone(game, from)?.zone ?? null;
  if (zone === 'battlefield') return;
  const toCreature = id !== NONE && isType(game, id, 'creature');
  for (const [keyword, anywhere, gone] of ANYWHERE) {
    if (!toCreature && (keyword === 'deathtouch' || keyword === 'wither')) continue;
    if (hasKeyword(game, from, keyword)) cite(zone === null ? gone : anywhere);
  }
}

/** [CR 120.3a, 120.3b, 120.3g] */
function forPlayer(game: Game, event: Damage, results: Result[]): void {
  if (hasKeyword(game, event.from, 'infect')) {
    citeKeyword(characteristics(game, event.from), 'infect');
    results.push(poison(game, event, event.amount, '120.3b|'));
  } else {
    cite('119.2|');
    results.push(life(event, event.seat, -event.amount, true, '120.3a|'));
  }
  const toxic = event.combat ? totalToxic(game, event.from) : 0;
  if (toxic > 0) results.push(poison(game, event, toxic, '120.3g|'));
}

/** [CR 120.3c, 120.3d, 120.3h] */
function forPermanent(game: Game, event: Damage, results: Result[]): void {
  const put = (kind: string, n: number, rule: Rule, other?: Rule) => {
    if (other !== undefined) cite(other);
    results.push(counters(event, { id: event.id, by: controllerOf(game, event.from) }, kind, n, rule));
  };
  if (isType(game, event.id, 'planeswalker')) put('loyalty', -event.amount, '120.3c|', '306.8|');
  if (isType(game, event.id, 'battle')) put('defense', -event.amount, '120.3h|', '310.6|');
  if (!dealsInCounters(game, event.from) || !isType(game, event.id, 'creature')) return;
  for (const keyword of ['wither', 'infect'] as const) citeSeveral(characteristics(game, event.from), keyword);
  put('-1/-1', event.amount, '120.3d|');
}

/** [CR 120.3d, 702.80a, 702.90c] Whether a source's damage to creatures is -1/-1 counters instead of marked damage. */
export const dealsInCounters = (game: Game, from: ObjectId): boolean =>
  by('702.80a|', hasKeyword(game, from, 'wither')) || by('702.90c|', hasKeyword(game, from, 'infect'));

/** [CR 702.164b] The sum of all its toxic numbers. */
function totalToxic(game: Game, id: ObjectId): number {
  const is = characteristics(game, id);
  if (!is.keywords.has('toxic')) return 0;
  citeKeyword(is, 'toxic');
  let total = 0;
  for (const { ability } of abilitiesOf(game, id)) {
    if (ability.is === 'keyword' && ability.keyword === 'toxic' && typeof ability.n === 'number') total += ability.n;
  }
  return total;
}

const life = (event: Damage, seat: Damage['seat'], change: number, byDamage: boolean, rule: Rule): EventOf<'life'> => ({
  what: 'life',
  rule,
  source: event.from,
  seat,
  change,
  byDamage,
});

const poison = (game: Game, event: Damage, n: number, rule: Rule): EventOf<'counters'> => ({
  ...counters(event, { id: NONE, by: controllerOf(game, event.from) }, 'poison', n, rule),
  seat: event.seat,
});

const counters = (
  event: Damage,
  on: { id: ObjectId; by: Damage['seat'] },
  kind: string,
  n: number,
  rule: Rule,
): EventOf<'counters'> => ({
  what: 'counters',
  rule,
  source: event.from,
  id: on.id,
  seat: NOBODY,
  kind,
  n,
  by: on.by,
});
