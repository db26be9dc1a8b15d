import { describe, expect, it } from 'vitest';
import { words } from '../src/1-text/index.ts';
import {
  an,
  andList,
  as,
  type Grammar,
  grammar,
  is,
  lazy,
  listWith,
  meaning,
  not,
  oneOf,
  orList,
  type Phrase,
  run,
  same,
  sameMeaning,
  say,
  table,
  usageOf,
  where,
} from '../src/2-kernel/index.ts';
import { color, digits, number, reads, refusal, says, writes } from './support/kernel.ts';

describe('lists', () => {
  it('join two with the word alone and more with commas', () => {
    const g = grammar(andList(color, 1));
    says(g, 'red', ['red']);
    says(g, 'red and blue', ['red', 'blue']);
    says(g, 'red, green, and blue', ['red', 'green', 'blue']);
    expect(refusal(g, 'red, and blue').code).toBe('declined');
    says(grammar(orList(color)), 'red or blue', ['red', 'blue']);
    says(grammar(listWith('and/or', color)), 'red, green, and/or blue', ['red', 'green', 'blue']);
  });

  it('have two items or more unless told otherwise', () => {
    expect(refusal(grammar(andList(color)), 'red').code).toBe('declined');
    expect(grammar(andList(color)).write(['red']).ok).toBe(false);
    expect(grammar(run(color)).write([]).ok).toBe(false);
  });

  it('run on with the same words between', () => {
    says(grammar(run(color)), 'red red blue', ['red', 'red', 'blue']);
    says(grammar(run(color, { between: ',' })), 'red, red, blue', ['red', 'red', 'blue']);
  });
});

describe('other parts', () => {
  it('a table may hold records, and writes the first wording of a value', () => {
    const g = grammar(table('a size', { small: { size: 1 }, tiny: { size: 1 }, large: { size: 2 } }));
    says(g, 'large', { size: 2 });
    expect(writes(g, reads(g, 'tiny'))).toBe('small');
  });

  it('a token is written only if it reads back', () => {
    expect((grammar(digits) as Grammar<unknown>).write('seven').ok).toBe(false);
    expect((grammar(digits) as Grammar<unknown>).write(-1).ok).toBe(false);
  });

  it('`as` gives the value another shape, both ways, and refuses what does not come back', () => {
    const even = as(
      digits,
      n => (n % 2 === 0 ? { half: n / 2 } : undefined),
      ({ half }) => half * 2,
    );
    says(grammar(say`size ${{ n: even }}`), 'size 8', { n: { half: 4 } });
    expect(refusal(grammar(even), '7').code).toBe('declined');
    expect(grammar(even).write({ half: 0.3 }).ok).toBe(false);
  });

  it('`where` keeps only what passes its test, in both directions', () => {
    const small = where('a small number', digits, n => n < 5);
    says(grammar(small), '3', 3);
    expect(refusal(grammar(small), '7')).toMatchObject({ wanted: ['a small number'] });
    expect(grammar(small).write(7).ok).toBe(false);
  });

  it('`not` guards a rule against what follows', () => {
    const g = grammar(say`${{ color: color }} ${not(say`relic`)} ${{ rest: run(table('a word', ['relic', 'two'])) }}`);
    says(g, 'red two relic', { color: 'red', rest: ['two', 'relic'] });
    expect(refusal(g, 'red relic').code).toBe('declined');
  });

  it('the article agrees with the next written word', () => {
    const g = grammar(
      say`${an} ${{ what: table('a thing', ['elf', 'relic', '8/8', '1/1', 'hourglass', 'unicorn', 'X/X']) }}`,
    );
    for (const text of ['an elf', 'a relic', 'an 8/8', 'a 1/1', 'an hourglass', 'a unicorn', 'an X/X']) {
      expect(writes(g, reads(g, text))).toBe(text);
    }
    expect(refusal(g, 'a elf')).toMatchObject({ at: 0, wanted: ['an article'] });
  });
});

