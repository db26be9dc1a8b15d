/** Events as a reader wants them: what is cast before its targets, and cards drawn together in one line. */
import type { ToldEvent } from '../game/seen.ts';

/** Events that one line tells. */
export type News = readonly [ToldEvent, ...ToldEvent[]];

export function newsOf(told: readonly ToldEvent[]): readonly News[] {
  const news: [ToldEvent, ...ToldEvent[]][] = [];
  for (const one of actsFirst(told)) {
    const last = news.at(-1);
    if (last !== undefined && drawnTogether(last[0], one)) last.push(one);
    else news.push([one]);
  }
  return news;
}

const drawnTogether = ({ event, rule }: ToldEvent, next: ToldEvent): boolean =>
  event.what === 'draw' && next.event.what === 'draw' && event.seat === next.event.seat && rule === next.rule;

/** [CR 601.2c, 601.2i | 2007: 409.1c, 409.1i] Targets are chosen before a spell counts as cast; it is told first. */
function actsFirst(told: readonly ToldEvent[]): readonly ToldEvent[] {
  const ordered = [...told];
  for (const one of told) {
    const { event } = one;
    if (event.what !== 'cast' && event.what !== 'activate') continue;
    const of = event.what === 'cast' ? event.id : event.ability;
    const first = ordered.findIndex(({ event: other }) => other.what === 'target' && other.by === of);
    const at = ordered.indexOf(one);
    if (first < 0 || first > at) continue;
    ordered.splice(at, 1);
    ordered.splice(first, 0, one);
  }
  return ordered;
}
