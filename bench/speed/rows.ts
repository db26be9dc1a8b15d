/** One line of the report. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value in rounds of the reference loop: for times, how many fit in it; for rates, how many are done in one. */
  readonly ratio: number | null;
  /** The first column of the brief's speed table. */
  readonly target: string;
};

export const MICROS = 'µs';
