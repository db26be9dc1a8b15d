import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findFormat } from '@lawmage/cards';
import { beforeAll, describe, expect, test } from 'vitest';
import { lawmage, temporaryHome } from './support.ts';

const home = await temporaryHome();
const run = (...args: readonly string[]) => lawmage(args, { home });

const LEGAL = { vintage: 'legal', legacy: 'legal' };
const card = (name: string, facts: object) => ({
  object: 'card',
  name,
  layout: 'normal',
  lang: 'en',
  mana_cost: '{1}{G}',
  cmc: 2,
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  colors: ['G'],
  color_identity: ['G'],
  keywords: [],
  legalities: LEGAL,
  released_at: '2020-01-01',
  set: 'xxx',
  ...facts,
});

const CARDS = [
  card('Woodland Sleeper', { oracle_text: 'Vigilance\nWhen this creature enters, draw a card.' }),
  card('Puzzling Sleeper', { oracle_text: 'Vigilance\nWhenever the wind turns, hum a tune.' }),
  card('Forest', {
    mana_cost: '',
    cmc: 0,
    type_line: 'Basic Land — Forest',
    oracle_text: '({T}: Add {G}.)',
    colors: [],
  }),
];

beforeAll(async () => {
  const file = join(home, 'cards.jsonl');
  await writeFile(file, CARDS.map(one => JSON.stringify(one)).join('\n'));
  const imported = await run('cards', 'import', file);
  expect(imported, imported.err).toMatchObject({ status: 0 });
  expect(imported.out).toMatch(/3 cards imported/);
});

describe('a library that was imported', () => {
  test('is searched by words and by qualities', async () => {
    const found = await run('cards', 'search', 'sleeper', 't:bear', '--json');
    expect(found.status).toBe(0);
    expect(JSON.parse(found.out)).toMatchObject({ total: 2 });
  });

  test('tells which decks of a folder are playable, and what the others wait for', async () => {
    const folder = join(home, 'decks');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'whole.txt'), '4 Woodland Sleeper\n20 Forest\n');
    await writeFile(join(folder, 'puzzle.txt'), '4 Puzzling Sleeper\n20 Forest\n');
    const found = await run('cards', 'coverage', '--decks', folder, '--json');
    expect(found.status, found.err).toBe(0);
    expect(JSON.parse(found.out)).toMatchObject({
      decks: 2,
      playable: 1,
      byDeck: [
        { deck: 'whole.txt', missing: [] },
        { deck: 'puzzle.txt', missing: [{ name: 'Puzzling Sleeper' }] },
      ],
      waitingFor: [{ name: 'Puzzling Sleeper', decks: 1 }],
    });
    expect((await run('cards', 'coverage', '--decks', folder)).out).toMatch(/1 of 2 decks are playable/);
  });

  test('finding nothing is an answer of its own', async () => {
    expect(await run('cards', 'search', 'zeppelin')).toEqual({ status: 1, out: '', err: 'no card is like that\n' });
  });

  test('shows a card with what it means', async () => {
    const shown = await run('cards', 'show', 'woodland', 'sleeper');
    expect(shown).toMatchObject({ status: 0, err: '' });
    expect(shown.out).toMatch(/Woodland Sleeper {2}\{1\}\{G\}/);
    expect(shown.out).toMatch(/Playable/);
  });

  test('points at what it does not understand', async () => {
    const shown = await run('cards', 'show', 'Puzzling Sleeper');
    expect(shown.status).toBe(1);
    expect(shown.out).toMatch(/Not understood whole/);
    expect(shown.out).toMatch(/\^/);
  });

  test('suggests names that are like a wrong one', async () => {
    const shown = await run('cards', 'show', 'Woodland Sleper');
    expect(shown.status).toBe(2);
    expect(shown.err).toMatch(/lawmage: unknownCard: .*Woodland Sleeper/);
  });

  test('judges a decklist and names its faults', async () => {
    const file = join(home, 'deck.txt');
    await writeFile(file, '5 Woodland Sleeper\n55 Forest\n');
    const judged = await run('cards', 'deck', file, '--json');
    expect(judged.status).toBe(1);
    const { breaches } = JSON.parse(judged.out) as { readonly breaches: readonly { readonly rule: string }[] };
    expect(breaches.map(({ rule }) => rule)).toContain('100.2a');
    await writeFile(file, '4 Woodland Sleeper\n56 Forest\n');
    expect(await run('cards', 'deck', file)).toMatchObject({
      status: 0,
      out: expect.stringMatching(/nothing is wrong/),
    });
  });

  test('judges a decklist from a pipe, and says a misspelled name once', async () => {
    const input = '4 Woodland Sleper\n56 Forest\n';
    const judged = await lawmage(['cards', 'deck', '-'], { home, input });
    expect(judged).toMatchObject({ status: 1, err: '' });
    expect(judged.out.split('\n')).toEqual([
      '60 cards, 0 in the sideboard',
      expect.stringMatching(/^line 1: .*Woodland Sleeper/),
      '',
    ]);
  });

  test('lists formats by the words that --format takes', async () => {
    const asked = await run('cards', 'deck', 'any', '--format', 'kitchen');
    const known = /known are (.*)/.exec(asked.err)?.[1]?.split(', ') ?? [];
    expect(known.length).toBeGreaterThan(5);
    for (const word of known) expect(findFormat(word), word).toBeDefined();
  });

  test('counts what is understood', async () => {
    const counted = await run('cards', 'coverage', '--json');
    expect(counted.status).toBe(0);
    const report = JSON.parse(counted.out) as Readonly<Record<string, unknown>>;
    expect(report).toMatchObject({ cards: 3, whole: 2, playable: 2, mismatch: 0, ambiguous: 0, declined: 1 });
    for (const key of ['roundTrip', 'variant', 'seconds', 'byFormat', 'byYear']) expect(report).toHaveProperty(key);
  });

  test('plays a deck of its own cards', async () => {
    const file = join(home, 'deck.txt');
    await writeFile(file, '20 Woodland Sleeper\n40 Forest\n');
    const played = await run('sim', '--decks', `${file},${file}`, '--games', '2', '--json');
    expect(played, played.err).toMatchObject({ status: 0 });
    expect(JSON.parse(played.out)).toMatchObject({ games: 2, errors: [] });
  });

  test('a broken file leaves it as it was', async () => {
    const file = join(home, 'broken.jsonl');
    await writeFile(file, '{"object":"card"');
    const failed = await run('cards', 'import', file);
    expect(failed.status).toBe(2);
    expect(failed.err).toMatch(/^lawmage: \w+: /);
    expect(await run('cards', 'show', 'Woodland Sleeper')).toMatchObject({ status: 0 });
  });
});

