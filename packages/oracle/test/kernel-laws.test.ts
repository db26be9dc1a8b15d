import { describe, expect, it } from 'vitest';
import { words } from '../src/1-text/index.ts';
import {
  andList,
  as,
  eitherOf,
  forms,
  type Grammar,
  grammar,
  is,
  lazy,
  maybe,
  oneOf,
  type Phrase,
  quiet,
  run,
  say,
  table,
  token,
} from '../src/2-kernel/index.ts';
import { color, digits, number, reads, refusal, relic, says, writes } from './support/kernel.ts';

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
    expect(result.ok && result.redundant.map(rule => rule.name)).toEqual(['<c> relic', 'a color: red']);
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
      text => text,
      (text: string) => text,
    );
    const loud = grammar(oneOf('a line', say`mill ${{ n: number }}`, say`${{ flavor: run(any) }} — stop`));
    const hushed = grammar(oneOf('a line', say`mill ${{ n: number }}`, quiet(say`${{ flavor: run(any) }} — stop`)));
    expect(refusal(loud, 'mill nine cards now')).toMatchObject({ at: 4 });
    expect(refusal(hushed, 'mill nine cards now')).toMatchObject({ at: 1, wanted: ['a number'] });
  });
});
