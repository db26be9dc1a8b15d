/** What changed between two editions. */
import { parseArgs } from 'node:util';
import {
  CHANGES,
  diffEditions,
  type EditionDiff,
  isWithin,
  type Rulebook,
  type RuleChange,
} from '@lawmage/judge/rulebook';
import type { RuleStore } from '@lawmage/judge/store';
import { CommandError, DONE, NEGATIVE, need, type Status } from '../../command.ts';
import { print, printJson } from '../../text/print.ts';
import { columns, wrapped } from '../../text/table.ts';
import { openedRules, rulebookOf } from './rulebooks.ts';

/** Exit status 1 if the editions differ, as with `diff`. */
export async function diffRules(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      chapter: { type: 'string' },
      text: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0)
    throw new CommandError('usage', 'lawmage rules diff EDITION EDITION');
  const only = CHANGES.find(change => change === values.only);
  if (only === undefined && values.only !== undefined)
    throw new CommandError('usage', `--only takes ${CHANGES.join(', ')}`);
  using store = openedRules();
  const route = routeBetween(store, need(store.edition(from)).edition, need(store.edition(to)).edition);
  const diff = diffEditions(route, (one, other) => store.pairs(one.edition, other.edition));
  const shown = diff.changes.filter(change => isShown(change, only, values.chapter));
  const texts = values.text ? textsOf(route[0], route.at(-1) ?? route[0]) : null;
  if (values.json)
    printJson({ ...diff, changes: texts === null ? shown : shown.map(change => ({ ...change, ...texts(change) })) });
  else tell(diff, shown, texts);
  return diff.changes.length === 0 ? DONE : NEGATIVE;
}

function routeBetween(store: RuleStore, from: string, to: string): readonly [Rulebook, ...Rulebook[]] {
  const [first = from, ...rest] = store.route(from, to);
  return [rulebookOf(store, first), ...rest.map(edition => rulebookOf(store, edition))];
}

function isShown(
  { change, from, to }: RuleChange,
  only: RuleChange['change'] | undefined,
  chapter: string | undefined,
): boolean {
  if (only !== undefined && change !== only) return false;
  return chapter === undefined || [from, to].some(number => number !== null && isWithin(number, chapter));
}

type Texts = (change: RuleChange) => { readonly before: string | null; readonly after: string | null };

function textsOf(first: Rulebook, last: Rulebook): Texts {
  const textIn = ({ rules }: Rulebook) => new Map(rules.map(({ number, text }) => [number, text]));
  const [before, after] = [textIn(first), textIn(last)];
  return ({ from, to }) => ({ before: before.get(from ?? '') ?? null, after: after.get(to ?? '') ?? null });
}

const WORDS: Readonly<Record<RuleChange['change'], string>> = {
  added: 'added',
  removed: 'removed',
  renumbered: 'renumbered',
  reworded: 'reworded',
  both: 'renumbered, reworded',
};

function tell(diff: EditionDiff, changes: readonly RuleChange[], texts: Texts | null): void {
  if (texts === null && changes.length > 0)
    print(columns(changes.map(one => [one.from ?? '', one.to ?? '', wordsFor(one)])));
  if (texts !== null)
    for (const change of changes) {
      print(`${[change.from, change.to].filter(number => number !== null).join(' → ')}   ${wordsFor(change)}`);
      const { before, after } = texts(change);
      if (before !== null && change.change !== 'renumbered') print(wrapped(before, 100, '  - '));
      if (after !== null) print(wrapped(after, 100, '  + '));
    }
  const counts = CHANGES.map(change => `${diff.counts[change]} ${WORDS[change]}`);
  if (changes.length > 0) print('');
  print(`${diff.from} → ${diff.to}: ${diff.same} as they were, ${counts.join('; ')}`);
}

const wordsFor = ({ change, counterparts }: RuleChange): string =>
  counterparts.length === 0
    ? WORDS[change]
    : `${WORDS[change]}; ${change === 'added' ? 'before' : 'now'} in ${counterparts.join(', ')}`;
