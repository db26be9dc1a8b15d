/** The plain text of a rulebook, read into records. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../src/rulebook/read/read.ts';
import { BODY, bytesOf, rulebookText } from '../support/rulebook.ts';

const ORIGIN = { source: 'pond.txt', published: null };
const read = (bytes: Uint8Array) => readRulebook(bytes, ORIGIN);
const records = (body: string) => {
  const rulebook = read(bytesOf(rulebookText('June 1, 2031', body)));
  return rulebook.ok ? rulebook.value.rules : rulebook.error;
};
const whole = read(bytesOf(rulebookText()));

describe('a rulebook', () => {
  const { rules, glossary, edition } = whole.ok ? whole.value : { rules: [], glossary: [], edition: '' };
  const rule = (number: string) => rules.find(one => one.number === number);

  test('is in force since the date that it states', () => expect(edition).toBe('2031-06-01'));

  test('has sections, chapters, rules and subrules in its order', () => {
    expect(rules.map(({ number }) => number).join(' ')).toBe(
      '1 100 100.1 100.1a 101 101.1 101.2 101.2a 101.2b 2 200 200.1 200.2',
    );
    expect(['1', '100', '100.1', '100.1a'].map(number => rule(number)?.level)).toEqual([
      'section',
      'chapter',
      'rule',
      'subrule',
    ]);
    expect(rules.map(({ index }) => index)).toEqual(rules.map((_, place) => place));
  });

  test('has examples apart from the text, and further paragraphs in it', () => {
    expect(rule('101.1')).toMatchObject({
      text: 'Frogs jump.',
      examples: ['A green frog jumps. It is a frog still.', 'A frog reads “jump.” It does.'],
    });
    expect(rule('101.2a')?.text.split('\n')).toHaveLength(2);
  });

  test('points to other rules of its own, and to none that it does not have', () => {
    expect(rule('100.1')?.references).toEqual(['101', '200.1', '200.2']);
    expect(rule('200.1')?.references).toEqual(['100.1a', '101.2']);
    expect(glossary.map(({ references }) => references)).toEqual([['101', '200'], []]);
  });

  test('has a glossary', () => {
    expect(glossary.map(({ term }) => term)).toEqual(['Frog', 'Leap, Long']);
    expect(glossary[0]?.text.split('\n')).toHaveLength(2);
  });
});

describe('typography', () => {
  const text = rulebookText();
  const utf16 = (order: 'le' | 'be'): Uint8Array => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    return order === 'le' ? bytes : bytes.swap16();
  };
  const windows = Buffer.from(
    text.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('’', '\x92').replaceAll('–', '\x96'),
    'latin1',
  );
  test.each<[string, Uint8Array]>([
    ['Windows line ends', bytesOf(text.replaceAll('\n', '\r\n'))],
    ['old line ends', bytesOf(text.replaceAll('\n', '\r'))],
    ['a byte order mark', bytesOf(`\ufeff${text}`)],
    ['UTF-16, little end first', utf16('le')],
    ['UTF-16, big end first', utf16('be')],
    ['the Windows alphabet', windows],
    ['blanks that do not break', bytesOf(text.replaceAll('frog ', 'frog\u00a0'))],
    ['page breaks', bytesOf(text.replace('\n2. Jumping', '\n\f2. Jumping'))],
    ['lines that go on in blanks', bytesOf(text.replaceAll('\n\n', '  \n\n'))],
  ])('%s change nothing', (_, bytes) => expect(read(bytes)).toEqual(whole));

  test.each([
    ['101.1. Frogs', '101.1 Frogs'],
    ['101.1. Frogs', '101.1.Frogs'],
    ['101.1. Frogs', '  101.1. Frogs'],
    ['101.1. Frogs', '101. 1. Frogs'],
    ['101.2a The', '101.2a. The'],
    ['Example:', '_Example_:'],
    ['Example:', 'EXAMPLE:'],
    ['Frogs jump', '_Frogs_ jump'],
    ['101. Frogs\n', '101. Frogs\n----------\n'],
  ])('%j may be written %j', (usual, other) =>
    expect(records(BODY.replace(usual, other))).toEqual(whole.ok && whole.value.rules),
  );

  test('lines broken to fit a page are joined, and a reference at the beginning of a line is no rule', () => {
    const broken = BODY.replace(
      'A frog that isn’t in the pond is dry (see rule 101.2b).',
      'A frog that isn’t in the pond is dry (see rule\n101.2b).',
    );
    expect(records(broken)).toEqual(whole.ok && whole.value.rules);
  });

  test.each([
    ['101.2b A dry', '110.2b A dry', '110.2b'],
    ['101.2b A dry', '101.1b A dry', '101.1b'],
    ['101.2b A dry', '101.b A dry', '101.b'],
  ])('the misprint %j → %j is mended by its place, and told', (right, wrong, printed) => {
    const mended = records(BODY.replace(right, wrong));
    expect(mended).toContainEqual(expect.objectContaining({ number: '101.2b', printed }));
  });
});

describe('what cannot be read whole', () => {
  const failure = (text: string) => {
    const rulebook = read(bytesOf(text));
    return rulebook.ok ? 'read' : rulebook.error;
  };
  test.each([
    ['empty', ''],
    ['empty', ' \n\n '],
    ['notText', `${rulebookText()}\0`],
    ['notText', '%PDF-1.7\n\u0001\u0002'],
    ['notRulebook', 'Dear diary'],
    ['noDate', rulebookText('no day')],
    ['truncated', rulebookText().slice(0, rulebookText().indexOf('1. The Pond') + 5)],
    ['truncated', rulebookText().slice(0, rulebookText().indexOf('200.1.'))],
    ['truncated', rulebookText().slice(0, rulebookText().indexOf('Leap, Long'))],
    ['truncated', rulebookText('June 1, 2031', BODY.replace('200. Leaps\n', ''))],
    ['outOfOrder', rulebookText('June 1, 2031', BODY.replace('200.2.', '100.7.'))],
    ['outOfOrder', rulebookText('June 1, 2031', BODY.replace('101.2.', '101.1.'))],
    ['hole', rulebookText('June 1, 2031', BODY.replace('200.2.', '200.4.'))],
    ['hole', rulebookText('June 1, 2031', BODY.replace('101.2b A dry', '101.2e A dry'))],
  ])('%s', (code, text) => expect(failure(text)).toMatchObject({ code }));

  test('tells the line', () => {
    const text = rulebookText('June 1, 2031', BODY.replace('200.2.', '100.7.'));
    const line = text.split('\n').findIndex(one => one.startsWith('100.7.')) + 1;
    expect(failure(text)).toMatchObject({ code: 'outOfOrder', place: { line } });
  });

  test('is what has letters of two alphabets, with the byte', () => {
    const bytes = Buffer.from(rulebookText());
    const at = bytes.indexOf('café'.slice(0, 3));
    bytes[at] = 0xe9;
    expect(read(bytes)).toMatchObject({ ok: false, error: { code: 'misencoded', place: { byte: at } } });
  });

  test.each(['latin1', 'windows-1252'])('is what was encoded twice, by way of %s', alphabet => {
    const twice =
      alphabet === 'latin1'
        ? Buffer.from(rulebookText()).toString('latin1')
        : new TextDecoder(alphabet).decode(Buffer.from(rulebookText()));
    const line =
      rulebookText()
        .split('\n')
        .findIndex(one => one.includes('“')) + 1;
    expect(read(bytesOf(twice))).toMatchObject({ ok: false, error: { code: 'misencoded', place: { line } } });
  });

  test('is nothing from which a single number is missing, as in some that were published', () =>
    expect(failure(rulebookText('June 1, 2031', BODY.replace('200.2.', '200.3.')))).toBe('read'));

  test('is what is larger than any rulebook', () =>
    expect(read(new Uint8Array(9_000_000).fill(65))).toMatchObject({ ok: false, error: { code: 'tooLarge' } }));

  test('is told wherever the text was cut before its credits', () => {
    const text = rulebookText();
    const end = text.indexOf('\nCredits\n', text.indexOf('Leap, Long'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end }), at => {
        const cut = read(bytesOf(text.slice(0, at)));
        expect(cut).toMatchObject({
          ok: false,
          error: { code: expect.stringMatching(/^(empty|notRulebook|truncated)$/) },
        });
      }),
      { numRuns: 300 },
    );
  });

  test('is refused with a code and never thrown, whatever bytes are changed', () => {
    const bytes = bytesOf(rulebookText());
    const change = fc.record({ at: fc.nat(bytes.length - 1), byte: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), changes => {
        const changed = bytes.slice();
        for (const { at, byte } of changes) changed[at] = byte;
        const rulebook = read(changed);
        if (rulebook.ok) isSound(rulebook.value.rules);
        else expect(rulebook.error.code).toMatch(/^[a-zA-Z]+$/);
      }),
      { numRuns: 500 },
    );
  });

  test('is refused or read in order, whatever lines are moved, doubled or lost', () => {
    const lines = rulebookText().split('\n');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...lines), { maxLength: 6 }),
        fc.nat(lines.length),
        fc.nat(5),
        (some, at, lost) => {
          const rulebook = read(bytesOf(lines.toSpliced(at, lost, ...some).join('\n')));
          if (rulebook.ok) isSound(rulebook.value.rules);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Every number once, each with a text, and each below what it belongs to. */
function isSound(rules: readonly { readonly number: string; readonly text: string }[]): void {
  const numbers = rules.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(rules.every(({ text }) => text !== '')).toBe(true);
}
