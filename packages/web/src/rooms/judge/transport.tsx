import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useJudge, useJudgeState } from './context.ts';
import { pathOf } from './state.ts';

/** Forward and back through events and decisions. */
export function Transport() {
  const judge = useJudge();
  const { study, branch, spot, event } = useJudgeState();
  if (study === null) return null;
  const path = pathOf(study, branch);
  const at = path.findIndex(one => one.id === spot);
  const before = path.slice(0, at).reduce((sum, one) => sum + one.entries.length, 0);
  const all = path.reduce((sum, one) => sum + one.entries.length, 0);
  const first = at <= 0 && event <= 0;
  const last = at === path.length - 1 && event >= (path[at]?.entries.length ?? 0) - 1;
  const button = (words: string, keys: string, icon: ReactNode, off: boolean, press: () => Promise<void>) => (
    <button
      type="button"
      className="icon-button"
      aria-label={words}
      title={`${words} (${keys})`}
      disabled={off}
      onClick={() => void press()}
    >
      {icon}
    </button>
  );
  return (
    <div className="judge-transport" role="toolbar" aria-label="Steps">
      {button('To the beginning', 'Home', <ChevronFirst size={18} />, first, () => judge.toEnd('first'))}
      {button('Decision back', 'Shift ←', <SkipBack size={16} />, at <= 0, () => judge.step(-1, true))}
      {button('Event back', '←', <ChevronLeft size={18} />, first, () => judge.step(-1))}
      <span className="num">
        event {before + event + 1} of {all}
      </span>
      {button('Event forward', '→', <ChevronRight size={18} />, last, () => judge.step(1))}
      {button('Decision forward', 'Shift →', <SkipForward size={16} />, at >= path.length - 1, () =>
        judge.step(1, true),
      )}
      {button('To the end', 'End', <ChevronLast size={18} />, last, () => judge.toEnd('last'))}
    </div>
  );
}
