/** Keywords in front of activated abilities, to which they add rules. */
import type { Activated, ActivatedKeyword } from '@lawmage/ability';
import { playerRules, rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';

const RULES: { readonly [K in ActivatedKeyword]: Rule } = {
  boast: '702.142a|',
  exhaust: '702.177a|',
  forecast: '702.57a|502.53a',
  'power-up': '702.193a|',
};

/** Names what the keyword in front of an ability adds to it. */
export function citeInFront({ keyword }: Activated): void {
  if (keyword !== undefined) cite(RULES[keyword]);
}

/** The keyword in front of an activated ability on the stack. */
export function keywordOnStack(game: Game, id: ObjectId): ActivatedKeyword | undefined {
  const ability = thingOrNone(game, id)?.stack?.ability;
  return ability?.is === 'activated' ? ability.keyword : undefined;
}

/** [CR 702.142b] How often an ability can be activated that is activated only once, or only once each turn. */
export function timesAllowed(game: Game, id: ObjectId, { keyword }: Activated): number {
  if (keyword === undefined) return 1;
  let [most, more] = [1, 0];
  for (const { rule } of rulesOn(game, id)) {
    if (rule.rule !== 'activations' || rule.of !== keyword) continue;
    if (rule.during === 'yourTurn' && game.active !== controllerOf(game, id)) continue;
    if (keyword === 'boast') cite('702.142b|');
    most = Math.max(most, rule.most ?? 1);
    more += rule.more ?? 0;
  }
  return most + more;
}

/**
 * [CR 702.177b] Whether it may be activated as though it had not been. What permits that asks whether such an ability has
 * been activated this turn; one that has begun to be is none that might be activated either.
 */
export function mayBeActivatedAgain(game: Game, id: ObjectId, { keyword }: Activated): boolean {
  if (keyword === undefined) return false;
  const permitted = playerRules(game, controllerOf(game, id)).some(
    ({ rule }) => rule.rule === 'activateAgain' && rule.of === keyword,
  );
  return by('702.177b|', permitted) && !game.kept.some(({ item }) => keywordOnStack(game, item) === keyword);
}
