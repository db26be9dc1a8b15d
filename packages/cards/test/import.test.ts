import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOf, file } from './support/files.ts';
import {
  asArray,
  asAtomic,
  asLines,
  atomicFace,
  dawnDusk,
  emberTap,
  mossBear,
  scryfallCard,
} from './support/records.ts';
import { shared, testWith } from './support/shared.ts';

const CARDS = [emberTap, mossBear, dawnDusk];
const names = async (content: string | Uint8Array) => {
  const read = await cardsOf(await file(content));
  return read.ok ? read.value.map(card => card.name) : read.error;
};

describe('the kind of file is told by its content', () => {
  const expected = CARDS.map(card => card.name);
  test.each([
    ['a JSON array', asArray(CARDS)],
    ['an indented JSON array', `\n  ${JSON.stringify(CARDS, undefined, 2)}\n`],
    ['JSON Lines', asLines(CARDS)],
    ['JSON Lines without a last line break', asLines(CARDS).trimEnd()],
    ['JSON Lines of another system', `\uFEFF${asLines(CARDS).replaceAll('\n', '\r\n')}`],
  ])('%s', async (_, text) => {
    expect(await names(text)).toEqual(expected);
    expect(await names(gzipSync(text))).toEqual(expected);
  });

  test("MTGJSON's AtomicCards", async () => {
    const text = asAtomic({ 'Moss Bear': [atomicFace('Moss Bear')], 'Ash Bear': [atomicFace('Ash Bear')] });
    expect(await names(text)).toEqual(['Moss Bear', 'Ash Bear']);
    expect(await names(gzipSync(text))).toEqual(['Moss Bear', 'Ash Bear']);
  });
});

describe('facts are the same whatever the source', () => {
  test('Moss Bear', async () => {
    const [ours] = await facts(asLines([mossBear]));
    const [theirs] = await facts(asAtomic({ 'Moss Bear': [atomicFace('Moss Bear')] }));
    expect(ours?.faces).toEqual(theirs?.faces);
    expect(ours).toMatchObject({ name: 'Moss Bear', layout: 'normal', manaValue: 2, colorIdentity: ['G'] });
    expect(ours?.legalities).toEqual({ modern: 'legal', vintage: 'legal' });
    expect(theirs?.legalities).toMatchObject({ modern: 'legal', vintage: 'restricted', standard: 'notLegal' });
    expect(ours?.printing).toMatchObject({ set: 'tst', date: '2001-02-03', rarity: 'common', reprint: false });
  });

  test('the halves of a split card have the colours of their own mana costs', async () => {
    const [card] = await facts(asLines([dawnDusk]));
    expect(card?.faces.map(face => face.colors)).toEqual([['W'], ['B']]);
    const side = { name: 'Dawnwork // Duskfall', layout: 'aftermath', power: undefined, toughness: undefined };
    const [other] = await facts(
      asAtomic({
        'Dawnwork // Duskfall': [
          atomicFace('', { ...side, faceName: 'Duskfall', side: 'b', colors: ['B'], manaCost: '{2}{B}' }),
          atomicFace('', { ...side, faceName: 'Dawnwork', side: 'a', colors: ['W'], manaCost: '{W}' }),
        ],
      }),
    );
    expect(other?.layout).toBe('split');
    expect(other?.faces.map(face => face.name)).toEqual(['Dawnwork', 'Duskfall']);
  });

  test('a flip card keeps its colour when it flips, and a colour indicator gives colour', async () => {
    const flip = scryfallCard('Cub // Elder', {
      layout: 'flip',
      card_faces: [
        { name: 'Cub', mana_cost: '{1}{G}', type_line: 'Creature — Bear', oracle_text: '' },
        { name: 'Elder', mana_cost: '', type_line: 'Legendary Creature — Bear', oracle_text: '' },
      ],
    });
    const turned = scryfallCard('Day // Night', {
      layout: 'transform',
      colors: undefined,
      card_faces: [
        { name: 'Day', mana_cost: '{W}', type_line: 'Creature — Human' },
        { name: 'Night', type_line: 'Creature — Werewolf', color_indicator: ['R', 'B'] },
      ],
    });
    const [cub, day] = await facts(asLines([flip, turned]));
    expect(cub?.faces.map(face => face.colors)).toEqual([['G'], ['G']]);
    expect(day?.faces[1]).toMatchObject({ colors: ['B', 'R'], colorIndicator: ['B', 'R'], manaCost: '' });
  });

  test('each part of a meld pair is a card of its own, and so is a second card with the same name', async () => {
    const meld = { layout: 'meld', side: 'a', faceName: 'Left Half' };
    const read = await facts(
      asAtomic({
        'Left Half // Whole': [atomicFace('Left Half // Whole', meld)],
        Twin: [atomicFace('Twin'), atomicFace('Twin', { power: '9' })],
      }),
    );
    expect(read.map(card => card.name)).toEqual(['Left Half', 'Twin', 'Twin']);
  });

  test('a card printed with two fronts is one card for each name', async () => {
    const front = { mana_cost: '{R}', type_line: 'Instant', oracle_id: 'x', cmc: 1, colors: ['R'] };
    const reversible = scryfallCard('Spark // Spark', {
      layout: 'reversible_card',
      card_faces: [
        { name: 'Spark', ...front },
        { name: 'Spark', ...front },
      ],
    });
    const [card, ...others] = await facts(asLines([reversible]));
    expect(others).toEqual([]);
    expect(card).toMatchObject({ name: 'Spark', layout: 'normal', manaValue: 1 });
  });

  test('tokens, emblems and art cards are left out', async () => {
    const others = ['token', 'double_faced_token', 'emblem', 'art_series'].map(layout => ({
      object: 'card',
      layout,
    }));
    expect(await names(asLines([...others, mossBear]))).toEqual(['Moss Bear']);
  });
});

