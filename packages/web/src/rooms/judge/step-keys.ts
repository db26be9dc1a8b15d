import { useEffect } from 'react';
import { useJudge } from './context.ts';
import type { Judge } from './judge.ts';

const KEYS: Readonly<Record<string, (judge: Judge, decisions: boolean) => Promise<void>>> = {
  ArrowRight: (judge, decisions) => judge.step(1, decisions),
  ArrowLeft: (judge, decisions) => judge.step(-1, decisions),
  Home: judge => judge.toEnd('first'),
  End: judge => judge.toEnd('last'),
};

const TYPING = 'input, textarea, select, [contenteditable], [role="listbox"]';

/** Arrows step by event, with Shift by decision; not while somebody types. */
export function useStepKeys(): void {
  const judge = useJudge();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.matches(TYPING)) return;
      const act = KEYS[event.key];
      if (act === undefined || judge.store.get().study === null) return;
      event.preventDefault();
      void act(judge, event.shiftKey);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [judge]);
}
