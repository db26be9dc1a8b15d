// Reads the cards of the starter decks from a bulk file and writes what they do, in the ability language, as the starter
// pack: npm run starter-pack FILE. To be run when a deck or the vocabulary changes.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '@lawmage/ability';
import type { CardFacts } from '@lawmage/cards';
import { readCardFile } from '@lawmage/cards/store';
import { missingWords } from '@lawmage/engine';
import { readCard } from '@lawmage/oracle';
import { STARTER_DECKS } from '../packages/cards/src/starter/decks.ts';

const OUT = join(import.meta.dirname, '../packages/cards/src/starter/cards.json');

async function factsOf(file: string, names: ReadonlySet<string>): Promise<ReadonlyMap<string, CardFacts>> {
  const found = new Map<string, CardFacts>();
  for await (const batch of readCardFile(file)) {
    if (!batch.ok) throw new Error(batch.error.message);
    for (const record of batch.value.records) {
      if (record.kind === 'cards')
        for (const card of record.cards) if (names.has(card.name)) found.set(card.name, card);
    }
  }
  return found;
}

function cardOf(name: string, facts: CardFacts | undefined): Card {
  if (facts === undefined) throw new Error(`${name}: not in the file`);
  const reading = readCard(facts);
  if (!reading.ok) throw new Error(`${name}: ${JSON.stringify(reading.blockers)}`);
  const missing = missingWords(reading.card);
  if (missing.length > 0) throw new Error(`${name}: ${missing.join(', ')}`);
  return reading.card;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('give the bulk file of cards');
const names = [...new Set(STARTER_DECKS.flatMap(deck => deck.cards.map(card => card.name)))].toSorted();
const facts = await factsOf(file, new Set(names));
const cards = names.map(name => JSON.stringify(cardOf(name, facts.get(name))));
await writeFile(OUT, `[\n${cards.join(',\n')}\n]\n`);
process.stdout.write(`${cards.length} cards\n`);
