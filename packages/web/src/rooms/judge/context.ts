import { createContext, useContext } from 'react';
import { useStore } from '../../ui/store.ts';
import type { Judge } from './judge.ts';
import type { JudgeState } from './state.ts';

const JudgeContext = createContext<Judge | null>(null);
export const JudgeProvider = JudgeContext.Provider;

/** The judge's room that this component stands in. */
export function useJudge(): Judge {
  const judge = useContext(JudgeContext);
  if (judge === null) throw new Error('a part of the judge’s room stands outside of it');
  return judge;
}

export const useJudgeState = (): JudgeState => useStore(useJudge().store);