describe('a broken file is refused with a code and the place', () => {
  const cut = asArray(CARDS).length - 40;
  test.each([
    ['nothing', '', { code: 'empty' }],
    ['only spaces', ' \n ', { code: 'empty' }],
    ['prose', 'These are my cards', { code: 'notCardData', place: { line: 1 } }],
    ['an object of another kind', '{\n  "name": "lawmage"\n}', { code: 'notCardData' }],
    [
      "an answer of Scryfall's that is an error",
      '{"object":"error","status":404}',
      { code: 'notCardData', place: { line: 1 } },
    ],
    [
      'an array cut in the middle',
      asArray(CARDS).slice(0, cut),
      { code: 'truncated', place: { record: 3, byte: Buffer.byteLength(asArray(CARDS).slice(0, cut)) } },
    ],
    ['an array that never ends', asArray(CARDS).slice(0, -1), { code: 'truncated' }],
    ['an array with something after it', `${asArray(CARDS)} x`, { code: 'brokenJson' }],
    [
      'a missing value',
      '[\n{"object":"card",\n"name":}]',
      { code: 'brokenJson', place: { line: 3, byte: 27, record: 1 } },
    ],
    ['a broken word', `${asArray([mossBear]).slice(0, -1)},nil]`, { code: 'brokenJson', place: { record: 2 } }],
    ['a line cut in the middle', asLines(CARDS).slice(0, -20), { code: 'truncated', place: { line: 3 } }],
    ['a broken line', `${asLines([mossBear])}{"a\n${asLines([mossBear])}`, { code: 'brokenJson', place: { line: 2 } }],
    [
      'a card without a name',
      asLines([mossBear, { ...mossBear, name: undefined }]),
      { code: 'brokenRecord', place: { line: 2, record: 2, field: 'name' } },
    ],
    [
      'a colour that does not exist',
      asArray([{ ...mossBear, colors: ['P'] }]),
      { code: 'brokenRecord', place: { record: 1, card: 'Moss Bear', field: 'colors.0' } },
    ],
    ['a name without faces', asAtomic({ Bear: [] }), { code: 'brokenRecord', place: { card: 'Bear' } }],
    ['half of AtomicCards', asAtomic({ Bear: [atomicFace('Bear')] }).slice(0, -30), { code: 'truncated' }],
    ['one endless record', `[{"object":"${'x'.repeat(5_000_000)}`, { code: 'recordTooLarge' }],
    ['one endless line', `{"object":"${'x'.repeat(5_000_000)}`, { code: 'recordTooLarge', place: { line: 1 } }],
  ])('%s', async (_, text, failure) => {
    expect(await names(text)).toMatchObject(failure);
    expect(await names(gzipSync(text))).toMatchObject(failure);
  });

  test('a compressed file that was cut or damaged', async () => {
    const whole = gzipSync(asLines(CARDS));
    expect(await names(whole.subarray(0, -12))).toMatchObject({ code: 'truncated' });
    const damaged = whole.slice();
    damaged.set([0xff, 0xff, 0xff, 0xff], 20);
    expect(await names(damaged)).toMatchObject({ code: 'brokenGzip' });
  });

  test('text that is not UTF-8', async () => {
    const bytes = Buffer.from(asLines([mossBear]));
    bytes[bytes.indexOf('Moss')] = 0xff;
    expect(await names(bytes)).toMatchObject({ code: 'brokenJson', place: { line: 1 } });
  });

  test('a file that is not there', async () => {
    expect(await cardsOf('no such file')).toMatchObject({ ok: false, error: { code: 'cannotRead' } });
  });

  test('whatever happens to the bytes, the answer is cards or a code', async () => {
    const texts = [asArray(CARDS), asLines(CARDS), asAtomic({ Bear: [atomicFace('Bear')] })].map(text =>
      Buffer.from(text),
    );
    const originals = [...texts, ...texts.map(text => gzipSync(text))];
    const change = fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 4 }), fc.nat(30));
    const damage = fc.tuple(fc.constantFrom(...originals), fc.array(change, { minLength: 1, maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(damage, async ([original, changes]) => {
        const read = await cardsOf(await file(changes.reduce(splice, original)));
        expect(read.ok ? Array.isArray(read.value) : read.error.code.length > 0).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

testWith('cards/oracle-cards.jsonl.gz')('all cards of the development data are understood', async () => {
  const read = await cardsOf(shared('cards/oracle-cards.jsonl.gz'));
  expect(read.ok && read.value.length).toBe(32_777);
});

testWith('cards/sample-mtgjson-atomic.json')('both samples of public files are understood', async () => {
  const scryfall = await cardsOf(shared('cards/sample-scryfall.json'));
  const mtgjson = await cardsOf(shared('cards/sample-mtgjson-atomic.json'));
  expect(scryfall.ok && scryfall.value.length).toBe(301);
  expect(mtgjson.ok && mtgjson.value.length).toBe(185);
  const [ours, theirs] = [scryfall, mtgjson].map(read =>
    read.ok ? read.value.find(({ name }) => name === 'Fire // Ice') : undefined,
  );
  expect(ours?.faces.map(face => face.manaCost)).toEqual(theirs?.faces.map(face => face.manaCost));
});

async function facts(text: string) {
  const read = await cardsOf(await file(text));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Removes some bytes at a place and puts others there. */
function splice(bytes: Buffer, [at, inserted, removed]: readonly [number, Uint8Array, number]): Buffer {
  const place = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, place), inserted, bytes.subarray(place + removed)]);
}
