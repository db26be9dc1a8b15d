/** What abilities of keywords are told to have done when they have resolved, for abilities that wait for it. */
import type { KeywordName } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Game, StackItem } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import type { GameEvent } from '../../work/event.ts';
import { actEvent } from '../../work/events.ts';

type Told = { readonly act: string; readonly rule: Rule };

const TOLD: { readonly [K in KeywordName]?: Told } = {
  firebending: { act: 'firebend', rule: '702.189b|' },
  mentor: { act: 'mentor', rule: '702.134c|' },
  gift: { act: 'giveGift', rule: '702.174c|' },
};

const NOTHING_TOLD: readonly GameEvent[] = [];

/** [CR 702.134c, 702.174c, 702.189b] What a spell or ability that has resolved makes its controller, or its source, have done. */
export function toldOf(game: Game, id: ObjectId, item: StackItem): readonly GameEvent[] {
  const keyword = item.what === 'spell' && item.paid.gift !== undefined ? 'gift' : item.keyword;
  const told = keyword === undefined ? undefined : TOLD[keyword];
  if (told === undefined) return NOTHING_TOLD;
  const [target = NONE] = thing(game, id).stack?.targets.flatMap(({ chosen }) => chosen.map(one => one.id)) ?? [];
  return [{ ...actEvent(told.act, item.controller, 1, told.rule, item.source), id: item.source, to: target }];
}
