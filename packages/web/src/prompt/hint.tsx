import { X } from 'lucide-react';
import { useTableState } from '../rooms/table-context.ts';
import { settingsStore, useSettings } from '../settings/settings.ts';
import type { TableState } from '../table/state.ts';

type HintText = { readonly name: string; readonly when: (now: TableState) => boolean; readonly text: string };

/** Three at most, each once, beside what they speak of. */
const HINTS: readonly HintText[] = [
  {
    name: 'primary',
    when: now => now.seen?.decision?.kind === 'priority',
    text: 'The large button always says where you will be asked next.',
  },
  {
    name: 'lift',
    when: now =>
      now.seen?.decision?.kind === 'priority' && (now.seen.decision.options.length ?? 0) > 0 && now.draft.lifted === -1,
    text: 'Press a card to see what it would tap; press it again to play it.',
  },
  { name: 'why', when: now => (now.seen?.turn ?? 0) >= 2, text: 'Press anything that does not glow to learn why not.' },
];

export function Hint() {
  const now = useTableState();
  const { hintsSeen } = useSettings();
  const hint = now.busy ? undefined : HINTS.find(one => !hintsSeen.includes(one.name) && one.when(now));
  if (hint === undefined) return null;
  return (
    <div className="notice hint">
      <span>{hint.text}</span>
      <button
        type="button"
        className="icon-button"
        aria-label="Close the hint"
        onClick={() => settingsStore.set({ hintsSeen: [...hintsSeen, hint.name] })}
      >
        <X size={16} />
      </button>
    </div>
  );
}
