/** The log grows by what a seat is told. */

import type { View } from '@lawmage/engine';
import { say, type Telling } from '@lawmage/judge/tell';
import type { ToldEvent } from '../game/seen.ts';
import { numbered } from '../table/fighters.ts';
import type { Entry } from './parts.ts';

/** Events that are consequences of what stands above them. */
const FOLLOWS: readonly string[] = [
  'target',
  'damage',
  'life',
  'prevent',
  'counters',
  'create',
  'move',
  'cease',
  'attach',
  'unattach',
];

/** What a log must know of the view that was shown with its events. */
type Scene = Pick<View, 'edition' | 'seat'> & {
  readonly players: readonly { readonly name: string }[];
  readonly battlefield: readonly Pick<View['battlefield'][number], 'id' | 'attacking'>[];
};

/** The entries of some events. `life` are the life totals before them, by seat. */
export function entriesOf(
  seen: Scene,
  told: readonly ToldEvent[],
  life: readonly number[],
  key: number,
): readonly Entry[] {
  const entries: Entry[] = [];
  const totals = [...life];
  let fighters = numbered(seen.battlefield.filter(one => one.attacking !== null).map(one => one.id));
  for (const { event, rule, names, owner } of told) {
    if (event.what === 'attack') fighters = numbered(event.attackers.map(one => one.id));
    const telling: Telling = {
      edition: seen.edition,
      you: seen.seat,
      playerNames: seen.players.map(player => player.name),
      names,
      fighters,
      life: totals,
      owner,
      rule,
    };
    const sentence = say(telling, event);
    if (event.what === 'life') totals[event.seat] = (totals[event.seat] ?? 0) + event.change;
    if (sentence === null) continue;
    const { parts, level } = sentence;
    const follows = entries.length > 0 && FOLLOWS.includes(event.what);
    entries.push({
      key: key + entries.length,
      kind: event.what === 'turn' ? 'turn' : 'event',
      parts,
      rule,
      level,
      follows,
    });
  }
  return entries;
}
