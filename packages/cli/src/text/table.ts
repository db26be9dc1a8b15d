/** Columns of text, as wide as their widest entry; numbers stand at the right. */
export function columns(rows: readonly (readonly (string | number)[])[], gap = '  '): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [n, cell] of row.entries()) widths[n] = Math.max(widths[n] ?? 0, String(cell).length);
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, n) =>
        typeof cell === 'number' ? String(cell).padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0),
      )
      .join(gap)
      .trimEnd();
  return rows.map(line).join('\n');
}

/** A text in lines of at most `width` characters; words that are longer stand alone. */
export function wrapped(text: string, width = 80, indent = ''): string {
  return text
    .split('\n')
    .map(line =>
      wrapLine(line, width - indent.length)
        .map(part => indent + part)
        .join('\n'),
    )
    .join('\n');
}

function wrapLine(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  let now = '';
  for (const word of line.split(' ')) {
    if (now !== '' && now.length + 1 + word.length > width) {
      lines.push(now);
      now = word;
    } else now = now === '' ? word : `${now} ${word}`;
  }
  return [...lines, now];
}
