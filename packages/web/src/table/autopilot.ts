/** What the app answers for the player: forced choices, remembered answers, windows that are passed. */
import type { Reply } from '@lawmage/engine';
import type { Settings } from '../settings/settings.ts';
import { onlyReply } from './forced.ts';
import { type PassSettings, passing } from './passing.ts';
import { memoryKey, recall } from './remembered.ts';
import type { TableState } from './state.ts';

export type Autopilot =
  | { readonly is: 'ask' }
  | { readonly is: 'linger' }
  | { readonly is: 'reply'; readonly reply: Reply };

const ASK: Autopilot = { is: 'ask' };

export const passSettings = (
  now: Pick<TableState, 'seen' | 'pinned' | 'muted' | 'always'>,
  settings: Settings,
): PassSettings => ({
  mode: settings.mode,
  stops: settings.stops[now.seen?.edition ?? 'current'],
  pinned: now.pinned,
  muted: now.muted,
  always: now.always,
  secondMain: settings.secondMain,
});

export function autopilot(now: TableState, settings: Settings): Autopilot {
  const { seen } = now;
  const decision = seen?.decision;
  if (seen === null || decision == null) return ASK;
  if (decision.kind !== 'priority') return answered(now, settings);
  const verdict = passing(seen, decision, passSettings(now, settings), now.memory);
  if (verdict === 'pass') return { is: 'reply', reply: [] };
  return verdict === 'linger' && !settings.confirmLinger ? { is: 'linger' } : ASK;
}

function answered(now: TableState, settings: Settings): Autopilot {
  const { seen, remembered } = now;
  const decision = seen?.decision;
  if (seen === null || decision == null) return ASK;
  const kept = remembered.get(memoryKey(seen, decision));
  const reply =
    (kept === undefined ? null : recall(seen, decision, kept)) ?? (settings.askForced ? null : onlyReply(decision));
  return reply === null ? ASK : { is: 'reply', reply };
}