test('without a library a card is not looked up silently', async () => {
  const shown = await lawmage(['cards', 'show', 'Forest'], { home: join(home, 'nowhere') });
  expect(shown.status).toBe(2);
  expect(shown.err).toMatch(/^lawmage: noStore: .*"lawmage cards fetch"/);
});

test('a library that an earlier version imported is refused with what to do, by every command that needs it', async () => {
  const older = await temporaryHome();
  const file = join(older, 'cards.jsonl');
  await writeFile(file, CARDS.map(one => JSON.stringify(one)).join('\n'));
  expect(await lawmage(['cards', 'import', file], { home: older })).toMatchObject({ status: 0 });
  const db = new DatabaseSync(join(older, 'cards.sqlite'));
  db.exec('PRAGMA user_version = 1');
  db.close();
  const deck = join(older, 'deck.txt');
  await writeFile(deck, '4 Woodland Sleeper\n56 Forest\n');
  for (const args of [
    ['cards', 'show', 'Forest'],
    ['play', '--deck', deck],
  ]) {
    const refused = await lawmage(args, { home: older });
    expect(refused.status).toBe(2);
    expect(refused.err).toMatch(
      /otherVersion.*another version of Lawmage; "lawmage cards fetch" brings the cards anew/,
    );
  }
  expect(await lawmage(['cards', 'import', file], { home: older })).toMatchObject({ status: 0 });
  expect(await lawmage(['cards', 'show', 'Forest'], { home: older })).toMatchObject({ status: 0 });
});

test('what another version has read is read anew as it is asked for', async () => {
  const other = await temporaryHome();
  const file = join(other, 'cards.jsonl');
  await writeFile(file, CARDS.map(one => JSON.stringify(one)).join('\n'));
  expect(await lawmage(['cards', 'import', file], { home: other })).toMatchObject({ status: 0 });
  const db = new DatabaseSync(join(other, 'cards.sqlite'));
  db.exec(`UPDATE card SET reading = '{"ok":false,"blockers":[]}'`);
  const shown = () => lawmage(['cards', 'show', 'Woodland Sleeper'], { home: other });
  expect(await shown()).toMatchObject({ status: 1 });
  db.exec("UPDATE about SET value = 'earlier' WHERE key = 'reader'");
  db.close();
  expect(await shown()).toMatchObject({ status: 0 });
});
