import { describe, expect, it } from 'vitest';
import { join, words } from '../src/1-text/tokens.ts';
import {
  an,
  andList,
  as,
  eitherOf,
  forms,
  type Grammar,
  grammar,
  is,
  lazy,
  listWith,
  maybe,
  not,
  oneOf,
  orList,
  type Phrase,
  quiet,
  run,
  say,
  table,
  tableForms,
  token,
  usageOf,
  where,
} from '../src/2-kernel/index.ts';

const number = table('a number', { two: 2, three: 3, four: 4 });
const digits = token('digits', (text) => (/^\d+$/u.test(text) ? Number(text) : undefined), String);
const relic = tableForms('a kind of object', { 'relic|relics': 'relic', 'elf|elves': 'elf', sheep: 'sheep' });
const color = table('a color', ['red', 'green', 'blue']);

const reads = <T>(g: Grammar<T>, text: string): T => {
  const result = g.read(words(text));
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.value;
};
const writes = <T>(g: Grammar<T>, value: T): string => {
  const result = g.write(value);
  if (!result.ok) throw new Error(result.error.message);
  return join(result.value);
};
const says = <T>(g: Grammar<T>, text: string, value: T): void => {
  expect(reads(g, text)).toEqual(value);
  expect(writes(g, value)).toBe(text);
};
const refusal = <T>(g: Grammar<T>, text: string) => {
  const result = g.read(words(text));
  if (result.ok) throw new Error(`"${text}" was read`);
  return result.error;
};

describe('a template is one rule for both directions', () => {
  it('reads words and slots into a record and writes the record back', () => {
    const g = grammar(is({ do: 'hoard' })`hoard ${{ n: number }} ${{ color: color }} relics`);
    says(g, 'hoard two red relics', { do: 'hoard', n: 2, color: 'red' });
  });

  it('merges the fields of a bare slot', () => {
    const size = say`size ${{ n: digits }}`;
    says(grammar(say`a ${{ color: color }} thing of ${size}`), 'a red thing of size 7', { color: 'red', n: 7 });
  });

  it('splits its own words as it splits the words of a card', () => {
    const g = grammar(say`${{ color: color }}'s power is +1/+1, {T}: "${{ n: digits }}."`);
    says(g, 'red\'s power is +1/+1, {T}: "3."', { color: 'red', n: 3 });
  });

  it('leaves no key for an optional layer that is absent', () => {
    const g = grammar(say`${{ color: maybe(color) }} relics ${maybe(say`of size ${{ n: digits }}`)}`);
    says(g, 'relics', {});
    says(g, 'red relics', { color: 'red' });
    says(g, 'red relics of size 3', { color: 'red', n: 3 });
  });
});

describe('a phrase in two numbers', () => {
  const hoard = forms({ do: 'hoard' })`[hoards|hoard] ${{ n: number }} relic[|s]`;
  const bury = forms({ do: 'bury' })`[buries|bury] ${{ what: relic }}`;

  it('chooses its words by number, inside and at the end of a word', () => {
    says(grammar(hoard.one), 'hoards two relics'.replace('relics', 'relic'), { do: 'hoard', n: 2 });
    says(grammar(hoard.many), 'hoard two relics', { do: 'hoard', n: 2 });
  });

  it('agrees with an inflected slot by itself', () => {
    says(grammar(bury.one), 'buries elf', { do: 'bury', what: 'elf' });
    says(grammar(bury.many), 'bury elves', { do: 'bury', what: 'elf' });
    says(grammar(bury.many), 'bury sheep', { do: 'bury', what: 'sheep' });
  });

  it('is one of several in both numbers', () => {
    const verb = eitherOf('a verb', hoard, bury);
    says(grammar(verb.many), 'bury relics', { do: 'bury', what: 'relic' });
    expect(refusal(grammar(verb.one), 'bury relics')).toMatchObject({ at: 0, wanted: ['a verb'] });
  });
});

describe('laws checked when a grammar is built', () => {
  it('two parts of a template may not share a field', () => {
    expect(() => grammar(is({ on: 'x' })`when ${{ on: color }}`)).toThrow('share the field "on"');
    expect(() => grammar(say`${say`${{ n: number }}`} ${say`${{ n: digits }}`}`)).toThrow('share the field "n"');
  });

  it('a phrase may not begin with itself', () => {
    type Tower = { readonly on?: Tower; readonly floor: 'red' | 'green' | 'blue' };
    const tower: Phrase<Tower> = say`${{ on: maybe(lazy(() => tower)) }} ${{ floor: color }}`;
    expect(() => grammar(tower)).toThrow('begins with itself');
  });

  it('an optional layer must leave a field when it is present', () => {
    expect(() => grammar(say`red ${maybe(say`indeed`)} relics`)).toThrow('leave no field');
  });

  it('what is optional or repeated may not be empty', () => {
    const hollow = say`${{ n: maybe(digits) }}`;
    expect(() => grammar(say`relics ${{ size: maybe(hollow) }}`)).toThrow('can be empty');
    expect(() => grammar(run(hollow))).toThrow('can be empty');
  });

  it('a bare slot must have known fields', () => {
    const odd = as(
      say`size ${{ n: digits }}`,
      ({ n }) => ({ size: n }),
      ({ size }) => ({ n: size }),
    );
    expect(() => grammar(say`relics of ${odd}`)).toThrow('are not known');
  });
});

