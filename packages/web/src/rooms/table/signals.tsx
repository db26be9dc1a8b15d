import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { aimsAtMe, isAttacked } from '../../table/passing.ts';
import type { TableState } from '../../table/state.ts';
import { useTableState } from '../table-context.ts';

type Signal = 'asked' | 'aimed' | 'over';

/** Three short sounds, made here: how high, and how long in seconds. */
const TONES: Readonly<Record<Signal, readonly (readonly [pitch: number, seconds: number])[]>> = {
  asked: [[660, 0.09]],
  aimed: [
    [330, 0.09],
    [440, 0.09],
  ],
  over: [
    [440, 0.12],
    [550, 0.12],
    [660, 0.2],
  ],
};

function sound(context: AudioContext, signal: Signal): void {
  let at = context.currentTime;
  for (const [pitch, seconds] of TONES[signal]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0.12 });
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}

/** Everything said by sound is also on the screen; sounds are off until they are switched on. */
export function Signals() {
  const now = useTableState();
  const { sound: on } = useSettings();
  const context = useRef<AudioContext | null>(null);
  const last = useRef<Signal | null>(null);
  useEffect(() => {
    const signal = signalOf(now);
    if (signal === last.current) return;
    last.current = signal;
    if (!on || signal === null) return;
    context.current ??= new AudioContext();
    sound(context.current, signal);
  }, [now, on]);
  return null;
}

function signalOf({ seen, busy }: TableState): Signal | null {
  if (seen === null) return null;
  if (seen.result !== null) return 'over';
  const top = seen.stack.at(-1);
  const aimed = top !== undefined && top.controller !== seen.seat && aimsAtMe(seen, top);
  if (aimed || (seen.active !== seen.seat && isAttacked(seen))) return 'aimed';
  return !busy && seen.decision !== null && document.hidden ? 'asked' : null;
}
