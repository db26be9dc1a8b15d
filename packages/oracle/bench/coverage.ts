// The coverage report while grammar is written: node packages/oracle/bench/coverage.ts [--top N] [--show WORDS]
import { parseArgs } from 'node:util';
import { coverage, heldOut, readLines } from '../src/5-card/index.ts';
import { corpus } from './corpus.ts';

const { values } = parseArgs({ options: { top: { type: 'string', default: '60' }, show: { type: 'string' } } });
const cards = corpus();
if (values.show !== undefined) show(values.show);
else report(Number(values.top));

function report(top: number): void {
  const found = coverage(cards, { blockers: top });
  const share = ({ cards: all, whole }: { cards: number; whole: number }): string =>
    `${whole} of ${all} (${((100 * whole) / Math.max(all, 1)).toFixed(1)} %)`;
  for (const blocker of found.blockers) {
    console.log(`${String(blocker.cards).padStart(5)}  ${blocker.place}   [${blocker.wanted.slice(0, 3).join(' | ')}]`);
    console.log(`         ${blocker.example.slice(0, 150)}`);
  }
  const { lines, roundTrip, variant, declined, mismatch, ambiguous, seconds } = found;
  console.log(`cards ${share(found)}; seen ${share(found.seen)}; held out ${share(found.heldOut)}`);
  for (const {
    words,
    lines: [one, other],
  } of found.findings)
    console.log(`finding: ${words.join(' ')}\n  ${one}\n  ${other}`);
  console.log({ lines, roundTrip, variant, declined, mismatch, ambiguous, seconds });
}

/** Prints lines outside the held-out fifth that contain some words, with what stops them. */
function show(words: string): void {
  for (const card of cards) {
    if (heldOut(card.name)) continue;
    for (const { unit, reading } of card.faces.flatMap(face => readLines(face).lines)) {
      const texts = unit.tokens.map(token => token.text);
      if (!texts.join(' ').includes(words)) continue;
      if (reading.ok) console.log(`${reading.verdict}: ${texts.join(' ')}`);
      else console.log(`${reading.verdict} ${texts.toSpliced(reading.at, 0, '‸').join(' ')} [${reading.message}]`);
    }
  }
}
