import type { Ability, Level } from '@lawmage/ability';
import { as, is, maybe, oneOf, type Phrase, part, run, say, token, where } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { manaOnly } from '../verbs/paying.ts';
import { digits } from '../words/index.ts';

type Band = Pick<Level, 'from' | 'to'>;
type Size = { readonly power: number; readonly toughness: number };
type Rows = readonly Ability[];

/** "1-3", "4+": how many level counters. */
const band: Phrase<Band> = part<Band>()(
  as(
    token(
      'level counters',
      (text): Band | undefined => {
        const found = /^(\d+)(?:-(\d+)|\+)$/u.exec(text);
        if (found === null) return undefined;
        return { from: Number(found[1]), ...(found[2] !== undefined && { to: Number(found[2]) }) };
      },
      ({ from, to }) => `${from}${to === undefined ? '+' : `-${to}`}`,
    ),
    each => each,
    each => each,
    ['from', 'to'],
  ),
);
const least: Phrase<number> = token(
  'charge counters',
  text => (/^\d+\+$/u.test(text) ? Number.parseInt(text, 10) : undefined),
  (n: number) => `${n}+`,
);
const size: Phrase<Size> = as(
  token(
    'power and toughness',
    (text): Size | undefined => {
      const found = /^(\d+)\/(\d+)$/u.exec(text);
      return found === null ? undefined : { power: Number(found[1]), toughness: Number(found[2]) };
    },
    ({ power, toughness }) => `${power}/${toughness}`,
  ),
  each => each,
  each => each,
  ['power', 'toughness'],
);

/** Abilities line by line: keywords that stand together share a line. */
const linesOf = (abilities: Rows): readonly Rows[] => {
  const lines: Ability[][] = [];
  for (const ability of abilities) {
    const last = lines.at(-1);
    if (ability.is === 'keyword' && last?.at(-1)?.is === 'keyword') last.push(ability);
    else lines.push([ability]);
  }
  return lines;
};

/** The bands of a leveler, a Class, a Spacecraft and a Case, whose abilities are lines of their own [CR 711, 716, 719, 721]. */
export function levelsOf(keywords: Phrase<Rows>, alone: Phrase<Rows>): Phrase<Level> {
  const line = oneOf(
    'an ability',
    keywords,
    where('an ability', alone, ([one]: Rows): boolean => one?.is !== 'keyword'),
  );
  const row = say`
 ${{ line }}`;
  const rows: Phrase<Rows> = as(
    run(row),
    (all): Rows => all.flatMap(each => each.line),
    (abilities: Rows) => linesOf(abilities).map(one => ({ line: one })),
  );
  const first: Phrase<Rows> = as(
    say`${{ line }} ${{ rest: maybe(rows) }}`,
    ({ line: one, rest = [] }): Rows => [...one, ...rest],
    abilities => {
      const [one, ...rest] = linesOf(abilities);
      return one && { line: one, ...(rest.length > 0 && { rest: rest.flat() }) };
    },
  );
  return part<Level>()(
    oneOf(
      'a level',
      is({ is: 'level', of: 'leveler' })`LEVEL ${band}
 ${size} ${{ abilities: rows }}`,
      is({ is: 'level', of: 'leveler', abilities: [] })`LEVEL ${band}
 ${size}`,
      is({ is: 'level', of: 'class' })`${{ cost: manaOnly }}: level ${{ from: digits }} ${{ abilities: rows }}`,
      is({ is: 'level', of: 'class', said: 'dash' })`${{ cost: manaOnly }}: level ${{ from: digits }} — ${{
        abilities: first,
      }}`,
      is({ is: 'level', of: 'station' })`${{ from: least }} | ${{ abilities: first }}`,
      is({ is: 'level', of: 'case', from: 1, abilities: [] })`to solve — ${{ condition }} .`,
      is({ is: 'level', of: 'case', from: 1 })`solved — ${{ abilities: alone }}`,
    ),
  );
}
