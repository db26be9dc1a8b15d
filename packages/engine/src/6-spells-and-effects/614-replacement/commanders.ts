/** Commanders that would go where their owner does not want them [CR 903.9b | 2007: none]. */
import type { Replacement } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import { thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Applicable } from './applicable.ts';

/** [CR 903.9b | 2007: none] */
export const TO_COMMAND_ZONE: Replacement = {
  event: { on: 'move', what: { what: 'self' } },
  optional: true,
  instead: { instead: 'destination', to: { zone: 'command' } },
};

/** Whether a commander would be put into a hand or library. */
export function sendsCommander(game: Game, event: GameEvent): boolean {
  if (!game.format.commander || event.what !== 'move' || (event.to !== 'hand' && event.to !== 'library')) return false;
  const record = thingOrNone(game, event.id);
  return record?.marks.includes('commander') === true && record.zone !== event.to;
}

/** [CR 903.9b | 2007: none] Its owner may put it into the command zone instead. */
export function commanderEffects(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.what !== 'move' || !sendsCommander(game, event)) return [];
  const record = thingOrNone(game, event.id);
  if (record === undefined) return [];
  cite('903.9b|');
  return [
    {
      key: 'commander',
      scope: { you: record.owner, source: event.id, x: 0, found: [] },
      found: [],
      kind: { is: 'replace', rule: TO_COMMAND_ZONE, lasting: null },
    },
  ];
}
