// size: one store is filled once for all of it
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { loadDeck } from '../src/index.ts';
import type { Result } from '../src/result.ts';
import {
  type CardReader,
  type CardStore,
  dataFolder,
  defaultStorePath,
  importCards,
  openLibrary,
  openStore,
  parseQuery,
  rereadStore,
} from '../src/store.ts';
import { file, filesIn, folder } from './support/files.ts';
import { asAtomic, asLines, atomicFace, dawnDusk, emberTap, mossBear, scryfallCard } from './support/records.ts';
import { shared, testWith } from './support/shared.ts';

const ELK = scryfallCard('Jötun Elk', {
  mana_cost: '{4}{G}{U}',
  cmc: 6,
  colors: ['G', 'U'],
  color_identity: ['G', 'U'],
});
const WALL = scryfallCard("Ann's Wall", {
  mana_cost: '{2}',
  colors: [],
  color_identity: [],
  type_line: 'Artifact Creature — Wall',
  oracle_text: 'Defender\nWhen this creature enters, draw a card.',
  set: 'old',
  rarity: 'rare',
  released_at: '1999-01-01',
});
const CARDS = [emberTap, mossBear, dawnDusk, ELK, WALL];

/** A reader that shows what it was given. */
const namer: CardReader = { version: 'namer 1', read: ({ name, faces }) => ({ name, faces: faces.length }) };

async function stored(text = asLines(CARDS), reader?: CardReader): Promise<string> {
  const store = join(await folder(), 'cards.sqlite');
  const imported = await importCards(await file(text), { store, ...(reader === undefined ? {} : { reader }) });
  expect(imported).toMatchObject({ ok: true });
  return store;
}

function need<T>(opening: Result<T, string>): T {
  if (!opening.ok) throw new Error(opening.error.message);
  return opening.value;
}

const opened = <Reading>(path: string, reader?: CardReader<Reading>): CardStore<Reading> =>
  need(openStore(path, reader));

