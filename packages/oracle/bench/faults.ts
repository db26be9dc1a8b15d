// Lines that are ambiguous, mismatched, or written otherwise: node packages/oracle/bench/faults.ts [VERDICT]
import { heldOut, lineGrammar, readLines } from '../src/5-card/index.ts';
import { corpus } from './corpus.ts';

const [verdict = 'ambiguous'] = process.argv.slice(2);
for (const card of corpus()) {
  if (heldOut(card.name)) continue;
  for (const { unit, reading } of card.faces.flatMap(face => readLines(face).lines)) {
    if (reading.verdict !== verdict) continue;
    const texts = unit.tokens.map(token => token.text);
    console.log(`${card.name}: ${texts.join(' ')}`);
    if (reading.ok) console.log(`   ${reading.tokens.join(' ')}`);
    else console.log(`   ${reading.message}`);
    const again = lineGrammar().read(texts);
    if (!again.ok && again.error.code === 'ambiguous')
      for (const value of again.error.values.slice(0, 3)) console.log(`   = ${JSON.stringify(value)}`);
  }
}
