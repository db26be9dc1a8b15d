/**
 * Measuring on a machine that is never quiet: processor time of this thread, medians of batches, each beside a batch of
 * the same reference loop.
 */

/** Microseconds a call, and how many rounds of the reference loop fit in it. */
export type Measured = { readonly micros: number; readonly ratio: number };

const BATCHES = 9;
/** How long a batch should take, in milliseconds: long enough for the clock, short enough for many. */
const BATCH = 40;
/** How long the same is done before, in milliseconds, until its code has been compiled for good. */
const WARM_UP = 600;

/** The median of several batches of calls. `before` prepares a batch and is not measured. */
export function measure(run: () => unknown, before: () => void = () => undefined, most = 1_000_000): Measured {
  const calls = Math.min(most, callsIn(BATCH, run, before));
  const times: number[] = [];
  const ratios: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const fixed = timeOf(reference, 200);
    before();
    const time = timeOf(run, calls);
    times.push(time);
    ratios.push(time / ((fixed + timeOf(reference, 200)) / 2));
  }
  return { micros: median(times), ratio: median(ratios) };
}

/** Warms up until the time of a call is known and no longer that of code that is still being compiled. */
function callsIn(millis: number, run: () => unknown, before: () => void): number {
  const begun = cpuMicros();
  for (let calls = 1; ; ) {
    before();
    const time = timeOf(run, calls);
    const isLong = (time * calls) / 1000 > millis / 2 || calls > 1_000_000;
    if (isLong && cpuMicros() - begun > WARM_UP * 1000) return Math.max(1, Math.round((millis * 1000) / time));
    if (!isLong) calls *= 4;
  }
}

function timeOf(run: () => unknown, calls: number): number {
  const start = cpuMicros();
  for (let n = 0; n < calls; n++) run();
  return (cpuMicros() - start) / calls;
}

/** What this thread has had of the processor, in microseconds. */
export function cpuMicros(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** The fixed loop: a map of small integers, written and read a thousand times. */
export function reference(): number {
  const map = new Map<number, number>();
  for (let n = 0; n < 1000; n++) map.set(n % 97, (map.get(n % 97) ?? 0) + n);
  return map.size;
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

/** How long the fixed loop takes now, in microseconds. */
export const referenceMicros = (): number => timeOf(reference, 500);