describe('a store', () => {
  test('tells where its cards came from', async () => {
    using store = opened(await stored(asLines(CARDS), namer));
    expect(store.info).toMatchObject({ cards: 5, reader: 'namer 1' });
    expect(Date.parse(store.info.imported)).toBeGreaterThan(0);
    expect(store.names()).toEqual(["Ann's Wall", 'Dawnwork // Duskfall', 'Ember Tap', 'Jötun Elk', 'Moss Bear']);
    expect([...store.cards()].map(({ name }) => name)).toEqual(store.names());
    expect([...store.cards(['ember tap', 'Nobody', 'Duskfall'])].map(({ name }) => name)).toEqual([
      'Ember Tap',
      'Dawnwork // Duskfall',
    ]);
  });

  test.each([
    ['Moss Bear', 'Moss Bear'],
    ['moss bear', 'Moss Bear'],
    ['JOTUN ELK', 'Jötun Elk'],
    ['Anns wall', "Ann's Wall"],
    ['Duskfall', 'Dawnwork // Duskfall'],
    ['dawnwork/duskfall', 'Dawnwork // Duskfall'],
    ['Mossy Bear', undefined],
    ['', undefined],
  ])('finds "%s"', async (typed, name) => {
    using store = opened(await stored());
    expect(store.find(typed)).toBe(name);
    expect(store.card(typed)?.name).toBe(name);
  });

  test('resolves the names of a deck', async () => {
    using store = opened(await stored());
    const { deck, problems } = loadDeck('4 moss bear\n2 Embr Tap', store);
    expect(deck.main[0]?.name).toBe('Moss Bear');
    expect(problems).toMatchObject([{ code: 'unknownCard', line: 2, suggestions: ['Ember Tap'] }]);
  });

  test('keeps the reading of each card beside its facts', async () => {
    using store = opened<{ name: string; faces: number }>(await stored(asLines(CARDS), namer));
    expect(store.reading('duskfall')).toEqual({ name: 'Dawnwork // Duskfall', faces: 2 });
    expect([...store.readings(['moss bear', 'Nobody']).keys()]).toEqual(['Moss Bear']);
    expect(store.readings().size).toBe(5);
  });

  test('gives a card those of which it has tokens created by name', async () => {
    const nest = scryfallCard('Bear Nest', { oracle_text: '{T}: Create a Moss Bear token. Create a Treasure token.' });
    const lone = scryfallCard('Lone Nest', { oracle_text: '{T}: Create an Unknown Thing token.' });
    using store = opened(await stored(asLines([mossBear, nest, lone])));
    expect(store.card('Bear Nest')?.refers?.map(({ name }) => name)).toEqual(['Moss Bear']);
    expect(store.card('Lone Nest')?.refers).toBeUndefined();
  });

  test('gives both cards of a meld pair the face that they have together', async () => {
    const meld = { layout: 'meld' };
    const left = {
      ...meld,
      oracle_text:
        '{1}: If you both own and control this creature and a creature named Right Half, exile them, then meld them into Whole.',
    };
    const cards = [
      scryfallCard('Left Half', left),
      scryfallCard('Whole', { ...meld, mana_cost: '' }),
      scryfallCard('Right Half', meld),
      mossBear,
    ];
    using store = opened<{ faces: number }>(await stored(asLines(cards), namer));
    const facesOf = (name: string) => store.card(name)?.faces.map(face => face.name);
    expect(facesOf('Left Half')).toEqual(['Left Half', 'Whole']);
    expect(facesOf('right half')).toEqual(['Right Half', 'Whole']);
    expect(facesOf('Whole')).toEqual(['Whole']);
    expect(store.reading('Right Half')?.faces).toBe(2);
  });

  test('gives readings of its reader only: what another version read is read anew', async () => {
    const path = await stored(asLines(CARDS), namer);
    const asked: string[] = [];
    const later: CardReader<string> = {
      version: 'namer 2',
      read: ({ name }) => {
        asked.push(name);
        return `later ${name}`;
      },
    };
    using store = opened(path, later);
    expect(store.reading('moss bear')).toBe('later Moss Bear');
    expect(store.reading('nobody')).toBeUndefined();
    expect([...store.readings(['Ember Tap']).values()]).toEqual(['later Ember Tap']);
    expect(asked).toEqual(['Moss Bear', 'Ember Tap']);
    using same = opened(path, { ...later, version: 'namer 1' });
    expect(same.reading('Moss Bear')).toEqual({ name: 'Moss Bear', faces: 1 });
  });

  test('that has no readings is read by its reader', async () => {
    const path = await stored();
    using library = need(openLibrary(path));
    expect(library.reading('Moss Bear')).toMatchObject({ ok: true, card: { name: 'Moss Bear' } });
    expect(library.readings().size).toBe(CARDS.length);
  });

  test('may have no readings', async () => {
    using store = opened(await stored());
    expect(store.info.reader).toBeUndefined();
    expect(store.reading('Moss Bear')).toBeUndefined();
    expect(store.readings().size).toBe(0);
  });

  test('is read again by another reader, all cards or none', async () => {
    const path = await stored(asLines(CARDS), namer);
    expect(await rereadStore({ version: '2', read: ({ name }) => name.length }, { store: path })).toMatchObject({
      ok: true,
    });
    const broken: CardReader = {
      version: '3',
      read: ({ name }) => {
        if (name === 'Moss Bear') throw new Error('cannot read bears');
        return 0;
      },
    };
    await expect(rereadStore(broken, { store: path })).rejects.toThrow('Moss Bear');
    using store = opened<number>(path);
    expect(store.info.reader).toBe('2');
    expect(store.reading('Moss Bear')).toBe(9);
    expect(store.reading('Ember Tap')).toBe(9);
  });
});

