/** Looking cards up. */
import { parseArgs } from 'node:util';
import type { CardFacts } from '@lawmage/cards';
import { openLibrary, openStore, parseQuery } from '@lawmage/cards/store';
import { missingWords } from '@lawmage/engine';
import { type Reading, tree } from '@lawmage/oracle';
import { CommandError, DONE, NEGATIVE, need, type Status } from '../../command.ts';
import { blockerText, caret } from '../../text/blocker.ts';
import { wholeNumber } from '../../text/numbers.ts';
import { print, printJson, warn } from '../../text/print.ts';
import { columns, wrapped } from '../../text/table.ts';

export async function search(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { limit: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } },
  });
  const [query, limit] = [need(parseQuery(positionals.join(' '))), wholeNumber(values.limit, 'limit', 1)];
  using store = need(openStore());
  const page = store.search(query, { limit });
  if (values.json) printJson(page);
  else if (page.total === 0) warn('no card is like that');
  else {
    print(columns(page.cards.map(card => [card.name, card.faces[0].manaCost, card.faces[0].typeLine])));
    if (page.total > page.cards.length) print(`… ${page.total} in all`);
  }
  return page.total > 0 ? DONE : NEGATIVE;
}

export async function show(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const name = positionals.join(' ');
  using store = need(openLibrary());
  const [card, reading] = [store.card(name), store.reading(name)];
  if (card === undefined || reading === undefined)
    throw new CommandError(
      'unknownCard',
      `no card is named "${name}"; like it: ${store.suggest(name).join(', ') || 'none'}`,
    );
  if (values.json) printJson({ card, reading });
  else {
    showFacts(card);
    showReading(card, reading);
  }
  return reading.ok ? DONE : NEGATIVE;
}

function showFacts(card: CardFacts): void {
  for (const face of card.faces) {
    const size = face.power === undefined ? (face.loyalty ?? face.defense ?? '') : `${face.power}/${face.toughness}`;
    print(`${face.name}  ${face.manaCost}`);
    print(`${face.typeLine}  ${size}`.trimEnd());
    print(wrapped(face.text, 80, '  '));
    print();
  }
}

function showReading(card: CardFacts, reading: Reading): void {
  if (reading.ok) {
    const missing = missingWords(reading.card);
    print(
      missing.length === 0
        ? 'Playable: every word is understood and carried out.'
        : `Understood, not playable yet: ${missing.join(', ')}`,
    );
    for (const face of reading.card.faces) print(tree(face.abilities, '  '));
  } else {
    print('Not understood whole:');
    for (const blocker of reading.blockers) {
      print(`  ${blockerText(blocker)}`);
      if (blocker.code === 'line') print(caret(card.faces[blocker.face]?.text ?? '', blocker.start, blocker.end));
    }
  }
}
