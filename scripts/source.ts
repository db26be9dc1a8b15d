import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

export const ROOT: string = join(import.meta.dirname, '..');

/** One TypeScript file of the tree: its path from the root, its text and its syntax. */
export type Source = { path: string; text: string; syntax: ParseResult };

/** The TypeScript files of the tree that Git keeps or would keep, in the order of their paths. */
export function sources(under: string): Source[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', under], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter(path => /\.tsx?$/.test(path) && existsSync(join(ROOT, path)));
  return [...new Set(paths)].sort().map(open);
}

function open(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, syntax: parseSync(path, text) };
}

/** How many lines the text holds between two offsets, both ends included. */
export const lineCount = (text: string, from = 0, to: number = text.length): number =>
  text.slice(from, to).replace(/\n$/, '').split('\n').length;

/** The line an offset stands on, counted from 1. */
export const lineAt = (text: string, offset: number): number => lineCount(`${text.slice(0, offset)}.`);