describe('searching', () => {
  test.each([
    ['moss', ['Moss Bear']],
    ['bea', ['Moss Bear', 'Jötun Elk']],
    ['jotun', ['Jötun Elk']],
    ['duskfall', ['Dawnwork // Duskfall']],
    ['"draw a card"', ['Dawnwork // Duskfall', "Ann's Wall"]],
    ['draw enters', ["Ann's Wall"]],
    ['t:artifact', ["Ann's Wall"]],
    ['type:bear -name:moss', ['Jötun Elk']],
    ['name:bear', ['Moss Bear']],
    ['o:"any target"', ['Ember Tap']],
    ['c:g', ['Jötun Elk', 'Moss Bear']],
    ['c=g', ['Moss Bear']],
    ['c>g', ['Jötun Elk']],
    ['c:c', ["Ann's Wall"]],
    ['id:g', ["Ann's Wall", 'Moss Bear']],
    ['id<gu', ["Ann's Wall", 'Moss Bear']],
    ['mv<=1', ['Ember Tap']],
    ['mv:6', ['Jötun Elk']],
    ['mv>3 c:w', ['Dawnwork // Duskfall']],
    ['year<2000', ["Ann's Wall"]],
    ['set:old r:rare', ["Ann's Wall"]],
    ['layout:split', ['Dawnwork // Duskfall']],
    ['f:vintage ember', ['Ember Tap']],
    ['-f:modern', ['Ember Tap']],
    ['f:nowhere', []],
    ['', ["Ann's Wall", 'Dawnwork // Duskfall', 'Ember Tap', 'Jötun Elk', 'Moss Bear']],
    ['"); DROP TABLE card; --', []],
  ])('%s', async (typed, names) => {
    using store = opened(await stored());
    const query = parseQuery(typed);
    const found = query.ok ? store.search(query.value) : undefined;
    expect(found?.cards.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(found?.total).toBe(names.length);
  });

  test('the card of that name comes first, and pages follow each other', async () => {
    const bears = ['Moss Bear Rider', 'Moss Bear Tamer', 'Moss Bear'].map(name => scryfallCard(name));
    using store = opened(await stored(asLines(bears)));
    const query = parseQuery('moss bear');
    if (!query.ok) throw new Error(query.error.message);
    const pages = [0, 1, 2].map(offset => store.search(query.value, { limit: 1, offset }).cards[0]?.name);
    expect(pages[0]).toBe('Moss Bear');
    expect(new Set(pages).size).toBe(3);
  });

  test('whatever is typed, the answer is cards or a code', async () => {
    using store = opened(await stored());
    const piece = fc.constantFrom(
      '-',
      '"',
      ':',
      '<=',
      'c',
      't',
      'mv',
      'f',
      'bear',
      '3',
      '*',
      '(',
      ' ',
      'OR',
      'NEAR',
      '^',
      '\u0000',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map(pieces => pieces.join('')),
    );
    fc.assert(
      fc.property(typed, text => {
        const query = parseQuery(text);
        const found = query.ok ? store.search(query.value).total : query.error.code.length;
        expect(found).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['foo:bar', 'unknownField'],
    ['mv:many', 'badValue'],
    ['mv<=', 'badValue'],
    ['t:', 'badValue'],
    ['goblin -o:', 'badValue'],
    ['c:purple', 'badValue'],
    ['//', 'badValue'],
    ['set:""', 'badValue'],
  ])('%s is refused with a code', (typed, code) => {
    expect(parseQuery(typed)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('an import replaces everything or nothing', () => {
  test('a better import replaces the store', async () => {
    const path = await stored();
    expect(await importCards(await file(asLines([mossBear])), { store: path })).toMatchObject({ ok: true });
    using store = opened(path);
    expect(store.names()).toEqual(['Moss Bear']);
  });

  test.each([
    ['a broken file', asLines(CARDS).slice(0, -9), 'truncated'],
    ['a file without cards', '[]', 'noCards'],
    ['only tokens', asLines([{ object: 'card', layout: 'token' }]), 'noCards'],
  ])('%s leaves the old one and nothing else', async (_, text, code) => {
    const path = await stored();
    const before = await readFile(path);
    expect(await importCards(await file(text), { store: path })).toMatchObject({ ok: false, error: { code } });
    expect(before.equals(await readFile(path))).toBe(true);
    expect(await filesIn(join(path, '..'))).toEqual(['cards.sqlite']);
  });

  test('so do a reader that fails and cancelling', async () => {
    const path = await stored();
    const before = await readFile(path);
    const failing: CardReader = {
      version: '1',
      read: () => {
        throw new Error('no');
      },
    };
    await expect(importCards(await file(asLines(CARDS)), { store: path, reader: failing })).rejects.toThrow(
      'Ember Tap',
    );
    const signal = AbortSignal.abort();
    const cancelled = await importCards(await file(asLines(CARDS)), { store: path, signal });
    expect(cancelled).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(before.equals(await readFile(path))).toBe(true);
    expect(await filesIn(join(path, '..'))).toEqual(['cards.sqlite']);
  });

  test('what a killed import left behind is removed by the next', async () => {
    const path = await stored();
    await writeFile(`${path}.999999999.1.new`, 'half a store');
    await importCards(await file(asLines(CARDS)), { store: path });
    expect(await filesIn(join(path, '..'))).toEqual(['cards.sqlite']);
  });

  test('a name that comes twice is told, and the card that more formats allow is kept', async () => {
    const playtest = { ...mossBear, cmc: 9, legalities: { modern: 'not_legal', vintage: 'not_legal' } };
    for (const cards of [
      [playtest, mossBear, emberTap],
      [mossBear, playtest, emberTap],
    ]) {
      const path = join(await folder(), 'cards.sqlite');
      const imported = await importCards(await file(asLines(cards)), { store: path });
      expect(imported).toMatchObject({ ok: true, value: { cards: 2, duplicates: ['Moss Bear'] } });
      using store = opened(path);
      expect(store.card('Moss Bear')?.manaValue).toBe(2);
    }
  });

  test('a place that cannot be written is told', async () => {
    const store = join(await file('not a folder'), 'cards.sqlite');
    expect(await importCards(await file(asLines(CARDS)), { store })).toMatchObject({
      ok: false,
      error: { code: 'cannotWrite' },
    });
  });

  test("MTGJSON's cards are stored as Scryfall's are", async () => {
    using store = opened(await stored(asAtomic({ 'Moss Bear': [atomicFace('Moss Bear')] })));
    expect(store.card('moss bear')?.faces[0].text).toBe('Vigilance');
  });
});

describe('what is not a store is told by a code', () => {
  test('no file, another file, another database, another version, a damaged store', async () => {
    const other = join(await folder(), 'other.sqlite');
    new DatabaseSync(other).exec('CREATE TABLE x (y)');
    const [newer, older] = [await stored(), await stored()];
    new DatabaseSync(newer).exec('PRAGMA user_version = 999');
    new DatabaseSync(older).exec('PRAGMA user_version = 1');
    const damaged = await stored();
    new DatabaseSync(damaged).exec('DROP TABLE about');
    const codes = [join(await folder(), 'none'), await file('prose'), other, newer, older, damaged].map(path =>
      openStore(path),
    );
    expect(codes.map(result => (result.ok ? undefined : result.error.code))).toEqual([
      'noStore',
      'notAStore',
      'notAStore',
      'otherVersion',
      'otherVersion',
      'brokenStore',
    ]);
  });
});

test('everything is kept in LAWMAGE_HOME, or where the platform keeps data', () => {
  vi.stubEnv('LAWMAGE_HOME', join('some', 'place'));
  expect(defaultStorePath()).toBe(join('some', 'place', 'cards.sqlite'));
  vi.stubEnv('LAWMAGE_HOME', '');
  expect(dataFolder()).toMatch(/lawmage/i);
  vi.unstubAllEnvs();
});

testWith('cards/oracle-cards.jsonl.gz')('all cards of the development data are stored and found', async () => {
  const store = join(await folder(), 'cards.sqlite');
  const imported = await importCards(shared('cards/oracle-cards.jsonl.gz'), { store });
  expect(imported).toMatchObject({ ok: true, value: { cards: 32_777, duplicates: [], left: {} } });
  using open = opened(store);
  for (const name of open.names()) expect(open.find(name.toLowerCase()), name).toBe(name);
});
