/**
 * Assigns columns to rows at least total cost (the Hungarian method, O(rows² · columns)). `costs[row][column]`; Infinity
 * where a column cannot serve a row.
 *
 * @returns the column of each row, or null where some row cannot be served.
 */
export function assign(costs: readonly (readonly number[])[]): readonly number[] | null {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  if (rows > columns) return null;
  if (isEven(costs)) return costs.map((_, row) => row);
  const state: State = {
    costs,
    columns,
    rowPrice: filled(rows + 1, 0),
    columnPrice: filled(columns + 1, 0),
    rowOf: filled(columns + 1, 0),
  };
  for (let row = 1; row <= rows; row++) if (!serve(state, row)) return null;
  const columnOf = filled(rows, -1);
  for (let column = 1; column <= columns; column++) {
    const row = state.rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}

/** Whether every column serves every row at the same cost, so that nothing is to be decided. */
function isEven(costs: readonly (readonly number[])[]): boolean {
  const cost = costs[0]?.[0] ?? Number.POSITIVE_INFINITY;
  if (cost === Number.POSITIVE_INFINITY) return false;
  for (const line of costs) for (const other of line) if (other !== cost) return false;
  return true;
}

/** A short list of one value: many are made, and a loop makes them sooner than `fill`. */
function filled<T>(length: number, value: T): T[] {
  const list: T[] = [];
  for (let at = 0; at < length; at++) list.push(value);
  return list;
}

/** Rows and columns count from 1; row 0 stands for "none". */
type State = {
  readonly costs: readonly (readonly number[])[];
  readonly columns: number;
  readonly rowPrice: number[];
  readonly columnPrice: number[];
  readonly rowOf: number[];
};

/** Finds a column for one more row by a shortest chain of reassignments. */
function serve(state: State, row: number): boolean {
  const { columns, rowOf } = state;
  rowOf[0] = row;
  const least = filled(columns + 1, Number.POSITIVE_INFINITY);
  const from = filled(columns + 1, 0);
  const used = filled(columns + 1, false);
  let column = 0;
  do {
    used[column] = true;
    const next = nearest(state, column, least, from, used);
    if (next.by === Number.POSITIVE_INFINITY) return false;
    shift(state, next.by, least, used);
    column = next.column;
  } while (rowOf[column] !== 0);
  while (column !== 0) {
    const before = from[column] ?? 0;
    rowOf[column] = rowOf[before] ?? 0;
    column = before;
  }
  return true;
}

/** The unused column that is cheapest to reach from the columns used so far. */
function nearest(
  { costs, columns, rowPrice, columnPrice, rowOf }: State,
  at: number,
  least: number[],
  from: number[],
  used: readonly boolean[],
): { readonly column: number; readonly by: number } {
  const row = rowOf[at] ?? 0;
  const line = costs[row - 1] ?? [];
  let best = 0;
  let by = Number.POSITIVE_INFINITY;
  for (let column = 1; column <= columns; column++) {
    if (used[column] === true) continue;
    const cost = (line[column - 1] ?? Number.POSITIVE_INFINITY) - (rowPrice[row] ?? 0) - (columnPrice[column] ?? 0);
    if (cost < (least[column] ?? 0)) {
      least[column] = cost;
      from[column] = at;
    }
    if ((least[column] ?? 0) < by) {
      by = least[column] ?? 0;
      best = column;
    }
  }
  return { column: best, by };
}

function shift(
  { columns, rowPrice, columnPrice, rowOf }: State,
  by: number,
  least: number[],
  used: readonly boolean[],
): void {
  for (let column = 0; column <= columns; column++) {
    if (used[column] === true) {
      const row = rowOf[column] ?? 0;
      rowPrice[row] = (rowPrice[row] ?? 0) + by;
      columnPrice[column] = (columnPrice[column] ?? 0) - by;
    } else least[column] = (least[column] ?? 0) - by;
  }
}
