/** Which rules of levelers, Classes, Cases and station cards act on an object [CR 711, 716, 719, 721 | 2007: none]. */
import type { Level } from '@lawmage/ability';
import type { Characteristics } from '../state/characteristics.ts';
import type { Thing } from '../state/game.ts';
import { cite } from '../work/cite.ts';

/** [CR 107.8–107.8b, 107.16a, 711, 716, 719, 721] What the striations of a text box give it now. */
export function citeLevels({ abilities }: Characteristics, record: Thing): void {
  const levels = abilities.flatMap(({ ability }) => (ability.is === 'level' ? [ability] : []));
  const [first] = levels;
  if (first === undefined) return;
  if (record.zone !== 'battlefield') citeElsewhere(first);
  else for (const level of levels) OF[level.of](level, record);
  if (record.zone === 'battlefield' && first.of === 'leveler' && (record.counters.level ?? 0) < first.from)
    cite('711.5|');
  const isAlone = abilities.every(({ ability, meaningOf }) => ability.is === 'level' || meaningOf !== null);
  if (record.zone === 'battlefield' && first.of === 'class' && !isAlone) cite('716.3|');
}

/** [CR 711.6, 721.2c] */
function citeElsewhere({ of }: Level): void {
  if (of === 'leveler') cite('711.6|');
  else if (of === 'station') cite('721.2c|');
}

const OF: { readonly [K in Level['of']]: (level: Level, record: Thing) => void } = {
  leveler: ({ from, to }, { counters }) => {
    cite('107.8|', to === undefined ? '107.8b|' : '107.8a|');
    const n = counters.level ?? 0;
    if (n >= from && (to === undefined || n <= to)) cite(to === undefined ? '711.2b|' : '711.2a|');
  },
  class: ({ from }, { marks, kind, copied }) => {
    cite('107.16a|');
    if (marks.includes(`level:${from}`)) cite('716.2a|');
    else if (copied !== null || kind === 'token') cite('716.2b|');
  },
  case: ({ abilities }, { marks }) => {
    if (abilities.length > 0 && marks.includes('solved')) cite('719.3c|');
  },
  station: ({ from, power }, { counters }) => {
    if ((counters.charge ?? 0) >= from) cite(power === undefined ? '721.2a|' : '721.2b|');
  },
};
