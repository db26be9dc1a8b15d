/** What mana spent on a spell or ability leaves with it [CR 106.6, 601.2h | 2007: 409.1h]. */
import type { Modification } from '@lawmage/ability';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Game, PoolMana } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { mintTimestamp, thing, write } from '../../state/store.ts';

/** The spell or ability remembers the types; what restricted mana adds to it begins. */
export function noteSpent(game: Game, item: ObjectId, units: readonly PoolMana[]): void {
  if (item === NONE || units.length === 0) return;
  const { stack } = thing(game, item);
  if (stack === null) return;
  write(game, item).stack = { ...stack, spent: [...stack.spent, ...units.map(unit => unit.type)] };
  for (const { limit, source } of units) if (limit?.rider !== undefined) addRider(game, item, source, limit.rider);
}

const CHANGES: Readonly<Record<'uncounterable' | 'haste', Modification>> = {
  uncounterable: { change: 'rule', rule: { rule: 'cantBeCountered' } },
  haste: { change: 'gain', abilities: [{ is: 'keyword', keyword: 'haste' }] },
};

/** [CR 106.6 | 2007: none] A continuous effect on the spell, kept by the permanent it becomes. */
function addRider(game: Game, item: ObjectId, source: ObjectId, rider: 'uncounterable' | 'haste'): void {
  const timestamp = mintTimestamp(game);
  game.lasting = [
    ...game.lasting,
    {
      is: 'modify',
      n: timestamp,
      source,
      controller: thing(game, item).controller,
      timestamp,
      x: 0,
      found: [],
      until: rider === 'haste' ? { until: 'endOfTurn' } : null,
      turn: game.turn,
      ids: [item],
      changes: [CHANGES[rider]],
      condition: null,
    },
  ];
  stale(game);
}
