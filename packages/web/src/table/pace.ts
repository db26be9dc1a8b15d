/** How long others' acts stay to be seen. */
import type { Seen, ToldEvent } from '../game/seen.ts';
import type { Pace } from '../settings/settings.ts';
import { aimsAtMe } from './passing.ts';
import type { Update } from './shown.ts';

type Times = { readonly act: number; readonly linger: number; readonly aimed: number; readonly step: number };

export const TIMES: Readonly<Record<Pace, Times>> = {
  relaxed: { act: 1200, linger: 2000, aimed: 3000, step: 200 },
  normal: { act: 600, linger: 900, aimed: 1600, step: 80 },
  fast: { act: 250, linger: 400, aimed: 800, step: 0 },
  instant: { act: 0, linger: 0, aimed: 400, step: 0 },
};

/** Events a person at the table would see happen. */
const VISIBLE: readonly string[] = [
  'cast',
  'playLand',
  'attack',
  'block',
  'trigger',
  'damage',
  'create',
  'fizzle',
  'lose',
  'win',
  'mulligan',
];

const isVisible = ({ event }: ToldEvent): boolean =>
  VISIBLE.includes(event.what) || (event.what === 'activate' && !event.mana);

/** How long an update is shown before the next. The more wait, the faster it goes; what others cast is always seen. */
export function shownFor({ told, seen }: Pick<Update, 'told' | 'seen'>, pace: Pace, waiting: number): number {
  const times = TIMES[pace];
  if (told.some(({ event }) => event.what === 'cast' && event.seat !== seen.seat)) return times.linger;
  if (waiting > 40) return 0;
  const full = told.some(isVisible) ? times.act : told.some(({ event }) => event.what === 'step') ? times.step / 2 : 0;
  return waiting > 12 ? full / 4 : full;
}

/** How long something that cannot be answered stays before it is passed. */
export function lingerFor(seen: Seen, pace: Pace): number {
  const top = seen.stack.at(-1);
  const times = TIMES[pace];
  return top !== undefined && aimsAtMe(seen, top) ? times.aimed : times.linger;
}
