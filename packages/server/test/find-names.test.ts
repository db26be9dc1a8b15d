/** Names of an imported library, found while one types. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCards } from '@lawmage/cards/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesHolding } from '../src/cards.ts';

const NAMES = ['Moss Bear', 'Great Moss', 'Mossy Stone', 'Ember Imp'];
/** As Scryfall's bulk files write a card. */
const lines = NAMES.map(name =>
  JSON.stringify({
    object: 'card',
    name,
    layout: 'normal',
    mana_cost: '{1}',
    cmc: 1,
    type_line: 'Artifact',
    oracle_text: '',
    colors: [],
    color_identity: [],
    keywords: [],
    legalities: {},
    set: 'tst',
    set_name: 'Test Set',
    collector_number: '1',
    rarity: 'common',
    released_at: '2001-02-03',
  }),
).join('\n');

describe('names of the library', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lawmage-names-'));
  const store = join(folder, 'cards.sqlite');
  beforeAll(async () => {
    const file = join(folder, 'cards.jsonl');
    writeFileSync(file, lines);
    expect(await importCards(file, { store })).toMatchObject({ ok: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('begin with what was typed, then hold it', () => {
    expect(namesHolding('moss', store)).toEqual({ ok: true, names: ['Moss Bear', 'Mossy Stone', 'Great Moss'] });
  });

  it('are none for nothing, or for what no name holds', () => {
    expect(namesHolding(' ', store)).toEqual({ ok: true, names: [] });
    expect(namesHolding('xyz', store)).toEqual({ ok: true, names: [] });
  });
});
