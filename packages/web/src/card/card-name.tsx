import type { CSSProperties } from 'react';

/** The longest of these words decides how large a name is written: no word is ever broken. */
const longest = (name: string): number => Math.max(...name.split(/[\s/-]+/).map(word => word.length), 1);

export const CardName = ({ name }: { name: string }) => (
  <span className="name" style={{ '--longest': longest(name) } as CSSProperties}>
    {name}
  </span>
);