describe('types prove that every member is read and written', () => {
  type Effect =
    | { readonly do: 'draw'; readonly n: 2 | 3 | 4 }
    | { readonly do: 'paint'; readonly color: 'red' | 'green' | 'blue' };
  const draw = is({ do: 'draw' })`draw ${{ n: number }}`;
  const paint = is({ do: 'paint' })`paint ${{ color: color }}`;
  const juggle = is({ do: 'juggle' })`juggle`;

  it('a choice of all members is a phrase of the union', () => {
    const effect: Phrase<Effect> = oneOf('an effect', draw, paint);
    says(grammar(effect), 'paint red', { do: 'paint', color: 'red' });
  });

  it('a member that nobody writes, or a reading the union does not have, does not compile', () => {
    // @ts-expect-error nothing writes "paint"
    const short: Phrase<Effect> = oneOf('an effect', draw);
    // @ts-expect-error the union has no "juggle"
    const long: Phrase<Effect> = oneOf('an effect', draw, paint, juggle);
    expect([short, long]).toHaveLength(2);
  });

  it('an optional field that no rule reads or writes does not compile', () => {
    type Lone = { readonly do: 'draw'; readonly n?: 2 | 3 | 4 };
    const both: Phrase<Lone> = oneOf('an effect', is({ do: 'draw' })`draw`, draw);
    // @ts-expect-error nothing writes "n"
    const short: Phrase<Lone> = is({ do: 'draw' })`draw`;
    says(grammar(both), 'draw', { do: 'draw' });
    expect(short).toBeDefined();
  });

  it('recursion through lazy keeps its exact type', () => {
    type Step = Effect | { readonly do: 'seq'; readonly first: Effect; readonly next: Step };
    const effect: Phrase<Effect> = oneOf('an effect', draw, paint);
    const step: Phrase<Step> = oneOf(
      'a step',
      effect,
      is({ do: 'seq' })`first ${{ first: effect }}, then ${{ next: lazy(() => step) }}`,
    );
    says(grammar(step), 'first draw two, then paint red', {
      do: 'seq',
      first: { do: 'draw', n: 2 },
      next: { do: 'paint', color: 'red' },
    });
  });
});

describe('the rule usage report', () => {
  it('counts cards per rule and lists the rules that none uses', () => {
    const g = grammar(oneOf('a thing', say`red ${{ n: number }}`, say`blue ${{ n: digits }}`));
    const usage = usageOf(g.rules);
    for (const card of ['A', 'B']) {
      const result = g.read(words('red two'));
      if (result.ok) usage.note(card, result.rules);
    }
    expect(usage.report().slice(0, 2)).toEqual([
      { name: 'red <n>', cards: 2 },
      { name: 'a number: two', cards: 2 },
    ]);
    expect(usage.report()).toContainEqual({ name: 'blue <n>', cards: 0 });
  });
});

describe('hostile input', () => {
  const word = table('a word', ['in', 'out']);

  it('that is too long or too deep is declined', () => {
    type Nest = { readonly in: Nest } | { readonly leaf: true };
    const nest: Phrase<Nest> = oneOf('a nest', say`in ${{ in: lazy(() => nest) }}`, is({ leaf: true })`leaf`);
    const deep = grammar(nest).read([...Array(900).fill('in'), 'leaf']);
    expect(deep).toMatchObject({ ok: false, error: { code: 'declined', wanted: ['a simpler sentence'] } });
    const long = grammar(run(word)).read(Array(5000).fill('in'));
    expect(long).toMatchObject({ ok: false, error: { code: 'declined' } });
  });

  it('with very many readings is ambiguous and ends soon', () => {
    type Split = readonly (readonly ('in' | 'out')[])[];
    const split: Phrase<Split> = run(run(word));
    expect(grammar(split).read(Array(40).fill('in'))).toMatchObject({ ok: false, error: { code: 'ambiguous' } });
  });
});

describe('wording marks', () => {
  const plain = is({ do: 'draw' })`draw ${{ n: number }}`;
  const marked = is({ do: 'draw', said: 'front' })`${{ n: number }} you draw`;
  const g = grammar(oneOf('an effect', plain, marked));

  it('keep an unusual wording, and the usual one has none', () => {
    says(g, 'draw two', { do: 'draw', n: 2 });
    says(g, 'two you draw', { do: 'draw', n: 2, said: 'front' });
  });

  it('do not count for the meaning, at any depth', () => {
    const usual = { rule: 'when', then: [{ do: 'draw', n: 2 }] };
    const unusual = { rule: 'when', then: [{ said: 'front', n: 2, do: 'draw' }] };
    expect(same(usual, unusual)).toBe(false);
    expect(sameMeaning(usual, unusual)).toBe(true);
    expect(meaning(unusual)).toEqual(usual);
    expect(sameMeaning(usual, { rule: 'when', then: [{ do: 'draw', n: 3 }] })).toBe(false);
  });
});
