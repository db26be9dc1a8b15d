/** Abilities as an indented tree of words: what the reader understood. */

/** One line a node: its kind, then its plain fields, then its parts below. Wording marks are left out. */
export function tree(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return value.map(item => tree(item, indent)).join('\n');
  if (typeof value !== 'object' || value === null) return `${indent}${String(value)}`;
  const parts = Object.entries(value).filter(([key]) => key !== 'said');
  const plain = parts
    .filter(([, part]) => typeof part !== 'object' || part === null)
    .map(([key, part]) => `${key} ${String(part)}`);
  const deep = parts.filter(([, part]) => typeof part === 'object' && part !== null);
  const head = `${indent}${plain.join(', ') || '·'}`;
  return [head, ...deep.map(([key, part]) => below(key, part, `${indent}  `))].join('\n');
}

function below(key: string, part: unknown, indent: string): string {
  if (Array.isArray(part) && part.every(item => typeof item !== 'object')) return `${indent}${key}: ${part.join(' ')}`;
  return `${indent}${key}:\n${tree(part, `${indent}  `)}`;
}