describe('reading gives every reading', () => {
  it('two different whole values are ambiguous', () => {
    const g = grammar(oneOf('a thing', is({ is: 'a' })`red relic`, is({ is: 'b' })`${{ c: color }} relic`));
    expect(refusal(g, 'red relic')).toMatchObject({ code: 'ambiguous', values: [{ is: 'a' }, { is: 'b', c: 'red' }] });
  });

  it('equal values are one reading, and the superfluous rule is reported', () => {
    const g = grammar(oneOf('a thing', is({ c: 'red' })`red relic`, say`${{ c: color }} relic`));
    const result = g.read(words('red relic'));
    expect(result).toMatchObject({ ok: true, value: { c: 'red' } });
    expect(result.ok && result.redundant.map((rule) => rule.name)).toEqual(['<c> relic', 'a color: red']);
  });

  it('a shorter reading of a part does not hide a longer one', () => {
    const skill = table('a skill', ['first', 'first strike', 'strike twice']);
    says(grammar(say`${{ a: skill }} ${{ b: skill }}`), 'first strike twice', { a: 'first', b: 'strike twice' });
  });

  it('different readings of a part are told apart by what follows', () => {
    const part = oneOf('a part', is({ x: 1 })`red`, is({ x: 2 })`red relic`);
    says(grammar(say`${part} relic`), 'red relic', { x: 1 });
    says(grammar(say`${part} relic`), 'red relic relic', { x: 2 });
  });

  it('stays polynomial where nested choices overlap', () => {
    type Nest = { readonly in: Nest } | { readonly beside: Nest } | { readonly leaf: true };
    const nest: Phrase<Nest> = oneOf(
      'a nest',
      say`in ${{ in: lazy(() => nest) }} end`,
      say`in ${{ beside: lazy(() => nest) }} stop`,
      is({ leaf: true })`leaf`,
    );
    const depth = 60;
    const text = `${'in '.repeat(depth)}leaf${' stop'.repeat(depth)}`;
    expect(writes(grammar(nest), reads(grammar(nest), text))).toBe(text);
  });
});

describe('writing drops nothing', () => {
  const plain = is({ do: 'draw' })`draw ${{ n: number }} cards`;
  const red = is({ do: 'draw' })`draw ${{ n: number }} ${{ color: color }} cards`;

  it('refuses a record with a field the rule does not know, and takes the next alternative', () => {
    says(grammar(oneOf('an effect', plain, red)), 'draw two red cards', { do: 'draw', n: 2, color: 'red' });
    const stray = { do: 'draw', n: 2, color: 'red' } as const;
    expect(grammar<{ readonly do: 'draw'; readonly n: 2 | 3 | 4 }>(plain).write(stray)).toMatchObject({ ok: false });
  });

  it('writes the first alternative that fits', () => {
    const g = grammar(oneOf('a thing', say`scarlet ${{ n: number }}`, say`red ${{ n: number }}`));
    expect(writes(g, reads(g, 'red two'))).toBe('scarlet two');
  });

  it('says where in a value the writing failed', () => {
    const effect = is({ do: 'draw' })`draw ${{ what: say`${{ n: number }} cards` }}`;
    const result = (grammar(effect) as Grammar<unknown>).write({ do: 'draw', what: { n: 9 } });
    expect(result).toMatchObject({ ok: false, error: { code: 'unwritable', path: ['what', 'n'] } });
  });

  it('writes nothing of an alternative that failed half way', () => {
    const thing = oneOf('a thing', say`${{ a: andList(color) }} and ${{ b: digits }}`, say`${{ a: run(color) }}`);
    expect(writes(grammar(thing), { a: ['red', 'blue'] })).toBe('red blue');
  });
});

describe('a decline names the furthest token and what was wanted there', () => {
  const verb = oneOf(
    'a verb',
    is({ do: 'draw' })`draw ${{ n: number }} cards`,
    is({ do: 'mill' })`mill ${{ n: number }}`,
  );
  const g = grammar(say`${verb} ${{ color: maybe(color) }} then ${{ next: verb }}`);

  it('gives the label of the whole choice where none of it begins', () => {
    expect(refusal(g, 'draw two cards then dance')).toMatchObject({ code: 'declined', at: 4, wanted: ['a verb'] });
  });

  it('gives every continuation that was possible', () => {
    expect(refusal(g, 'draw two cards purple')).toMatchObject({ at: 3, wanted: ['a color', 'then'] });
  });

  it('gives the inner label where the reading came further', () => {
    expect(refusal(g, 'draw nine cards')).toMatchObject({ at: 1, wanted: ['a number'] });
  });

  it('says when the text ended too early or went on too long', () => {
    expect(refusal(g, 'draw two')).toMatchObject({ at: 2, wanted: ['cards'] });
    expect(refusal(g, 'mill two then mill two three')).toMatchObject({ at: 5, wanted: ['the end'] });
  });

  it('is not led astray by a quiet phrase', () => {
    const any = token(
      'any word',
      (text) => text,
      (text: string) => text,
    );
    const loud = grammar(oneOf('a line', say`mill ${{ n: number }}`, say`${{ flavor: run(any) }} — stop`));
    const hushed = grammar(oneOf('a line', say`mill ${{ n: number }}`, quiet(say`${{ flavor: run(any) }} — stop`)));
    expect(refusal(loud, 'mill nine cards now')).toMatchObject({ at: 4 });
    expect(refusal(hushed, 'mill nine cards now')).toMatchObject({ at: 1, wanted: ['a number'] });
  });
});

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
      (n) => (n % 2 === 0 ? { half: n / 2 } : undefined),
      ({ half }) => half * 2,
    );
    says(grammar(say`size ${{ n: even }}`), 'size 8', { n: { half: 4 } });
    expect(refusal(grammar(even), '7').code).toBe('declined');
    expect(grammar(even).write({ half: 0.3 }).ok).toBe(false);
  });

  it('`where` keeps only what passes its test, in both directions', () => {
    const small = where('a small number', digits, (n) => n < 5);
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
