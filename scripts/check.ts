// Types, lint, the import law, sizes and unused code, side by side. Prints one line for each that passes and everything a failing one said.

import { spawn } from 'node:child_process';
import { ROOT } from './source.ts';

const CHECKS = ['types', 'lint', 'law', 'unused', 'sizes'];

type Outcome = { name: string; passed: boolean; said: string; seconds: number };

/** Runs one npm script and keeps what it prints. */
function run(name: string): Promise<Outcome> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const strict = name === 'sizes' ? ['--', '--strict'] : [];
  const child = spawn('npm', ['run', '--silent', name, ...strict], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', code => {
    const seconds = (performance.now() - began) / 1000;
    resolve({ name, passed: code === 0, said: Buffer.concat(chunks).toString(), seconds });
  });
  return promise;
}

function report({ name, passed, said, seconds }: Outcome): boolean {
  if (!passed) console.log(said.trimEnd());
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
  return passed;
}

const outcomes = await Promise.all(CHECKS.map(async name => report(await run(name))));
if (outcomes.includes(false)) process.exitCode = 1;
