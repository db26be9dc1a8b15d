/** Which rule of one playable edition is which of the other: several may say what one said. Numbers only. */
import { PLAYED_SINCE } from '../editions.ts';
import { compareNumbers } from '../number.ts';
import { COUNTERPARTS } from './2007-02-to-current.ts';

type Concordance = ReadonlyMap<string, readonly string[]>;

/** `409:` begins a chapter of 2007; `1a=601.2a,601.2` says where its rule 409.1a is today. */
const TOKEN = /(\d{3}):|(\d+[a-z]*)=(\S+)/g;

const forward: Concordance = read();
const backward: Concordance = turned(forward);

function read(): Concordance {
  const counterparts = new Map<string, readonly string[]>();
  let chapter = '';
  for (const [, begins, rule = '', list = ''] of COUNTERPARTS.matchAll(TOKEN)) {
    if (begins === undefined) counterparts.set(`${chapter}.${rule}`, list.split(','));
    else chapter = begins;
  }
  return counterparts;
}

function turned(concordance: Concordance): Concordance {
  const back = new Map<string, string[]>();
  for (const [from, list] of concordance) for (const to of list) back.set(to, [...(back.get(to) ?? []), from]);
  return new Map([...back].map(([to, list]) => [to, list.toSorted(compareNumbers)]));
}

/** The counterparts of a number between two editions, by their dates; none where there is no concordance of these. */
export function counterpartsBetween(from: string, to: string): (number: string) => readonly string[] {
  const concordance = concordanceBetween(from, to);
  return number => concordance?.get(number) ?? [];
}

function concordanceBetween(from: string, to: string): Concordance | null {
  const { current, '2007-02': then } = PLAYED_SINCE;
  if (from === then && to === current) return forward;
  return from === current && to === then ? backward : null;
}
