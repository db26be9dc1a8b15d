import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { join, plural, split, words } from '../src/1-text/index.ts';

const texts = (text: string): string[] => split(text).map(token => token.text);

describe('a text is split into tokens', () => {
  it.each([
    ['Draw two cards.', ['Draw', 'two', 'cards', '.']],
    ['{2}{R}, {T}: +1/+1', ['{2}', '{R}', ',', '{T}', ':', '+1/+1']],
    ['−3: an 8/8, -X/-X, */*', ['−3', ':', 'an', '8/8', ',', '-X/-X', ',', '*/*']],
    ["the relic's owners' hands", ['the', 'relic', "'s", 'owners', "'", 'hands']],
    ["can't isn't it's", ["can't", "isn't", 'it', "'s"]],
    ['nonland, non-Elf, none', ['non', 'land', ',', 'non-', 'Elf', ',', 'none']],
    ['Hoarding—Pay 2 life', ['Hoarding', '·—·', 'Pay', '2', 'life']],
    ['Choose one —\n• Win.\n• Lose.', ['Choose', 'one', '—', '•', 'Win', '.', '•', 'Lose', '.']],
    ['Roll.\n1—9 | Win.\n10+ | Lose.', ['Roll', '.', '\n', '1—9', '|', 'Win', '.', '\n', '10+', '|', 'Lose', '.']],
    ['has "{T}: Win."', ['has', '"', '{T}', ':', 'Win', '.', '"']],
    ['one,two', ['one', ',', '><', 'two']],
    ['one  two', ['one', '  ', 'two']],
  ])('%j', (text, tokens) => {
    expect(texts(text)).toEqual(tokens);
    expect(join(tokens)).toBe(text);
  });

  it('knows where each token stood', () => {
    const text = 'Draw  two cards.';
    for (const { text: token, start, end } of split(text)) expect(text.slice(start, end)).toBe(token);
  });

  it('and joined again to the same text, whatever it was', () => {
    const rough = fc.string({ unit: fc.constantFrom(...'aAsn \'"\n•—-−+/{}(),.:|~XT19 '.split('')) });
    fc.assert(
      fc.property(fc.oneof(rough, fc.string({ unit: 'grapheme' })), text => {
        expect(join(texts(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('spaces in the words of a template never matter', () => {
    expect(words('  equal  to ')).toEqual(['equal', 'to']);
    expect(words('."')).toEqual(['.', '"']);
    expect(words("'s power")).toEqual(["'s", 'power']);
  });
});

describe('plurals', () => {
  it.each([
    ['Elf', 'Elves'],
    ['ability', 'abilities'],
    ['Fox', 'Foxes'],
    ['Leech', 'Leeches'],
    ['Monarch', 'Monarchs'],
    ['Merfolk', 'Merfolk'],
    ['player', 'players'],
    ['Mouse', 'Mice'],
    ['Donkey', 'Donkeys'],
  ])('%s, %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });
});
