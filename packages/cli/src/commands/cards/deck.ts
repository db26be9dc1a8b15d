/** Reading and judging decklists. */
import { parseArgs } from 'node:util';
import { checkDeck, countOf, FORMATS, findFormat, loadDeck } from '@lawmage/cards';
import { openStore } from '@lawmage/cards/store';
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { CommandError, DONE, NEGATIVE, need, type Status } from '../../command.ts';
import { readWords } from '../../text/file.ts';
import { print, printJson } from '../../text/print.ts';

export async function checkDeckFile(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'vintage' },
      edition: { type: 'string', default: 'current' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new CommandError('usage', 'lawmage cards deck FILE');
  const format = findFormat(values.format);
  if (format === undefined)
    throw new CommandError(
      'unknownFormat',
      `there is no format "${values.format}"; known are ${FORMATS.map(({ id }) => id).join(', ')}`,
    );
  if (!(EDITIONS as readonly string[]).includes(values.edition))
    throw new CommandError('unknownEdition', `--edition takes ${EDITIONS.join(' or ')}`);
  using store = need(openStore());
  const { deck, problems, format: kind } = loadDeck(await readWords(file), store);
  const verdict = checkDeck(deck, format, name => store.card(name), values.edition as EditionName);
  const playable = problems.length === 0 && verdict.breaches.length === 0;
  if (values.json) printJson({ kind, deck, problems, ...verdict });
  else {
    print(`${countOf(deck.main)} cards, ${countOf(deck.sideboard)} in the sideboard`);
    for (const problem of problems)
      print(`${problem.line === undefined ? '' : `line ${problem.line}: `}${problem.message} [${problem.code}]`);
    for (const breach of verdict.breaches) print(`${breach.message} [${breach.rule}]`);
    const named = verdict.unchecked.filter(({ code }) => code !== 'unknownCard');
    for (const { message, cards } of named) print(`not checked: ${message} (${cards.join(', ')})`);
    if (playable && verdict.unchecked.length === 0) print(`nothing is wrong with it: ${format.name}`);
  }
  return playable ? DONE : NEGATIVE;
}
