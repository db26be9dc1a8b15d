/** What everybody may know of what was announced for a spell or ability on the stack. */
import { isLegalTarget } from '../1-concepts/115-targets/legal.ts';
import { timesKicked } from '../6-spells-and-effects/601-casting/paid.ts';
import { aimOf, phrasesOf } from '../6-spells-and-effects/608-resolving/targets.ts';
import type { Game, StackItem, Thing } from '../state/game.ts';
import { nameOf } from './tell.ts';
import type { StackView, TargetView } from './types.ts';

export const seeStackItem = (game: Game, record: Thing, item: StackItem): StackView => ({
  source: item.source,
  sourceName: nameOf(game, record.id),
  ability: item.ability,
  targets: targetsOf(game, record, item),
  x: item.x,
  modes: item.modes,
  kicked: timesKicked(item.paid),
  way: item.way,
  damage: item.damage,
});

/** [CR 608.2b | 2007: 413.2a] The targets, each with whether it would still be legal. */
function targetsOf(game: Game, record: Thing, item: StackItem): readonly TargetView[] {
  if (item.targets.length === 0) return [];
  const phrases = phrasesOf(game, record.id, item);
  const by = aimOf(record.id, item);
  return item.targets.flatMap(({ slot, chosen, amounts }) => {
    const phrase = phrases.find(one => one.slot === slot);
    return chosen.map(
      (target, at): TargetView => ({
        id: target.id,
        seat: target.seat,
        amount: amounts[at] ?? 0,
        legal: phrase === undefined || isLegalTarget(game, phrase, target, by),
      }),
    );
  });
}
