// How long files and functions are. `--strict` fails when one is too long and no line `// size: reason` in its file says why.

import { parseArgs } from 'node:util';
import { Visitor } from 'oxc-parser';
import { lineAt, lineCount, type Source, sources } from './source.ts';

const FILE_LIMIT = 300;
const FUNCTION_LIMIT = 40;

type Sized = { where: string; lines: number; excused: boolean };

const isTest = (source: Source): boolean => /(^|\/)(test|bench)\//.test(source.path);

const isExcused = (source: Source): boolean =>
  source.syntax.comments.some(comment => comment.type === 'Line' && /^ size: \S/.test(comment.value));

const sizeOfFile = (source: Source): Sized => ({
  where: source.path,
  lines: lineCount(source.text),
  excused: isExcused(source),
});

/** Every function written in the file, those inside others counted for themselves as well. */
function sizesOfFunctions(source: Source): Sized[] {
  const found: Sized[] = [];
  const excused = isExcused(source);
  const measure = ({ start, end }: { start: number; end: number }): void => {
    const where = `${source.path}:${lineAt(source.text, start)}`;
    found.push({ where, lines: lineCount(source.text, start, end), excused });
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(source.syntax.program);
  return found;
}

/** The value below which the given share of the sizes lies; 0 when there are none. */
function quantile(sizes: readonly Sized[], share: number): number {
  const sorted = sizes.map(sized => sized.lines).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const columns = (sizes: readonly Sized[]): number[] => [
  sizes.length,
  quantile(sizes, 0.5),
  quantile(sizes, 0.9),
  quantile(sizes, 1),
];

function row(name: string, group: readonly Source[]): string {
  const files = group.map(sizeOfFile);
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const functions = group.flatMap(sizesOfFunctions);
  const cells = [lines, ...columns(files), ...columns(functions)].map(cell => String(cell).padStart(8));
  return name.padEnd(16) + cells.join('');
}

function table(all: readonly Source[]): string {
  const words = ['lines', 'files', 'median', 'p90', 'largest', 'functs', 'median', 'p90', 'largest'];
  const groups = Object.groupBy(all, source => {
    const room = source.path.split('/').slice(0, source.path.startsWith('packages/') ? 2 : 1);
    return `${room.at(-1)}${isTest(source) ? ' (test)' : ''}`;
  });
  const rows = Object.entries(groups).map(([name, group]) => row(name, group ?? []));
  const header = ''.padEnd(16) + words.map(word => word.padStart(8)).join('');
  return [header, ...rows, row('together', all)].join('\n');
}

function tooLong(all: readonly Source[]): Sized[] {
  const files = all.map(sizeOfFile).filter(file => file.lines > FILE_LIMIT);
  const functions = all.filter(source => !isTest(source)).flatMap(sizesOfFunctions);
  return [...files, ...functions.filter(one => one.lines > FUNCTION_LIMIT)].sort((a, b) => b.lines - a.lines);
}

function main(): void {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const all = sources('.');
  console.log(table(all));
  const long = tooLong(all);
  if (long.length > 0) console.log(`\nFiles over ${FILE_LIMIT} lines and functions over ${FUNCTION_LIMIT}:`);
  for (const one of long) {
    console.log(`${String(one.lines).padStart(6)}  ${one.where}${one.excused ? '  (with a reason)' : ''}`);
  }
  if (values.strict && long.some(one => !one.excused)) process.exitCode = 1;
}

main();
