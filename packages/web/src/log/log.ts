/** The log grows by what a seat is told. */

import type { View } from '@lawmage/engine';
import { type Sentence, say, sayDraws, type Telling } from '@lawmage/judge/tell';
import type { ToldEvent } from '../game/seen.ts';
import { numbered } from '../table/fighters.ts';
import { type News, newsOf } from './news.ts';
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
  for (const news of newsOf(told)) {
    const { event, rule, owner } = news[0];
    if (event.what === 'attack') fighters = numbered(event.attackers.map(one => one.id));
    const sentence = sentenceOf(news, {
      edition: seen.edition,
      you: seen.seat,
      playerNames: seen.players.map(player => player.name),
      names: Object.assign({}, ...news.map(one => one.names)),
      fighters,
      life: totals,
      owner,
      rule,
    });
    if (event.what === 'life') totals[event.seat] = (totals[event.seat] ?? 0) + event.change;
    if (sentence === null) continue;
    const { parts, level } = sentence;
    const follows = entries.length > 0 && FOLLOWS.includes(event.what);
    const kind = event.what === 'turn' ? 'turn' : 'event';
    entries.push({ key: key + entries.length, kind, parts, rule, level, follows });
  }
  return entries;
}

function sentenceOf(news: News, telling: Telling): Sentence | null {
  const [{ event }] = news;
  if (event.what !== 'draw' || news.length === 1) return say(telling, event);
  return sayDraws(
    telling,
    event.seat,
    news.flatMap(one => (one.event.what === 'draw' ? [one.event.newId] : [])),
  );
}
