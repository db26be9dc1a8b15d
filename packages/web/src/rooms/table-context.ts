import { createContext, useContext, useMemo } from 'react';
import { type Marks, marksOf } from '../table/marks.ts';
import type { TableState } from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { useStore } from '../ui/store.ts';

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

/** The table this component stands at. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the table stands outside of one');
  return table;
}

export const useTableState = (): TableState => useStore(useTable().store);

export function useMarks(now: TableState): Marks {
  const { seen, draft, plan, busy } = now;
  return useMemo(() => marksOf({ seen, draft, plan, busy }), [seen, draft, plan, busy]);
}
